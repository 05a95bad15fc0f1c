"""Everything announced in a game, as text to read, select and copy."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from desktop.i18n.text import say, tr

_LINES = 5  # visible at once
_BORDER_PX = 2  # of the style sheet
_MAX_LINES = 5000


class GameLog(QPlainTextEdit):
    """Follows the newest line, unless the user has scrolled back."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setReadOnly(True)
        say(self.setAccessibleName, lambda: tr("Game log"))
        self.setTabChangesFocus(True)
        self.setMaximumBlockCount(_MAX_LINES)
        self.setUndoRedoEnabled(False)
        self._fit()

    def append(self, text: str) -> None:
        """Add a line."""
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        self.appendPlainText(text)
        if at_end:
            bar.setValue(bar.maximum())

    def _fit(self) -> None:
        around = 2 * (self.document().documentMargin() + _BORDER_PX)
        self.setFixedHeight(round(_LINES * self.fontMetrics().lineSpacing() + around))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
