"""The surface of an empty board: bevelled cells, with the grain of wood or slate, or paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainterPath

from desktop.painting import grain
from desktop.painting.canvas import Canvas
from desktop.painting.shade import paint_shade

if TYPE_CHECKING:
    from shapely import Polygon

SHEEN = 10  # of 255: how much light and shade change the colours of cells
_GRAINED_SCALE = 0.22  # pixels per unit: in smaller pictures the grain would be noise
_RULE = 2.2  # the width of lines on paper
# [texture] -> [tone] -> width of the lines, and their strength of 255
_LINES = {
    "wood": ((3.6, 30), (2.2, 28), (1.3, 22)),
    "slate": ((2.2, 15), (1.6, 13), (1.1, 11)),
}
_MOTTLE = (98, 100, 102, 99, 101)  # percent: no two plates of slate are alike


def paint_plate(canvas: Canvas, plate: QPainterPath) -> None:
    """Paint the plate, without its shadow."""
    canvas.fill(plate, canvas.theme.plate)
    _paint_grain(canvas, canvas.layout.plate, 0.6)
    canvas.line(plate, canvas.theme.plate_edge, 2)
    canvas.painter.setPen(Qt.PenStyle.NoPen)


def paint_cells(
    canvas: Canvas,
    outline: QPainterPath,
    faces: Sequence[QPainterPath],
    cells: Sequence[QPainterPath],
) -> None:
    """Paint the cells; ``faces`` are what they show of ``cells``, which touch each other."""
    if canvas.theme.texture == "paper":
        _paint_ruled(canvas, outline, cells)
        return
    theme, layout = canvas.theme, canvas.layout
    canvas.fill(outline, theme.gap)
    for site, tone in enumerate(layout.tones):
        face, ground = faces[site], QColor(theme.cells[tone])
        if theme.texture == "slate":
            ground = ground.lighter(_MOTTLE[3 * site % len(_MOTTLE)])
        canvas.fill(face.translated(0, 2.2), ground.darker(122))
        canvas.fill(face.translated(0, -1.6), ground.lighter(112))
        canvas.fill(face, ground)
    _paint_grain(canvas, layout.outline, 1.0)
    box = outline.boundingRect()
    light = QLinearGradient(box.topLeft(), box.bottomRight())
    light.setColorAt(0, QColor(255, 255, 255, SHEEN))
    light.setColorAt(0.5, QColor(255, 255, 255, 0))
    light.setColorAt(1, QColor(0, 0, 0, SHEEN))
    paint_shade(canvas.painter, outline, light)


def _paint_ruled(canvas: Canvas, outline: QPainterPath, cells: Sequence[QPainterPath]) -> None:
    """Paint cells as on paper: tinted, with thin lines between them."""
    theme = canvas.theme
    canvas.fill(outline, theme.cells[0])
    for site, tone in enumerate(canvas.layout.tones):
        canvas.fill(cells[site], theme.cells[tone])
    lines = QPainterPath()
    for cell in cells:
        lines.addPath(cell)
    canvas.line(lines, theme.gap, _RULE)
    canvas.line(outline, theme.gap, 1.5 * _RULE)


def _paint_grain(canvas: Canvas, area: Polygon, share: float) -> None:
    """Paint grain over an area, if the board has any; ``share``: how strong it is there."""
    theme = canvas.theme
    if theme.texture not in _LINES or canvas.scale < _GRAINED_SCALE:
        return
    lines = grain.wood(area) if theme.texture == "wood" else grain.slate(area)
    ink = QColor(theme.gap if theme.texture == "wood" else theme.ink)
    for path, (width, strength) in zip(lines, _LINES[theme.texture], strict=True):
        ink.setAlpha(round(share * strength))
        grain.paint_lines(canvas.painter, path, ink, width)
