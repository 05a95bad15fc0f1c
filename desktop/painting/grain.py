"""The grain of wood and the streaks of slate: procedural, and the same at every start.

All is made of lines, which stay sharp at every size and in PDF and SVG files. Boards are seldom
painted, so that their lines are many; those of pieces are few.
"""

from __future__ import annotations

import functools
import math
import random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPaintEngine, QPainter, QPainterPath, QPen

if TYPE_CHECKING:
    from shapely import Polygon

Line = Any  # an array of points
Tone = int  # a group of lines with one width and strength
TONES = 3
_STEP = 42.0  # from point to point of a line, in the layout's units
_SEED = 7
DISC_VARIANTS = 12


@functools.lru_cache(maxsize=32)
def wood(area: Polygon, seed: int = _SEED) -> tuple[QPainterPath, ...]:
    """Return the grain across an area: [tone] -> lines, from strong and few to faint and many."""
    import numpy as np  # imported late, see layout_builder.py

    left, top, right, bottom = area.bounds
    rng = random.Random(seed)
    lines: list[list[Line]] = [[] for _ in range(TONES)]
    x = np.arange(left - _STEP / 2, right + 1.5 * _STEP, _STEP)
    y = top - 40
    while y < bottom + 40:
        tone = rng.choices(range(TONES), (1, 3, 6))[0]
        # how far the grain is bent: neighbouring lines bend alike and do not cross
        sway = 17 * np.sin(x / 260 + y / 330 + 0.8) + 5 * np.sin(x / 110 - y / 210)
        sway += 1.6 * np.sin(x / 47 + y / 90)
        lines[tone].append(np.column_stack((x, y + sway)))
        y += rng.uniform(3.5, 13.0)
    return tuple([_cut(group, area) for group in lines])


@functools.lru_cache(maxsize=32)
def slate(area: Polygon, seed: int = _SEED) -> tuple[QPainterPath, ...]:
    """Return short streaks in an area, in about one direction: [tone] -> lines."""
    left, top, right, bottom = area.bounds
    rng = random.Random(seed)
    lines: list[list[Line]] = [[] for _ in range(TONES)]
    for _ in range(round((right - left) * (bottom - top) / 900)):
        x, y = rng.uniform(left, right), rng.uniform(top, bottom)
        angle, length = rng.gauss(-0.5, 0.3), rng.expovariate(1 / 16) + 3
        bend = rng.uniform(-0.07, 0.07) * length
        end = (x + length * math.cos(angle), y + length * math.sin(angle))
        middle = ((x + end[0]) / 2 + bend, (y + end[1]) / 2 + bend)
        lines[rng.choices(range(TONES), (1, 3, 6))[0]].append([(x, y), middle, end])
    return tuple([_cut(group, area) for group in lines])


@functools.lru_cache(maxsize=DISC_VARIANTS)
def disc(variant: int) -> QPainterPath:
    """Return the grain of a turned disc of radius 1."""
    rng = random.Random(variant)
    path = QPainterPath()
    turn = rng.uniform(0, math.pi)
    across = (math.cos(turn), math.sin(turn))
    at = -0.84 + rng.uniform(0, 0.1)
    while at < 0.84:
        half = math.sqrt(0.9**2 - at**2)
        bend = at + rng.uniform(-0.05, 0.05)
        ends = [_turned(along, at, across) for along in (-half, half)]
        path.moveTo(ends[0])
        path.quadTo(_turned(0, bend, across), ends[1])
        at += rng.uniform(0.09, 0.34)
    return path


@functools.lru_cache(maxsize=DISC_VARIANTS)
def stripes(variant: int) -> tuple[tuple[float, float], ...]:
    """Return the grain of half a piece, across it: (place, bend) of lines, shares of its width."""
    rng = random.Random(variant)
    found, at = [], rng.uniform(0.05, 0.12)
    while at < 0.95:
        found.append((at, rng.uniform(-0.025, 0.025)))
        at += rng.uniform(0.06, 0.15)
    return tuple(found)


def paint_lines(painter: QPainter, lines: QPainterPath, colour: QColor, width: float) -> None:
    """Paint lines of a width in the painter's units.

    On the screen they are bundles of hairlines, which Qt paints ten times as fast as wider lines.
    """
    transform = painter.worldTransform()
    scale = math.hypot(transform.m11(), transform.m12())
    if painter.paintEngine().type() is not QPaintEngine.Type.Raster:
        painter.strokePath(lines, QPen(colour, width))
        return
    for index in range(max(1, round(width * scale))):
        shift = 0.7 * index / scale  # across most lines
        painter.strokePath(lines.translated(-shift, shift), QPen(colour, 0))


def _turned(along: float, at: float, across: tuple[float, float]) -> QPointF:
    return QPointF(along * across[0] - at * across[1], along * across[1] + at * across[0])


def _cut(lines: list[Line], area: Polygon) -> QPainterPath:
    """Return the parts of lines within an area, by geometry: SVG files lose clipping."""
    import numpy as np  # imported late, see layout_builder.py
    import shapely

    path = QPainterPath()
    if not lines:
        return path
    of_line = np.repeat(np.arange(len(lines)), [len(line) for line in lines])
    whole = shapely.linestrings(np.concatenate(lines), indices=of_line)
    parts = shapely.get_parts(shapely.intersection(shapely.multilinestrings(whole), area))
    # where a line only touches the area, there are points too
    parts = parts[shapely.get_type_id(parts) == shapely.GeometryType.LINESTRING]
    points, of_part = shapely.get_coordinates(parts, return_index=True)
    last = -1
    for (x, y), part in zip(points.tolist(), of_part.tolist(), strict=True):
        if part == last:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
        last = part
    return path
