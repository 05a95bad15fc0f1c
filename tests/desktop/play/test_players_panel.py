"""The two players beside the board: badges, clocks and numbers."""

from __future__ import annotations

import random

import pytest
from driving import HUMANS, forced_game, small
from lone_game import Time, lone_game, place
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase
from desktop.game.players import Computer, Human, Seats
from desktop.play.count_bar import CountBar
from desktop.play.counting import Counting
from desktop.play.players_panel import PlayersPanel
from desktop.play.seat_card import SeatCard
from desktop.theme.theme import DARK, LIGHT
from desktop.views.game_views import VIEWS
from rules.clock import TimeControl

A_MINUTE = TimeControl(main_seconds=60)
AGAINST: Seats = (Human(), Computer(4))


class Shown:
    """A session's panel, and its counting."""

    def __init__(self, qtbot: QtBot, session: GameSession) -> None:
        view = VIEWS[session.record.setup.game.key]
        self.panel = PlayersPanel(session, view, Narrator(session, view), LIGHT)
        self._bar, self._board = CountBar(), BoardView()
        for widget in (self.panel, self._bar, self._board):
            qtbot.addWidget(widget)
        self._board.set_game(session.record.setup, LIGHT)
        self.counting = Counting(session, view, self._board, self._bar)
        self.panel.show()
        self.refresh()

    def refresh(self) -> None:
        self.panel.show_clocks()
        self.panel.refresh()
        self.panel.show_score(self.counting)

    def words(self, player: int) -> str:
        return self.panel.cards[player].accessibleName()

    def badges(self) -> list[str]:
        return [self._badge(card) for card in self.panel.cards]

    def _badge(self, card: SeatCard) -> str:
        labels = card.findChildren(QLabel)
        return next(label.text() for label in labels if label.property("role") == "badge")

    def lit(self) -> list[str]:
        labels = self.panel.score.findChildren(QLabel)
        return [label.text() for label in labels if label.property("role") == "lit"]


def test_only_the_player_to_move_has_a_badge(qtbot: QtBot) -> None:
    session = lone_game(small("egotzi"), "b2", seats=AGAINST)
    shown = Shown(qtbot, session)
    assert shown.badges() == ["", "thinking"]
    assert shown.panel.active is shown.panel.cards[1]
    assert [card.property("active") for card in shown.panel.cards] == [False, True]
    session.undo()
    shown.refresh()
    assert shown.badges() == ["to move", ""]
    assert shown.panel.active is shown.panel.cards[0]
    session.resign()
    shown.refresh()
    assert shown.badges() == ["", ""]
    assert shown.panel.active is None
    assert [card.property("active") for card in shown.panel.cards] == [False, False]


def test_every_phase_has_its_badge(qtbot: QtBot) -> None:
    seen = {}
    confirming = lone_game(small("egotzi"))
    confirming.confirms = True
    place(confirming, "b2")
    looking = lone_game(small("egotzi"), "b2", "c3", seats=AGAINST)
    looking.go_previous()
    failing = lone_game(small("egotzi"), "b2", seats=AGAINST)
    failing.engine_client.failed.emit(1, RuntimeError())
    setup, turns = forced_game(random.Random(1))
    forced = lone_game(setup, *turns, forced_ms=100_000)
    paused = lone_game(small("egotzi"), "b2", control=A_MINUTE)
    for session in (confirming, looking, failing, forced, paused):
        seen[session.phase] = "".join(Shown(qtbot, session).badges())
    assert seen == {
        Phase.CONFIRM: "to confirm",
        Phase.STOPPED: "waiting",
        Phase.FAILED: "failed",
        Phase.FORCED: "passes",
        Phase.PAUSED: "paused",
    }


def test_cards_show_current_names_colours_and_scores(qtbot: QtBot) -> None:
    session = lone_game(small("egotzi"), "b2", seats=(Human("Ann"), Human("Ben")))
    shown = Shown(qtbot, session)
    assert (shown.words(0), shown.words(1)) == (
        "Ann, Black, score 1",
        "Ben, White, to move, score 0",
    )
    place(session, "swap")
    shown.refresh()
    assert (shown.words(0), shown.words(1)) == (
        "Ann, White, to move, score 0",
        "Ben, Black, score 1",
    )
    shown = Shown(qtbot, lone_game(small("oddy")))
    assert "score" not in shown.words(0)  # in a game without one


def test_the_clock_of_the_player_to_move_runs_and_may_be_low(qtbot: QtBot) -> None:
    time = Time()
    session = lone_game(small("egotzi"), control=A_MINUTE, now=time)
    shown = Shown(qtbot, session)
    one, two = (card.face for card in shown.panel.cards)
    assert [one.text, two.text] == ["1:00", "1:00"]
    assert [one.isVisible(), two.isVisible(), one.low, two.low] == [True, True, False, False]
    running, standing = one.grab().toImage(), two.grab().toImage()
    assert running != standing
    place(session, "b2")
    shown.refresh()
    assert (one.grab().toImage(), two.grab().toImage()) == (standing, running)
    for seconds, low in ((47.9, False), (0.1, True)):  # a fifth of a minute
        time.now += seconds
        shown.panel.show_clocks()
        assert (one.low, two.low) == (False, low)


def test_clocks_are_shown_in_timed_games_and_after_a_loss_on_time(qtbot: QtBot) -> None:
    without = Shown(qtbot, lone_game(small("egotzi")))
    assert all(card.face.isHidden() for card in without.panel.cards)
    time = Time()
    session = lone_game(small("egotzi"), control=TimeControl(main_seconds=2), now=time)
    shown = Shown(qtbot, session)
    time.now += 3
    session.clock.check()
    shown.refresh()
    assert shown.panel.cards[0].face.text == "0:00.0"
    assert not any(card.face.isHidden() for card in shown.panel.cards)
    session.undo()  # continues without clocks
    shown.refresh()
    assert all(card.face.isHidden() for card in shown.panel.cards)
    session.resign()
    shown.refresh()
    assert all(card.face.isHidden() for card in shown.panel.cards)


def test_the_counted_row_is_highlighted_with_its_numbers_so_far(qtbot: QtBot) -> None:
    session = lone_game(small("yodd"), "Ba1")
    shown = Shown(qtbot, session)
    shown.counting.start(playing=False)
    shown.panel.show_score(shown.counting)
    (group,) = session.position.tally()
    assert shown.lit() == ["Groups", str(group.black), str(group.white)]
    assert "odd" in shown.panel.score.accessibleName()
    shown.counting.end()
    shown.panel.show_score(shown.counting)
    assert shown.lit() == []


def test_all_parts_follow_the_theme(qtbot: QtBot) -> None:
    shown = Shown(qtbot, lone_game(small("egotzi"), seats=HUMANS, control=A_MINUTE))
    parts = (*shown.panel.cards, shown.panel.score)
    before = [part.grab().toImage() for part in parts]
    shown.panel.set_theme(DARK)
    after = [part.grab().toImage() for part in parts]
    assert all(one != other for one, other in zip(before, after, strict=True))


@pytest.mark.parametrize("turns", ["", "b2"])
def test_cards_are_above_the_numbers(qtbot: QtBot, turns: str) -> None:
    panel = Shown(qtbot, lone_game(small("egotzi"), *turns.split())).panel
    panel.grab()
    assert panel.cards[0].y() < panel.cards[1].y() < panel.score.y()


@pytest.mark.parametrize("animated", [True, False])
def test_the_cards_trade_places_when_colours_are_swapped(qtbot: QtBot, animated: bool) -> None:
    session = lone_game(small("egotzi"), "b2")
    shown = Shown(qtbot, session)
    first, second = shown.panel.cards
    assert first.y() < second.y()
    place(session, "swap")
    shown.panel.refresh(animated=animated)
    assert (first.y() < second.y()) is animated  # on their way
    qtbot.waitUntil(lambda: second.y() == 0 and first.y() > second.height())
    session.undo()
    shown.panel.refresh()
    qtbot.waitUntil(lambda: first.y() == 0 and second.y() > first.height())


@pytest.mark.parametrize(("ended", "badge"), [(False, "waiting"), (True, "to move")])
def test_nobody_waits_in_a_finished_game(qtbot: QtBot, ended: bool, badge: str) -> None:
    session = lone_game(small("yodd"), "Bb2", "pass", *["pass"] * ended, seats=AGAINST)
    session.go_to(session.record.line[0])
    assert session.phase is Phase.STOPPED
    shown = Shown(qtbot, session)
    assert badge in shown.panel.cards[1].accessibleName()
