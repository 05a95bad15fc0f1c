"""The shapes of the user's marks, and the routes of pieces for arrows and trails."""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainterPath, QPolygonF, QTransform

from desktop.painting.layout import CELL, XY, Layout
from rules.piece import Change, Motion
from rules.record.notes import Mark, MarkKind

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


Leg = tuple[XY, XY]
_OVERSHOOT = 0.62 * CELL  # how far a piece leaves the board before it enters on the other side
_NUDGE = 0.3 * CELL  # how far a piece moves before it bounces back


def route(layout: Layout, change: Change) -> tuple[Leg, ...]:
    """Return the straight legs of a piece's route, in order; () if it only appears or flips."""
    start, end = layout.centres[change.origin], layout.centres[change.piece.site]
    if change.motion is Motion.MOVE:
        return ((start, end),)
    dx, dy = layout.on_screen(change.direction)
    if change.motion is Motion.BOUNCE:
        out = (start[0] + _NUDGE * dx, start[1] + _NUDGE * dy)
        return (start, out), (out, end)
    if change.motion is Motion.WRAP:
        return (start, _beyond(layout, start, dx, dy)), (_beyond(layout, end, -dx, -dy), end)
    return ()


def along(legs: Sequence[Leg], share: float) -> XY:
    """Return where a piece is after this share, from 0 to 1, of the length of its legs."""
    lengths = [math.dist(*leg) for leg in legs]
    gone = share * sum(lengths)
    for ((x0, y0), (x1, y1)), length in zip(legs, lengths, strict=True):
        if gone <= length:
            part = gone / length if length else 1.0
            return x0 + part * (x1 - x0), y0 + part * (y1 - y0)
        gone -= length
    return legs[-1][1]


def _beyond(layout: Layout, at: XY, dx: int, dy: int) -> XY:
    """Return the point past the edge of the board in this direction."""
    left, top, right, bottom = layout.outline.bounds
    x = right + _OVERSHOOT if dx > 0 else left - _OVERSHOOT if dx < 0 else at[0]
    y = bottom + _OVERSHOOT if dy > 0 else top - _OVERSHOOT if dy < 0 else at[1]
    return x, y
