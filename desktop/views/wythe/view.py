"""Wythe on the screen: stacks of domino halves seen from the south-east and above.

A stack rises to the upper left, so that its numbers stay visible and its southern and eastern
flanks show its levels. A brass link joins the halves of an uncovered piece. A half whose partner
is covered must stay uncovered: only a stub of its link is left, and it shows a padlock while it is
in question. In the flat drawing, stacks do not rise.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath, QPen, QPolygonF, QTransform

from desktop.painting import grain
from desktop.painting.candidate import CandidateView
from desktop.painting.canvas import Canvas, mark_colour, pen
from desktop.painting.discs import grain_colour
from desktop.painting.game_view import PREVIEW_OPACITY, GameView
from desktop.painting.layout import CELL, XY, Layout
from desktop.painting.shade import box_path, paint_shade
from desktop.theme.themes import Theme, mixed
from desktop.views.wythe.texts import WytheTexts
from rules.piece import Change, Piece, Touch

if TYPE_CHECKING:
    from shapely import Polygon

_HALF = 0.5 * CELL
_GAP = 3.0  # from a face to the edge of its square, except at the joint of a piece
_LOCK = 0.2 * CELL  # the height of a padlock
_JOINT = 0.2 * CELL  # a click this close to an edge means the joint there
_EAST, _SOUTH, _WEST, _NORTH = (1, 0), (0, 1), (-1, 0), (0, -1)  # on the screen
_CORNER, _BEVEL = 9.0, 2.6  # the radius of a face's corners, and the width of its bevel
_ARC = [(math.cos(math.pi / 8 * i), math.sin(math.pi / 8 * i)) for i in range(5)]
Side = tuple[int, int]  # a direction on the screen; (0, 0) is none


class WytheView(WytheTexts, GameView):
    hand_follows = True
    stacks = True
    min_mark_distance = 0.95 * CELL

    def __init__(self, lift: XY, flat: GameView | None = None) -> None:
        self._lift = lift  # how far one level rises on the screen
        self.flat = flat

    def depth(self, layout: Layout, site: int) -> float:
        x, y = layout.centres[site]
        return 100 * y + x

    def top(self, layout: Layout, site: int, height: int) -> XY:
        x, y = layout.centres[site]
        return x + height * self._lift[0], y + height * self._lift[1]

    def area(self, layout: Layout, site: int, height: int) -> Polygon:
        from shapely import box  # imported late, see layout_builder.py

        x, y = self.top(layout, site, height)
        return box(x - _HALF, y - _HALF, x + _HALF, y + _HALF)

    def areas(self, layout: Layout, sites: Sequence[int], heights: Sequence[int]) -> list[Polygon]:
        """Return the faces, and what joins the edges of neighbours of different heights."""
        found = super().areas(layout, sites, heights)
        inside = set(sites)
        for site in sites:
            for other in layout.board.neighbours(site):
                if other in inside and heights[other] < heights[site]:
                    found.append(self._bridge(layout, site, other, heights))
        return found

    def _bridge(self, layout: Layout, site: int, other: int, heights: Sequence[int]) -> Polygon:
        """Return the area between the edge of one face and that of a neighbour's."""
        from shapely import MultiPoint  # imported late, as above

        dx, dy = _offset(layout, site, other)
        corners = []
        for height in (heights[site], heights[other]):
            x, y = self.top(layout, site, height)
            for side in (_HALF, -_HALF):
                corners.append((x + _HALF * dx + side * dy, y + _HALF * dy + side * dx))
        return MultiPoint(corners).convex_hull

    def sites_at(self, layout: Layout, heights: Sequence[int], at: XY) -> tuple[int, ...]:
        site = self._foremost(layout, heights, at)
        if site < 0:
            return ()
        x, y = self.top(layout, site, heights[site])
        dx, dy = at[0] - x, at[1] - y
        if max(abs(dx), abs(dy)) < _HALF - _JOINT:
            return (site,)
        towards = (dx, 0.0) if abs(dx) > abs(dy) else (0.0, dy)
        for other in layout.board.neighbours(site):
            step = _offset(layout, site, other)
            if step[0] * towards[0] + step[1] * towards[1] > 0 and heights[other] == heights[site]:
                return site, other
        return (site,)

    def asked(self, sites: Sequence[int], hand: int) -> tuple[Touch, ...]:
        """Put the half in hand where the click is, and the other half across the joint."""
        return tuple(
            [Touch(site, half) for site, half in zip(sites, (hand, 1 - hand), strict=False)]
        )

    def paint_site(
        self, canvas: Canvas, site: int, pieces: Sequence[Piece], heights: Sequence[int]
    ) -> None:
        for piece in pieces:
            self._paint_level(canvas, piece)
        self._paint_shade(canvas, site, heights)
        if pieces:
            self._paint_face_marks(canvas, pieces[-1])

    def paint_piece(self, canvas: Canvas, piece: Piece, at: XY) -> None:
        self._paint_level(canvas, piece)

    def paint_arriving(self, canvas: Canvas, piece: Piece, share: float) -> None:
        """Paint a half that is being laid down from above."""
        with canvas.faded(min(1.0, 2 * share)):
            canvas.painter.translate(0, -0.35 * CELL * (1 - share))
            self._paint_level(canvas, piece)
            self._paint_face_marks(canvas, piece)

    def paint_number(self, canvas: Canvas, piece: Piece, number: int) -> None:
        """Paint the number in the corner that no neighbour hides, opposite the height."""
        x, y = self.top(canvas.layout, piece.site, piece.level + 1)
        at = (x + 0.29 * CELL, y - 0.28 * CELL)
        canvas.text(at, str(number), 20, canvas.theme.numbers[piece.colour])

    def face_colour(self, theme: Theme, piece: Piece) -> str:
        return theme.tops[piece.colour][piece.level]

    def paint_last(
        self,
        canvas: Canvas,
        last: Sequence[Change],
        colours: Mapping[int, int],
        *,
        numbered: bool,
    ) -> None:
        for change in last:
            colour = mark_colour(canvas.theme, change.piece.colour)
            self._paint_border(canvas, change.piece, colour, 5, inset=4)

    def paint_targets(
        self, canvas: Canvas, remaining: Sequence[tuple[Touch, ...]], heights: Sequence[int]
    ) -> None:
        """Paint a dot on each joint where a piece fits, or on each square for its other half."""
        for sites in {tuple(sorted([touch.site for touch in touches])) for touches in remaining}:
            tops = [self.top(canvas.layout, site, heights[site]) for site in sites]
            x, y = (sum(axis) / len(sites) for axis in zip(*tops, strict=True))
            radius = canvas.at_least(6.5, 2.5, 10)
            canvas.disc((x, y), 1.3 * radius, canvas.theme.plate)
            canvas.disc((x, y), radius, canvas.theme.hint)

    def paint_touched(
        self, canvas: Canvas, touch: Touch, heights: Sequence[int], dashed: bool = False
    ) -> None:
        """Paint the half in hand where it would lie."""
        half = Piece(touch.site, touch.hand, heights[touch.site])
        with canvas.faded(PREVIEW_OPACITY if dashed else 1.0):
            self._paint_level(canvas, half)
        self._paint_border(canvas, half, canvas.theme.hint, 6, dashed=dashed)

    def paint_preview(self, canvas: Canvas, changes: Sequence[Change]) -> None:
        with canvas.faded(PREVIEW_OPACITY):
            for change in sorted(changes, key=lambda c: self.depth(canvas.layout, c.piece.site)):
                self._paint_level(canvas, change.piece)
        for change in changes:
            self._paint_border(canvas, change.piece, canvas.theme.hint, 5, dashed=True)

    def candidate_at(self, layout: Layout, touches: Sequence[Touch], heights: Sequence[int]) -> XY:
        """Return the joint of the two squares."""
        tops = [self.top(layout, touch.site, heights[touch.site]) for touch in touches]
        x, y = (sum(axis) / len(tops) for axis in zip(*tops, strict=True))
        return x, y

    def mark_radius(self, layout: Layout, candidate: CandidateView, scale: float) -> float:
        if candidate.looked_up:  # on all joints, which are close together
            return 0.27 * CELL
        return super().mark_radius(layout, candidate, scale)

    def paint_candidate_turn(self, canvas: Canvas, candidate: CandidateView, at: XY) -> None:
        """Paint the piece under the mark on its joint; only the best one in full size."""
        pieces = [change.piece for change in candidate.changes[0]]
        if candidate.looked_up:  # there is one on every joint: show only which half is which
            self._paint_halves(canvas, pieces, at, 0.18 * CELL, 0.35 * CELL, 1.5)
        elif candidate.best:
            with canvas.faded(0.75):
                for piece in sorted(pieces, key=lambda p: self.depth(canvas.layout, p.site)):
                    self._paint_level(canvas, piece)
            for piece in pieces:
                self._paint_border(canvas, piece, canvas.theme.hint, 6)
        else:
            self._paint_halves(canvas, pieces, at, 0.34 * CELL, 0.3 * CELL, 3)

    def _paint_halves(
        self, canvas: Canvas, halves: Sequence[Piece], at: XY, size: float, away: float, line: float
    ) -> None:
        for half in halves:
            dx, dy = _offset(canvas.layout, half.partner, half.site)
            centre = (at[0] + away * dx, at[1] + away * dy)
            self._paint_half(canvas, half, centre, size, pen(canvas.theme.hint, line))

    def _paint_half(self, canvas: Canvas, half: Piece, at: XY, size: float, rim: QPen) -> None:
        """Paint a small half of a piece, seen from above."""
        radius = round(0.2 * size)
        canvas.painter.setPen(rim)
        canvas.painter.setBrush(QColor(canvas.theme.tops[half.colour][0]))
        box = QRectF(at[0] - size / 2, at[1] - size / 2, size, size)
        canvas.painter.drawRoundedRect(box, radius, radius)

    def paint_compared(
        self,
        canvas: Canvas,
        changes: Sequence[Change],
        colour: str,
        *,
        laid: bool = False,
        beside: Sequence[int] = (),
    ) -> None:
        pieces = [change.piece for change in changes]
        free = [piece for piece in pieces if piece.site not in beside]
        for piece in sorted(free, key=lambda p: self.depth(canvas.layout, p.site)):
            if not laid:
                with canvas.faded(PREVIEW_OPACITY):
                    self._paint_level(canvas, piece)
        for line, width in ((canvas.theme.plate, 12), (colour, 8)):
            for piece in free:
                self._paint_border(canvas, piece, line, width, inset=4)
        for piece in pieces:
            if piece.site in beside:
                at = self.top(canvas.layout, piece.site, piece.level + 1)
                self._paint_half(canvas, piece, at, 0.42 * CELL, pen(colour, 8))

    def paint_outcome(self, canvas: Canvas, sites: Sequence[int], heights: Sequence[int]) -> None:
        areas = self.areas(canvas.layout, sites, heights)
        canvas.outline(areas, canvas.theme.plate, 13)
        canvas.outline(areas, canvas.theme.win, 8, tint=0.2)

    def paint_outcome_below(self, canvas: Canvas, sites: Sequence[int]) -> None:
        """Paint nothing: stacks would hide it."""

    # -- parts of a stack --------------------------------------------------------------------

    def _foremost(self, layout: Layout, heights: Sequence[int], at: XY) -> int:
        """Return the site whose stack, flanks included, is visible at a point; -1 if none is."""
        hit, deepest = -1, -float("inf")
        for site in range(len(layout.cells)):
            depth = self.depth(layout, site)
            if depth > deepest and self._covers(layout, site, heights[site], at):
                hit, deepest = site, depth
        return hit

    def _covers(self, layout: Layout, site: int, height: int, at: XY) -> bool:
        for half_level in range(2 * height + 1):
            x, y = layout.centres[site]
            x, y = x + half_level / 2 * self._lift[0], y + half_level / 2 * self._lift[1]
            if abs(at[0] - x) <= _HALF and abs(at[1] - y) <= _HALF:
                return True
        return False

    def _face(self, canvas: Canvas, piece: Piece, level: int) -> QRectF:
        """Return the face of a half at a level, extended to the joint with its partner."""
        x, y = self.top(canvas.layout, piece.site, level)
        joint = _offset(canvas.layout, piece.site, piece.partner)
        return QRectF(
            QPointF(x - _reach(joint, _WEST), y - _reach(joint, _NORTH)),
            QPointF(x + _reach(joint, _EAST), y + _reach(joint, _SOUTH)),
        )

    def _paint_level(self, canvas: Canvas, piece: Piece) -> None:
        """Paint one half: its two visible flanks and its face."""
        theme, painter = canvas.theme, canvas.painter
        top = self._face(canvas, piece, piece.level + 1)
        joint = _offset(canvas.layout, piece.site, piece.partner)
        edge, ground = theme.edges[piece.colour], theme.tops[piece.colour][piece.level]
        self._paint_flanks(canvas, top, joint, theme.flanks[piece.colour], edge)
        face = QPainterPath()
        face.addPolygon(QPolygonF(_rounded(top, joint)))
        canvas.fill(face, ground)
        if theme.finish == "turned":
            _paint_stripes(canvas, piece, top, joint)
        if theme.finish != "flat":
            light = QLinearGradient(top.topLeft(), top.bottomRight())
            light.setColorAt(0, QColor(255, 255, 255, 24))
            light.setColorAt(0.6, QColor(255, 255, 255, 0))
            light.setColorAt(1, QColor(0, 0, 0, 14))
            paint_shade(painter, face, light)
            _paint_bevel(canvas, top, joint, ground)
        canvas.line(_border(top, joint), edge, 1.8)

    def _paint_flanks(
        self, canvas: Canvas, top: QRectF, joint: Side, flanks: tuple[str, str], edge: str
    ) -> None:
        """Paint the visible sides below a face: the southern one lit, the eastern one in shade."""
        down = QPointF(-self._lift[0], -self._lift[1])
        seen = [
            (start, end, normal)
            for start, end, normal in _edges(_rounded(top, joint))
            if QPointF.dotProduct(normal, down) > 0 and normal != QPointF(*joint)
        ]
        if not seen:
            return
        for start, end, normal in seen:
            east, south = max(0.0, normal.x()), max(0.0, normal.y())
            shade = mixed(*flanks, east / (east + south))
            canvas.painter.setPen(pen(shade, 0.8))  # without seams
            canvas.painter.setBrush(QColor(shade))
            canvas.painter.drawPolygon(QPolygonF([start, end, end + down, start + down]))
        for start, end, _normal in seen:
            canvas.painter.setPen(pen(edge, 1.2))
            canvas.painter.drawLine(start + down, end + down)
        for corner in (seen[0][0], seen[-1][1]):
            canvas.painter.drawLine(corner, corner + down)

    def _paint_shade(self, canvas: Canvas, site: int, heights: Sequence[int]) -> None:
        """Paint the shadows that higher stacks to the north and west cast on this square."""
        x, y = self.top(canvas.layout, site, heights[site])
        box = QRectF(x - _HALF, y - _HALF, CELL, CELL)
        for other in canvas.layout.board.neighbours(site):
            rise = heights[other] - heights[site]
            side = _offset(canvas.layout, site, other)
            if rise <= 0 or side not in (_NORTH, _WEST):
                continue
            width = (0.06 + 0.08 * rise) * CELL
            strip = QRectF(box)
            gradient = QLinearGradient(box.topLeft(), box.topLeft())
            if side == _NORTH:
                strip.setHeight(width)
                gradient.setFinalStop(strip.bottomLeft())
            else:
                strip.setWidth(width)
                gradient.setFinalStop(strip.topRight())
            dark, clear = QColor(canvas.theme.shadow), QColor(canvas.theme.shadow)
            dark.setAlphaF(min(1.0, 1.4 * canvas.theme.shadow_strength))
            clear.setAlphaF(0)
            gradient.setColorAt(0, dark)
            gradient.setColorAt(1, clear)
            paint_shade(canvas.painter, box_path(strip), gradient)

    def _paint_face_marks(self, canvas: Canvas, piece: Piece) -> None:
        """Paint the height of a stack, and the link to the other half or what is left of it."""
        theme = canvas.theme
        x, y = self.top(canvas.layout, piece.site, piece.level + 1)
        if piece.level:  # a single piece is seen to be one
            number, size = str(piece.level + 1), canvas.at_least(25, 10, 38)
            corner = x - 0.31 * CELL, y - 0.28 * CELL
            canvas.text(corner, number, size, theme.numbers[piece.colour], True)
        dx, dy = _offset(canvas.layout, piece.site, piece.partner)
        edge = QPointF(x + _HALF * dx, y + _HALF * dy)
        if piece.locked:
            stub = (edge - QPointF(9 * dx, 9 * dy), edge - QPointF(21 * dx, 21 * dy))
            self._paint_brass(canvas, *stub)
        else:
            knob = QPointF(x + 0.27 * CELL * dx, y + 0.27 * CELL * dy)
            self._paint_brass(canvas, knob, edge, knob=True)

    def paint_lock(self, canvas: Canvas, piece: Piece) -> None:
        """Paint a padlock."""
        at = self.top(canvas.layout, piece.site, piece.level + 1)
        size = canvas.at_least(_LOCK, 9, 1.4 * _LOCK)
        _paint_padlock(canvas, at, size, canvas.theme.locks[piece.colour])

    def _paint_brass(
        self, canvas: Canvas, start: QPointF, end: QPointF, *, knob: bool = False
    ) -> None:
        light, dark = canvas.theme.brass
        for colour, width, radius in ((dark, 11, 9.5), (light, 6, 6.5)):
            canvas.painter.setPen(pen(colour, width, flat=True))
            canvas.painter.drawLine(start, end)
            if knob:
                canvas.disc((start.x(), start.y()), radius, colour)

    def _paint_border(
        self,
        canvas: Canvas,
        piece: Piece,
        colour: str,
        width: float,
        *,
        inset: float = 2.0,
        dashed: bool = False,
    ) -> None:
        joint = _offset(canvas.layout, piece.site, piece.partner)
        face = self._face(canvas, piece, piece.level + 1)
        room = [0.0 if joint == side else inset for side in (_WEST, _NORTH, _EAST, _SOUTH)]
        face.adjust(room[0], room[1], -room[2], -room[3])
        canvas.line(_border(face, joint), colour, width, dashed)


def _offset(layout: Layout, site: int, other: int) -> Side:
    """Return the direction of a neighbour on the screen; (0, 0) if there is none (-1)."""
    if other < 0:
        return 0, 0
    (x0, y0), (x1, y1) = layout.centres[site], layout.centres[other]
    return round((x1 - x0) / CELL), round((y1 - y0) / CELL)


def _reach(joint: Side, side: Side) -> float:
    return _HALF if joint == side else _HALF - _GAP


def _rounded(box: QRectF, joint: Side, radius: float = _CORNER) -> list[QPointF]:
    """Return the corners of a face, clockwise; those that are not at the joint are round."""
    points = []
    for corner, side, following in (
        (box.topLeft(), _WEST, _NORTH),
        (box.topRight(), _NORTH, _EAST),
        (box.bottomRight(), _EAST, _SOUTH),
        (box.bottomLeft(), _SOUTH, _WEST),
    ):
        if joint in (side, following):
            points.append(corner)
            continue
        one, other = QPointF(*side) * radius, QPointF(*following) * radius
        points += [corner - one * (1 - x) - other * (1 - y) for x, y in _ARC]
    return points


def _edges(points: Sequence[QPointF]) -> Iterator[tuple[QPointF, QPointF, QPointF]]:
    """Yield the edges of a shape: start, end, and the direction outwards, of length 1."""
    for start, end in zip(points, [*points[1:], points[0]], strict=True):
        way = end - start
        yield start, end, QPointF(way.y(), -way.x()) / math.hypot(way.x(), way.y())


def _border(box: QRectF, joint: Side) -> QPainterPath:
    points = _rounded(box, joint)
    at_joint = [end for _, end, normal in _edges(points) if normal == QPointF(*joint)]
    first = points.index(at_joint[0]) if at_joint else 0
    path = QPainterPath()
    path.addPolygon(QPolygonF([*points[first:], *points[:first]]))
    if not at_joint:
        path.closeSubpath()
    return path


def _paint_bevel(canvas: Canvas, box: QRectF, joint: Side, ground: str) -> None:
    """Paint the bevel inside the edge of a face: light from the upper left, shade opposite."""
    inset = [0.0 if joint == side else _BEVEL for side in (_WEST, _NORTH, _EAST, _SOUTH)]
    inner = box.adjusted(inset[0], inset[1], -inset[2], -inset[3])
    bright, dim = QPainterPath(), QPainterPath()
    for start, end, normal in _edges(_rounded(inner, joint, _CORNER - _BEVEL)):
        if normal != QPointF(*joint):
            path = bright if normal.x() + normal.y() < 0 else dim
            path.moveTo(start)
            path.lineTo(end)
    canvas.line(bright, mixed(ground, "#FFFFFF", 0.3), _BEVEL)
    canvas.line(dim, mixed(ground, "#000000", 0.14), _BEVEL)


def _paint_stripes(canvas: Canvas, piece: Piece, top: QRectF, joint: Side) -> None:
    upright, lines = joint in (_NORTH, _SOUTH), QPainterPath()
    variant = (min(piece.site, piece.partner) + 5 * piece.level) % grain.DISC_VARIANTS
    for place, bend in grain.stripes(variant):
        if upright:
            x = top.left() + place * top.width()
            start, end = QPointF(x, top.top() + 1), QPointF(x, top.bottom() - 1)
            middle = QPointF(x + bend * top.width(), top.center().y())
        else:
            y = top.top() + place * top.height()
            start, end = QPointF(top.left() + 1, y), QPointF(top.right() - 1, y)
            middle = QPointF(top.center().x(), y + bend * top.height())
        lines.moveTo(start)
        lines.quadTo(middle, end)
    grain.paint_lines(canvas.painter, lines, grain_colour(piece.colour), 2.2)


def _paint_padlock(canvas: Canvas, at: XY, size: float, colour: str) -> None:
    unit = size / 27
    place = QTransform.fromTranslate(*at).scale(unit, unit)
    shackle = QPainterPath(QPointF(-6.5, -1))
    shackle.lineTo(-6.5, -6)
    shackle.arcTo(QRectF(-6.5, -13, 13, 13), 180, -180)
    shackle.lineTo(6.5, -1)
    canvas.line(place.map(shackle), colour, 4 * unit)
    body = QPainterPath()
    body.addRoundedRect(QRectF(-11, -2, 22, 16), 3, 3)
    canvas.fill(place.map(body), colour)


VIEW = WytheView((-0.07 * CELL, -0.105 * CELL), flat=WytheView((0.0, 0.0)))
