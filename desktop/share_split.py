"""Two parts of a page with a line between them that can be dragged."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget


class ShareSplit(QSplitter):
    """Gives its second part a share of the room whenever that changes.

    Signals:
        share_chosen(float): the line was dragged; the second part takes this share now.
    """

    share_chosen = Signal(float)

    def __init__(self, way: Qt.Orientation, first: QWidget, second: QWidget, *, width: int) -> None:
        """``width`` is that of the line, in pixels."""
        super().__init__(way)
        self.first, self.second = first, second
        self.share: float | None = None  # None for the usual one
        self.addWidget(first)
        self.addWidget(second)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(width)
        self.splitterMoved.connect(self._choose)

    def set_share(self, share: float | None) -> None:
        """Have the second part take this share of the room; None for the usual one."""
        self.share = share
        self._fit()

    def room(self) -> int:
        """What both parts and the line have, in pixels."""
        size = self.contentsRect().size()
        across = self.orientation() == Qt.Orientation.Horizontal
        return size.width() if across else size.height()

    def wanted(self) -> int:
        """What the second part is to have, in pixels."""
        raise NotImplementedError

    def _choose(self) -> None:
        self.share = self.sizes()[1] / max(1, self.room())
        self.share_chosen.emit(self.share)

    def _fit(self) -> None:
        if not self.second.isHidden():
            wanted = self.wanted()
            self.setSizes([max(1, self.room() - self.handleWidth() - wanted), wanted])

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()  # a part may have appeared, or need more room now
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
