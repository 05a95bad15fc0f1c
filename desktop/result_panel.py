"""How the game ended, and why."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QVBoxLayout, QWidget

from desktop.icons import icon
from desktop.label import Label


class ResultPanel(QFrame):
    """The result with its reason; hidden while the game is on.

    Signals:
        again: the person wants to play again.
    """

    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "result")
        self._headline = Label(role="name")
        self._reason = Label()
        button = QPushButton(icon("again"), "Play again")
        button.clicked.connect(self.again)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.addWidget(self._headline)
        column.addWidget(self._reason)
        column.addWidget(button)
        self.hide()

    def show_result(self, headline: str, reason: str) -> None:
        """Show a headline and the reason; an empty headline hides them."""
        self._headline.setText(headline)
        self._reason.setText(reason)
        self.setAccessibleName(f"{headline} {reason}".strip())
        self.setVisible(bool(headline))
