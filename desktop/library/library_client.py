"""The library on a thread of its own, the queries of windows, and the notices about its index."""

from __future__ import annotations

import contextlib
import functools
import logging
import sqlite3
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QThread, Signal

from desktop.background.tasks import CancelledError, Task, keep_orphan, lower_priority
from desktop.i18n.text import tr_noop, translated
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.library.library import Library, LibraryError
from rules.sqlite_file import damage_reported, is_damage
from rules.translatable_text import TranslatableText, error_text

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
        opened(news): the index is open, for the first time or because it was damaged; ``news``
            is what the user should know of it, and "" where all is well.
        done(task, answer), failed(task, exception): a task is over; always one of the two. A
            cancelled task is done with None.
        progressed(task, share): a task has reported progress.
    """

    opened = Signal(object)
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
                self._close_library()
                answer = task.work(self._opened(rebuild=True), task)
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

    def _opened(self, *, rebuild: bool = False) -> Library:
        if self._library is None:
            self._library = Library(self._folder, rebuild=rebuild)
            self.opened.emit(self._library.index_file.news)
        return self._library

    def _close_library(self) -> None:
        if self._library is not None:
            with contextlib.suppress(sqlite3.Error):
                self._library.close()
            self._library = None


_CLOSING_MS = 700  # desktops give a program about two seconds to end

_REPORT_S = 0.1  # between two progress reports


class LibraryClient(QObject):
    """Keeps the index up to date with the games, and runs tasks on its thread.

    Attributes:
        folder: the library's folder.
        news: a ``TranslatableText`` about the index for the user; "" if all is well.
        problem: why the library cannot be used; "" if it can.

    Signals:
        changed: games were added, removed or changed.
        games_moved: games were deleted, restored or destroyed.
        reading(done, of): the progress of a catch-up; (0, 0) when it is over.
        news_changed: ``news`` or ``problem`` has changed.
    """

    changed = Signal()
    games_moved = Signal()
    reading = Signal(int, int)
    news_changed = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.news = self.problem = ""
        self._thread: LibraryThread | None = None
        self._indexed: set[Path] = set()  # files that are being indexed or waiting for it
        self._written: set[Path] = set()  # those written again meanwhile
        self._catches_up = False

    def start(self) -> None:
        """Open the library if it is not open, and catch up with changes."""
        if self._thread is None:
            self._thread = LibraryThread(self.folder)
            self._thread.opened.connect(self._on_opened)
            self._thread.done.connect(self._on_done)
            self._thread.failed.connect(self._on_failed)
            self._thread.progressed.connect(self._on_progressed)
            self._thread.start()
        self.catch_up()

    def close(self) -> None:
        """End the thread; the next start finds games that have not been indexed."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.close()
            if not thread.wait(_CLOSING_MS):
                keep_orphan(thread)  # checking a big index takes longer, and is harmless

    def ask(
        self,
        work: Callable[[Library], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None] | None = None,
        *,
        owner: QObject,
    ) -> LibraryTask:
        """Run ``work`` soon; ``then`` gets its answer here, unless ``owner`` is gone."""
        return self._hand_over(
            LibraryTask(lambda library, _task: work(library), then, failed or _drop, owner=owner)
        )

    def begin(
        self,
        work: Callable[[Library, LibraryTask], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None],
        *,
        owner: QObject,
        on_progress: Callable[[float], None] = lambda _share: None,
    ) -> LibraryTask:
        """Run ``work`` that takes long; it calls ``pause`` of its task between its steps."""
        task = LibraryTask(work, then, failed, owner=owner, on_progress=on_progress)
        return self._hand_over(task, urgent=False)

    def index(self, path: Path) -> None:
        """Index a file of the library that was written or deleted."""
        if self._thread is None:
            return
        if path in self._indexed:
            self._written.add(path)
            return
        self._indexed.add(path)
        self._hand_over(
            LibraryTask(
                lambda library, _task: library.index(path),
                lambda _answer: self._on_indexed(path),
                lambda _error: self._index_written(path),
            )
        )

    def catch_up(self) -> None:
        """Find out what has changed in the folder."""
        if self._thread is not None and not self._catches_up:
            self._catches_up = True
            self._hand_over(
                LibraryTask(self._catch_up, self._on_caught_up, self._on_catch_up_failed),
                urgent=False,
            )

    # -- on the library's thread -------------------------------------------------------------

    def _catch_up(self, library: Library, task: LibraryTask) -> int:
        thread = self._thread
        reported = 0.0

        def progress(done: int, of: int) -> None:
            nonlocal reported
            task.pause()
            if time.monotonic() - reported > _REPORT_S:
                reported = time.monotonic()
                self.reading.emit(done, of)

        return library.catch_up(progress, lambda: thread is None or thread.closing, task.pause)

    # -- in the window's thread --------------------------------------------------------------

    def _hand_over(self, task: LibraryTask, *, urgent: bool = True) -> LibraryTask:
        if self._thread is not None:
            self._thread.ask(task, urgent=urgent)
        return task

    def _on_indexed(self, path: Path) -> None:
        self._index_written(path)
        self.changed.emit()

    def _index_written(self, path: Path) -> None:
        """Index a file again if it was written while it was being indexed."""
        self._indexed.discard(path)
        if path in self._written:
            self._written.discard(path)
            self.index(path)

    def _on_caught_up(self, changes: int) -> None:
        self._catches_up = False
        self.reading.emit(0, 0)
        if changes:
            self.changed.emit()

    def _on_catch_up_failed(self, error: Exception) -> None:
        self._catches_up = False
        self.reading.emit(0, 0)
        self._report(
            problem=TranslatableText("The library cannot be updated: {why}.", why=error_text(error))
        )

    def _on_done(self, task: LibraryTask, answer: object) -> None:
        task.succeed(answer)

    def _on_failed(self, task: LibraryTask, error: Exception) -> None:
        task.fail(error)

    def _on_progressed(self, task: LibraryTask, share: float) -> None:
        task.show_progress(share)

    def _on_opened(self, news: str) -> None:
        self._report(news)
        if news:
            self.catch_up()

    def _report(self, news: str = "", problem: str = "") -> None:
        if (news, problem) != (self.news, self.problem):
            self.news, self.problem = news or self.news, problem
            self.news_changed.emit()


def _drop(_error: Exception) -> None:
    """Ignore a failure; the query is repeated when something changes."""


class LibraryNotices(QObject):
    """Shows what the client has to report, for as long as the bar exists."""

    def __init__(self, client: LibraryClient, notices: NoticeBar) -> None:
        super().__init__(notices)
        self._client, self._notices = client, notices
        client.news_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        news, problem = self._client.news, self._client.problem
        if news:
            self._notices.show_notice(Topic.NEWS, lambda: translated(news))
        if problem:
            self._notices.show_notice(
                Topic.PROBLEM,
                lambda: translated(problem),
                action=tr_noop("Try again"),
                then=self._client.catch_up,
            )
        else:
            self._notices.withdraw(Topic.PROBLEM)
