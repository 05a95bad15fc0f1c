"""Work off the window's thread: tasks, the threads that run them, and what becomes of those."""

from __future__ import annotations

import concurrent.futures
import contextlib
import functools
import logging
import os
import sys
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from queue import Empty, SimpleQueue
from typing import Any

import shiboken6
from PySide6.QtCore import QObject, QThread, Signal, Slot

_NICENESS = 5  # with more, a busy machine lets threads wait that hold Python's lock


def lower_priority() -> None:
    """Let the window go first: this thread, and those it starts, run at lower priority."""
    if sys.platform == "linux":  # where Qt's priorities do nothing
        thread = threading.get_native_id()
        if os.getpriority(os.PRIO_PROCESS, thread) < _NICENESS:  # no way back up is allowed
            os.setpriority(os.PRIO_PROCESS, thread, _NICENESS)


_threads: list[tuple[QThread, QObject | None]] = []

_work: list[Future[None]] = []  # on Python's threads, which Python would wait for


def keep_orphan(thread: QThread, worker: QObject | None = None) -> None:
    """Keep a thread and its worker alive until the thread ends.

    Destroying one would abort the program, so they are kept until they end; nothing waits for them.
    """
    _threads.append((thread, worker))


def keep_unfinished(work: Future[None]) -> None:
    """Count the thread of some work until that is done."""
    _work.append(work)


def count_orphans() -> int:
    """Return how many of the threads still run, and release those that have ended."""
    _work[:] = [each for each in _work if not each.done()]
    # isFinished() is true already while what is connected to ``finished`` runs on the thread
    _threads[:] = [pair for pair in _threads if not pair[0].wait(0)]
    return len(_threads) + len(_work)


_MIN_STEP = 0.001  # a smaller progress is not worth a message


class CancelledError(Exception):
    """Raised in the work of a task that has been cancelled."""


def _ignore(_outcome: Any) -> None:
    """Do nothing."""


class Task:
    """Something to be done on another thread.

    In the window's thread, ``on_success`` gets what the work returned, or ``on_failure`` what it
    raised: one of the two, unless the task was cancelled or its owner is gone.

    Attributes:
        work: the function to call; whoever runs the task supplies its arguments. Long work calls
            ``report``.
        owner: the object that the outcome is for, None if it is wanted in any case.
        expected: errors that may happen in normal use; others are logged as faults too.
        cancelled: whether the outcome is no longer wanted.
        stopping: whether the work is to end early, and to return what it has.
    """

    def __init__(
        self,
        work: Callable[..., Any],
        on_success: Callable[[Any], None] = _ignore,
        on_failure: Callable[[Exception], None] = _ignore,
        *,
        on_progress: Callable[[float], None] = _ignore,
        owner: QObject | None = None,
        expected: tuple[type[Exception], ...] = (OSError,),
    ) -> None:
        """``on_progress`` gets the share that is done, from 0 to 1."""
        self.work, self.on_success, self.on_failure = work, on_success, on_failure
        self.on_progress, self.owner, self.expected = on_progress, owner, expected
        self.cancelled = self.stopping = False
        self._reported = -1.0
        self._send_progress: Callable[[float], None] = _ignore

    # -- called by the window's thread -------------------------------------------------------

    def cancel(self) -> None:
        """End soon, without an outcome."""
        self.cancelled = self.stopping = True

    def stop(self) -> None:
        """End soon, with the outcome so far."""
        self.stopping = True

    @property
    def is_wanted(self) -> bool:
        """Return whether the outcome is still wanted."""
        return not self.cancelled and (self.owner is None or shiboken6.isValid(self.owner))

    def succeed(self, answer: Any) -> None:
        """Pass the answer on; the task is over."""
        handler = self.on_success if self.is_wanted else _ignore
        self.release()
        handler(answer)

    def fail(self, error: Exception) -> None:
        """Pass the error on; the task is over."""
        handler = self.on_failure if self.is_wanted else _ignore
        self.release()
        handler(error)

    def show_progress(self, share: float) -> None:
        if self.is_wanted:
            self.on_progress(share)

    def release(self) -> None:
        """Drop all references.

        The thread that ran the task may keep it for a while, and must neither keep a closed window
        alive nor destroy it.
        """
        self.work = lambda *_arguments: None
        self.on_success = self.on_failure = self.on_progress = _ignore
        self._send_progress = _ignore
        self.owner = None

    # -- called by the thread that runs it ---------------------------------------------------

    def send_progress_by(self, send: Callable[[float], None]) -> None:
        """Make ``report`` send progress to the window's thread by calling ``send``."""
        self._send_progress = send

    def report(self, share: float) -> None:
        """Report the share that is done, from 0 to 1.

        Raises:
            CancelledError: the task was cancelled.
        """
        if self.cancelled:
            raise CancelledError
        if share - self._reported >= _MIN_STEP:
            self._reported = share
            self._send_progress(share)


log = logging.getLogger(__name__)


class TaskRunner(QObject):
    """Runs tasks on other threads, and delivers their outcomes on its own."""

    _sent = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deliveries: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._sent.connect(self.deliver)

    @Slot()
    def deliver(self) -> None:
        """Deliver all that has been sent so far."""
        with contextlib.suppress(Empty):
            while True:
                self._deliveries.get_nowait()()

    def _send(self, delivery: Callable[[], None]) -> None:
        self._deliveries.put(delivery)
        with contextlib.suppress(RuntimeError):  # the program has ended meanwhile
            self._sent.emit()

    def _call(self, task: Task) -> Any:
        """Return what the work of a task returns; a subclass may supply arguments."""
        return task.work()

    def _do(self, task: Task) -> None:
        """Run a task on the calling thread."""
        task.send_progress_by(
            lambda share: self._send(functools.partial(task.show_progress, share))
        )
        try:
            answer = None if task.cancelled else self._call(task)
        except CancelledError:
            self._send(task.release)
        except Exception as error:
            if not isinstance(error, task.expected):
                log.exception("A task failed")
            self._send(functools.partial(task.fail, error))
        else:
            self._send(functools.partial(task.succeed, answer))


class ThreadRunner(TaskRunner):
    """Gives each task a thread of its own."""

    def start(self, task: Task, *, name: str, daemon: bool = False) -> None:
        """Start a task; the program does not wait for a ``daemon`` to end."""
        threading.Thread(target=self._do, args=(task,), name=name, daemon=daemon).start()


class QueueRunner(TaskRunner):
    """Runs tasks one after another on one thread, in the order in which they were submitted."""

    def __init__(self, name: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        thread = self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        # what has been submitted is still done
        self.destroyed.connect(lambda: thread.shutdown(wait=False))

    def submit(self, task: Task) -> None:
        """Run a task after those submitted before it."""
        self._thread.submit(self._do, task)

    def wait(self) -> None:
        """Wait until everything submitted so far is done and delivered."""
        self._thread.submit(lambda: None).result()
        self.deliver()

    def close(self, seconds: float) -> bool:
        """Wait as ``wait`` does, at most so long. Returns False if the thread is left behind."""
        last = self._thread.submit(lambda: None)
        concurrent.futures.wait([last], seconds)
        self.deliver()
        keep_unfinished(last)
        return last.done()
