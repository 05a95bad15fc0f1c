"""The shapes of the user's marks: signs and short texts, in a circle of radius 1."""

from __future__ import annotations

import functools

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainterPath, QPolygonF, QTransform

from desktop.painting.layout import XY
from rules.record.marks import Mark, MarkKind

_LABEL = 4  # the most characters of a label; more would be too small to read


def mark_shape(mark: Mark) -> QPainterPath:
    """Return the outline of a mark."""
    return _label_path(mark.text) if mark.kind is MarkKind.LABEL else _SIGNS[mark.kind]


@functools.cache
def font(size: int, bold: bool) -> QFont:
    made = QFont()
    made.setPixelSize(size)
    made.setBold(bold)
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made


def _closed(*corners: XY) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
    path.closeSubpath()
    return path


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.86, 0.86)
    return path


def _cross() -> QPainterPath:
    path = QPainterPath()
    for end in (0.72, -0.72):
        path.moveTo(-0.72, -end)
        path.lineTo(0.72, end)
    return path


# [kind of mark] -> its outline, in a circle of radius 1
_SIGNS = {
    MarkKind.TRIANGLE: _closed((0, -0.98), (0.87, 0.56), (-0.87, 0.56)),
    MarkKind.SQUARE: _closed((-0.74, -0.74), (0.74, -0.74), (0.74, 0.74), (-0.74, 0.74)),
    MarkKind.CIRCLE: _circle(),
    MarkKind.CROSS: _cross(),
}


@functools.lru_cache(maxsize=512)
def _label_path(text: str) -> QPainterPath:
    """Return a short text as shapes, as large as fits into a circle of radius 1."""
    path = QPainterPath()
    shown = text if len(text) <= _LABEL else f"{text[: _LABEL - 1]}…"
    path.addText(0, 0, font(100, True), shown)
    box = path.boundingRect()
    size = min(1.7 / max(box.width(), 1), 1.35 / max(box.height(), 72.0))
    transform = QTransform.fromScale(size, size).translate(-box.center().x(), -box.center().y())
    return transform.map(path)
