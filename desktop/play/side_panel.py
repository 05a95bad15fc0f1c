"""The column beside the board: the players, the lists below them, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.play.game_summary import GameSummary
from desktop.tree.history_panel import HistoryPanel
from desktop.widgets.scrolled import YieldingScrollArea


class SidePanel(QWidget):
    """Buttons are always visible; players and lists share the rest of the height.

    The players get the height they need, but scroll rather than push the lists below their minimum.
    Lists scroll on their own, never inside another scroll area. If players and
    review do not both fit, the players shrink to a line.

    Attributes:
        upper: the scroll area with the players and the result.
    """

    def __init__(
        self, summary: GameSummary, lists: HistoryPanel, controls: Sequence[QWidget]
    ) -> None:
        super().__init__()
        self.upper = YieldingScrollArea(summary)
        self._summary, self._lists = summary, lists
        self._controls = controls
        self._roomy = True  # whether the lists get more than the least height
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        column.addWidget(self.upper)
        column.addWidget(lists, 1)
        for widget in controls:
            column.addWidget(widget)

    def leave_lists_room(self, roomy: bool) -> None:
        """Set whether the lists get more than the least height while the players need it."""
        self._roomy = roomy
        self._share_room()

    def _share_room(self) -> None:
        visible = [widget for widget in self._controls if not widget.isHidden()]
        gaps = (len(visible) + 1) * self._column.spacing()
        taken = sum(widget.sizeHint().height() for widget in visible)
        room = self.height() - taken - gaps
        self._lists.set_room(room if self._roomy else 0)
        least = self._lists.minimumSizeHint().height()
        both = self._summary.full_height(self.width()) + max(least, self._lists.sizeHint().height())
        brief = self._lists.shows_review and both > room
        self._summary.set_brief(brief)
        line = min(self.upper.sizeHint().height(), room - least)
        self.upper.setMinimumHeight(max(0, line) if brief else 0)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._share_room()
        super().resizeEvent(event)
