"""The search for the computer's turn: its limits and its times."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from driving import report, small

from desktop.game.game_clock import GameClock
from desktop.game.timed_search import timed_search
from rules.engine.limits import Limits
from rules.engine.report import Report
from rules.position import Position
from rules.record.game_record import GameRecord


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


def test_a_clock_limits_the_time_to_think(qtbot: object) -> None:
    record = GameRecord(small("egotzi"))
    record.root.properties["TM"] = ["20"]
    clock = GameClock(record, lambda: 100.0)
    clock.go_to(record.node)
    clock.start()
    report = timed_search(record, Limits(simulations=70, seed=3), clock)(
        Engine(), threading.Event()
    )
    assert 0 < report.limits.think_ms < 20_000
    assert report.limits.simulations == 70
