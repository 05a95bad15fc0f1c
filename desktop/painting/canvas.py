"""A painter for boards: stones, dots, rings, arrows, outlines of cells.

Every game is drawn with these shapes. They depend on no game and no rule.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from desktop.painting.discs import glossy, paint_disc
from desktop.painting.layout import CELL, XY, Layout
from desktop.painting.mark_shapes import font as font
from desktop.painting.mark_shapes import mark_shape
from desktop.painting.shade import paint_shade
from desktop.theme.themes import Theme, mixed, neutral_fill, text_on
from rules.board import EITHER
from rules.position import BLACK
from rules.record.notes import Mark, MarkKind

if TYPE_CHECKING:
    from shapely import Polygon
    from shapely.geometry.base import BaseGeometry

_ONE_LINE_PX, _TWO_LINES_PX = 7.0, 17.0  # the least radii of badges with one or two readable lines
_CORNER = 0.28  # the share of an edge that a corner bracket covers
_LEAST_ARC = 0.08  # of a gauge's ring
_HATCH_GAP, _HATCH_WIDTH = 9.0, 1.5  # in the layout's units


class Canvas:
    """Paints a board or a part of it.

    Attributes:
        painter: in the layout's coordinates.
        layout, theme: of the board; what is painted has the colours of the board, and not of the
            window.
    """

    def __init__(self, painter: QPainter, layout: Layout, theme: Theme) -> None:
        self.painter, self.layout, self.theme = painter, layout, theme.on_board

    @contextmanager
    def faded(self, opacity: float) -> Iterator[None]:
        """Paint with this opacity, multiplied by the current one."""
        before = self.painter.opacity()
        self.painter.setOpacity(before * opacity)
        yield
        self.painter.setOpacity(before)

    def fill(self, path: QPainterPath, colour: str | QColor) -> None:
        self.painter.fillPath(path, QColor(colour))

    def line(self, path: QPainterPath, colour: str, width: float, dashed: bool = False) -> None:
        self.painter.strokePath(path, pen(colour, width, dashed))

    def tint(self, path: QPainterPath, colour: str, strength: float) -> None:
        """Tint an area; hatch it if the theme has only ink and paper."""
        if self.theme.hatched:
            self.hatch(path, colour)
            return
        with self.faded(strength):
            self.fill(path, colour)

    def hatch(self, path: QPainterPath, colour: str, degrees: float = 45.0) -> None:
        """Fill an area with parallel lines, ``degrees`` clockwise from the horizontal.

        The lines are cut to the area rather than clipped, because SVG files lose the clipping.
        """
        box = path.boundingRect()
        reach = math.hypot(box.width(), box.height()) / 2
        lines = QPainterPath()
        for index in range(round(-reach / _HATCH_GAP), round(reach / _HATCH_GAP) + 1):
            y = index * _HATCH_GAP - _HATCH_WIDTH / 2
            lines.addRect(QRectF(-reach, y, 2 * reach, _HATCH_WIDTH))
        rotated = QTransform().translate(box.center().x(), box.center().y()).rotate(degrees)
        self.fill(rotated.map(lines).intersected(path), colour)

    def stone(self, at: XY, radius: float, colour: int, shadow: bool = True) -> None:
        """Paint a round stone, lit from the upper left."""
        if shadow:
            self.soft_shadow(at, radius)
        x, y = at
        focus = QPointF(x - 0.36 * radius, y - 0.42 * radius)
        gloss = glossy(self.theme, colour, 0.5, 1.02 * radius, QPointF(x, y), focus)
        paint_disc(self.painter, self.theme, colour, QPointF(x, y), radius - 1.1, 2.2, gloss)

    def block(self, at: XY, radius: float) -> None:
        """Paint a neutral piece: a square with round corners."""
        half = 0.72 * radius
        self.soft_shadow(at, half)
        self.painter.setPen(pen(self.theme.ink, 1.5))
        self.painter.setBrush(QColor(neutral_fill(self.theme)))
        box = QRectF(at[0] - half, at[1] - half, 2 * half, 2 * half)
        self.painter.drawRoundedRect(box, 0.25 * half, 0.25 * half)

    def soft_shadow(self, at: XY, radius: float) -> None:
        """Paint the shadow of a round piece; flat ones have none."""
        if self.theme.finish == "flat":
            return
        centre = QPointF(at[0] + 0.06 * radius, at[1] + 0.13 * radius)
        gradient = QRadialGradient(centre, 1.14 * radius)
        dark, clear = QColor(self.theme.shadow), QColor(self.theme.shadow)
        dark.setAlphaF(1.5 * self.theme.shadow_strength)
        clear.setAlphaF(0)
        gradient.setColorAt(0.74, dark)
        gradient.setColorAt(1, clear)
        disc = QPainterPath()
        disc.addEllipse(centre, 1.14 * radius, 1.14 * radius)
        paint_shade(self.painter, disc, gradient)

    def dot(self, at: XY, radius: float, colours: Iterable[int] = ()) -> None:
        """Paint a small mark where a turn is legal, filled black, white, or half and half."""
        painter, theme = self.painter, self.theme
        box = QRectF(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
        fills = [theme.stones[c][0 if c else 1] for c in sorted(colours)] or [theme.hint]
        painter.setPen(Qt.PenStyle.NoPen)
        part = 5760 // len(fills)
        for i, fill in enumerate(fills):
            painter.setBrush(QColor(fill))
            painter.drawPie(box, 1440 + i * part, part)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(pen(theme.hint, 0.4 * radius))
        painter.drawEllipse(box)

    def ring(self, at: XY, radius: float, colour: str, width: float, dashed: bool = False) -> None:
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.painter.setPen(pen(colour, width, dashed))
        self.painter.drawEllipse(QPointF(*at), radius, radius)

    def disc(self, at: XY, radius: float, colour: str) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QColor(colour))
        self.painter.drawEllipse(QPointF(*at), radius, radius)

    def badge(
        self, at: XY, radius: float, lines: Sequence[str], *, filled: bool, colour: str
    ) -> None:
        """Paint a disc with one or two short lines: filled, or outlined on the plate's colour.

        Lines that would be too small to read are left out, the second one first.
        """
        theme = self.theme
        self.disc(at, 1.07 * radius, theme.plate)
        self.disc(at, radius, colour if filled else theme.plate)
        if filled:
            self.ring(at, 1.2 * radius, theme.plate, 0.24 * radius)
            self.ring(at, 1.2 * radius, colour, 0.11 * radius)
        else:
            self.ring(at, 0.96 * radius, colour, 0.08 * radius)
        radius_px = radius * self.scale
        ink = text_on(colour) if filled else theme.ink
        two = len(lines) > 1 and radius_px >= _TWO_LINES_PX
        if radius_px >= _ONE_LINE_PX:
            size = min(0.82 if two else 0.95, 2.6 / max(1, len(lines[0]))) * radius
            x, y = at
            self.text((x, y - 0.2 * radius if two else y), lines[0], size, ink, filled)
            if two:
                self.text((x, y + 0.47 * radius), lines[1], 0.52 * radius, ink)

    @property
    def badge_radius(self) -> float:
        """The radius of the numbers on the bands: readable on small boards, too."""
        return self.at_least(self.layout.badge_radius, 8, 1.7 * self.layout.badge_radius)

    def is_owned(self, side: int) -> bool:
        """Return whether a side is a goal of one colour only."""
        return self.layout.board.side_owners[side] != EITHER

    def band_colour(self, side: int) -> str:
        """Return the colour of a side: its own, or that of the stones whose goal it is."""
        if self.is_owned(side):
            return self.theme.stones[self.layout.board.side_owners[side]][1]
        return self.theme.sides[side]

    def quiet_band(self, side: int) -> str:
        """Return the colour of a side's band while no group of interest reaches it."""
        return mixed(self.band_colour(side), self.theme.plate, 0.1 if self.is_owned(side) else 0.62)

    def side_badge(self, side: int) -> None:
        """Paint the number of a side on its band, unless its colour says enough."""
        if self.is_owned(side):
            return
        colour, at = self.theme.sides[side], self.layout.bands[side].badge
        radius = self.badge_radius
        self.disc(at, 1.16 * radius, self.theme.plate)
        self.disc(at, radius, colour)
        self.text(at, str(side + 1), 1.36 * radius, text_on(colour), bold=True)

    def gauge(self, at: XY, radius: float, share: float, colour: str, width: float) -> None:
        """Paint a ring of which a share is coloured, clockwise from the top; never none of it."""
        self.ring(at, radius, self.theme.plate, 1.5 * width)
        if share > 0.99:
            self.ring(at, radius, colour, width)
            return
        self.ring(at, radius, self.theme.plate_edge, 0.4 * width)
        self.painter.setPen(pen(colour, width, flat=True))
        box = QRectF(at[0] - radius, at[1] - radius, 2 * radius, 2 * radius)
        self.painter.drawArc(box, 90 * 16, -round(360 * 16 * max(share, _LEAST_ARC)))

    @property
    def scale(self) -> float:
        """Screen pixels per unit of the layout."""
        transform = self.painter.worldTransform()
        return math.hypot(transform.m11(), transform.m12())

    def at_least(self, size: float, px: float, most: float) -> float:
        """Return a size, enlarged to a number of pixels if ``most`` units leave room for them."""
        return max(size, min(px / max(self.scale, 0.01), most))

    def no_entry(self, at: XY, radius: float) -> None:
        """Paint the sign that something is not allowed."""
        self.disc(at, 1.2 * radius, self.theme.plate)
        self.disc(at, radius, self.theme.refused)
        bar = QPainterPath(QPointF(at[0] - 0.55 * radius, at[1]))
        bar.lineTo(at[0] + 0.55 * radius, at[1])
        self.line(bar, self.theme.plate, 0.36 * radius)

    def text(self, at: XY, text: str, size: float, colour: str, bold: bool = False) -> None:
        """Paint a short text centred on a point; ``size`` is the height of its font."""
        self.painter.setFont(font(round(size), bold))
        self.painter.setPen(QColor(colour))
        box = QRectF(at[0] - 2 * CELL, at[1] - CELL, 4 * CELL, 2 * CELL)
        self.painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def mark(self, at: XY, radius: float, mark: Mark, colours: tuple[str, str]) -> None:
        """Paint a mark of the user's in the first colour, on a halo of the second one."""
        ink, ground = colours
        width = 0.2 * radius
        path = mark_shape(mark)
        size = QTransform.fromTranslate(*at).scale(radius, radius)
        shape = size.map(path)
        if mark.kind is MarkKind.LABEL:
            self.line(shape, ground, 2.4 * width)
            self.fill(shape, ink)
        else:
            self.line(shape, ground, 2.2 * width)
            self.line(shape, ink, width)

    def arrow(self, start: XY, end: XY, colour: str, width: float, *, dashed: bool = False) -> None:
        """Paint a line with an arrow head, on a halo that sets it off from the background."""
        head = _arrow_head(start, end, 3.2 * width)
        shaft = QPainterPath(QPointF(*start))
        shaft.lineTo((head[1] + head[2]) / 2)
        tip = QPainterPath()
        tip.addPolygon(QPolygonF(head))
        tip.closeSubpath()
        for shade, grown in ((self.theme.plate, 0.9 * width), (colour, 0.0)):
            self.line(shaft, shade, width + grown, dashed and not grown)
            self.line(tip, shade, grown + 1)
            self.fill(tip, shade)

    def blocked(self, start: XY, end: XY, colour: str, width: float) -> None:
        """Paint a line that ends at a bar across it: the way is blocked."""
        tip = QPointF(*end)
        _, one, other = _arrow_head(start, end, 3.2 * width)
        across = (one - other) / 2
        line = QPainterPath(QPointF(*start))
        line.lineTo(tip)
        line.moveTo(tip + across)
        line.lineTo(tip - across)
        for shade, grown in ((self.theme.plate, 0.9 * width), (colour, 0.0)):
            self.line(line, shade, width + grown)

    def pill(self, at: XY, text: str, size: float, colour: str) -> float:
        """Paint a short word on a rounded patch of a colour; return the width of the patch."""
        self.painter.setFont(font(round(size), True))
        width = self.painter.fontMetrics().horizontalAdvance(text) + 0.9 * size
        patch = QPainterPath()
        box = QRectF(at[0] - width / 2, at[1] - 0.75 * size, width, 1.5 * size)
        patch.addRoundedRect(box, 0.75 * size, 0.75 * size)
        self.line(patch, self.theme.plate, 5)
        self.fill(patch, colour)
        self.text(at, text, size, text_on(colour), bold=True)
        return width

    def outline(
        self,
        areas: Iterable[Polygon],
        colour: str,
        width: float,
        *,
        tint: float = 0.0,
        dashed: bool = False,
    ) -> None:
        """Outline the union of several areas, with a tint inside."""
        path = path_of(merged(areas).buffer(-width / 2, join_style="mitre"))
        if tint:
            self.tint(path, colour, tint)
        self.line(path, colour, width, dashed)

    def glow(self, area: Polygon, colour: str, strength: float) -> None:
        """Paint a soft halo along the edge of an area, inwards and outwards."""
        path = path_of(area.buffer(-4, join_style="mitre"))
        for width, share in ((30, 0.16), (20, 0.2), (12, 0.3), (6, 0.9)):
            with self.faded(share * strength):
                self.line(path, colour, width)

    def tick(self, at: XY, radius: float) -> None:
        """Paint a tick on a disc in the colour of a win."""
        x, y = at
        self.disc(at, 1.14 * radius, self.theme.plate)
        self.disc(at, radius, self.theme.win)
        stroke = QPainterPath(QPointF(x - 0.48 * radius, y + 0.04 * radius))
        stroke.lineTo(x - 0.12 * radius, y + 0.4 * radius)
        stroke.lineTo(x + 0.5 * radius, y - 0.36 * radius)
        self.line(stroke, text_on(self.theme.win), 0.24 * radius)

    def corners(self, area: Polygon, width: float) -> None:
        """Paint corner brackets around an area, dark on light, to stand out on any background."""
        path = QPainterPath()
        ring = [
            QPointF(x, y)
            for x, y in area.buffer(-0.4 * width, join_style="mitre").exterior.coords[:-1]
        ]
        for before, corner, after in zip(
            [ring[-1], *ring], ring, [*ring[1:], ring[0]], strict=False
        ):
            path.moveTo(corner + (before - corner) * _CORNER)
            path.lineTo(corner)
            path.lineTo(corner + (after - corner) * _CORNER)
        self.line(path, self.theme.background, 2.2 * width)
        self.line(path, self.theme.ink, width)


def pen(colour: str, width: float, dashed: bool = False, flat: bool = False) -> QPen:
    made = QPen(QColor(colour), width)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    made.setCapStyle(Qt.PenCapStyle.RoundCap)
    if dashed or flat:
        made.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dashed:
        made.setDashPattern([3.0, 1.6])
    return made


def merged(areas: Iterable[Polygon]) -> BaseGeometry:
    """Return the union of areas, without seams between neighbours."""
    from shapely import union_all  # imported late, see layout_builder.py

    return union_all([area.buffer(0.5, join_style="mitre") for area in areas])


def path_of(area: BaseGeometry) -> QPainterPath:
    """Return a shape as a painter's path, holes included."""
    from shapely import get_coordinates  # imported late, see layout_builder.py

    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for part in getattr(area, "geoms", [area]):
        for ring in itertools.chain([part.exterior], part.interiors):
            first, *rest = get_coordinates(ring).tolist()
            path.moveTo(*first)
            for x, y in rest:
                path.lineTo(x, y)
            path.closeSubpath()
    return path


def mark_colour(theme: Theme, colour: int | None) -> str:
    """Return the colour of last-turn marks on a piece of ``colour`` (None: an empty cell)."""
    return theme.last_cell if colour is None else theme.last[BLACK if colour == BLACK else 1]


def _arrow_head(start: XY, end: XY, size: float) -> list[QPointF]:
    tip = QPointF(*end)
    back = QPointF(*start) - tip
    length = math.hypot(back.x(), back.y())
    along = back / length * size
    across = QPointF(-along.y(), along.x()) * 0.6
    return [tip, tip + along + across, tip + along - across]
