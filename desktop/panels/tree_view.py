"""The tree of a game's turns: its layout, how it is drawn, and the widget.

It follows the record as it is played and edited, and paints only the visible part.
"""

from __future__ import annotations

import bisect
import dataclasses
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QFont,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QToolTip

from desktop.game.game_text import numbered_turn, variation_text
from desktop.painting.candidate import ShownVerdict, loss_colour
from desktop.painting.game_view import GameView
from desktop.services.text import in_tip, listed, say, tr
from desktop.theme.themes import UI_THEME, Theme, player_fills, text_on
from desktop.views.game_views import VIEWS
from desktop.widgets.keys import OwnKeys
from rules.position import SpecialStep
from rules.record.game_record import GameRecord, Node
from rules.record.notes import MarkKind
from rules.record.sgf import shown_text

Place = tuple[int, int]  # row and lane


class Row:
    """The nodes in one row.

    The main line stays in lane 0, and every line of first children has a lane of its own.
    Variations of later turns are closer to the line that they leave, so that no two lines cross.

    Attributes:
        nodes, lanes: from left to right.
        reach: node -> the lane of its last child, for those with variations.
    """

    __slots__ = ("lanes", "nodes", "reach")

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self.lanes: list[int] = []
        self.reach: dict[Node, int] = {}


class TreeLayout:
    """The places of all nodes of one record.

    Attributes:
        rows: [number of the turn] -> its row; the start is in row 0.
        places: node -> its place.
    """

    def __init__(self, record: GameRecord) -> None:
        self._record = record
        self._shape = record.shape
        self._lay_out()

    def update(self) -> bool:
        """Update the layout from the record. Returns whether the tree has changed.

        A turn added to the end of a line takes constant time; other edits lay out the whole tree.
        """
        if self._shape == self._record.shape:
            return False
        if self._shape + 1 != self._record.shape or not self._extend_line(self._record.node):
            self._lay_out()
        self._shape = self._record.shape
        return True

    def _extend_line(self, node: Node) -> bool:
        """Add a new turn to the end of its line. Returns False if it is not one or has no room."""
        parent = node.parent
        if parent is None or parent not in self.places or node in self.places:
            return False
        if parent.children != [node] or node.children:
            return False
        row, lane = self.places[parent]
        row += 1
        if row == len(self.rows):
            self._add_row()
        elif lane > 0 and self._last_lanes[row] >= lane:
            return False
        self._put(node, row, lane, 0 if lane == 0 else len(self.rows[row].nodes))
        return True

    def _lay_out(self) -> None:
        """Lay out line by line; of the lines that leave another, the last comes first."""
        self.rows: list[Row] = []
        self.places: dict[Node, Place] = {}
        self.width = 1
        self._last_lanes: list[int] = []  # [row] -> the last lane in use
        waiting = [self._record.root]
        while waiting:
            first = waiting.pop()
            line = [first]
            while line[-1].children:
                line.append(line[-1].children[0])
            self._lay_line(line)
            for node in line:
                waiting.extend(reversed(node.children[1:]))

    def _lay_line(self, line: list[Node]) -> None:
        parent = line[0].parent
        row = lane = 0
        if parent is not None:
            above, beside = self.places[parent]
            row = above + 1
            lane = 1 + max(beside, *self._last_lanes[row : row + len(line)], -1)
            self.rows[above].reach[parent] = lane
            self._last_lanes[above] = lane
        for offset, node in enumerate(line):
            if row + offset == len(self.rows):
                self._add_row()
            self._put(node, row + offset, lane, len(self.rows[row + offset].nodes))

    def _put(self, node: Node, row: int, lane: int, index: int) -> None:
        self.rows[row].nodes.insert(index, node)
        self.rows[row].lanes.insert(index, lane)
        self.places[node] = row, lane
        self._last_lanes[row] = max(self._last_lanes[row], lane)
        self.width = max(self.width, lane + 1)

    def _add_row(self) -> None:
        self.rows.append(Row())
        self._last_lanes.append(-1)


MARKS = [kind.value for kind in MarkKind]  # properties that mark cells
_LINES = 1.9  # the side of a node's square, in line heights
_EDGE = 0.3  # the margin around the tree, in sides
_RADIUS = 0.36  # of stones, in sides
_START_RADIUS = 0.2
_DIGITS = {1: 0.42, 2: 0.4, 3: 0.33, 4: 0.26}  # digits -> their height, in sides
_MANY_DIGITS = 0.2


@dataclasses.dataclass(frozen=True)
class TreeState:
    """What a drawing shows besides the tree's shape.

    Attributes:
        line: the nodes after the start that are highlighted.
        node: the current one.
        hovered: the one under the mouse; None if none is.
        ended: where a player ended the game; None if nobody did.
        verdicts: on bad moves.
    """

    line: Sequence[Node]
    node: Node
    hovered: Node | None
    ended: Node | None
    verdicts: Mapping[Node, ShownVerdict]

    def is_lit(self, row: int, node: Node) -> bool:
        """Return whether a node in this row is on the highlighted line."""
        return 0 < row <= len(self.line) and self.line[row - 1] is node


class TreePainter:
    """Draws trees in one theme and size.

    Attributes:
        side_px: the side of each node's square.
    """

    def __init__(self, theme: Theme, font: QFont, line_px: int, *, numbered: bool = False) -> None:
        """``numbered``: the players have no colours of their own."""
        self.side_px = round(_LINES * line_px)
        self._theme = theme
        self._fills = player_fills(theme, numbered=numbered)
        self._rims = (theme.ink, theme.ink) if numbered else theme.rims
        self._font = font

    def size(self, plan: TreeLayout) -> tuple[int, int]:
        """Return the width and height of a whole tree, in pixels."""
        edges = 2 * self._edge
        return plan.width * self.side_px + edges, len(plan.rows) * self.side_px + edges

    def square(self, row: int, lane: int) -> QRect:
        """Return the square of a node."""
        side, edge = self.side_px, self._edge
        return QRect(edge + lane * side, edge + row * side, side, side)

    def node_at(self, plan: TreeLayout, x: int, y: int) -> Node | None:
        """Return the node whose square contains a point; None if none does."""
        row, lane = (y - self._edge) // self.side_px, (x - self._edge) // self.side_px
        if not 0 <= row < len(plan.rows):
            return None
        lanes = plan.rows[row].lanes
        index = bisect.bisect_left(lanes, lane)
        found = index < len(lanes) and lanes[index] == lane
        return plan.rows[row].nodes[index] if found else None

    def paint(self, painter: QPainter, plan: TreeLayout, state: TreeState, area: QRect) -> None:
        """Draw the part of the tree in ``area``."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for lit in (False, True):
            self._paint_lines(painter, plan, state, area, lit)
        for row, lane, node in self._in(plan, area):
            centre = self._centre(row, lane)
            self._paint_ring(painter, state, node, centre)
            self._paint_stone(painter, row, node, centre)
            self._paint_signs(painter, state, node, centre)

    # -- private -----------------------------------------------------------------------------

    @property
    def _edge(self) -> int:
        return round(_EDGE * self.side_px)

    def _centre(self, row: int, lane: int) -> QPointF:
        return QRectF(self.square(row, lane)).center()

    def _rows(self, plan: TreeLayout, area: QRect) -> range:
        first = (area.top() - self._edge) // self.side_px
        last = (area.bottom() - self._edge) // self.side_px
        return range(max(0, first - 1), min(len(plan.rows), last + 2))

    def _in(self, plan: TreeLayout, area: QRect) -> Iterator[tuple[int, int, Node]]:
        """Yield row, lane and node of all nodes that may be visible in an area."""
        first = (area.left() - self._edge) // self.side_px - 1
        last = (area.right() - self._edge) // self.side_px + 1
        for number in self._rows(plan, area):
            row = plan.rows[number]
            begin, end = bisect.bisect_left(row.lanes, first), bisect.bisect_right(row.lanes, last)
            for index in range(begin, end):
                yield number, row.lanes[index], row.nodes[index]

    def _paint_lines(
        self, painter: QPainter, plan: TreeLayout, state: TreeState, area: QRect, lit: bool
    ) -> None:
        """Draw the connections of the highlighted line (``lit``) or all others.

        They lead straight down, or along the row to the lane before a variation and then to it.
        """
        theme, side = self._theme, self.side_px
        colour = theme.hint if lit else theme.coordinates
        painter.setPen(QPen(QColor(colour), side / (9 if lit else 20)))
        for number in self._rows(plan, area):  # along the rows
            for node, reach in plan.rows[number].reach.items():
                if lit:
                    after = state.line[number] if number < len(state.line) else None
                    if after is None or after.parent is not node:
                        continue
                    reach = plan.places[after][1]
                lane = plan.places[node][1]
                if reach > lane:
                    painter.drawLine(self._centre(number, lane), self._centre(number, reach - 1))
        for number, lane, node in self._in(plan, area):
            if node.parent is not None and lit == state.is_lit(number, node):
                before = plan.places[node.parent][1]
                corner = self._centre(number - 1, lane if lane == before else lane - 1)
                painter.drawLine(corner, self._centre(number, lane))

    def _paint_ring(self, painter: QPainter, state: TreeState, node: Node, centre: QPointF) -> None:
        if node is not state.node and node is not state.hovered:
            return
        theme, side = self._theme, self.side_px
        painter.setBrush(QColor(theme.plate))
        painter.setPen(QPen(QColor(theme.hint), side / (9 if node is state.node else 20)))
        painter.drawEllipse(centre, 0.46 * side, 0.46 * side)

    def _paint_stone(self, painter: QPainter, row: int, node: Node, centre: QPointF) -> None:
        """Draw a stone, a square for a pass, or a diamond for a swap of colours."""
        theme, side = self._theme, self.side_px
        if node.parent is None:
            painter.setPen(QPen(QColor(theme.ink), side / 14))
            painter.setBrush(QColor(theme.plate))
            painter.drawEllipse(centre, _START_RADIUS * side, _START_RADIUS * side)
            return
        fill, radius = self._fills[node.colour], _RADIUS * side
        painter.setPen(QPen(QColor(self._rims[node.colour]), side / 24))
        painter.setBrush(QColor(fill))
        box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        if node.turn == (SpecialStep.PASS,):
            trim = radius / 7
            painter.drawRect(box.adjusted(trim, trim, -trim, -trim))
        elif node.turn == (SpecialStep.SWAP,):
            far = 1.2 * radius
            corners = ((0.0, -far), (far, 0.0), (0.0, far), (-far, 0.0))
            painter.drawPolygon(QPolygonF([centre + QPointF(x, y) for x, y in corners]))
        else:
            painter.drawEllipse(centre, radius, radius)
        text = str(row)
        self._font.setPixelSize(max(1, round(_DIGITS.get(len(text), _MANY_DIGITS) * side)))
        painter.setFont(self._font)
        painter.setPen(QColor(text_on(fill)))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_signs(
        self, painter: QPainter, state: TreeState, node: Node, centre: QPointF
    ) -> None:
        """Draw a dot for a comment, a triangle for marks, a flag for an early ending, a verdict."""
        theme, side = self._theme, self.side_px
        away, size = 0.32 * side, 0.15 * side
        painter.setPen(QPen(QColor(theme.plate), side / 24))
        if node.properties.get("C") or node.properties.get("N"):
            painter.setBrush(QColor(theme.last_cell))
            painter.drawEllipse(centre + QPointF(away, -away), size, size)
        if any(node.properties.get(name) for name in MARKS):
            painter.setBrush(QColor(theme.win))
            corner = centre + QPointF(away, away)
            self._paint_polygon(painter, corner, ((-size, size), (size, size), (0, -size)))
        if node in state.verdicts:
            self._paint_verdict(painter, state.verdicts[node], centre + QPointF(-away, -away))
        if node is state.ended:
            painter.setBrush(QColor(theme.refused))
            foot = centre + QPointF(-0.42 * side, away)  # clear of the number
            flag = (
                (-size, 0),
                (-size, -4 * size),
                (1.3 * size, -2.8 * size),
                (-size / 2, -1.6 * size),
            )
            self._paint_polygon(painter, foot, flag)

    def _paint_verdict(self, painter: QPainter, verdict: ShownVerdict, at: QPointF) -> None:
        colour, radius = loss_colour(self._theme, verdict.loss), 0.19 * self.side_px
        painter.setBrush(QColor(colour))
        painter.drawEllipse(at, radius, radius)
        self._font.setPixelSize(max(1, round(1.3 * radius)))
        painter.setFont(self._font)
        painter.setPen(QColor(text_on(colour)))
        box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, verdict.sign)
        painter.setPen(QPen(QColor(self._theme.plate), self.side_px / 24))

    def _paint_polygon(
        self, painter: QPainter, at: QPointF, corners: Sequence[tuple[float, float]]
    ) -> None:
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) for x, y in corners]))


_MIN_LINES = 5
_MAX_CHARACTERS = 200  # of a comment, in a tool tip

# the context menu of a turn in the tree
_BRANCH_ACTIONS = (
    *("edit.cut", "edit.copy", "edit.paste", "edit.delete"),
    *("edit.promote", "edit.main_line", "engine.play_aside", "engine.play_new"),
)

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
        refreshed: the tree or its visible part may have changed.
    """

    chosen = Signal(object)
    refreshed = Signal()

    def __init__(self) -> None:
        super().__init__()
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
        self._view: GameView | None = None  # of the record
        self._painter = self._make_painter()
        UI_THEME.changed.connect(self._restyle)
        # last: a new name makes screen readers ask for everything else
        say(self.setAccessibleName, lambda: tr("Move tree"))
        say(
            self.setAccessibleDescription,
            lambda: tr(
                "Use Up and Down to follow the line, Left and Right to reach the "
                "variations beside it."
            ),
        )

    def take_actions(self, actions: Mapping[str, QAction]) -> None:
        """Offer actions on branches in the context menu, and trigger them by standard keys."""
        self.addActions([actions[name] for name in _BRANCH_ACTIONS])
        keys = {
            key.toString(): actions[name].trigger
            for standard, name in _KEYS.items()
            for key in QKeySequence.keyBindings(standard)
        }
        OwnKeys(self, keys)

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
            words.append(variation_text(node))
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
        return TreePainter(UI_THEME.theme, QFont(self.font()), line_px, numbered=numbered)

    def _restyle(self) -> None:
        self._painter = self._make_painter()
        self._fit()

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
        keypad = Qt.KeyboardModifier.KeypadModifier  # of the arrows on some machines
        if self._plan is None or event.key() not in _LEADS or event.modifiers() & ~keypad:
            event.ignore()
            return
        target = self._target(event.key())
        if target is not None and self.record is not None and target is not self.record.node:
            self.chosen.emit(target)

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
            self._restyle()
            self._scroll_to_node()

    def minimumSizeHint(self) -> QSize:
        return QSize(0, _MIN_LINES * self.fontMetrics().height())

    def sizeHint(self) -> QSize:
        return QSize(12 * self._painter.side_px, 8 * self._painter.side_px)
