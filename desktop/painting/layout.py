"""The geometry of a board: where its cells lie on the plane, and what surrounds them.

``layout_builder.py`` makes it for every board. Lengths are in hundredths of the distance between
neighbours (``CELL``), x to the right and y downwards, the board's centre near 0. A layout contains
no colour, piece or widget.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.painting.drawing import XY as XY
from desktop.painting.drawing import Orientation
from rules.board import Board

if TYPE_CHECKING:
    from shapely import Polygon, STRtree

CELL = 100.0  # from neighbour to neighbour


@dataclasses.dataclass(frozen=True)
class Label:
    """A coordinate next to the cells, where those are enough to find all of them, or on a cell.

    Attributes:
        site: the empty cell it is written on, -1 next to the cells.
    """

    text: str
    at: XY
    site: int = -1


@dataclasses.dataclass(frozen=True)
class Band:
    """The strip that marks one side of the board as a goal.

    Attributes:
        badge: the position of its number.
        middle: the midpoint of the side itself.
    """

    area: Polygon
    badge: XY
    middle: XY


@dataclasses.dataclass(frozen=True, eq=False)
class Layout:
    """The drawing plan of one board. Cells tile the board; faces leave a gap.

    Attributes:
        orientation: how the board is rotated and mirrored; it applies to everything below.
        cells: [site] -> the area where a click means this site.
        faces: [site] -> the area that is painted.
        centres: [site] -> the centre of a piece.
        stone_radius: [site] -> the radius of a round piece.
        tones: [site] -> 0 or 1, for two tones of wood.
        outline: all cells and the rim around them.
        plate: the ground under the board.
        bands: one per side if sides are goals, else none.
        badge_radius: of the numbers on the bands.
        labels: the coordinates.
        label_size, name_size: of labels next to the cells, and of those on them.
    """

    board: Board
    orientation: Orientation
    cells: tuple[Polygon, ...]
    faces: tuple[Polygon, ...]
    centres: tuple[XY, ...]
    stone_radius: tuple[float, ...]
    tones: tuple[int, ...]
    outline: Polygon
    plate: Polygon
    bands: tuple[Band, ...]
    badge_radius: float
    labels: tuple[Label, ...]
    label_size: float
    name_size: float

    def site_at(self, x: float, y: float) -> int:
        """Return the site whose cell contains this point, -1 off the board."""
        from shapely import Point  # imported late, see layout_builder.py

        hits = self._tree.query(Point(x, y), predicate="intersects")
        return int(min(hits)) if len(hits) else -1

    def central_site(self, sites: Sequence[int]) -> int:
        """Return which of several sites is nearest to their centroid."""
        xs, ys = zip(*[self.centres[site] for site in sites], strict=True)
        centroid = sum(xs) / len(xs), sum(ys) / len(ys)
        return min(sites, key=lambda site: math.dist(self.centres[site], centroid))

    def joint(self, site: int, other: int) -> XY:
        """Return the middle of the edge between two neighbouring cells."""
        return middle(self.centres[site], self.centres[other])

    def on_screen(self, direction: tuple[int, int]) -> tuple[int, int]:
        """Turn a direction in columns and rows into one on the screen, y downwards."""
        seen = self.orientation.place((direction[0], -direction[1]), self.board.side_count)
        return round(seen[0]), round(seen[1])

    def scaled(self, site: int, radius: float) -> float:
        """Scale ``radius``, which is meant for a cell of ordinary size, to the size of this one."""
        return radius * self.stone_radius[site] / (0.43 * CELL)

    @functools.cached_property
    def _tree(self) -> STRtree:
        from shapely import STRtree

        return STRtree(self.cells)


def middle(one: XY, other: XY) -> XY:
    """Return the point half-way between two points."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
