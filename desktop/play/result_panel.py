"""The panel with the result of the game."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.i18n.text import said, say, tr
from desktop.theme.icons import icon
from desktop.widgets.label import Label


class ResultPanel(QFrame):
    """Shows the result and its reason; hidden during the game.

    Attributes:
        count, play_again: its buttons.

    Signals:
        counted: the user wants to see the result counted.
        again: the user wants to play again.
    """

    counted = Signal()
    again = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "result")
        self._headline = Label(role="name")
        self._reason = Label()
        self.count = said(QPushButton(icon("turn.count"), ""), lambda: tr("Count"))
        say(self.count.setToolTip, lambda: tr("Count the result on the board, step by step"))
        self.count.clicked.connect(self.counted)
        self.play_again = said(QPushButton(icon("again"), ""), lambda: tr("Play again"))
        self.play_again.clicked.connect(self.again)
        row = QHBoxLayout()
        row.addWidget(self.count)
        row.addWidget(self.play_again, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.addWidget(self._headline)
        column.addWidget(self._reason)
        column.addLayout(row)
        self.hide()

    def show_result(self, headline: str, reason: str, *, countable: bool) -> None:
        """Show a headline and the reason; an empty headline hides them.

        ``countable``: whether the result can be counted on the board.
        """
        self.count.setVisible(countable)
        self._headline.setText(headline)
        self._reason.setText(reason)
        self.setAccessibleName(f"{headline}. {reason}".strip() if headline else "")
        self.setVisible(bool(headline))
