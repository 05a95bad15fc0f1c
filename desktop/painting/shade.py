"""Light and shade: translucent gradients that look the same on the screen and in PDF files."""

from __future__ import annotations

import itertools
import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGradient,
    QLinearGradient,
    QPaintEngine,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

_LAYERS = 8  # from one stop of a gradient to the next


def paint_shade(
    painter: QPainter, path: QPainterPath, gradient: QLinearGradient | QRadialGradient
) -> None:
    """Fill a path with a gradient whose colours fade to nothing, or from nothing.

    Qt writes such a gradient to PDF with a mask that has no effect (it uses the mask's alpha, but
    has drawn its luminosity). PDF files get stacked layers of flat colour instead.
    """
    if painter.paintEngine().type() is not QPaintEngine.Type.Pdf:
        painter.fillPath(path, QBrush(gradient))
    else:
        paint_layers(painter, path, gradient)


def paint_layers(
    painter: QPainter, path: QPainterPath, gradient: QLinearGradient | QRadialGradient
) -> None:
    """Approximate the gradient with layers of flat colour."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    reach = path.boundingRect().width() + path.boundingRect().height()
    for one, other in itertools.pairwise(gradient.stops()):
        weak, strong = sorted([one, other], key=lambda stop: stop[1].alphaF())
        above = 0.0
        for layer in range(1, _LAYERS + 1 if strong[1].alpha() else 1):
            alpha = strong[1].alphaF() * layer / _LAYERS
            edge = weak[0] + (strong[0] - weak[0]) * (layer - 0.5) / _LAYERS
            colour = QColor(strong[1])
            colour.setAlphaF(1 - (1 - alpha) / (1 - above))
            painter.fillPath(_part(gradient, edge, strong[0] > weak[0], reach), colour)
            above = alpha
    painter.restore()


def _part(gradient: QGradient, edge: float, beyond: bool, reach: float) -> QPainterPath:
    """Return the area before an edge (a share of the gradient's length), or beyond it."""
    part = QPainterPath()
    if isinstance(gradient, QRadialGradient):
        centre, radius = gradient.center(), edge * gradient.radius()
        part.addEllipse(centre, radius, radius)
        if beyond:
            far = QPointF(reach, reach)
            part.addRect(QRectF(centre - far, centre + far))
        return part
    assert isinstance(gradient, QLinearGradient)
    start, way = gradient.start(), gradient.finalStop() - gradient.start()
    length = math.hypot(way.x(), way.y())
    reach += length
    turn = QTransform().translate(start.x(), start.y())
    turn.rotateRadians(math.atan2(way.y(), way.x()))
    part.addRect(QRectF(edge * length, -reach, reach if beyond else -2 * reach, 2 * reach))
    return turn.map(part)


def box_path(box: QRectF) -> QPainterPath:
    """Return a rectangle as a path."""
    path = QPainterPath()
    path.addRect(box)
    return path
