"""The computer's turn: what the engine is asked, and what becomes of its answers."""

from __future__ import annotations

import pytest
from at_table import SilentClient, Time
from driving import report, small
from PySide6.QtCore import QObject

from desktop.game.computer_player import ComputerPlayer, IllegalAnswerError
from desktop.game.game_clock import GameClock
from desktop.game.new_record import new_record
from desktop.game.players import Computer, Human
from desktop.game.timed_search import TimedReport
from rules.clock import NO_CLOCKS, TimeControl
from rules.engine.limits import Limits

LIMITS = Limits(level=1, think_ms=1000)


class Table:
    """A computer that is to move after "b2", with an engine that a test answers for."""

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
        answer_report = TimedReport(report(turn), LIMITS, asked_at, self.time())
        self.engine_client.answered.emit(ticket, answer_report)

    def turn(self, text: str) -> tuple[int, ...]:
        return self.record.position.read(text)


def test_a_turn_is_found_and_waits_until_an_eye_can_follow() -> None:
    table = Table()
    table.player.think(LIMITS)
    assert len(table.engine_client.asked) == 1
    table.time.now += 0.25
    table.answer(1, "c3")
    assert table.found == [(table.turn("c3"), 150)]
    assert table.failures == []


def test_a_turn_that_took_long_is_played_at_once() -> None:
    table = Table()
    table.player.think(LIMITS)
    table.time.now += 30
    table.answer(1, "c3")
    assert table.found == [(table.turn("c3"), 0)]


def test_answers_to_what_was_asked_before_are_dropped() -> None:
    table = Table()
    hint = report(table.turn("c3"))
    table.engine_client.answered.emit(1, hint)  # to somebody else, before the computer has asked
    table.player.think(LIMITS)
    table.player.think(LIMITS)
    table.answer(1, "c3")
    table.engine_client.answered.emit(3, hint)
    table.engine_client.failed.emit(1, RuntimeError("late"))
    assert (table.found, table.failures) == ([], [])
    table.answer(2, "d4")
    assert table.found == [(table.turn("d4"), 400)]


def test_what_is_given_up_is_not_answered_any_more() -> None:
    table = Table(TimeControl(main_seconds=60))
    table.player.think(LIMITS)
    table.player.stop()
    assert table.engine_client.cancelled == 1
    table.answer(1, "c3")
    table.engine_client.failed.emit(1, RuntimeError("late"))
    assert (table.found, table.failures) == ([], [])
    assert table.clock.is_running


def test_the_clock_stops_with_the_answer_and_learns_how_late_it_was() -> None:
    table = Table(TimeControl(main_seconds=60))
    table.player.think(LIMITS)
    table.time.now += 3
    before = table.clock.lag_ms
    table.answer(1, "c3")
    assert not table.clock.is_running
    table.time.now += 10
    left = table.clock.left(1)
    assert left is not None
    assert left.seconds == pytest.approx(57)
    assert table.clock.lag_ms > before


def test_an_answer_after_the_time_has_run_out_is_too_late() -> None:
    table = Table(TimeControl(main_seconds=2))
    table.clock.ran_out.connect(lambda _player: table.player.stop())
    table.player.think(LIMITS)
    table.time.now += 3
    table.answer(1, "c3")
    assert (table.found, table.failures) == ([], [])


def test_a_failing_engine_is_reported_and_loses_no_time() -> None:
    table = Table(TimeControl(main_seconds=60))
    table.player.think(LIMITS)
    error = RuntimeError("out of ideas")
    table.engine_client.failed.emit(1, error)
    assert table.failures == [error]
    assert not table.clock.is_running
    assert table.found == []


def test_an_illegal_turn_is_a_failure_that_names_it() -> None:
    table = Table()
    table.player.think(LIMITS)
    table.answer(1, "b2")  # where a stone lies
    (error,) = table.failures
    assert isinstance(error, IllegalAnswerError)
    assert str(error) == "b2 is not legal here"
    assert table.found == []


@pytest.mark.parametrize(("texts", "legal"), [("c3", True), ("", False), ("c3 d4", False)])
def test_a_legal_answer_is_one_whole_turn(texts: str, legal: bool) -> None:
    table = Table()
    start = table.record.setup.start()
    turn = tuple(step for text in texts.split() for step in start.read(text))
    table.player.think(LIMITS)
    table.engine_client.answered.emit(1, TimedReport(report(turn), LIMITS, 1000.0, 1000.0))
    assert [found for found, _ in table.found] == [turn] * legal
    assert [type(error) for error in table.failures] == [IllegalAnswerError] * (not legal)
