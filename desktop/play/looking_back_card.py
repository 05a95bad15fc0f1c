"""The card for a finished game of which an earlier move is shown: its result, and the way back."""

from __future__ import annotations

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from desktop.i18n.text import said, tr
from desktop.theme.icons import icon
from desktop.widgets.label import Label


class LookingBackCard(QFrame):
    """Says how the game ended and which move is shown; hidden unless somebody looks back.

    Attributes:
        back: the button that leads to the end of the game.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "result")
        self._headline, self._place = Label(role="name"), Label()
        self.back = said(
            QPushButton(icon("turn.last", QPalette.ColorRole.HighlightedText), ""),
            lambda: tr("Back to the result"),
        )
        self.back.setProperty("role", "primary")
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 8)
        column.setSpacing(6)
        for widget in (self._headline, self._place, self.back):
            column.addWidget(widget)
        self.hide()

    def show_place(self, result: str, place: str) -> None:
        """Show the result of the game and, as a sentence, the move shown."""
        self._headline.setText(tr("Finished: {result}", result=result))
        self._place.setText(place)
        self.setAccessibleName(f"{self._headline.text()}. {place}")
        self.show()
