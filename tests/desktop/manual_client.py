"""A client without an engine and without a thread: the test answers its jobs."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from typing import Any, NamedTuple

from desktop.engine.engine_worker import EngineClient, Work
from rules.engine.limits import Limits
from rules.engine.report import Report
from rules.position import Position


class Search(NamedTuple):
    """What an engine was asked to search."""

    start: Position
    line: list[tuple[int, ...]]
    limits: Limits
    reports: dict[str, Any]


class ManualClient(EngineClient):
    """Records jobs; the test answers the last one.

    Attributes:
        works: all jobs so far; their tickets count from 1.
        cancelled: the tickets of cancelled jobs.
    """

    def __init__(self) -> None:
        super().__init__(make_engine=object)
        self.works: list[Work] = []
        self.cancelled: list[int] = []
        self._ticket = 0

    @property
    def ticket(self) -> int:
        return self._ticket

    @property
    def busy(self) -> bool:
        return self._ticket != 0

    def ask(self, work: Work) -> int:
        self.cancel()
        self.works.append(work)
        self._ticket = len(self.works)
        return self._ticket

    def cancel(self) -> None:
        if self._ticket:
            self.cancelled.append(self._ticket)
        self._ticket = 0

    def answer(self, answer: object) -> None:
        ticket, self._ticket = self._ticket, 0
        self.answered.emit(ticket, answer)

    def fail(self, error: Exception) -> None:
        ticket, self._ticket = self._ticket, 0
        self.failed.emit(ticket, error)

    def search(
        self, answer: Report, number: int = -1, stop: threading.Event | None = None
    ) -> Search:
        """Run a job, by default the last, with an engine that returns ``answer``."""
        searches: list[Search] = []

        class Engine:
            def search(
                self,
                start: Position,
                line: Sequence[tuple[int, ...]],
                limits: Limits,
                *,
                stop: threading.Event,
                **reports: Any,
            ) -> Report:
                searches.append(Search(start, list(line), limits, reports))
                return answer

        assert self.works[number](Engine(), stop or threading.Event()) is answer
        return searches[0]
