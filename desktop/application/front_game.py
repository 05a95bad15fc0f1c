"""The game that a person has looked at last, while another window is in front now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication, QWindow

from desktop.game.game_session import GameSession

if TYPE_CHECKING:
    from desktop.application.program import Program
    from desktop.window.main_window import MainWindow


class FrontGame(QObject):
    """Follows which window is in front."""

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program = program
        self._latest: MainWindow | None = None
        app = QGuiApplication.instance()
        assert isinstance(app, QGuiApplication)
        app.focusWindowChanged.connect(self._follow)
        self._follow(app.focusWindow())

    @property
    def session(self) -> GameSession | None:
        """The game; None if there is none in any window."""
        latest = [self._latest] if self._latest in self._program.windows else []
        windows = [*latest, *reversed(self._program.windows)]
        return next((each.session for each in windows if each is not None and each.session), None)

    def _follow(self, front: QWindow | None) -> None:
        for window in self._program.windows:
            if front is not None and window.windowHandle() is front:
                self._latest = window
