"""The search for the computer's turn, limited by its level and its clock."""

from __future__ import annotations

import dataclasses
import threading
from typing import TYPE_CHECKING, Any

from desktop.engine.engine_worker import Work
from desktop.game.game_clock import GameClock
from rules.engine.limits import Limits
from rules.record.game_record import GameRecord

if TYPE_CHECKING:
    from rules.engine.report import Report


@dataclasses.dataclass(frozen=True)
class TimedReport:
    """The engine's answer.

    Attributes:
        report: the result of the search.
        limits: the limits of the search.
        asked_at, found_at: when it was requested and when it was found, by the clock's ``now``.
    """

    report: Report
    limits: Limits
    asked_at: float
    found_at: float


def timed_search(record: GameRecord, limits: Limits, clock: GameClock) -> Work:
    """Return the search for a turn at the record's current node; it answers a ``TimedReport``."""
    start = record.setup.start()
    line = [node.turn for node in record.line]
    bounds = clock.limits(limits, record.position.copy())
    now = clock.now
    asked_at = now()

    def work(engine: Any, stop: threading.Event) -> TimedReport:
        bound = bounds()
        report = engine.search(start, line, bound, stop=stop)
        return TimedReport(report, bound, asked_at, now())

    return work
