"""Engines of the user's own as players: named, kept in files, and ended with their seats."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from added_engines import added
from driving import RandomEngine, small
from lone_game import SilentClient
from pytestqt.qtbot import QtBot

from desktop.engine.external_engines import ExternalEngines
from desktop.engine.saved_engine import SavedEngine
from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.new_record import new_record
from desktop.game.phase import Phase
from desktop.game.players import (
    Computer,
    Human,
    Seats,
    against_computer,
    read_seat,
    read_seats,
    resigner,
    seat_names,
    with_computer,
    with_match,
)
from desktop.game.rematch import Rematch, next_level
from desktop.game.verdict import Verdict
from desktop.views.game_views import VIEWS
from rules.clock import TimeControl
from rules.engine.limits import Limits
from rules.engine.report import Report
from rules.record.engine_seat import EngineSeat
from rules.record.game_file import read_game, write_game

FAR, OTHER = EngineSeat("Far", 500), EngineSeat("Other", 700)
Play = Callable[..., GameSession]


class Program(RandomEngine):
    """An engine that remembers what it was asked, and whether it was closed."""

    made: list[Program]

    def __init__(self, saved: SavedEngine) -> None:
        super().__init__()
        self.saved = saved
        self.limits: list[Limits] = []
        self.threads: set[int] = set()
        self.closed = threading.Event()
        type(self).made.append(self)

    def search(self, *args: Any, stop: threading.Event, **kwargs: Any) -> Report:
        self.limits.append(args[2])
        self.threads.add(threading.get_ident())
        return super().search(*args, stop=stop, **kwargs)

    def close(self) -> None:
        self.closed.set()


@pytest.fixture
def play(qtbot: QtBot) -> Iterator[Play]:
    """Return a function that begins a game between players, on a clock or without."""
    Program.made = []
    sessions: list[GameSession] = []
    engines = ExternalEngines([added("Far"), added("Other")], make_engine=Program)

    def begin(seats: Seats, *control: TimeControl) -> GameSession:
        record = new_record(small("egotzi"), seats, *control)
        session = GameSession(record, SilentClient(), engines=engines, pace_ms=0, forced_ms=0)
        sessions.append(session)
        session.start()
        return session

    yield begin
    for session in sessions:
        session.close()


def made(name: str) -> Sequence[Program]:
    return [program for program in Program.made if program.saved.name == name]


def test_two_engines_have_threads_and_times_of_their_own(play: Play, qtbot: QtBot) -> None:
    session = play((FAR, OTHER))
    qtbot.waitUntil(lambda: session.phase is Phase.OVER, timeout=30_000)
    (far,), (other,) = made("Far"), made("Other")
    assert {limits.think_ms for limits in far.limits} == {500}
    assert {limits.think_ms for limits in other.limits} == {700}
    assert not far.threads & other.threads
    assert isinstance(session.engine_client, SilentClient)
    assert session.engine_client.asked == []


def test_the_clock_of_the_game_bounds_the_time_of_a_move(play: Play, qtbot: QtBot) -> None:
    session = play((FAR, Human()), TimeControl(main_seconds=1))
    qtbot.waitUntil(lambda: session.phase is Phase.CHOICE, timeout=30_000)
    assert 0 < made("Far")[0].limits[0].think_ms < 500


def test_an_engine_ends_when_it_has_no_seat_any_more(play: Play, qtbot: QtBot) -> None:
    session = play((FAR, Human()))
    qtbot.waitUntil(lambda: session.phase is Phase.CHOICE, timeout=30_000)
    session.change_seats(with_computer(session.seats, 0, 3))
    assert made("Far")[0].closed.wait(10)
    assert session.seats == (Computer(3), Human())


def test_a_game_that_is_closed_ends_its_engines(play: Play, qtbot: QtBot) -> None:
    session = play((FAR, Human()))
    qtbot.waitUntil(lambda: session.phase is Phase.CHOICE, timeout=30_000)
    session.close()
    assert made("Far")[0].closed.wait(10)


def test_a_game_keeps_its_engines_in_its_file(play: Play) -> None:
    session = play((Human("Ann"), FAR))
    record = read_game(write_game(session.record))
    assert read_seats(record) == (Human("Ann"), FAR)
    assert record.names == ["Ann", "Far"]
    assert read_seat("program 500 Far", "Ann") == FAR


def test_engines_are_named_apart(play: Play) -> None:
    assert seat_names((FAR, OTHER)) == ("Far", "Other")
    assert seat_names((FAR, FAR)) == ("Far (1)", "Far (2)")
    assert seat_names((Human(), FAR)) == ("You", "Far")
    session = play((Human(), FAR))
    session.record.names[1] = "somebody else"
    assert Narrator(session, VIEWS["egotzi"]).name(1) == "Far"


def test_only_the_computer_has_a_level() -> None:
    seats: Seats = (Human(), FAR)
    assert with_match(seats) == seats
    assert next_level(seats, Verdict.WIN) is None
    assert Rematch(level=7).seats(seats) == seats
    assert against_computer((FAR, Human("Ann")), 4) == (Computer(4), Human("Ann"))
    assert with_computer((FAR, OTHER), 1, 2) == (FAR, Computer(2))
    assert [resigner(pair, 0) for pair in (seats, (FAR, OTHER))] == [0, None]
