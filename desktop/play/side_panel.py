"""The column of panels beside the board, and the line between them that can be dragged."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.actions.action import Action, ActionButton
from desktop.i18n.text import tr
from desktop.play.game_summary import GameSummary
from desktop.tree.history_panel import HistoryPanel
from desktop.widgets.ratio_splitter import RatioSplitter
from desktop.widgets.scrolled import YieldingScrollArea

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


class ToolButtons(QWidget):
    """Rows of buttons, each with the icon, shortcut and state of its action.

    Attributes:
        buttons: [id of the action] -> button.
    """

    def __init__(self, *rows: Sequence[str], with_text: Sequence[str] = ()) -> None:
        """``rows`` hold action ids; the buttons in ``with_text`` also show their text."""
        super().__init__()
        self.buttons: dict[str, ActionButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for ids in rows:
            row = QHBoxLayout()
            column.addLayout(row)
            for id in ids:  # noqa: A001
                button = ActionButton()
                button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
                if id in with_text:
                    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
                row.addWidget(button)
                self.buttons[id] = button

    def show_actions(self, actions: Mapping[str, Action]) -> None:
        """Connect the buttons to a window's actions."""
        for id, button in self.buttons.items():  # noqa: A001
            button.setDefaultAction(actions[id])


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
