"""A board and the comments below it, with a line between them that can be dragged."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QWidget

from desktop.language.text import say, tr

_USUAL_SHARE = 0.2  # of the height, for the comments
_MOST_SHARE = 0.6


class NotesSplit(QSplitter):
    """Gives the comments their share of the height whenever it changes.

    Signals:
        share_chosen(float): the line was dragged; the comments take this share now.
    """

    share_chosen = Signal(float)

    def __init__(self, board: QWidget, comments: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical)
        self._board, self._comments = board, comments
        self._share = _USUAL_SHARE
        self.addWidget(board)
        self.addWidget(comments)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(8)
        say(self.handle(1).setToolTip, lambda: tr("Drag to make the comments higher or lower"))
        self.splitterMoved.connect(self._choose)

    def set_share(self, share: float | None) -> None:
        """Have the comments take this share of the height; None for the usual one."""
        self._share = _USUAL_SHARE if share is None else min(_MOST_SHARE, share)
        self._fit()

    def _choose(self) -> None:
        self._share = self._comments.height() / max(1, self.height())
        self.share_chosen.emit(self._share)

    def _fit(self) -> None:
        if self._comments.isHidden():
            return
        room = self.height() - self.handleWidth()
        free = room - self._board.minimumSizeHint().height()
        wanted = max(self._comments.sizeHint().height(), round(self._share * room))
        wanted = max(self._comments.minimumSizeHint().height(), min(wanted, free))
        self.setSizes([max(1, room - wanted), wanted])

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()  # the comments may have appeared, or their text be larger
        return done

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
