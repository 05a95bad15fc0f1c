"""A board with its comments below it or beside it, and a handle between them to be dragged."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr
from desktop.widgets.ratio_splitter import RatioSplitter

_Way = Qt.Orientation
_DEFAULT_SHARE = 0.2  # of the height, for comments below the board
_MAX_SHARE = 0.6
_SIDE_LINES = (18, 32)  # least and most width beside the board by default, in line heights


class NotesSplit(RatioSplitter):
    """Gives the comments their share of the room, where the board loses least by it.

    They are beside the board where that leaves the board larger, and else below it.
    """

    def __init__(self, board: QWidget, comments: QWidget) -> None:
        super().__init__(
            _Way.Vertical,
            board,
            comments,
            width=8,
            tip=lambda: tr("Drag to resize the comments"),
        )

    def set_share(self, share: float | None) -> None:
        super().set_share(None if share is None else min(_MAX_SHARE, share))

    def wanted(self) -> int:
        if self.orientation() == _Way.Vertical:
            return self._height(_DEFAULT_SHARE if self.share is None else self.share)
        return self._width()

    def _fit(self) -> None:
        size = self.contentsRect().size()
        beside = min(size.width() - self.handleWidth() - self._min_width(), size.height())
        default_height = self._height(_DEFAULT_SHARE)  # or dragging might turn the split
        below = min(size.width(), size.height() - self.handleWidth() - default_height)
        way = _Way.Horizontal if beside > below else _Way.Vertical
        if way != self.orientation():
            self.setOrientation(way)
        super()._fit()

    def _height(self, share: float) -> int:
        """Return the height of comments below the board that have this share."""
        room = self.contentsRect().height() - self.handleWidth()
        free = room - self.first.minimumSizeHint().height()
        wanted = max(self.second.sizeHint().height(), round(share * room))
        return max(self.second.minimumSizeHint().height(), min(wanted, free))

    def _width(self) -> int:
        """Return the width of comments beside the board: what the board leaves, in bounds."""
        size = self.contentsRect().size()
        most = _SIDE_LINES[1] * self.fontMetrics().height()
        if self.share is not None:
            return max(self._min_width(), round(self.share * size.width()))
        left = size.width() - self.handleWidth() - size.height()
        return max(self._min_width(), min(most, left))

    def _min_width(self) -> int:
        least = _SIDE_LINES[0] * self.fontMetrics().height()
        return max(least, self.second.minimumSizeHint().width())
