"""A dialog that grows with the text in it, and stays on its screen."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QDialog, QWidget

from desktop.widgets.file_drops import FileDrops
from desktop.widgets.on_screen import fit_on_screen, most_on_screen


class Dialog(QDialog):
    """Opens as large as its contents ask for, if the screen has that much room.

    Qt would stop at two thirds of the screen, and cut labels that wrap. What may be larger than
    the screen belongs into a ``FittingScrollArea``.
    """

    def __init__(self, parent: QWidget | None = None, *, lines: tuple[int, int] = (0, 0)) -> None:
        """``lines`` is the least size at which it opens, in line heights."""
        super().__init__(parent)
        FileDrops(self)
        self._lines = lines
        self._fitted_px = 0  # the line height for which the size was chosen

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            self._fit()
        super().showEvent(event)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            if self.fontMetrics().height() != self._fitted_px:
                self._fit()
            else:
                self._grow(self.size(), self._least_height(self.width()))
        return done

    def _fit(self) -> None:
        line = self.fontMetrics().height()
        size = QSize(*[count * line for count in self._lines]).expandedTo(self.sizeHint())
        if self._fitted_px:
            size = size.expandedTo(self.size())  # the user may have chosen it
        self._fitted_px = line
        width = min(size.width(), most_on_screen(self).width())
        layout = self.layout()
        height = max(0, layout.totalHeightForWidth(width)) if layout is not None else 0
        self._grow(QSize(width, size.height()), height)

    def _least_height(self, width: int) -> int:
        """Return the height that the contents need at a width."""
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return 0
        return layout.totalMinimumHeightForWidth(width)

    def _grow(self, size: QSize, height: int) -> None:
        """Take a size, or if it is too low this height, as far as the screen has room."""
        wanted = size.expandedTo(QSize(0, height)).boundedTo(most_on_screen(self))
        if wanted != self.size():
            self.resize(wanted)
            if self.isVisible():
                fit_on_screen(self)
