"""The expectation map: when playouts run, what of them is shown, and what stops them."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from driving import small
from lone_game import lone_game, place
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.analysis import expectation_map as module
from desktop.analysis.expectation_map import PLAYOUTS, ExpectationMap
from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession
from desktop.painting.owner_shares import OwnerShares
from desktop.theme.theme import LIGHT
from rules.position import Position
from rules.refusal import InvalidPositionError

LEGEND = "Squares: likely colour at the end, larger if surer ({} random games)."
Make = Callable[..., ExpectationMap]


class Playouts:
    """Returns made-up shares: the number of pieces over a hundred is Black's on every cell.

    It reports a first map, and waits for ``go`` before it answers.
    """

    def __init__(self, *, waits: bool = False) -> None:
        self.asked: list[Position] = []
        self.stops: list[threading.Event] = []
        self.reported, self.go = threading.Event(), threading.Event()
        if not waits:
            self.go.set()

    def __call__(
        self,
        position: Position,
        playouts: int,
        *,
        stop: threading.Event,
        progress: Callable[[Any, int], None],
    ) -> Any:
        assert playouts == PLAYOUTS
        self.asked.append(position)
        self.stops.append(stop)
        black = len(position.pieces()) / 100
        shares = np.array([(black, 1 - black, 0.0)] * position.board.site_count)
        progress(shares, 1)  # too few to be shown
        progress(shares, 1000)
        self.reported.set()
        while not self.go.is_set() and not stop.is_set():
            self.go.wait(0.01)
        progress(shares, playouts)  # ignored if it was stopped meanwhile
        return shares


def board_of(one: ExpectationMap) -> BoardView:
    board = one.parent()
    assert isinstance(board, BoardView)
    return board


def shown(one: ExpectationMap) -> float:
    """Return Black's share of all cells on the board; -1 if no map is shown."""
    scene = board_of(one).scene()
    assert isinstance(scene, BoardScene)
    shares = scene.owners.shares
    if not shares:
        return -1
    (found,) = set(shares)
    assert isinstance(found, OwnerShares)
    return found.black


@pytest.fixture
def session(qtbot: QtBot) -> GameSession:
    return lone_game(small("egotzi"), "b2")


@pytest.fixture
def make(qtbot: QtBot, session: GameSession) -> Iterator[Make]:
    """Return a function that makes the map of a game on a visible board."""
    made: list[ExpectationMap] = []

    def expectation(
        playouts: Any, *, seen: bool = True, of: GameSession = session
    ) -> ExpectationMap:
        board = BoardView()
        qtbot.addWidget(board)
        board.set_game(of.record.setup, LIGHT)
        one = ExpectationMap(of, board, board, make_expectation=lambda: playouts)
        one.set_seen(seen)
        made.append(one)
        return one

    yield expectation
    for one in made:
        one.close()


def test_it_is_off_at_first(make: Make, session: GameSession) -> None:
    playouts = Playouts()
    one = make(playouts)
    place(session, "c3")
    QApplication.processEvents()
    assert not one._client.busy
    assert (one.is_on, one.legend, shown(one), playouts.asked) == (False, "", -1, [])


def test_it_is_refined_until_all_playouts_are_done(make: Make, qtbot: QtBot) -> None:
    playouts = Playouts(waits=True)
    one = make(playouts)
    one.toggle()
    assert one.legend == "Expectation map: playing random games …"
    qtbot.waitUntil(lambda: one.playouts == 1000)
    assert shown(one) == 0.01
    assert one.legend == LEGEND.format("1,000")
    playouts.go.set()
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert shown(one) == 0.01


def test_it_follows_the_position(make: Make, session: GameSession, qtbot: QtBot) -> None:
    playouts = Playouts()
    one = make(playouts)
    one.toggle()
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    place(session, "d4")
    assert shown(one) == -1  # at once: the old one is about another position
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert shown(one) == 0.02
    session.changed.emit()  # without a change of the position
    assert shown(one) == 0.02
    session.undo()
    qtbot.waitUntil(lambda: shown(one) == 0.01)
    assert [len(position.pieces()) for position in playouts.asked] == [1, 2, 1]


def test_a_late_report_is_about_another_position(
    make: Make, session: GameSession, qtbot: QtBot
) -> None:
    playouts = Playouts(waits=True)
    one = make(playouts)
    one.toggle()
    seen: list[float] = []
    one.changed.connect(lambda: seen.append(shown(one)))
    assert playouts.reported.wait(10)  # without an event, so that the report is not delivered
    place(session, "d4")
    assert playouts.stops[0].is_set()
    qtbot.waitUntil(lambda: shown(one) == 0.02)
    assert 0.01 not in seen


def test_an_unfinished_turn_counts(make: Make, qtbot: QtBot) -> None:
    session = lone_game(small("yodd"), "Bc3")
    one = make(Playouts(), of=session)
    one.toggle()
    qtbot.waitUntil(lambda: shown(one) == 0.01)
    session.play(session.record.position.read("Ba1,Wa2")[0])
    qtbot.waitUntil(lambda: shown(one) == 0.02)


def test_switched_off_it_stops(make: Make, qtbot: QtBot) -> None:
    playouts = Playouts(waits=True)
    one = make(playouts)
    one.toggle()
    qtbot.waitUntil(lambda: one.playouts == 1000)
    one.toggle()
    assert playouts.stops[0].is_set()
    qtbot.waitUntil(lambda: not one._client._running)
    QApplication.processEvents()  # what was reported meanwhile is dropped
    assert (one.is_on, one.legend, shown(one)) == (False, "", -1)


def test_a_hidden_board_costs_nothing(make: Make, qtbot: QtBot) -> None:
    playouts = Playouts(waits=True)
    one = make(playouts, seen=False)
    one.toggle()
    assert not one._client.busy
    one.set_seen(True)
    qtbot.waitUntil(lambda: one.playouts == 1000)
    one.set_seen(False)
    assert playouts.stops[0].is_set()
    assert shown(one) == 0.01  # what was found stays
    playouts.go.set()
    one.set_seen(True)
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    one.set_seen(False)
    one.set_seen(True)
    assert not one._client.busy  # nothing is left to do
    assert len(playouts.asked) == 2


def test_a_failure_is_shown_and_the_next_position_tried(
    make: Make, session: GameSession, qtbot: QtBot
) -> None:
    def fail(position: Position, *_args: Any, **_kwargs: Any) -> Any:
        if len(position.pieces()) == 1:
            raise InvalidPositionError("two stones on b2")
        return np.array([(0.5, 0.5, 0.0)] * position.board.site_count)

    one = make(fail)
    one.toggle()
    qtbot.waitUntil(lambda: one.failure is not None)
    assert one.legend == "There is no expectation map here: two stones on b2."
    assert shown(one) == -1
    place(session, "d4")
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert one.failure is None
    assert shown(one) == 0.5


def test_it_says_that_it_was_switched(make: Make, qtbot: QtBot) -> None:
    one = make(Playouts())
    said: list[str] = []
    one.announced.connect(said.append)
    one.toggle()
    one.toggle()
    assert said == [
        "Expectation map on. Each cell says what it is likely to hold at the end.",
        "Expectation map off.",
    ]


def test_a_finished_game_leaves_nothing_to_expect(make: Make, qtbot: QtBot) -> None:
    session, dice = lone_game(small("oddy")), random.Random(1)
    record = session.record
    while not record.position.over:
        record.play(dice.choice(list(record.position.legal_turns())))
    session.go_to(record.node)
    playouts = Playouts()
    one = make(playouts, of=session)
    said: list[str] = []
    one.announced.connect(said.append)
    one.toggle()
    QApplication.processEvents()
    over = "Expectation map: the game is over, nothing is left to expect."
    assert (one.legend, shown(one), playouts.asked) == (over, -1, [])
    assert said[0].startswith(f"{over} Step back")
    session.undo()
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert shown(one) >= 0
    assert one.legend.startswith("Squares: likely winning group, larger if surer (40,000")


def test_reports_come_no_faster_than_they_can_be_seen(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_REPORT_S", 1000.0)
    reported: list[int] = []

    def chatter(position: Position, count: int, *, stop: Any, progress: Any) -> Any:
        shares = np.array([(0.5, 0.5, 0.0)] * position.board.site_count)
        for done in range(100, count, 100):
            progress(shares, done)
        return shares

    one = make(chatter)
    one.changed.connect(lambda: reported.append(one.playouts))
    one.toggle()
    qtbot.waitUntil(lambda: one.playouts == PLAYOUTS)
    assert reported == [0, 1000, PLAYOUTS]
