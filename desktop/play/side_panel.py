"""The column beside the board: the players on top, the lists below them, then what is pressed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.tree.history_panel import HistoryPanel
from desktop.widgets.scrolled import YieldingScrolled


class SidePanel(QWidget):
    """What is pressed is always in sight; players and lists share the rest of the height.

    The players have what they need, but leave the lists their least height and scroll then.
    Lists scroll beside the players, never inside of what scrolls itself.

    Attributes:
        upper: the players, with what else is read.
    """

    def __init__(self, read: QWidget, lists: HistoryPanel, pressed: Sequence[QWidget]) -> None:
        super().__init__()
        self.upper = YieldingScrolled(read)
        self._lists = lists
        self._pressed = pressed
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.upper)
        column.addWidget(lists, 1)
        for widget in pressed:
            column.addWidget(widget)

    def _share_room(self) -> None:
        pressed = [widget for widget in self._pressed if not widget.isHidden()]
        gaps = (len(pressed) + 1) * self._column.spacing()
        taken = sum(widget.sizeHint().height() for widget in pressed)
        self._lists.set_room(self.height() - taken - gaps)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_room()
        super().resizeEvent(event)
