"""Watches a file that other programs may change."""

from __future__ import annotations

import functools
import os
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from desktop.services.tasks import Task, ThreadRunner
from rules.record.whole_file import FileFingerprint

_SETTLE_MS = 200  # for programs that write in several steps


class FileWatch(QObject):
    """Looks at a file when the system reports a change, and when the user comes back.

    The file may be written, replaced by another one of its name, or deleted and made again. The
    system reports nothing for most network folders, hence the second occasion. The look is taken
    on another thread, since such a folder may not answer.

    Attributes:
        runner: takes the looks.

    Signals:
        seen(FileFingerprint): what the file is like now, changed or not; None if it is not there.
    """

    seen = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._path: Path | None = None
        self._is_looking = self._is_late = False
        self._watched: tuple[int, ...] | None = None  # device and number of the file itself
        self.runner = ThreadRunner(self)
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self, singleShot=True, interval=_SETTLE_MS)
        self._timer.timeout.connect(self.look)
        self._watcher.fileChanged.connect(self._wait)
        self._watcher.directoryChanged.connect(self._wait)
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.applicationStateChanged.connect(self._on_state)

    def watch(self, path: Path | None) -> None:
        """Watch this file instead of the previous one; None for none.

        To be called again after writing the file: what was being seen meanwhile is dropped.
        """
        self._path, self._is_late = path, self._is_looking
        watched = [*self._watcher.files(), *self._watcher.directories()]
        if watched:
            self._watcher.removePaths(watched)
        self.look()

    def _follow(self, fingerprint: FileFingerprint | None, paths: list[str]) -> bool:
        """Watch the file that has the name now, and its folders; return whether any is new."""
        there = None if fingerprint is None else fingerprint[:2]
        if there != self._watched:  # else a change that has not been reported yet would be lost
            self._watcher.removePath(str(self._path))
            self._watched = there
        before = {*self._watcher.files(), *self._watcher.directories()}
        for path in paths:
            self._watcher.addPath(path)
        return not before.issuperset(paths)

    def _wait(self) -> None:
        if not self._timer.isActive():  # or a file that is always written would never be looked at
            self._timer.start()

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state == Qt.ApplicationState.ApplicationActive:
            self.look()

    def look(self) -> None:
        """Look at the file."""
        if self._path is None:
            return
        if self._is_looking:
            self._is_late = True
            return
        self._is_looking = True
        look = functools.partial(_seen_at, str(self._path))
        self.runner.start(Task(look, self._take, owner=self), name="file watch", daemon=True)

    def _take(self, seen: tuple[FileFingerprint | None, list[str]]) -> None:
        self._is_looking = False
        if self._is_late:
            self._is_late = False
            self.look()
            return
        fingerprint, paths = seen
        is_new = self._follow(fingerprint, paths)
        self.seen.emit(fingerprint)
        if is_new:  # it may have changed before it was watched
            self.look()


def _seen_at(path: str) -> tuple[FileFingerprint | None, list[str]]:
    """Return what a file is like, and what exists of it and of the folders it may be replaced in.

    Called on another thread, since a network folder may not answer.
    """
    folders = {os.path.dirname(path), os.path.dirname(os.path.realpath(path))}
    return FileFingerprint.of(path), [each for each in (path, *folders) if os.path.exists(each)]
