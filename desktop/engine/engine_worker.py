"""The engine on a thread of its own.

``EngineWorker`` lives on a ``QThread`` and does one job after the other; ``EngineClient`` lives in
the window's thread, hands out jobs with tickets and passes on only the answer to the last one. The
two share nothing but a stop flag. Neither knows what a job computes.
"""

from __future__ import annotations

import dataclasses
import logging
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from desktop.background.orphan_threads import count_left_behind, leave_behind
from desktop.background.priority import lower_priority
from rules.translatable_text import TranslatableText

log = logging.getLogger(__name__)

PATIENCE_MS = 2000  # a job that runs on so long after it was told to stop is left behind
MOST_LEFT_BEHIND = 3  # as many searches that do not stop; each holds memory and a core
_CLOSING_MS = 500

Work = Callable[[Any, threading.Event], Any]  # (engine, stop) -> answer


@dataclasses.dataclass(frozen=True)
class Job:
    """Something to compute, and the flag that tells it to stop."""

    ticket: int
    work: Work
    stop: threading.Event = dataclasses.field(default_factory=threading.Event)


def shipped_engine() -> Any:
    # late, and on the worker's thread: nobody waits for it before the first window
    from rules.engine.engine import Engine

    return Engine()


class StuckSearchesError(RuntimeError):
    """So many searches run on though they were stopped that there is no room for another one."""


class EngineWorker(QObject):
    """Does jobs on its thread, in turn.

    Signals:
        done(ticket, answer), failed(ticket, exception): a job is over; one of the two, always.
    """

    done = Signal(int, object)
    failed = Signal(int, object)

    def __init__(self, make_engine: Callable[[], Any]) -> None:
        super().__init__()
        self._make_engine = make_engine
        self._engine: Any = None

    @Slot(object)
    def do(self, job: Job) -> None:
        try:
            if self._engine is None:
                lower_priority()
                self._engine = self._make_engine()
            answer = None if job.stop.is_set() else job.work(self._engine, job.stop)
        except Exception as error:
            log.exception("The engine failed", extra={"elsewhere": True})  # by EngineNotices
            self._engine = None  # its tree may be half written: begin with a new one
            self.failed.emit(job.ticket, error)
        else:
            self.done.emit(job.ticket, answer)


class EngineClient(QObject):
    """Where the window asks the engine for something, without waiting.

    Signals:
        answered(ticket, answer), failed(ticket, exception): what became of the last job asked
            for. Nothing is heard of a job that was cancelled, or followed by another one.
        abandoned: a job ran on after it was told to stop, and another engine takes its place.
    """

    answered = Signal(int, object)
    failed = Signal(int, object)
    abandoned = Signal()
    _handed_over = Signal(object)

    def __init__(
        self, parent: QObject | None = None, *, make_engine: Callable[[], Any] = shipped_engine
    ) -> None:
        super().__init__(parent)
        self._make_engine = make_engine
        self._thread: QThread | None = None
        self._worker: EngineWorker | None = None
        self._tickets = 0
        self._closed = False
        self._job: Job | None = None
        self._running: set[int] = set()  # tickets handed over and not yet done

    @property
    def ticket(self) -> int:
        """Of the job whose answer is awaited; 0 for none."""
        return self._job.ticket if self._job else 0

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._job is not None

    def ask(self, work: Work) -> int:
        """Have ``work`` done instead of what was asked for before; the ticket of its answer.

        A desk that has been closed does nothing, and says 0.
        """
        self.cancel()
        if self._closed:
            return 0
        self._tickets += 1
        self._job = Job(self._tickets, work)
        self._hand_over(self._job)
        return self._job.ticket

    def cancel(self) -> None:
        """Stop what is going on; its answer will be dropped."""
        job, self._job = self._job, None
        if job is None:
            return
        job.stop.set()
        QTimer.singleShot(PATIENCE_MS, self, lambda: self._replace_stuck(job))

    def close(self) -> None:
        """Stop and end the thread, for good."""
        self._closed = True
        self.cancel()
        if self._thread is None:
            return
        self._thread.quit()
        # one that is stuck may hold the end of the program up, but not all one after another
        if not self._thread.wait(0 if count_left_behind() else _CLOSING_MS):
            self._leave_behind()
        self._thread = self._worker = None
        self._running.clear()

    def _hand_over(self, job: Job) -> None:
        if self._worker is None:
            if count_left_behind() >= MOST_LEFT_BEHIND:
                QTimer.singleShot(0, self, lambda: self._refuse(job))
                return
            self._start()
        self._running.add(job.ticket)
        self._handed_over.emit(job)

    def _refuse(self, job: Job) -> None:
        text = TranslatableText(
            "%Ln engine searches did not stop; close Oddments and start it again",
            "",
            MOST_LEFT_BEHIND,
        )
        self._on_failed(job.ticket, StuckSearchesError(text))

    def _start(self) -> None:
        self._thread = QThread(self)
        self._thread.setObjectName("engine")
        self._worker = EngineWorker(self._make_engine)
        self._worker.moveToThread(self._thread)
        self._handed_over.connect(self._worker.do, Qt.ConnectionType.QueuedConnection)
        self._worker.done.connect(self._on_done)
        self._worker.failed.connect(self._on_failed)
        self._thread.start(QThread.Priority.LowPriority)

    def _replace_stuck(self, job: Job) -> None:
        if job.ticket not in self._running:
            return
        log.warning(
            "A search did not stop within %d ms and is left behind",
            PATIENCE_MS,
            extra={"elsewhere": True},
        )
        self._leave_behind()
        self._thread = self._worker = None
        self._running.clear()
        if self._job is not None:
            self._hand_over(self._job)
        self.abandoned.emit()

    def _leave_behind(self) -> None:
        assert self._thread is not None
        assert self._worker is not None
        self._handed_over.disconnect(self._worker.do)
        self._worker.done.disconnect(self._on_done)
        self._worker.failed.disconnect(self._on_failed)
        self._thread.setParent(None)
        leave_behind(self._thread, self._worker)
        self._thread.quit()

    @Slot(int, object)
    def _on_done(self, ticket: int, answer: object) -> None:
        if self._is_awaited(ticket):
            self.answered.emit(ticket, answer)

    @Slot(int, object)
    def _on_failed(self, ticket: int, error: object) -> None:
        if self._is_awaited(ticket):
            self.failed.emit(ticket, error)

    def _is_awaited(self, ticket: int) -> bool:
        self._running.discard(ticket)
        if self._job is None or ticket != self._job.ticket:
            return False
        self._job = None
        return True
