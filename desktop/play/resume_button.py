"""The button that resumes a game that waits, or plays on from an earlier position of one."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.game.game_session import GameSession
from desktop.game.looking_back import looks_back
from desktop.game.phase import Phase
from desktop.i18n.text import tr
from desktop.theme.icons import icon
from desktop.widgets.style_property import set_style_property

_PICTURE = "engine.go_on"


class ResumeButton(QPushButton):
    """Hidden while nothing waits. In a finished game it is not the button to press first."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hide()

    def show_state(self, session: GameSession) -> None:
        """Show what the button does now, if anything."""
        past = looks_back(session)
        again = tr("Try again") if session.phase is Phase.FAILED else tr("Resume")
        self.setText(tr("Play from here") if past else again)
        self.setIcon(icon(_PICTURE) if past else icon(_PICTURE, QPalette.ColorRole.HighlightedText))
        set_style_property(self, "role", "" if past else "primary")
        self.setVisible(session.can_resume)
