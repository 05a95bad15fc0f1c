"""Where windows ask the library for something, without waiting."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.background.orphan_threads import keep_orphan
from desktop.library.library_thread import LibraryTask, LibraryThread
from rules.library.library import Library
from rules.translatable_text import TranslatableText, error_text

_CLOSING_MS = 700  # a program that is told to end has two seconds
_RENEWED = TranslatableText(
    "The list of games was damaged and is being rebuilt from the games. No game is lost."
)
_TELL_S = 0.1  # between two reports of how far something is


class LibraryClient(QObject):
    """Keeps the index up to date with the games, and hands out tasks.

    Attributes:
        folder: of the library.
        news: what people should know of the index, a ``TranslatableText``; "" where all is well.
        problem: why the library cannot be used; "" where it can.

    Signals:
        changed: games were added or removed, or what is known of them is different.
        games_moved: games went into the bin, came out of it, or were destroyed.
        reading(done, of): how far a catch-up is; (0, 0) when it is over.
        told: ``news`` or ``problem`` is another one now.
    """

    changed = Signal()
    games_moved = Signal()
    reading = Signal(int, int)
    told = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.news = self.problem = ""
        self._thread: LibraryThread | None = None
        self._indexed: set[Path] = set()  # files that the thread is to index, or indexes now
        self._written: set[Path] = set()  # those of them that were written again meanwhile
        self._catches_up = False

    def start(self) -> None:
        """Open the library, if that has not been done, and find out what has changed."""
        if self._thread is None:
            self._thread = LibraryThread(self.folder)
            self._thread.opened.connect(self._on_opened)
            self._thread.renewed.connect(self._on_renewed)
            self._thread.done.connect(self._on_done)
            self._thread.failed.connect(self._on_failed)
            self._thread.progressed.connect(self._on_progressed)
            self._thread.start()
        self.catch_up()

    def close(self) -> None:
        """End the thread; a game that was not taken note of will be noticed at the next start."""
        thread, self._thread = self._thread, None
        if thread is not None:
            thread.close()
            if not thread.wait(_CLOSING_MS):
                keep_orphan(thread)  # a check of a big index takes longer, and changes nothing

    def ask(
        self,
        work: Callable[[Library], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None] | None = None,
        *,
        owner: QObject,
    ) -> LibraryTask:
        """Do ``work`` now; ``then`` gets its answer here, unless ``owner`` is gone."""
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
        """Do ``work`` that takes long: between its steps it calls ``pause`` of its task."""
        task = LibraryTask(work, then, failed, owner=owner, on_progress=on_progress)
        return self._hand_over(task, urgent=False)

    def index(self, path: Path) -> None:
        """Index a file of the library that was written, or is gone."""
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
        told = 0.0

        def progress(done: int, of: int) -> None:
            nonlocal told
            task.pause()
            if time.monotonic() - told > _TELL_S:
                told = time.monotonic()
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
        """The thread is done with a file: index it again if it was written meanwhile."""
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
        self._tell(
            problem=TranslatableText("The library cannot be updated: {why}.", why=error_text(error))
        )

    def _on_done(self, task: LibraryTask, answer: object) -> None:
        task.succeed(answer)

    def _on_failed(self, task: LibraryTask, error: Exception) -> None:
        task.fail(error)

    def _on_progressed(self, task: LibraryTask, share: float) -> None:
        task.show_progress(share)

    def _on_opened(self, aside: Path | None, kept: bool) -> None:
        news = ""
        if aside is not None:
            news = TranslatableText(
                "{renewed} The old list was kept as {name}.", renewed=_RENEWED, name=aside.name
            )
        elif not kept:
            news = TranslatableText(
                "Oddments cannot write to {folder}, so the list of games is rebuilt "
                "at every start.",
                folder=self.folder,
            )
        self._tell(news)

    def _on_renewed(self) -> None:
        self._tell(_RENEWED)
        self.catch_up()

    def _tell(self, news: str = "", problem: str = "") -> None:
        if (news, problem) != (self.news, self.problem):
            self.news, self.problem = news or self.news, problem
            self.told.emit()


def _drop(_error: Exception) -> None:
    """What fails is asked for again when something changes."""
