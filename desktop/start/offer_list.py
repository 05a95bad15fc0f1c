"""The list of completions above a text field."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QListWidget, QWidget

from desktop.i18n.text import say, tr

_MAX_ROWS = 7


class OfferList(QListWidget):
    """Lies over the page; the field keeps the focus and moves the selection."""

    def __init__(self, field: QWidget) -> None:
        super().__init__(field)  # the page adopts it when the field is first shown
        self._field = field
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        say(self.setAccessibleName, lambda: tr("Moves that begin like this"))
        self.hide()

    @property
    def chosen(self) -> str:
        """The selected text; "" for none."""
        item = self.currentItem()
        return item.text() if item is not None and self.isVisible() else ""

    def offer(self, texts: Sequence[str]) -> None:
        """Show these texts above the field, none of them selected."""
        self.clear()
        self.addItems(texts)
        self.setVisible(bool(texts) and self._field.isVisible())
        self.place()

    def point(self, rows: int) -> None:
        """Move the selection down by this many rows, wrapping around."""
        count = self.count()
        if count:
            before = self.currentRow() if self.currentRow() >= 0 else (-1 if rows > 0 else 0)
            self.setCurrentRow((before + rows) % count)

    def place(self) -> None:
        """Move above the field, wherever it is now."""
        if not self.isVisible():
            return
        rows = min(self.count(), _MAX_ROWS)
        height = rows * self.sizeHintForRow(0) + 2 * self.frameWidth() + 2
        parent = self.parentWidget()
        assert parent is not None
        corner = self._field.mapTo(parent, QPoint(0, -height - 2))
        self.setGeometry(corner.x(), corner.y(), self._field.width(), height)
        self.raise_()
