"""Round pieces by their finish: of glossy stone, of turned wood, or flat as in print."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QRadialGradient, QTransform

from desktop.painting import grain
from desktop.theme.themes import Theme
from rules.position import BLACK

_GRAINED_PX = 9.0  # the least radius at which grain can be seen


def paint_disc(
    painter: QPainter,
    theme: Theme,
    colour: int,
    at: QPointF,
    radius: float,
    rim: float,
    gloss: QRadialGradient,
) -> None:
    """Paint a disc as its finish wants it; ``gloss`` has the light on a glossy one.

    ``radius`` is that of the disc without the outer half of its rim, ``rim`` its width.
    """
    line = QPen(QColor(theme.rims[colour]), rim)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    line.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(line)
    if theme.finish == "flat":
        painter.setBrush(QColor(theme.stones[colour][1]))
    elif theme.finish == "turned":
        painter.setBrush(_dished(theme, colour, at, radius))
    else:
        painter.setBrush(gloss)
    painter.drawEllipse(at, radius, radius)
    if theme.finish == "turned":
        _paint_turning(painter, theme, colour, at, radius)


def glossy(
    theme: Theme, colour: int, middle: float, reach: float, centre: QPointF, focus: QPointF
) -> QRadialGradient:
    """Return a gradient of a piece's colours; its body is at ``middle``."""
    gradient = QRadialGradient(centre, reach, focus)
    for place, stop in zip((0.0, middle, 1.0), theme.stones[colour], strict=True):
        gradient.setColorAt(place, QColor(stop))
    return gradient


def grain_colour(colour: int) -> QColor:
    """Return the translucent colour of the grain in black or white wood."""
    return QColor(199, 154, 116, 26) if colour == BLACK else QColor(122, 78, 18, 32)


def _dished(theme: Theme, colour: int, at: QPointF, radius: float) -> QBrush:
    """Return the light on a face that is slightly hollow, inside a rounded edge."""
    light, body, shade = (QColor(stop) for stop in theme.stones[colour])
    gradient = QRadialGradient(at, radius, at + QPointF(0.28 * radius, 0.34 * radius))
    gradient.setColorAt(0, body.lighter(106))
    gradient.setColorAt(0.78, body)
    gradient.setColorAt(0.85, light)
    gradient.setColorAt(1, shade)
    return QBrush(gradient)


def _paint_turning(
    painter: QPainter, theme: Theme, colour: int, at: QPointF, radius: float
) -> None:
    """Paint what the lathe and the wood leave: a groove near the edge, and grain."""
    transform = painter.worldTransform()
    if radius * math.hypot(transform.m11(), transform.m12()) < _GRAINED_PX:
        return
    variant = (round(at.x()) * 7 + round(at.y()) * 13) % grain.DISC_VARIANTS
    size = QTransform.fromTranslate(at.x(), at.y()).scale(radius, radius)
    lines = size.map(grain.disc(variant))
    grain.paint_lines(painter, lines, grain_colour(colour), 0.045 * radius)
    groove = QColor(theme.stones[colour][2])
    groove.setAlphaF(0.75)
    painter.setPen(QPen(groove, 0.035 * radius))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, 0.8 * radius, 0.8 * radius)
