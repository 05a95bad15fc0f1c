"""Draws the visible part of a tree of turns: numbered stones connected by lines."""

from __future__ import annotations

import bisect
import dataclasses
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from desktop.painting.loss_colour import loss_colour
from desktop.painting.shown_verdict import ShownVerdict
from desktop.theme.theme import Theme, player_fills, text_on
from desktop.tree.tree_layout import TreeLayout
from rules.position import SpecialStep
from rules.record.game_record import Node
from rules.record.marks import MarkKind

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
        """Draw a ring around the current node and the one under the mouse."""
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
        """Draw the sign of a verdict in its colour."""
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
