"""The library on a thread of its own: queries of windows, notices, and the player's level in it."""

from __future__ import annotations

import contextlib
import functools
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.game.players import FIRST_LEVEL, Seats, with_match
from desktop.services.tasks import CancelledError, QueueRunner, Task, lower_priority
from desktop.services.text import tr_noop, translated
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.library.library import Library, LibraryError
from rules.setup import Game
from rules.sqlite_file import damage_reported, is_damage
from rules.translatable_text import TranslatableText, error_text

log = logging.getLogger(__name__)

_CLOSING_S = 0.7  # desktops give a program about two seconds to end
_REPORT_S = 0.1  # between two progress reports
_PATIENCE_MS = 1500  # an index that is damaged or locked takes longer


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


class LibraryClient(QueueRunner):
    """Keeps the index up to date with the games, and runs tasks on its thread, urgent ones first.

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
        super().__init__("library", parent)
        self.folder = folder
        self.news = self.problem = ""
        self._is_open = False
        self._library: Library | None = None  # used on its thread alone
        self._urgent: deque[LibraryTask] = deque()
        self._slow: deque[LibraryTask] = deque()
        self._indexed: set[Path] = set()  # files that are being indexed or waiting for it
        self._written: set[Path] = set()  # those written again meanwhile
        self._catches_up = False

    def start(self) -> None:
        """Open the library if it is not open, and catch up with changes."""
        if not self._is_open:
            self._is_open = True
            self._thread.submit(lower_priority)
        self.catch_up()

    def close(self, seconds: float = _CLOSING_S) -> bool:
        """Cancel all tasks, and close the index; the next start finds games that are not in it.

        Returns False if the thread is left behind: checking a big index takes longer.
        """
        if not self._is_open:
            return True
        self._is_open = self._catches_up = False
        self._indexed.clear()
        self._written.clear()
        self._thread.submit(self._close_library)
        return super().close(seconds)

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
        if not self._is_open:
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
        if self._is_open and not self._catches_up:
            self._catches_up = True
            self._hand_over(
                LibraryTask(self._catch_up, self._on_caught_up, self._on_catch_up_failed),
                urgent=False,
            )

    # -- on the library's thread -------------------------------------------------------------

    def _do_next(self) -> None:
        """Run a task; those that were urgent may have been run between the steps of others."""
        if tasks := self._urgent or self._slow:
            self._do(tasks.popleft())

    def _do_urgent(self) -> None:
        while self._urgent:
            self._do(self._urgent.popleft())

    def _call(self, task: Task) -> Any:
        if not self._is_open:
            raise CancelledError
        try:
            with damage_reported():
                return task.work(self._opened(), task)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            log.info("The library's index is damaged: %s", error)
            self._close_library()
            return task.work(self._opened(rebuild=True), task)

    def _opened(self, *, rebuild: bool = False) -> Library:
        if self._library is None:
            self._library = Library(self.folder, rebuild=rebuild)
            self._send(functools.partial(self._on_opened, self._library.index_file.news))
        return self._library

    def _close_library(self) -> None:
        if self._library is not None:
            with contextlib.suppress(sqlite3.Error):
                self._library.close()
            self._library = None

    def _catch_up(self, library: Library, task: LibraryTask) -> int:
        reported = 0.0

        def progress(done: int, of: int) -> None:
            nonlocal reported
            task.pause()
            if time.monotonic() - reported > _REPORT_S:
                reported = time.monotonic()
                self.reading.emit(done, of)

        return library.catch_up(progress, lambda: not self._is_open, task.pause)

    # -- in the window's thread --------------------------------------------------------------

    def _hand_over(self, task: LibraryTask, *, urgent: bool = True) -> LibraryTask:
        if self._is_open:
            task.pause = self._do_urgent
            (self._urgent if urgent else self._slow).append(task)
            self._thread.submit(self._do_next)
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


class LevelMatcher(QObject):
    """Asks the library for the level with an even chance; if it cannot answer, the last one counts.

    Before there are games, and if nothing is known, that is the first level.
    """

    def __init__(
        self,
        client: LibraryClient,
        parent: QObject | None = None,
        *,
        patience_ms: int = _PATIENCE_MS,
    ) -> None:
        super().__init__(parent)
        self._client, self._patience_ms = client, patience_ms
        self._levels: dict[str, int] = {}

    def match(
        self, game: Game, seats: Seats, then: Callable[[Seats], None], owner: QObject
    ) -> None:
        """See ``LevelMatching``."""
        from rules.training.own_results import matched_level  # late: few games need it

        waiting = [then]  # until the first of answer, failure and the end of patience

        def begin() -> None:
            if waiting:
                level = self._levels.get(game.key, FIRST_LEVEL)
                waiting.pop()(with_match(seats, level=level))

        def take(level: int) -> None:
            self._levels[game.key] = level
            begin()

        self._client.start()
        self._client.ask(
            lambda library: matched_level(library, game.key),
            take,
            lambda _error: begin(),
            owner=owner,
        )
        QTimer.singleShot(self._patience_ms, owner, begin)
