"""The tree of a game's turns, with variations beside the main line; a click goes to a turn.

It follows the record as it is played and edited, and paints only the visible part.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip, QWidget

from desktop.game.turn_caption import numbered_turn
from desktop.i18n.plain_text import in_tip
from desktop.i18n.text import listed, say, tr
from desktop.painting.game_view import GameView
from desktop.painting.shown_verdict import ShownVerdict
from desktop.theme.theme import Theme
from desktop.tree.tree_layout import TreeLayout
from desktop.tree.tree_painter import MARKS, TreePainter, TreeState
from desktop.views.game_views import VIEWS
from rules.record.game_record import GameRecord, Node
from rules.record.simple_text import shown_text

_MIN_LINES = 5
_MAX_CHARACTERS = 200  # of a comment, in a tool tip
# standard keys that apply to branches
_KEYS = {
    QKeySequence.StandardKey.Cut: "edit.cut",
    QKeySequence.StandardKey.Copy: "edit.copy",
    QKeySequence.StandardKey.Paste: "edit.paste",
    QKeySequence.StandardKey.Delete: "edit.delete",
    QKeySequence.StandardKey.Undo: "edit.undo",
    QKeySequence.StandardKey.Redo: "edit.redo",
}
_Key = Qt.Key
_LEADS = (
    *(_Key.Key_Left, _Key.Key_Right, _Key.Key_Up, _Key.Key_Down),
    *(_Key.Key_PageUp, _Key.Key_PageDown, _Key.Key_Home, _Key.Key_End),
)


class TreeView(QAbstractScrollArea):
    """Shows the tree of one record.

    Attributes:
        record: the one shown; None before the first.

    Signals:
        chosen(Node): go to this node.
        asked(str): the id of an action whose standard key was pressed.
        refreshed: the tree or its visible part may have changed.
    """

    chosen = Signal(object)
    asked = Signal(str)
    refreshed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "tree")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.viewport().setMouseTracking(True)
        self.record: GameRecord | None = None
        self._plan: TreeLayout | None = None
        self._line: list[Node] = []
        self._node: Node | None = None  # the one that was scrolled into view last
        self._hovered: Node | None = None
        self._verdicts: Mapping[Node, ShownVerdict] = {}
        self._theme = theme
        self._view: GameView | None = None  # of the record
        self._painter = self._make_painter()
        # last: a new name makes screen readers ask for everything else
        say(self.setAccessibleName, lambda: tr("Move tree"))
        say(
            self.setAccessibleDescription,
            lambda: tr(
                "Use Up and Down to follow the line, Left and Right to reach the "
                "variations beside it."
            ),
        )

    @property
    def nodes(self) -> list[Node]:
        """All nodes, parents and first children first."""
        return list(self.record.root.subtree()) if self.record else []

    def show_record(self, record: GameRecord) -> None:
        """Show the current state of a record; a hidden tree is updated once it is shown."""
        if record is not self.record:
            self.record, self._plan, self._node = record, None, None
            self._view = VIEWS[record.setup.game.key]
            self._painter = self._make_painter()
        if self.isVisible():
            self._refresh()

    def show_annotated(self, node: Node) -> None:
        """Show the changed notes on a node."""
        edge = self._painter.side_px // 8  # signs lie at the rim of its square
        self.viewport().update(self.node_rect(node).adjusted(-edge, -edge, edge, edge))

    def show_verdicts(self, verdicts: Mapping[Node, ShownVerdict]) -> None:
        """Show these verdicts on moves, in place of earlier ones."""
        if verdicts != self._verdicts:
            self._verdicts = verdicts
            self.viewport().update()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._painter = self._make_painter()
        self._fit()

    def node_rect(self, node: Node) -> QRect:
        """Return a node's square in the viewport's coordinates; empty if it is not in the tree."""
        if self._plan is None or node not in self._plan.places:
            return QRect()
        return self._painter.square(*self._plan.places[node]).translated(-self._offset())

    def node_at(self, point: QPoint) -> Node | None:
        """Return the node at a point of the viewport; None if there is none."""
        if self._plan is None:
            return None
        point = point + self._offset()
        return self._painter.node_at(self._plan, point.x(), point.y())

    def describe(self, node: Node) -> str:
        """Return a node in words: its turn and its notes."""
        assert self.record is not None
        assert self._view is not None
        words = [numbered_turn(self._view, node, len(node.path())) if node.parent else tr("Start")]
        if node is self.record.ended_at:
            words.append(tr("the game ended here"))
        if node.parent is not None and len(node.parent.children) > 1:
            siblings = node.parent.children
            at, count = siblings.index(node) + 1, len(siblings)
            words.append(tr("variation {number} of {count}", number=at, count=count))
        if node in self._verdicts:
            words.append(self._verdicts[node].name)
        if any(node.properties.get(name) for name in MARKS):
            words.append(tr("marks on the board"))
        text = ": ".join(text for name in "NC" for text in node.properties.get(name, ()))
        if text:
            cut = "" if len(text) <= _MAX_CHARACTERS else "…"
            words.append(f"{shown_text(text[:_MAX_CHARACTERS])}{cut}")
        return listed(words)

    # -- private -----------------------------------------------------------------------------

    def _offset(self) -> QPoint:
        return QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())

    def _make_painter(self) -> TreePainter:
        numbered = self._view is not None and self._view.numbered
        line_px = self.fontMetrics().height()
        return TreePainter(self._theme, QFont(self.font()), line_px, numbered=numbered)

    def _refresh(self) -> None:
        record = self.record
        if record is None:
            return
        if self._plan is None:
            self._plan = TreeLayout(record)
            self._fit()
        elif self._plan.update():
            self._fit()
        self._line = record.whole_line
        if self._hovered not in self._plan.places:
            self._hovered = None
        if self._node is not record.node:
            self._node = record.node
            self._scroll_to_node()
        self.viewport().update()
        self.refreshed.emit()

    def _fit(self) -> None:
        """Set the ranges of the scroll bars to the size of the tree."""
        if self._plan is None:
            return
        room, side = self.viewport().size(), self._painter.side_px
        bars = (self.horizontalScrollBar(), self.verticalScrollBar())
        rooms = (room.width(), room.height())
        for bar, whole, seen in zip(bars, self._painter.size(self._plan), rooms, strict=True):
            bar.setRange(0, whole - seen)
            bar.setPageStep(seen)
            bar.setSingleStep(side)
        self.viewport().update()

    def _scroll_to_node(self) -> None:
        """Scroll as little as possible to show the current node with its neighbours."""
        if self._plan is None or self._node is None:
            return
        side = self._painter.side_px
        square = self._painter.square(*self._plan.places[self._node])
        square = square.adjusted(-side, -side, side, side)
        for bar, first, last in (
            (self.horizontalScrollBar(), square.left(), square.right()),
            (self.verticalScrollBar(), square.top(), square.bottom()),
        ):
            if last - first > bar.pageStep():
                bar.setValue((first + last - bar.pageStep()) // 2)
            elif first < bar.value():
                bar.setValue(first)
            elif last > bar.value() + bar.pageStep():
                bar.setValue(last - bar.pageStep())

    def _beside(self, step: int) -> Node | None:
        """Return the nearest node in the current row to the right (1) or left (-1), if any."""
        assert self._plan is not None and self.record is not None  # noqa: PT018
        row = self._plan.rows[self._plan.places[self.record.node][0]]
        index = row.nodes.index(self.record.node) + step
        return row.nodes[index] if 0 <= index < len(row.nodes) else None

    def _target(self, key: int) -> Node | None:
        """Return the node that a key leads to; None if there is none."""
        assert self.record is not None
        node, number = self.record.node, len(self.record.line)
        way = [self.record.root, *self._line]
        page = max(1, self.verticalScrollBar().pageStep() // self._painter.side_px - 1)
        match key:
            case _Key.Key_Left | _Key.Key_Right:
                return self._beside(1 if key == _Key.Key_Right else -1)
            case _Key.Key_Up:
                return node.parent
            case _Key.Key_Down:
                return way[min(number + 1, len(way) - 1)]
            case _Key.Key_PageUp:
                return way[max(number - page, 0)]
            case _Key.Key_PageDown:
                return way[min(number + page, len(way) - 1)]
            case _Key.Key_Home:
                return way[0]
            case _Key.Key_End:
                return way[-1]
        return None

    # -- Qt ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        asked = _asked(event)
        if asked:
            self.asked.emit(asked)
            return
        keypad = Qt.KeyboardModifier.KeypadModifier  # of the arrows on some machines
        if self._plan is None or event.key() not in _LEADS or event.modifiers() & ~keypad:
            event.ignore()
            return
        target = self._target(event.key())
        if target is not None and self.record is not None and target is not self.record.node:
            self.chosen.emit(target)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            assert isinstance(event, QKeyEvent)
            if _asked(event):
                event.accept()  # in the tree they apply to the branch
                return True
        return super().event(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        node = self.node_at(event.position().toPoint())
        if node is not None and self.record is not None and node is not self.record.node:
            self.chosen.emit(node)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(self.node_at(event.position().toPoint()))

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            assert isinstance(event, QHelpEvent)
            node = self.node_at(event.pos())
            if node is not None:
                text = in_tip(self.describe(node))
                QToolTip.showText(event.globalPos(), text, self.viewport(), self.node_rect(node))
                return True
            QToolTip.hideText()
        elif event.type() == QEvent.Type.Leave:
            self._hover(None)
        return super().viewportEvent(event)

    def _hover(self, node: Node | None) -> None:
        if node is not self._hovered:
            self._hovered = node
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._plan is None or self.record is None:
            return
        painter = QPainter(self.viewport())
        painter.translate(-self._offset())
        record = self.record
        state = TreeState(self._line, record.node, self._hovered, record.ended_at, self._verdicts)
        area = event.rect().translated(self._offset())
        self._painter.paint(painter, self._plan, state, area)
        painter.end()

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        self.viewport().scroll(dx, dy)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._scroll_to_node()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._painter = self._make_painter()
            self._fit()
            self._scroll_to_node()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _MIN_LINES * self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        return QSize(12 * self._painter.side_px, 8 * self._painter.side_px)


def _asked(event: QKeyEvent) -> str:
    """Return the id of the action with this standard key; "" if there is none."""
    return next((name for key, name in _KEYS.items() if event.matches(key)), "")
