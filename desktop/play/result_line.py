"""The result of a finished game in one line, for when more does not fit."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from desktop.i18n.text import said, tr
from desktop.widgets.label import Label
from desktop.widgets.role_button import link_button


class ResultLine(QFrame):
    """Says how the game ended; hidden at first.

    Attributes:
        more: the button that leads to the whole result.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "result")
        self._headline = Label(role="name")
        self.more = said(link_button(), lambda: tr("Result"))
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 4, 4, 4)
        row.addWidget(self._headline, 1)
        row.addWidget(self.more)
        self.hide()

    def show_result(self, result: str) -> None:
        """Show a result, as a clause."""
        self._headline.setText(tr("Finished: {result}", result=result))
        self.setAccessibleName(self._headline.text())
