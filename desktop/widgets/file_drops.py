"""Files that other programs hand over: dropped, or copied in a file manager."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QWidget

_SHOWN = (QEvent.Type.Show, QEvent.Type.WinIdChange)


def local_files(data: QMimeData) -> list[Path]:
    """Return the files on this computer that are dragged or on the clipboard, perhaps as text."""
    lines = data.text().split("\n") if data.text().startswith("file:") else []
    urls = data.urls() or [QUrl(line.strip()) for line in lines]
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


class FileDrops(QObject):
    """Opens the files that are dropped on a window, wherever in it, or refuses them.

    A program whose files are moved may delete its own, so they are only copied. Text fields get no
    files: Qt's accept any move.
    """

    def __init__(self, window: QWidget, open_file: Callable[[Path], object] | None = None) -> None:
        super().__init__(window)
        self._window, self._open_file = window, open_file
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # without our attributes at first, which may be gone while the window is destroyed
        if not isinstance(event, QDropEvent):
            if event.type() in _SHOWN and watched is self._window:
                self._watch_drops()
            return False
        if watched is self._window or not (files := local_files(event.mimeData())):
            return False
        copy, opener = Qt.DropAction.CopyAction, self._open_file
        event.setDropAction(copy)
        event.setAccepted(opener is not None and bool(event.possibleActions() & copy))
        if opener is not None and event.isAccepted() and event.type() == QEvent.Type.Drop:
            for file in files:
                opener(file)
        return True

    def _watch_drops(self) -> None:
        """Watch Qt's part of the window, which hands drops to the field below the mouse."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
