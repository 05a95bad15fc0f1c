"""The game that was in front last, for commands of other windows."""

from __future__ import annotations

import weakref
from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QWindow

from desktop.game.game_session import GameSession
from desktop.window.main_window import MainWindow


class FrontGame(QObject):
    """Remembers which window was in front last."""

    def __init__(self, windows: Sequence[MainWindow], parent: QObject) -> None:
        """``windows`` is the live list of open windows."""
        super().__init__(parent)
        self._windows = windows
        self._latest: weakref.ref[MainWindow] | None = None
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._follow)
        self._follow(app.focusWindow())

    @property
    def session(self) -> GameSession | None:
        """The game that was in front last; None if no window has one."""
        latest = self._latest() if self._latest is not None else None
        windows = [latest] if latest in self._windows else []
        windows += reversed(self._windows)
        return next((each.session for each in windows if each is not None and each.session), None)

    def _follow(self, front: QWindow | None) -> None:
        for window in self._windows:
            if front is not None and window.windowHandle() is front:
                self._latest = weakref.ref(window)  # a closed one is not kept alive
