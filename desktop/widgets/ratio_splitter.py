"""Two parts of a page with a line between them that can be dragged."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHelpEvent, QResizeEvent
from PySide6.QtWidgets import QSplitter, QToolTip, QWidget


class RatioSplitter(QSplitter):
    """Keeps its second part at a share of the room, whatever its size.

    It never asks Qt for the line, a ``QSplitterHandle``: Python's garbage collector may delete a
    handle that Python knows before the splitter, which would still use it.

    Signals:
        share_chosen(float): the line was dragged; the second part takes this share now.
    """

    share_chosen = Signal(float)

    def __init__(
        self,
        way: Qt.Orientation,
        first: QWidget,
        second: QWidget,
        *,
        width: int,
        tip: Callable[[], str],
    ) -> None:
        """``width`` is the line's, in pixels; ``tip`` returns its tool tip."""
        super().__init__(way)
        self.first, self.second = first, second
        self._tip = tip
        self.share: float | None = None  # None for the default
        self.addWidget(first)
        self.addWidget(second)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(width)
        self.splitterMoved.connect(self._choose)

    def set_share(self, share: float | None) -> None:
        """Give the second part this share of the room; None for the default."""
        self.share = share
        self._fit()

    def room(self) -> int:
        """Return the room of both parts and the line, in pixels."""
        size = self.contentsRect().size()
        across = self.orientation() == Qt.Orientation.Horizontal
        return size.width() if across else size.height()

    def wanted(self) -> int:
        """Return the room that the second part should have, in pixels."""
        raise NotImplementedError

    def _choose(self) -> None:
        self.share = self.sizes()[1] / max(1, self.room())
        self.share_chosen.emit(self.share)

    def _fit(self) -> None:
        if not self.second.isHidden():
            wanted = self.wanted()
            self.setSizes([max(1, self.room() - self.handleWidth() - wanted), wanted])

    def _shows_tip(self, event: QHelpEvent) -> bool:
        """Show the line's tool tip if the event is about the line; return whether it is."""
        parts = (self.first.geometry(), self.second.geometry())
        if (
            event.type() != QEvent.Type.ToolTip
            or not self.contentsRect().contains(event.pos())
            or any(part.contains(event.pos()) for part in parts)
        ):
            return False
        QToolTip.showText(event.globalPos(), self._tip(), self)
        return True

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and self._shows_tip(event):
            return True
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
