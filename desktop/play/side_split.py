"""A board and the panels beside it, with a line between them that can be dragged."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr
from desktop.widgets.ratio_splitter import RatioSplitter

_DEFAULT_SHARE = 0.27  # of the width, for the panels
_DEFAULT_LINES = (18, 27)  # minimum and maximum width, in line heights
_MAX_SHARE = 0.6


class SideSplit(RatioSplitter):
    """Gives the panels their share of the width."""

    def __init__(self, board: QWidget, side: QWidget) -> None:
        super().__init__(
            Qt.Orientation.Horizontal,
            board,
            side,
            width=12,
            tip=lambda: tr("Drag to resize the panels"),
        )

    def wanted(self) -> int:
        least, most = (lines * self.fontMetrics().height() for lines in _DEFAULT_LINES)
        if self.share is None:
            wanted = min(most, round(_DEFAULT_SHARE * self.room()))
        else:
            wanted = round(min(_MAX_SHARE, self.share) * self.room())
        return max(least, wanted, self.second.minimumSizeHint().width())
