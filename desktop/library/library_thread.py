"""The library on a thread of its own; urgent tasks interrupt long ones."""

from __future__ import annotations

import contextlib
import functools
import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QThread, Signal

from desktop.background.priority import lower_priority
from desktop.background.task import CancelledError, Task
from rules.library.index_file import LibraryError
from rules.library.library import Library
from rules.sqlite_file import damage_reported, is_damage

log = logging.getLogger(__name__)


class LibraryTask(Task):
    """A task whose work gets the library and the task.

    Attributes:
        pause: runs urgent tasks; long work calls it between its steps.
    """

    def __init__(
        self, work: Callable[[Library, LibraryTask], Any], *rest: Any, **more: Any
    ) -> None:
        super().__init__(work, *rest, expected=(LibraryError, OSError, sqlite3.Error), **more)
        self.pause: Callable[[], None] = lambda: None


class LibraryThread(QThread):
    """Opens the library and runs tasks one after another, urgent ones first.

    Signals:
        opened(aside, newer, kept): the index is open; ``aside`` is the new path of a damaged one,
            ``newer`` that of a newer version, or None, and ``kept`` whether the index persists
            after the program ends.
        renewed: the index was damaged and has been replaced by an empty one.
        done(task, answer), failed(task, exception): a task is over; always one of the two. A
            cancelled task is done with None.
        progressed(task, share): a task has reported progress.
    """

    opened = Signal(object, object, bool)
    renewed = Signal()
    done = Signal(object, object)
    failed = Signal(object, object)
    progressed = Signal(object, float)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.setObjectName("library")
        self._folder = folder
        self._library: Library | None = None
        self._urgent: deque[LibraryTask] = deque()
        self._slow: deque[LibraryTask] = deque()
        self._wakeup = threading.Condition()
        self._closing = False

    # -- called by the window's thread -------------------------------------------------------

    def ask(self, task: LibraryTask, *, urgent: bool) -> None:
        """Run a task; urgent ones come before the others."""
        with self._wakeup:
            (self._urgent if urgent else self._slow).append(task)
            self._wakeup.notify()

    def close(self) -> None:
        """End after the current task; the others are cancelled."""
        with self._wakeup:
            self._closing = True
            for task in (*self._urgent, *self._slow):
                task.cancel()
            self._wakeup.notify()

    @property
    def closing(self) -> bool:
        return self._closing

    # -- the thread itself -------------------------------------------------------------------

    def run(self) -> None:
        lower_priority()
        try:
            while (task := self._next()) is not None:
                self._do(task)
        finally:
            self._close_library()

    def _next(self) -> LibraryTask | None:
        with self._wakeup:
            self._wakeup.wait_for(lambda: self._closing or self._urgent or self._slow)
            if self._closing:
                return None
            return (self._urgent or self._slow).popleft()

    def _do(self, task: LibraryTask) -> None:
        if task.cancelled:
            self.done.emit(task, None)
            return
        task.pause = self._do_urgent
        task.send_progress_by(functools.partial(self.progressed.emit, task))
        try:
            try:
                with damage_reported():
                    answer = task.work(self._opened(), task)
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                log.info("The library's index is damaged: %s", error)
                self._renew()
                answer = task.work(self._opened(), task)
        except CancelledError:
            self.done.emit(task, None)
        except Exception as error:
            if not isinstance(error, task.expected):
                log.exception("The library failed")
            self.failed.emit(task, error)
        else:
            self.done.emit(task, answer)

    def _do_urgent(self) -> None:
        """Run the urgent tasks between two steps of a long one."""
        while self._urgent and not self._closing:
            with self._wakeup:
                task = self._urgent.popleft()
            self._do(task)

    def _opened(self) -> Library:
        if self._library is None:
            self._library = Library(self._folder)
            index = self._library.index_file
            self.opened.emit(index.aside, index.newer, index.kept)
        return self._library

    def _renew(self) -> None:
        self._close_library()
        self._library = Library(self._folder, rebuild=True)
        self.renewed.emit()

    def _close_library(self) -> None:
        if self._library is not None:
            with contextlib.suppress(sqlite3.Error):
                self._library.close()
            self._library = None
