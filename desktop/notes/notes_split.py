"""A board above its comments, with a handle between them that can be dragged."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr
from desktop.widgets.ratio_splitter import RatioSplitter

_DEFAULT_SHARE = 0.2  # of the height, for the comments
_MAX_SHARE = 0.6


class NotesSplit(RatioSplitter):
    """Gives the comments their share of the height."""

    def __init__(self, board: QWidget, comments: QWidget) -> None:
        super().__init__(
            Qt.Orientation.Vertical,
            board,
            comments,
            width=8,
            tip=lambda: tr("Drag to resize the comments"),
        )

    def set_share(self, share: float | None) -> None:
        super().set_share(None if share is None else min(_MAX_SHARE, share))

    def wanted(self) -> int:
        share = _DEFAULT_SHARE if self.share is None else self.share
        room = self.room() - self.handleWidth()
        free = room - self.first.minimumSizeHint().height()
        wanted = max(self.second.sizeHint().height(), round(share * room))
        return max(self.second.minimumSizeHint().height(), min(wanted, free))
