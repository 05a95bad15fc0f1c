"""A board and the panels beside it, with a line between them that can be dragged."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from desktop.language.text import say, tr

_USUAL_SHARE = 0.27  # of the width, for the panels
_USUAL_LINES = (18, 27)  # least and most, in heights of a line of text
_MOST_SHARE = 0.6


class SideSplit(QSplitter):
    """Gives the panels their share of the width whenever it changes.

    Signals:
        share_chosen(float): the line was dragged; the panels take this share now.
    """

    share_chosen = Signal(float)

    def __init__(self, board: QWidget, side: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._side = side
        self._share: float | None = None  # None for the usual one
        self.addWidget(board)
        self.addWidget(side)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(12)
        say(self.handle(1).setToolTip, lambda: tr("Drag to make the panels wider or narrower"))
        self.splitterMoved.connect(self._choose)

    def set_share(self, share: float | None) -> None:
        """Have the panels take this share of the width; None for the usual one."""
        self._share = share
        self._fit()

    def _choose(self) -> None:
        self._share = self._side.width() / max(1, self._room())
        self.share_chosen.emit(self._share)

    def _room(self) -> int:
        return self.contentsRect().width()

    def _fit(self) -> None:
        least, most = (lines * self.fontMetrics().height() for lines in _USUAL_LINES)
        if self._share is None:
            wanted = min(most, round(_USUAL_SHARE * self._room()))
        else:
            wanted = round(min(_MOST_SHARE, self._share) * self._room())
        wanted = max(least, wanted, self._side.minimumSizeHint().width())
        self.setSizes([max(1, self._room() - self.handleWidth() - wanted), wanted])

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()  # the panels may need more room now, or no longer
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._fit()
