"""Players, the seats that they remember, and the turns of the computer."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from added_engines import added
from driving import RandomEngine, report, small
from lone_game import ManualClient, Time
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from desktop.game.computer_player import (
    ComputerPlayer,
    IllegalAnswerError,
    TimedReport,
    timed_search,
)
from desktop.game.external_engines import ExternalEngines, SavedEngine
from desktop.game.game_clock import GameClock
from desktop.game.game_session import GameSession, Phase, RulesFailureError, failure_of
from desktop.game.narrator import Narrator
from desktop.game.players import (
    LEVELS,
    Computer,
    Human,
    Seat,
    Seats,
    against_computer,
    full_strength,
    is_matched,
    read_seat,
    read_seats,
    resigner,
    seat_names,
    shown_name,
    with_computer,
    with_match,
    write_seats,
)
from desktop.game.rematch import Rematch, Verdict, new_record, next_level
from desktop.views.game_views import VIEWS
from rules.clock import NO_CLOCKS, TimeControl
from rules.engine.limits import Limits
from rules.engine.report import Report
from rules.games import GAMES
from rules.position import Position
from rules.record.clock_times import time_control
from rules.record.engine_seat import EngineSeat
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord
from rules.refusal import InvalidPositionError


@pytest.mark.parametrize("seat", [Human(), *[Computer(level) for level in LEVELS]])
def test_a_seat_is_read_back_from_its_text(seat: Seat) -> None:
    assert read_seat(str(seat)) == seat


@pytest.mark.parametrize(
    "text", ["", "engine", "engine x", "engine 0", "engine 11", "engine 5 x", "person 5", "Bob"]
)
def test_any_other_text_is_a_human(text: str) -> None:
    assert read_seat(text) == Human()
    assert read_seat(text, "Ann") == Human("Ann")


def test_long_names_from_files_are_cut() -> None:
    assert shown_name("Ann") == "Ann"
    assert len(shown_name("x" * 80)) == 80
    long = shown_name("x" * 500)
    assert len(long) <= 81
    assert read_seat("person", "x" * 500) == Human(long)


def test_both_seats_of_a_record_are_read() -> None:
    record = GameRecord(small("egotzi"))
    record.seats = ["person", "engine 7"]
    record.names = ["Ann", "somebody else"]
    assert read_seats(record) == (Human("Ann"), Computer(7))


def test_the_highest_level_uses_every_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 12)
    for limits, think_ms in ((Computer(10).limits(), 3000), (full_strength(), 0)):
        assert (limits.level, limits.threads, limits.think_ms) == (10, 12, think_ms)
    assert Computer(9).limits().threads == 1
    monkeypatch.setattr(os, "cpu_count", lambda: None)  # unknown on some systems
    assert full_strength(think_ms=50).threads == 1


def test_of_two_humans_the_mover_may_resign_and_else_the_only_one() -> None:
    persons = (Human(), Human())
    assert [resigner(persons, mover) for mover in (0, 1)] == [0, 1]
    assert [resigner((Human(), Computer(1)), mover) for mover in (0, 1)] == [0, 0]
    assert [resigner((Computer(1), Human()), mover) for mover in (0, 1)] == [1, 1]
    assert resigner((Computer(1), Computer(1)), 0) is None


def test_only_the_highest_of_ten_levels_thinks_long() -> None:
    assert list(LEVELS) == list(range(1, 11))
    assert Computer(10).limits().think_ms == 3000
    assert all(Computer(level).limits().think_ms == 1000 for level in range(1, 10))
    assert [Computer(level).limits().level for level in LEVELS] == list(LEVELS)


def test_names_always_differ() -> None:
    same = "Computer, level 4"
    assert seat_names((Human("Ann"), Human("Ann"))) == ("Ann (1)", "Ann (2)")
    assert seat_names((Computer(4), Computer(4))) == (f"{same} (1)", f"{same} (2)")
    matched = (Human(), Computer(4, matched=True))
    assert seat_names(matched) == ("You", "Computer, about your strength")
    assert seat_names((Human(), Computer(4))) == ("You", "Computer, level 4")
    assert seat_names((Computer(4), Human())) == ("Computer, level 4", "You")
    assert seat_names((Human("Ann"), Computer(4))) == ("Ann", "Computer, level 4")
    assert seat_names((Human(), Human())) == ("Player 1", "Player 2")
    assert seat_names((Human(), Human("Ben"))) == ("Player 1", "Ben")
    assert seat_names((Computer(1), Computer(2))) == ("Computer, level 1", "Computer, level 2")


@pytest.mark.parametrize("seats", [(Human("Ann"), Computer(4, True)), (Computer(9, True), Human())])
def test_a_matched_computer_is_a_plain_one_in_the_record(seats: Seats) -> None:
    record = GameRecord(GAMES["egotzi"].setup())
    record.names[:] = ["Ann", ""] if isinstance(seats[0], Human) else ["", ""]
    write_seats(record, seats)
    assert record.seats == [str(seat) for seat in with_match(seats, matched=False)]
    assert read_seats(record) == seats
    again = read_game(write_game(record))
    assert read_seats(again) == seats
    write_seats(record, with_match(seats, matched=False))
    assert read_seats(record) == with_match(seats, matched=False)
    assert write_game(record) != write_game(again)


def test_only_one_human_is_matched() -> None:
    for seats in ((Human(), Human("Bo")), (Computer(2), Computer(3))):
        assert with_match(seats, level=5) == seats
        assert not is_matched(seats)
    assert with_match((Human(), Computer(2))) == (Human(), Computer(2, matched=True))
    assert with_match((Computer(2, True), Human()), level=7) == (Computer(7, True), Human())
    assert is_matched((Computer(2, matched=True), Human()))


def test_against_the_computer_everybody_keeps_the_seat() -> None:
    ann, bo = Human("Ann"), Human("Bo")
    assert against_computer((ann, Computer(2)), 5) == (ann, Computer(5))
    assert against_computer((Computer(2), ann), 5) == (Computer(5), ann)
    assert against_computer((ann, bo), 5) == (ann, Computer(5))
    assert against_computer((Computer(2), Computer(3)), 5) == (Human(), Computer(5))


@pytest.mark.parametrize("matched", [False, True])
def test_a_new_record_has_players_and_time_control_and_no_turns(matched: bool) -> None:
    setup, control = small("egotzi"), TimeControl(main_seconds=60)
    record = new_record(setup, (Human("Ann"), Computer(4, matched)), control)
    assert record.setup == setup
    assert record.line == []
    assert record.seats == ["person", "engine 4"]
    assert record.names == ["Ann", "Computer, level 4"]
    assert time_control(record) == control
    nameless = new_record(setup, (Human(), Human()))
    assert nameless.names == ["", ""]
    assert not time_control(nameless)


# -- the next game ------------------------------------------------------------------------------


ADA, BO = Human("Ada"), Human("Bo")
MATCHED = Computer(3, matched=True)


@pytest.mark.parametrize(
    ("rematch", "seats", "expected"),
    [
        (Rematch(), (ADA, Computer(3)), (ADA, Computer(3))),
        (Rematch(swapped=True), (ADA, BO), (BO, ADA)),
        (Rematch(level=4), (ADA, Computer(3)), (ADA, Computer(4))),
        (Rematch(level=2), (Computer(3), ADA), (Computer(2), ADA)),
        (Rematch(swapped=True), (ADA, MATCHED), (MATCHED, ADA)),
        (Rematch(level=4), (ADA, MATCHED), (ADA, Computer(4))),
        (Rematch(swapped=True, level=4), (ADA, Computer(3)), (Computer(4), ADA)),
    ],
)
def test_seats_are_kept_but_for_what_is_asked(
    rematch: Rematch, seats: Seats, expected: Seats
) -> None:
    assert rematch.seats(seats) == expected


@pytest.mark.parametrize(
    ("level", "verdict", "expected"),
    [
        (1, Verdict.WIN, 2),
        (9, Verdict.WIN, 10),
        (10, Verdict.WIN, None),
        (10, Verdict.LOSS, 9),
        (2, Verdict.LOSS, 1),
        (1, Verdict.LOSS, None),
        (5, Verdict.DRAW, None),
    ],
)
def test_the_next_level_stays_on_the_scale(
    level: int, verdict: Verdict, expected: int | None
) -> None:
    assert next_level((ADA, Computer(level)), verdict) == expected
    assert next_level((Computer(level), ADA), verdict) == expected


@pytest.mark.parametrize("seats", [(ADA, BO), (Computer(3), Computer(4)), (ADA, MATCHED)])
def test_levels_are_for_a_human_against_a_computer_of_a_fixed_level(seats: Seats) -> None:
    assert next_level(seats, Verdict.WIN) is None
    assert next_level(seats, Verdict.LOSS) is None


# -- engines of the user ------------------------------------------------------------------------


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
def play() -> Play:
    """Return a function that begins a game between players, on a clock or without."""
    Program.made = []
    engines = ExternalEngines([added("Far"), added("Other")], make_engine=Program)

    def begin(seats: Seats, *control: TimeControl) -> GameSession:
        record = new_record(small("egotzi"), seats, *control)
        session = GameSession(record, ManualClient(), engines=engines, pace_ms=0, forced_ms=0)
        session.start()
        return session

    return begin


def made(name: str) -> Sequence[Program]:
    return [program for program in Program.made if program.saved.name == name]


def test_two_engines_have_threads_and_times_of_their_own(play: Play, qtbot: QtBot) -> None:
    session = play((FAR, OTHER))
    qtbot.waitUntil(lambda: session.phase is Phase.OVER)
    (far,), (other,) = made("Far"), made("Other")
    assert {limits.think_ms for limits in far.limits} == {500}
    assert {limits.think_ms for limits in other.limits} == {700}
    assert not far.threads & other.threads
    assert isinstance(session.engine_client, ManualClient)
    assert session.engine_client.works == []


def test_the_clock_of_the_game_bounds_the_time_of_a_move(play: Play, qtbot: QtBot) -> None:
    session = play((FAR, Human()), TimeControl(main_seconds=1))
    qtbot.waitUntil(lambda: session.phase is Phase.CHOICE)
    assert 0 < made("Far")[0].limits[0].think_ms < 500


def test_an_engine_ends_with_its_seat_or_its_game(play: Play, qtbot: QtBot) -> None:
    session = play((FAR, OTHER))
    qtbot.waitUntil(lambda: len(made("Other")) == 1)
    session.change_seats(with_computer(session.seats, 0, 3))
    assert made("Far")[0].closed.wait(60)
    assert session.seats == (Computer(3), OTHER)
    assert not made("Other")[0].closed.is_set()
    session.close()
    assert made("Other")[0].closed.wait(60)


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


# -- the computer's turn ---------------------------------------------------------------------------

LIMITS = Limits(level=1, think_ms=1000)


class ComputerGame:
    """A computer to move after "b2", with an engine that answers on command."""

    def __init__(self, control: TimeControl = NO_CLOCKS, pace_ms: int = 400) -> None:
        self.record = new_record(small("egotzi", pie=False), (Human(), Computer(1)), control)
        self.record.play_text("b2")
        self.time, self.engine_client, self._parent = Time(), ManualClient(), QObject()
        self.clock = GameClock(
            self.record, self.time, ran_out=lambda _player: self.player.stop(), recorded=list
        )
        self.clock.go_to(self.record.node)
        if control:
            self.clock.start()
        self.found: list[tuple[object, int]] = []
        self.failures: list[Exception] = []
        self.player = ComputerPlayer(
            self.record,
            self.engine_client,
            self.clock,
            pace_ms,
            self._parent,
            found=lambda turn, ms: self.found.append((turn, ms)),
            failed=self.failures.append,
        )

    def answer(self, ticket: int, text: str, *, asked_at: float = 1000.0) -> None:
        turn = self.record.setup.start().read(text)
        answer = TimedReport(report(turn), LIMITS, asked_at, self.time())
        self.engine_client.answered.emit(ticket, answer)

    def turn(self, text: str) -> tuple[int, ...]:
        return self.record.position.read(text)


def test_a_quick_turn_waits_before_it_is_played_and_a_slow_one_does_not() -> None:
    game = ComputerGame()
    game.player.think(LIMITS)
    assert len(game.engine_client.works) == 1
    game.time.now += 0.25
    game.answer(1, "c3")
    assert game.found == [(game.turn("c3"), 150)]
    assert game.failures == []
    game.player.think(LIMITS)
    game.time.now += 30
    game.answer(2, "c3")
    assert game.found[1:] == [(game.turn("c3"), 0)]


def test_answers_to_earlier_requests_are_dropped() -> None:
    game = ComputerGame()
    hint = report(game.turn("c3"))
    game.engine_client.answered.emit(1, hint)  # to another request, before the computer's
    game.player.think(LIMITS)
    game.player.think(LIMITS)
    game.answer(1, "c3")
    game.engine_client.answered.emit(3, hint)
    game.engine_client.failed.emit(1, RuntimeError("late"))
    assert (game.found, game.failures) == ([], [])
    game.answer(2, "d4")
    assert game.found == [(game.turn("d4"), 400)]


def test_a_cancelled_request_is_not_answered() -> None:
    game = ComputerGame(TimeControl(main_seconds=60))
    game.player.think(LIMITS)
    game.player.stop()
    assert game.engine_client.cancelled == [1]
    game.answer(1, "c3")
    game.engine_client.failed.emit(1, RuntimeError("late"))
    assert (game.found, game.failures) == ([], [])
    assert game.clock.is_running


def test_the_clock_stops_with_the_answer_and_updates_the_lag() -> None:
    game = ComputerGame(TimeControl(main_seconds=60))
    game.player.think(LIMITS)
    game.time.now += 3
    before = game.clock.lag_ms
    game.answer(1, "c3")
    assert not game.clock.is_running
    game.time.now += 10
    left = game.clock.left(1)
    assert left is not None
    assert left.seconds == pytest.approx(57)
    assert game.clock.lag_ms > before


def test_an_answer_after_the_time_has_run_out_is_too_late() -> None:
    game = ComputerGame(TimeControl(main_seconds=2))
    game.player.think(LIMITS)
    game.time.now += 3
    game.answer(1, "c3")
    assert (game.found, game.failures) == ([], [])


def test_a_failing_engine_is_reported_and_loses_no_time() -> None:
    game = ComputerGame(TimeControl(main_seconds=60))
    game.player.think(LIMITS)
    error = RuntimeError("out of ideas")
    game.engine_client.failed.emit(1, error)
    assert game.failures == [error]
    assert not game.clock.is_running
    assert game.found == []


@pytest.mark.parametrize(
    ("texts", "reason"), [("c3", ""), ("", ""), ("c3 d4", ""), ("b2", "b2 is not legal here")]
)
def test_a_legal_answer_is_one_whole_turn(texts: str, reason: str) -> None:
    game = ComputerGame()
    start = game.record.setup.start()
    turn = tuple(step for text in texts.split() for step in start.read(text))
    game.player.think(LIMITS)
    game.engine_client.answered.emit(1, TimedReport(report(turn), LIMITS, 1000.0, 1000.0))
    legal = texts == "c3"
    assert [found for found, _ in game.found] == [turn] * legal
    assert [type(error) for error in game.failures] == [IllegalAnswerError] * (not legal)
    assert all(reason in str(error) for error in game.failures)


# -- the search and its times -------------------------------------------------------------------


class Engine:
    """Records its request."""

    def search(
        self,
        start: Position,
        line: Sequence[tuple[int, ...]],
        limits: Limits,
        *,
        stop: threading.Event,
        **more: Any,
    ) -> Report:
        self.start, self.line, self.limits, self.stop, self.more = start, line, limits, stop, more
        self.report = report((8,))
        return self.report


def time() -> Iterator[float]:
    """Return a time one second later at each call."""
    now = 100.0
    while True:
        yield now
        now += 1.0


class KeepingClock(GameClock):
    """Records the position it gets limits for."""

    position: Position | None = None

    def limits(self, limits: Limits, position: Position) -> Callable[[], Limits]:
        self.position = position
        return super().limits(limits, position)


def test_the_answer_has_its_limits_and_times() -> None:
    record = GameRecord(small("egotzi"))
    first = record.play_text("b2")
    second = record.play_text("d4")
    clock = KeepingClock(record, time().__next__, ran_out=repr, recorded=list)
    before = clock.now()
    wanted = Limits(simulations=70, seed=3)
    work = timed_search(record, wanted, clock)
    assert clock.position == record.position
    assert clock.position is not record.position  # because it is read on another thread
    record.play_text("a1")  # later turns are not part of it
    engine, stop = Engine(), threading.Event()
    answer = work(engine, stop)
    assert engine.start == record.setup.start()
    assert list(engine.line) == [first.turn, second.turn]
    assert engine.limits == answer.limits == wanted
    assert engine.stop is stop
    assert engine.more == {}
    assert answer.report is engine.report
    assert before < answer.asked_at < answer.found_at


# -- what may go wrong --------------------------------------------------------------------------


def test_a_sound_position_does_not_fail() -> None:
    assert failure_of(small("egotzi").start().validate) is None


@pytest.mark.parametrize("error", [InvalidPositionError("a stone too many"), MemoryError()])
def test_what_has_words_of_its_own_stays_as_it_is(error: Exception) -> None:
    def fail() -> None:
        raise error

    assert failure_of(fail) is error


def test_any_other_error_is_one_of_the_rules_and_is_logged(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with caplog.at_level(logging.ERROR):
        failure = failure_of(lambda: print(1 / 0))
    assert isinstance(failure, RulesFailureError)
    assert str(failure) == "ZeroDivisionError: division by zero"
    assert "The rules have failed" in caplog.text
