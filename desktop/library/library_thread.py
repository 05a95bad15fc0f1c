"""The library on a thread of its own: what is asked for now goes before what takes long."""

from __future__ import annotations

import contextlib
import dataclasses
import logging
import sqlite3
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

import shiboken6
from PySide6.QtCore import QObject, QThread, Signal

from desktop.engine.engine_worker import lower_priority
from rules.library.index_file import LibraryError, is_damage
from rules.library.library import Library

log = logging.getLogger(__name__)


@dataclasses.dataclass(eq=False)
class Task:
    """Something to be done with the library.

    Attributes:
        work: does it, on the thread; long work calls ``pause`` now and then.
        then: takes what ``work`` answers, in the window's thread.
        failed: takes what it raised instead, there too.
        owner: whom the answer is for; once it is gone nobody wants it.
        stopped: nobody wants it any more.
        pause: does what is urgent meanwhile.
    """

    work: Callable[[Library, Task], Any]
    then: Callable[[Any], None] = lambda _answer: None
    failed: Callable[[Exception], None] = lambda _error: None
    owner: QObject | None = None
    stopped: bool = False
    pause: Callable[[], None] = lambda: None

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for the answer; asked in the window's thread."""
        return not self.stopped and (self.owner is None or shiboken6.isValid(self.owner))

    def release(self) -> None:
        """Drop all references, in the window's thread.

        The library's thread keeps its last task until the next one, and must neither keep a closed
        window alive nor destroy it.
        """
        self.work = lambda _library, _task: None
        self.then = self.failed = lambda _outcome: None
        self.owner = None


class LibraryThread(QThread):
    """Opens the library and does tasks one after another, urgent ones between the steps of others.

    Signals:
        opened(aside, kept): the index is open; ``aside`` is where a damaged one was laid, or
            None, and ``kept`` whether the index stays when the program ends.
        renewed: the index was found damaged, and an empty one has taken its place.
        done(task, answer), failed(task, exception): a task is over; one of the two, always. A
            task that was stopped before it began is done with None.
    """

    opened = Signal(object, bool)
    renewed = Signal()
    done = Signal(object, object)
    failed = Signal(object, object)

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.setObjectName("library")
        self._folder = folder
        self._library: Library | None = None
        self._urgent: deque[Task] = deque()
        self._slow: deque[Task] = deque()
        self._news = threading.Condition()
        self._closing = False

    # -- called by the window's thread -------------------------------------------------------

    def ask(self, task: Task, *, urgent: bool) -> None:
        """Have a task done, before those that are not urgent."""
        with self._news:
            (self._urgent if urgent else self._slow).append(task)
            self._news.notify()

    def close(self) -> None:
        """End after the task of now, which is told to stop."""
        with self._news:
            self._closing = True
            for task in (*self._urgent, *self._slow):
                task.stopped = True
            self._news.notify()

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

    def _next(self) -> Task | None:
        with self._news:
            self._news.wait_for(lambda: self._closing or self._urgent or self._slow)
            if self._closing:
                return None
            return (self._urgent or self._slow).popleft()

    def _do(self, task: Task) -> None:
        if task.stopped:
            self.done.emit(task, None)
            return
        task.pause = self._do_urgent
        try:
            try:
                answer = task.work(self._opened(), task)
            except sqlite3.DatabaseError as error:
                if not is_damage(error):
                    raise
                log.warning("The library's index is damaged: %s", error)
                self._renew()
                answer = task.work(self._opened(), task)
        except Exception as error:
            if not isinstance(error, LibraryError | OSError | sqlite3.Error):
                log.exception("The library failed")
            self.failed.emit(task, error)
        else:
            self.done.emit(task, answer)

    def _do_urgent(self) -> None:
        """Do what is urgent between two steps of something long."""
        while self._urgent and not self._closing:
            with self._news:
                task = self._urgent.popleft()
            self._do(task)

    def _opened(self) -> Library:
        if self._library is None:
            self._library = Library(self._folder)
            index = self._library.index_file
            self.opened.emit(index.aside, index.kept)
        return self._library

    def _renew(self) -> None:
        self._close_library()
        self._library = Library(self._folder, anew=True)
        self.renewed.emit()

    def _close_library(self) -> None:
        if self._library is not None:
            with contextlib.suppress(sqlite3.Error):
                self._library.close()
            self._library = None
