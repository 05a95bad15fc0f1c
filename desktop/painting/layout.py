"""Where the cells of a board lie on the plane, and what surrounds them: the plan it is drawn by.

``survey.py`` makes it for every board. Lengths are in hundredths of the distance between
neighbours (``CELL``), x to the right and y downwards, the board's middle near 0. It knows no
colour, no piece and no widget.
"""

from __future__ import annotations

import dataclasses
import functools
from typing import TYPE_CHECKING

from desktop.painting.orientation import XY as XY
from desktop.painting.orientation import Orientation
from rules.board import Board

if TYPE_CHECKING:
    from shapely import Polygon, STRtree

CELL = 100.0  # from neighbour to neighbour


@dataclasses.dataclass(frozen=True)
class Label:
    """A text beside the cells, or on an empty one.

    Attributes:
        site: the cell it is written on, -1 beside the cells.
    """

    text: str
    at: XY
    site: int = -1


@dataclasses.dataclass(frozen=True)
class Band:
    """What marks one side of the board as a goal.

    Attributes:
        badge: where its number stands.
        middle: the midpoint of the side itself.
    """

    area: Polygon
    badge: XY
    middle: XY


@dataclasses.dataclass(frozen=True, eq=False)
class Layout:
    """The drawing plan of one board. Cells tile the board; faces leave a gap.

    Attributes:
        orientation: how the board is turned and mirrored; all that follows lies so.
        cells: [site] -> where a click means this site.
        faces: [site] -> what is painted of it.
        centres: [site] -> where a piece stands.
        stone_radius: [site] -> of a round piece.
        tones: [site] -> 0 or 1, for two tones of wood.
        outline: all cells together and the rim around them.
        plate: what the board lies on.
        bands: one a side where sides are goals, else none.
        badge_radius: of the numbers on the bands.
        labels: coordinates.
        label_size, name_size: of those beside the cells, and of those on them.
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
        """The site whose cell holds this point, -1 beside the board."""
        from shapely import Point  # late, see survey.py

        hits = self._tree.query(Point(x, y), predicate="intersects")
        return int(min(hits)) if len(hits) else -1

    def joint(self, site: int, other: int) -> XY:
        """The middle of the edge between two neighbouring cells."""
        return middle(self.centres[site], self.centres[other])

    def towards(self, direction: tuple[int, int]) -> tuple[int, int]:
        """A direction of columns and rows on the board as one of the screen, y downwards."""
        seen = self.orientation.place((direction[0], -direction[1]), self.board.side_count)
        return round(seen[0]), round(seen[1])

    def near(self, site: int, radius: float) -> float:
        """``radius``, given for a cell of usual size, made to fit this cell."""
        return radius * self.stone_radius[site] / (0.43 * CELL)

    @functools.cached_property
    def _tree(self) -> STRtree:
        from shapely import STRtree

        return STRtree(self.cells)


def middle(one: XY, other: XY) -> XY:
    """The point half-way between two."""
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2
