"""The recently opened or saved files."""

from __future__ import annotations

import os
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.settings.settings import Settings

_MAX_FILES = 10


class RecentFiles(QObject):
    """A short list of paths, kept in the settings.

    Signals:
        changed: the list has changed.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    @property
    def paths(self) -> list[Path]:
        """Those that still exist, most recent first."""
        return [Path(text) for text in self._settings.recent_files if os.path.isfile(text)]

    def add(self, path: Path) -> None:
        """Put a file at the front of the list."""
        first = path.absolute()
        rest = [other for other in self.paths if other != first]
        self._set([first, *rest][:_MAX_FILES])

    def clear(self) -> None:
        self._set([])

    def _set(self, paths: list[Path]) -> None:
        self._settings.recent_files = [str(path) for path in paths]
        self.changed.emit()
