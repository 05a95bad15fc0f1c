"""The two players beside the board: their cards, clocks and the table of numbers."""

import random
from typing import Any

import pytest
from driving import click, forced_game, small
from lone_game import Time, lone_game, place
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QImage
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from desktop.board.board_view import BoardView
from desktop.board.stone_icon import stone_pixmap
from desktop.game.game_session import GameSession, Phase
from desktop.game.narrator import Narrator
from desktop.game.players import Computer, Human, Seats
from desktop.pages.counting import Counting
from desktop.pages.players_panel import PlayersPanel, ScorePanel, SeatCard
from desktop.theme.themes import DARK, LIGHT, UI_THEME, Theme
from desktop.views.game_views import VIEWS
from desktop.widgets.label import Label
from rules.clock import TimeControl
from rules.games import GAMES

A_MINUTE = TimeControl(main_seconds=60)
AGAINST: Seats = (Human(), Computer(4))


class Shown:
    """A session's panel, and its counting."""

    def __init__(self, qtbot: QtBot, session: GameSession) -> None:
        view = VIEWS[session.record.setup.game.key]
        self.session = session
        self.panel = PlayersPanel(session, view, Narrator(session, view))
        self._board = BoardView()
        self.counting = Counting(view, self._board)
        self.counting.session = session
        for widget in (self.panel, self.counting, self._board):
            qtbot.addWidget(widget)
        self._board.set_game(session.record.setup)
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


def test_a_long_name_without_blanks_leaves_the_board_its_width(qtbot: QtBot) -> None:
    name = "W" * 80
    panel = Shown(qtbot, lone_game(small("egotzi"), seats=(Human(name), Human("Bob")))).panel
    (label,) = (each for each in panel.findChildren(Label) if each.text() == name)
    assert panel.minimumSizeHint().width() < label.fontMetrics().horizontalAdvance(name) / 2
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
    label.setText(name)
    assert QLabel.text(label) == name  # without what a copy should not contain


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


def test_cards_show_current_names_colours_scores_and_turns_to_skip(qtbot: QtBot) -> None:
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
    shown = Shown(qtbot, lone_game(GAMES["themisto"].setup(), "g1-g2", "g2-g4"))
    assert "skips 1 turn" in shown.words(1)
    assert "skips" not in shown.words(0)
    shown.session.undo()
    shown.refresh()
    assert "skips" not in shown.words(1)


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


@pytest.mark.parametrize("animated", [True, False])
def test_the_cards_trade_places_when_colours_are_swapped(qtbot: QtBot, animated: bool) -> None:
    session = lone_game(small("egotzi"), "b2")
    shown = Shown(qtbot, session)
    first, second = shown.panel.cards
    shown.panel.grab()
    assert first.y() < second.y() < shown.panel.score.y()
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


# -- a card alone -------------------------------------------------------------------------------


def visible_texts(card: SeatCard) -> list[str]:
    """Return the visible texts of a card, without an empty badge."""
    badges = [label for label in card.findChildren(Label) if label.property("role") == "badge"]
    assert all(label.text() for label in badges if label.isVisible())
    labels = card.findChildren(Label)
    return [label.text() for label in labels if label.isVisible() and label.text()]


@pytest.fixture
def card(qtbot: QtBot) -> SeatCard:
    """Return a card alone."""
    made = SeatCard(VIEWS["egotzi"])
    qtbot.addWidget(made)
    show(made)
    made.resize(320, made.sizeHint().height())
    made.show()
    return made


def show(card: SeatCard, **other: Any) -> None:
    """Show Ann, who has Black and waits, with these changes."""
    default = {"name": "Ann", "colour": 0, "badge": "", "active": False, "loses": 0, "score": ""}
    card.show_player(**{**default, **other})


def label_of(card: SeatCard, text: str) -> QLabel:
    return next(label for label in card.findChildren(QLabel) if label.text() == text)


def test_empty_parts_are_hidden_and_others_have_their_own_styles(card: SeatCard) -> None:
    assert card.property("role") == "card"
    assert visible_texts(card) == ["Ann", "Black"]
    assert card.accessibleName() == "Ann, Black"
    assert card.face.isHidden()
    show(card, badge="to move", loses=1, score="12")
    assert sorted(visible_texts(card)) == sorted(["Ann", "Black", "to move", "skips 1 turn", "12"])
    assert card.accessibleName() == "Ann, Black, to move, skips 1 turn, score 12"
    show(card, loses=2)
    assert visible_texts(card)[2:] == ["skips 2 turns"]
    show(card, name="Ben", colour=1)
    assert visible_texts(card) == ["Ben", "White"]
    assert card.accessibleName() == "Ben, White"
    card.face.show_time(61, low=False, runs=True)
    card.face.show()
    show(card)
    assert card.accessibleName() == "Ann, Black, clock 1 minute 1 second"

    show(card, badge="to move", loses=1, score="12")
    roles = {text: label_of(card, text).property("role") for text in visible_texts(card)}
    assert roles == {
        "Ann": "name",
        "Black": "quiet",
        "to move": "badge",
        "skips 1 turn": "warning",
        "12": "number",
    }


def test_the_card_of_the_player_to_move_looks_different(card: SeatCard) -> None:
    card.setStyleSheet(
        "SeatCard { border: 3px solid black } SeatCard[active=true] { border: 3px solid red }"
    )
    seen_colours = []
    for active in (True, False):
        show(card, active=active)
        assert card.property("active") is active
        seen_colours.append(card.grab().toImage().pixelColor(1, 30).name())
    assert seen_colours == ["#ff0000", "#000000"]


def stone(colour: int, theme: Theme, height: int) -> QImage:
    """Return a stone as a label shows it."""
    label = QLabel()
    label.setPixmap(stone_pixmap(colour, theme, height))
    return label.pixmap().toImage()


def test_the_stone_has_the_players_colour_in_every_theme_and_size(card: SeatCard) -> None:
    (label,) = [label for label in card.findChildren(QLabel) if not label.pixmap().isNull()]
    font = QFont(card.font())
    for theme in (LIGHT, DARK):
        UI_THEME.set_theme(theme)
        font.setPointSizeF(1.5 * font.pointSizeF())
        card.setFont(font)
        for colour in (0, 1):
            show(card, colour=colour)
            wanted = stone(colour, theme, 2 * card.fontMetrics().height())
            assert label.pixmap().toImage() == wanted


def test_the_clock_follows_the_theme(card: SeatCard) -> None:
    card.face.show_time(61, low=True, runs=True)
    before = card.face.grab().toImage()
    UI_THEME.set_theme(DARK)
    assert card.face.grab().toImage() != before


def test_the_parts_of_a_card_are_in_place(card: SeatCard) -> None:
    show(card, badge="to move", loses=1, score="12")
    card.face.show()
    card.resize(600, card.sizeHint().height())
    card.grab()  # lays it out

    def box(text: str) -> tuple[int, int, int, int]:
        place = label_of(card, text).geometry()
        return place.left(), place.top(), place.right(), place.bottom()

    name, below, badge, loses, score = map(box, ("Ann", "Black", "to move", "skips 1 turn", "12"))
    assert name[3] <= below[1] <= below[3] <= loses[1]
    assert below[2] < badge[0]
    assert badge[2] - badge[0] < 120  # no wider than its word
    assert loses[2] - loses[0] < 200
    assert badge[2] < card.face.x() < score[0]
    assert score[2] > 560


def test_a_name_keeps_its_height_in_little_space(card: SeatCard) -> None:
    show(card, name="Ann " * 30)
    name = label_of(card, "Ann " * 30)
    card.resize(320, 40)
    card.grab()
    assert name.height() >= name.sizeHint().height() > name.fontMetrics().height()


def test_where_space_is_short_a_card_is_a_line(card: SeatCard) -> None:
    show(card, badge="to move", score="12")
    QApplication.processEvents()
    high = card.sizeHint().height()
    card.set_brief(True)
    QApplication.processEvents()
    assert visible_texts(card) == ["Ann", "12"]
    assert card.sizeHint().height() < 0.8 * high
    assert card.accessibleName() == card.toolTip() == "Ann, Black, to move, score 12"
    show(card, name="Ben", badge="paused")
    assert visible_texts(card) == ["Ben"]
    card.set_brief(False)
    assert visible_texts(card) == ["Ben", "Black", "paused"]


def test_the_card_says_what_only_its_player_needs_and_may_do(qtbot: QtBot) -> None:
    card = SeatCard(VIEWS["themisto"])
    qtbot.addWidget(card)
    show(card, name="Player 1")
    card.show()
    powers = (
        "exactly five in a row · captures up to 3 enclosed discs in a line",
        "five or more in a row · captures any number of enclosed discs",
    )
    assert visible_texts(card) == ["Player 1", powers[0]]
    assert card.accessibleName() == f"Player 1, {powers[0]}"
    show(card, name="Ann", colour=1)
    assert visible_texts(card) == ["Ann", "Player 2", powers[1]]


# -- the table alone ----------------------------------------------------------------------------


ROWS = [("Groups", "3", "2"), ("Score", "12", "9")]


@pytest.fixture
def panel(qtbot: QtBot) -> ScorePanel:
    """Return a score panel alone."""
    made = ScorePanel()
    qtbot.addWidget(made)
    made.show_numbers(ROWS, "5 groups, odd")
    made.show()
    return made


def texts(panel: ScorePanel) -> list[str]:
    """Return the visible texts, row by row."""
    labels = [label for label in panel.findChildren(QLabel) if label.isVisible() and label.text()]
    places = [label.mapTo(panel, label.rect().center()) for label in labels]
    order = sorted(range(len(labels)), key=lambda at: (places[at].y(), places[at].x()))
    return [labels[at].text() for at in order]


def lit(panel: ScorePanel) -> list[str]:
    return [label.text() for label in panel.findChildren(QLabel) if label.property("role") == "lit"]


def heads(panel: ScorePanel) -> list[QLabel]:
    """Return the stones above the columns."""
    return [label for label in panel.findChildren(QLabel) if not label.pixmap().isNull()]


def test_the_count_is_above_the_rows(panel: ScorePanel) -> None:
    assert panel.property("role") == "card"
    assert texts(panel) == ["5 groups, odd", "Groups", "3", "2", "Score", "12", "9"]
    assert panel.accessibleName() == (
        "5 groups, odd. Groups: Black 3, White 2. Score: Black 12, White 9"
    )
    panel.show_numbers(ROWS[1:], "")
    assert texts(panel) == ["Score", "12", "9"]
    assert panel.accessibleName() == "Score: Black 12, White 9"
    panel.show_numbers([], "5 groups, odd")
    assert texts(panel) == ["5 groups, odd"]
    assert not any(head.isVisible() for head in heads(panel))
    assert panel.accessibleName() == "5 groups, odd"
    panel.show_numbers(ROWS[:1], "5 groups, odd")  # which sums up the only row
    assert texts(panel) == ["5 groups, odd", "3", "2"]
    assert panel.accessibleName() == "5 groups, odd. Groups: Black 3, White 2"
    panel.show_numbers(ROWS, "")
    assert texts(panel) == ["Groups", "3", "2", "Score", "12", "9"]
    assert all(head.isVisible() for head in heads(panel))


def test_the_panel_is_hidden_without_numbers(panel: ScorePanel) -> None:
    panel.show_numbers([], "")
    assert panel.isHidden()
    assert panel.accessibleName() == ""
    panel.show_numbers(ROWS, "")
    assert panel.isVisible()


def test_a_folded_table_shows_its_first_row_and_the_highlighted_one(panel: ScorePanel) -> None:
    rows = [*ROWS, ("Sides", "1", "2")]
    for _ in range(2):
        panel.show_numbers(rows, "5 groups, odd")
        assert len(texts(panel)) == 10
        assert panel.fold.accessibleName() == "Show fewer numbers"
        click(panel.fold)
        assert texts(panel) == ["Groups", "3", "2"]
        assert panel.fold.accessibleName() == "Show all numbers"
        panel.show_numbers(rows, "5 groups, odd", lit=2)
        assert texts(panel) == ["Groups", "3", "2", "Sides", "1", "2"]
        click(panel.fold)
    panel.show_numbers(rows[:1], "")
    assert not panel.fold.isVisible()


def test_one_row_is_highlighted_at_a_time(panel: ScorePanel) -> None:
    assert lit(panel) == []
    assert panel.lit is None
    for row in (0, 1):
        panel.show_numbers(ROWS, "", lit=row)
        assert lit(panel) == list(ROWS[row])
        assert panel.lit is not None
        assert panel.lit.text() == ROWS[row][0]
    panel.show_numbers(ROWS[:1], "", lit=1)  # the row no longer exists
    assert lit(panel) == []
    assert panel.lit is None
    panel.show_numbers(ROWS, "")
    assert lit(panel) == []


def test_the_columns_have_the_stones_of_their_colours_as_heads(panel: ScorePanel) -> None:
    assert [head.accessibleName() for head in heads(panel)] == ["Black", "White"]
    one, two = heads(panel)
    assert one.x() < two.x()
    font = QFont(panel.font())
    for theme in (LIGHT, DARK):
        UI_THEME.set_theme(theme)
        font.setPointSizeF(1.5 * font.pointSizeF())
        panel.setFont(font)
        height = panel.fontMetrics().height()
        pictures = [head.pixmap().toImage() for head in heads(panel)]
        assert pictures == [stone(colour, theme, height) for colour in (0, 1)]


def test_numbers_are_centred_in_their_columns(panel: ScorePanel) -> None:
    panel.resize(400, panel.height())
    cells = {label.text(): label for label in panel.findChildren(Label)}
    for colour, number in enumerate(("3", "2")):
        assert cells[number].alignment() & Qt.AlignmentFlag.AlignHCenter
        assert cells[number].width() > 20
        assert 0 < cells[number].x() - heads(panel)[colour].geometry().right() <= 6
    assert not cells["Groups"].alignment() & Qt.AlignmentFlag.AlignHCenter
    assert cells["Groups"].width() > 4 * cells["3"].width()  # the numbers keep to the right
