"""The computer's turn: requests to the engine, and what happens to its answers."""

from __future__ import annotations

import pytest
from driving import report, small
from lone_game import SilentClient, Time
from PySide6.QtCore import QObject

from desktop.game.computer_player import ComputerPlayer, IllegalAnswerError
from desktop.game.game_clock import GameClock
from desktop.game.new_record import new_record
from desktop.game.players import Computer, Human
from desktop.game.timed_search import TimedReport
from rules.clock import NO_CLOCKS, TimeControl
from rules.engine.limits import Limits

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


def test_a_quick_turn_waits_before_it_is_played() -> None:
    game = ComputerGame()
    game.player.think(LIMITS)
    assert len(game.engine_client.asked) == 1
    game.time.now += 0.25
    game.answer(1, "c3")
    assert game.found == [(game.turn("c3"), 150)]
    assert game.failures == []


def test_a_slow_turn_is_played_at_once() -> None:
    game = ComputerGame()
    game.player.think(LIMITS)
    game.time.now += 30
    game.answer(1, "c3")
    assert game.found == [(game.turn("c3"), 0)]


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


def test_an_illegal_turn_is_a_failure_that_names_it() -> None:
    game = ComputerGame()
    game.player.think(LIMITS)
    game.answer(1, "b2")  # where a stone lies
    (error,) = game.failures
    assert isinstance(error, IllegalAnswerError)
    assert str(error) == "b2 is not legal here"
    assert game.found == []


@pytest.mark.parametrize(("texts", "legal"), [("c3", True), ("", False), ("c3 d4", False)])
def test_a_legal_answer_is_one_whole_turn(texts: str, legal: bool) -> None:
    game = ComputerGame()
    start = game.record.setup.start()
    turn = tuple(step for text in texts.split() for step in start.read(text))
    game.player.think(LIMITS)
    game.engine_client.answered.emit(1, TimedReport(report(turn), LIMITS, 1000.0, 1000.0))
    assert [found for found, _ in game.found] == [turn] * legal
    assert [type(error) for error in game.failures] == [IllegalAnswerError] * (not legal)
