"""The computer's turn: requests to the engine, and what happens to its answers."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from driving import report, small
from lone_game import SilentClient, Time
from PySide6.QtCore import QObject

from desktop.game.computer_player import ComputerPlayer, IllegalAnswerError
from desktop.game.damage import RulesFailureError, failure_of
from desktop.game.game_clock import GameClock
from desktop.game.new_record import new_record
from desktop.game.players import Computer, Human
from desktop.game.timed_search import TimedReport, timed_search
from rules.clock import NO_CLOCKS, TimeControl
from rules.engine.limits import Limits
from rules.engine.report import Report
from rules.position import Position
from rules.record.game_record import GameRecord
from rules.refusal import InvalidPositionError

LIMITS = Limits(level=1, think_ms=1000)


class ComputerGame:
    """A computer to move after "b2", with an engine that answers on command."""

    def __init__(self, control: TimeControl = NO_CLOCKS, pace_ms: int = 400) -> None:
        self.record = new_record(small("egotzi", pie=False), (Human(), Computer(1)), control)
        self.record.play_text("b2")
        self.time, self.engine_client, self._parent = Time(), SilentClient(), QObject()
        self.clock = GameClock(self.record, self.time)
        self.clock.go_to(self.record.node)
        if control:
            self.clock.start()
        self.player = ComputerPlayer(
            self.record, self.engine_client, self.clock, pace_ms, self._parent
        )
        self.found: list[tuple[object, int]] = []
        self.failures: list[Exception] = []
        self.player.found.connect(lambda turn, ms: self.found.append((turn, ms)))
        self.player.failed.connect(self.failures.append)

    def answer(self, ticket: int, text: str, *, asked_at: float = 1000.0) -> None:
        turn = self.record.setup.start().read(text)
        answer = TimedReport(report(turn), LIMITS, asked_at, self.time())
        self.engine_client.answered.emit(ticket, answer)

    def turn(self, text: str) -> tuple[int, ...]:
        return self.record.position.read(text)


def test_a_quick_turn_waits_before_it_is_played_and_a_slow_one_does_not() -> None:
    game = ComputerGame()
    game.player.think(LIMITS)
    assert len(game.engine_client.asked) == 1
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
    assert game.engine_client.cancelled == 1
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
    game.clock.ran_out.connect(lambda _player: game.player.stop())
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


def test_the_answer_has_its_limits_and_times(qtbot: object) -> None:
    record = GameRecord(small("egotzi"))
    first = record.play_text("b2")
    second = record.play_text("d4")
    clock = KeepingClock(record, time().__next__)
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
