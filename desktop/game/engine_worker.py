"""The engine on a thread of its own.

``EngineWorker`` lives on a ``QThread`` and runs one job after another; ``EngineClient`` lives on
the window's thread, sends jobs with tickets and delivers only the answer to the last one. The two
share only a stop flag. Neither knows what a job computes.
"""

from __future__ import annotations

import dataclasses
import logging
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from desktop.services.tasks import count_orphans, keep_orphan, lower_priority
from rules.translatable_text import TranslatableText

log = logging.getLogger(__name__)

STOP_TIMEOUT_MS = 2000  # a job that still runs this long after its stop request is abandoned
MAX_ORPHANS = 3  # abandoned searches at most; each occupies memory and a core
_CLOSING_MS = 500

Work = Callable[[Any, threading.Event], Any]  # (engine, stop) -> answer


@dataclasses.dataclass(frozen=True)
class Job:
    """Something to compute, and the flag that stops it."""

    ticket: int
    work: Work
    stop: threading.Event = dataclasses.field(default_factory=threading.Event)


def default_engine() -> Any:
    # imported late, on the worker's thread, so that the first window does not wait for it
    from rules.engine.engine import Engine
    from rules.engine.known_reports import GAME_KNOWLEDGE

    return Engine(GAME_KNOWLEDGE)


class StuckSearchesError(RuntimeError):
    """Too many stopped searches are still running to start another one."""


def _let_go(_engine: Any) -> None:
    """Do nothing: our own engine ends with its last reference."""


class EngineWorker(QObject):
    """Runs jobs on its thread, in order.

    Signals:
        done(ticket, answer), failed(ticket, exception): a job is over; each job emits one of them.
    """

    done = Signal(int, object)
    failed = Signal(int, object)

    def __init__(
        self,
        make_engine: Callable[[], Any],
        end_engine: Callable[[Any], object] = _let_go,
        expected: tuple[type[Exception], ...] = (),
    ) -> None:
        """See ``EngineClient``."""
        super().__init__()
        self._make_engine, self._end_engine, self._expected = make_engine, end_engine, expected
        self._engine: Any = None

    @Slot(object)
    def do(self, job: Job) -> None:
        try:
            if self._engine is None:
                lower_priority()
                self._engine = self._make_engine()
            answer = None if job.stop.is_set() else job.work(self._engine, job.stop)
        except Exception as error:
            self._log(error)
            self.end_engine()  # its tree may be inconsistent: start with a new engine
            self.failed.emit(job.ticket, error)
        else:
            self.done.emit(job.ticket, answer)

    @Slot()
    def end_engine(self) -> None:
        """Drop the engine; the next job gets a new one."""
        engine, self._engine = self._engine, None
        if engine is not None:
            self._end_engine(engine)

    def _log(self, error: Exception) -> None:
        if isinstance(error, self._expected):
            log.info("The engine failed: %s", error)
        else:
            log.exception("The engine failed", extra={"has_own_notice": True})  # by EngineNotices


class EngineClient(QObject):
    """Sends jobs to the engine without blocking the window.

    Signals:
        answered(ticket, answer), failed(ticket, exception): the result of the last job. Jobs that
            were cancelled or superseded emit neither.
        abandoned: a job did not stop, and a new engine has replaced the one that runs it.
    """

    answered = Signal(int, object)
    failed = Signal(int, object)
    abandoned = Signal()
    _handed_over = Signal(object)

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        make_engine: Callable[[], Any] = default_engine,
        end_engine: Callable[[Any], object] = _let_go,
        expected: tuple[type[Exception], ...] = (),
    ) -> None:
        """``make_engine`` runs on the worker's thread, ``end_engine`` on any.

        ``expected``: errors of engines that are not ours; they are not logged as faults.
        """
        super().__init__(parent)
        self._make_engine, self._end_engine, self._expected = make_engine, end_engine, expected
        self._thread: QThread | None = None
        self._worker: EngineWorker | None = None
        self._tickets = 0
        self._closed = False
        self._job: Job | None = None
        self._running: set[int] = set()  # tickets of jobs sent to the worker and not yet done

    @property
    def ticket(self) -> int:
        """The ticket of the job whose answer is awaited; 0 for none."""
        return self._job.ticket if self._job else 0

    @property
    def busy(self) -> bool:
        """Return whether an answer is awaited."""
        return self._job is not None

    def ask(self, work: Work) -> int:
        """Cancel the last job and start ``work``. Returns the ticket of its answer.

        After ``close``, does nothing and returns 0.
        """
        self.cancel()
        if self._closed:
            return 0
        self._tickets += 1
        self._job = Job(self._tickets, work)
        self._hand_over(self._job)
        return self._job.ticket

    def cancel(self) -> None:
        """Stop the last job; its answer will be dropped."""
        job, self._job = self._job, None
        if job is None:
            return
        job.stop.set()
        QTimer.singleShot(STOP_TIMEOUT_MS, self, lambda: self._replace_stuck(job))

    def close(self) -> None:
        """Stop the last job and end the thread for good."""
        self._closed = True
        self.cancel()
        if self._thread is None:
            return
        self._thread.quit()
        # the first stuck thread may delay the end of the program, the others may not
        if not self._thread.wait(0 if count_orphans() else _CLOSING_MS):
            self._abandon()
        self._thread = self._worker = None
        self._running.clear()

    def _hand_over(self, job: Job) -> None:
        if self._worker is None:
            if count_orphans() >= MAX_ORPHANS:
                QTimer.singleShot(0, self, lambda: self._refuse(job))
                return
            self._start()
        self._running.add(job.ticket)
        self._handed_over.emit(job)

    def _refuse(self, job: Job) -> None:
        text = TranslatableText(
            "%Ln engine searches did not stop; close Oddments and start it again", "", MAX_ORPHANS
        )
        self._on_failed(job.ticket, StuckSearchesError(text))

    def _start(self) -> None:
        self._thread = QThread(self)
        self._thread.setObjectName("engine")
        self._worker = EngineWorker(self._make_engine, self._end_engine, self._expected)
        self._worker.moveToThread(self._thread)
        self._thread.finished.connect(self._worker.end_engine, Qt.ConnectionType.DirectConnection)
        self._handed_over.connect(self._worker.do, Qt.ConnectionType.QueuedConnection)
        self._worker.done.connect(self._on_done)
        self._worker.failed.connect(self._on_failed)
        self._thread.start(QThread.Priority.LowPriority)

    def _replace_stuck(self, job: Job) -> None:
        if job.ticket not in self._running:
            return
        log.warning(
            "A search did not stop within %d ms and is abandoned",
            STOP_TIMEOUT_MS,
            extra={"has_own_notice": True},
        )
        self._abandon()
        self._thread = self._worker = None
        self._running.clear()
        if self._job is not None:
            self._hand_over(self._job)
        self.abandoned.emit()

    def _abandon(self) -> None:
        assert self._thread is not None
        assert self._worker is not None
        self._handed_over.disconnect(self._worker.do)
        self._worker.done.disconnect(self._on_done)
        self._worker.failed.disconnect(self._on_failed)
        self._worker.end_engine()  # ends the process of another engine, and so its search
        self._thread.setParent(None)
        keep_orphan(self._thread, self._worker)
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
