"""Threads that run tasks."""

from __future__ import annotations

import concurrent.futures
import contextlib
import functools
import logging
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from queue import Empty, SimpleQueue

from PySide6.QtCore import QObject, Signal, Slot

from desktop.background.orphan_threads import keep_unfinished
from desktop.background.task import CancelledError, Task

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

    def _do(self, task: Task) -> None:
        """Run a task on the calling thread."""
        task.send_progress_by(
            lambda share: self._send(functools.partial(task.show_progress, share))
        )
        try:
            answer = None if task.cancelled else task.work()
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
