# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O1
"""Boards: sites with their names, neighbours, sides and places.

A board knows no game, no piece and no pixel: ``places`` are ideal points, one unit from neighbour
to neighbour, on which a drawing can be based.

    square(3)        hexagon(2)       triangle(3)       polygon(5, 2)

    a3 b3 c3          c1 c2               a1                 b1
    a2 b2 c2        b1 b2 b3            b1  b2           b5  a1  b2
    a1 b1 c1          a1 a2           c1  c2  c3           b4  b3

Sites are numbered from 0 in the order of their names: row by row (square: from a1 to the right,
then a2 and so on), ring by ring on polygons.
"""

from __future__ import annotations

import cmath
import enum
import functools
import math
from collections.abc import Callable, Mapping, Sequence
from string import ascii_lowercase
from typing import NamedTuple

import cython

MAX_SITES = 325  # nine sides of nine cells; board.pxd and the games size their arrays by it
MAX_NEIGHBOURS = 9  # the middle of a board with nine sides
EITHER = -1  # in ``Board.side_owners``: a goal of both colours

_HALF_ROW = math.sqrt(3) / 2
_DOWN_RIGHT = cmath.rect(1, -math.pi / 3)


class Grid(enum.Enum):
    """What the cells of a board are."""

    SQUARES = "squares"
    HEXAGONS = "hexagons"
    WEDGES = "wedges"  # rings of hexagons around the middle, bent to fit any number of sides


class Coordinate(NamedTuple):
    """A coordinate beside the board.

    Attributes:
        site: the one that it is next to.
        direction: from there to the coordinate; of length 1, y upwards.
    """

    text: str
    site: int
    direction: complex


_Cell = tuple[int, int]


@cython.cclass
class Board:
    """The sites of one board. Shared by all positions on it and never changed.

    Attributes:
        shape: the name of its shape, the same for all its sizes; part of the library's keys.
        grid: what its cells are.
        size: cells per side.
        side_count: 4 for squares, 6 for hexagons, 3 for triangles, else the polygon's sides.
        site_count: number of sites.
        names: [site] -> its name in the notation.
        places: [site] -> complex; real part to the right, imaginary part upwards, the board's
            middle at 0, neighbours about 1 apart.
        coordinates: those beside the board; without any, the cells have their names on them.
        side_owners: [side] -> the colour that has it as a goal, or ``EITHER``; empty where sides
            are not goals.

    Raises:
        ValueError: it has too many sites or neighbours.
    """

    def __init__(
        self,
        *,
        shape: str,
        grid: Grid,
        size: int,
        names: Sequence[str],
        places: Sequence[complex],
        neighbours: Sequence[Sequence[int]],
        sides: Sequence[Sequence[int]],
        coordinates: Sequence[Coordinate] = (),
        side_owners: Sequence[int] = (),
    ) -> None:
        if len(names) > MAX_SITES or max(map(len, neighbours)) > MAX_NEIGHBOURS:
            raise ValueError(f"a board of {len(names)} sites is too big")
        self.shape = shape
        self.grid = grid
        self.size = size
        self.side_count = len(sides)
        self.site_count = len(names)
        self.names = tuple(names)
        self.places = tuple(places)
        self.coordinates = tuple(coordinates)
        self.side_owners = tuple(side_owners)
        self._sites = {name: site for site, name in enumerate(names)}
        self._symmetries: tuple[tuple[int, ...], ...] | None = None
        if not cython.compiled:
            self.degree = [0] * MAX_SITES
            self.neighbour = [[-1] * MAX_NEIGHBOURS for _ in range(MAX_SITES)]
            self.sides = [0] * MAX_SITES
        for site in range(MAX_SITES):
            self.sides[site] = 0
        for site, around in enumerate(neighbours):
            self.degree[site] = len(around)
            for i, other in enumerate(around):
                self.neighbour[site][i] = other
        for side, along in enumerate(sides):
            for site in along:
                self.sides[site] |= 1 << side

    def __repr__(self) -> str:
        return f"<Board {self.shape} of {self.side_count} sides of {self.size}>"

    def site(self, name: str) -> int:
        """Return the site with that name.

        Raises:
            KeyError: there is none.
        """
        return self._sites[name]

    def neighbours(self, site: int) -> tuple[int, ...]:
        """Return the sites next to ``site``; on polygons and hexagons in no particular order."""
        self._check(site)
        return tuple([self.neighbour[site][i] for i in range(self.degree[site])])

    def sides_of(self, site: int) -> tuple[int, ...]:
        """Return the sides, numbered from 0, that ``site`` belongs to: two at a corner."""
        self._check(site)
        return tuple([side for side in range(self.side_count) if self.sides[site] >> side & 1])

    def side(self, side: int) -> tuple[int, ...]:
        """Return the sites along a side, corners included."""
        return tuple([site for site in range(self.site_count) if self.sides[site] >> side & 1])

    @property
    def symmetries(self) -> tuple[tuple[int, ...], ...]:
        """The rotations and mirror images that keep the sides' owners, the identity first.

        [symmetry][site] -> site.
        """
        if self._symmetries is None:
            images = _images(self.places, self.side_count)
            self._symmetries = tuple([image for image in images if self._keeps_owners(image)])
        return self._symmetries

    def _keeps_owners(self, image: Sequence[int]) -> bool:
        """Return whether each side's image is a side of the same owner."""
        owners = {frozenset(self.side(s)): owner for s, owner in enumerate(self.side_owners)}
        return all(
            owners.get(frozenset([image[site] for site in side])) == owner
            for side, owner in owners.items()
        )

    def _check(self, site: int) -> None:
        if not 0 <= site < self.site_count:
            raise IndexError(f"no site {site} on a board of {self.site_count}")


@functools.cache
def square(size: int) -> Board:
    """Return a square of ``size`` times ``size`` cells with orthogonal neighbours.

    Sides: 0 bottom, 1 right, 2 top, 3 left. Site = row * size + column.
    """
    cells = [(column, row) for row in range(size) for column in range(size)]
    middle = complex(size - 1, size - 1) / 2
    site_at = {cell: site for site, cell in enumerate(cells)}
    last = size - 1
    return Board(
        shape="square",
        grid=Grid.SQUARES,
        size=size,
        names=[f"{ascii_lowercase[column]}{row + 1}" for column, row in cells],
        places=[complex(column, row) - middle for column, row in cells],
        neighbours=neighbour_lists(
            cells, lambda c, r: ((c + 1, r), (c, r + 1), (c - 1, r), (c, r - 1))
        ),
        sides=[
            [site for cell, site in site_at.items() if cell[axis] == end]
            for axis, end in ((1, 0), (0, last), (1, last), (0, 0))
        ],
        coordinates=[
            *[Coordinate(ascii_lowercase[i], site_at[i, 0], -1j) for i in range(size)],
            *[Coordinate(str(i + 1), site_at[0, i], -1) for i in range(size)],
        ],
    )


@functools.cache
def hexagon(size: int) -> Board:
    """Return a hexagon of hexagonal cells, ``size`` cells per side, with a side at the bottom.

    Rows a, b, … from the bottom, in each row 1, 2, … from the left. Sides: 0 bottom, then
    counter-clockwise.
    """
    rows = [size + min(row, 2 * size - 2 - row) for row in range(2 * size - 1)]
    # doubled columns: a cell's neighbours are (x±2, row) and (x±1, row±1)
    cells = [(2 * i - (length - 1), row) for row, length in enumerate(rows) for i in range(length)]
    site_at = {cell: site for site, cell in enumerate(cells)}
    middle = size - 1
    return Board(
        shape="hexagon",
        grid=Grid.HEXAGONS,
        size=size,
        names=[
            f"{ascii_lowercase[r]}{i + 1}" for r, length in enumerate(rows) for i in range(length)
        ],
        places=[complex(x / 2, (row - middle) * _HALF_ROW) for x, row in cells],
        neighbours=neighbour_lists(
            cells,
            lambda x, r: (
                (x + 2, r),
                (x + 1, r + 1),
                (x - 1, r + 1),
                (x - 2, r),
                (x - 1, r - 1),
                (x + 1, r - 1),
            ),
        ),
        sides=[
            [site for (x, row), site in site_at.items() if on_edge(x, row - middle)]
            for on_edge in _hexagon_edges(middle)
        ],
        coordinates=_hexagon_coordinates(cells, site_at),
    )


def _hexagon_coordinates(cells: Sequence[_Cell], site_at: Mapping[_Cell, int]) -> list[Coordinate]:
    """Return letters left of the rows, and numbers where the diagonals of one number end."""
    found = []
    number = 0
    for site, (x, row) in enumerate(cells):
        number += 1
        if (x - 2, row) not in site_at:
            number = 1
            found.append(Coordinate(ascii_lowercase[row], site, -1))
        if (x + 1, row - 1) not in site_at:
            found.append(Coordinate(str(number), site, _DOWN_RIGHT))
    return found


def _hexagon_edges(reach: int) -> list[Callable[[int, int], bool]]:
    """Return a test for each side: whether a cell (x, y) lies on it."""
    return [
        lambda x, y: y == -reach,
        lambda x, y: x - y == 2 * reach and y <= 0,
        lambda x, y: x + y == 2 * reach and y >= 0,
        lambda x, y: y == reach,
        lambda x, y: y - x == 2 * reach and y >= 0,
        lambda x, y: x + y == -2 * reach and y <= 0,
    ]


@functools.cache
def triangle(size: int) -> Board:
    """Return the flat triangle of the Game of Y, ``size`` cells per side, with a corner at the top.

    Rows a, b, … from the apex, in each row 1, 2, … from the left. Sides: 0 right, 1 bottom, 2 left.
    """
    cells = [(i, row) for row in range(size) for i in range(row + 1)]
    site_at = {cell: site for site, cell in enumerate(cells)}
    last = size - 1
    middle = 2 * last / 3  # rows from the apex to the centre
    return Board(
        shape="triangle",
        grid=Grid.HEXAGONS,
        size=size,
        names=[f"{ascii_lowercase[row]}{i + 1}" for i, row in cells],
        places=[complex(i - row / 2, (middle - row) * _HALF_ROW) for i, row in cells],
        neighbours=neighbour_lists(
            cells,
            lambda i, r: (
                (i + 1, r),
                (i, r - 1),
                (i - 1, r - 1),
                (i - 1, r),
                (i, r + 1),
                (i + 1, r + 1),
            ),
        ),
        sides=[
            [site for (i, row), site in site_at.items() if i == row],
            [site for (i, row), site in site_at.items() if row == last],
            [site for (i, row), site in site_at.items() if i == 0],
        ],
        side_owners=[EITHER] * 3,
    )


@functools.cache
def polygon(side_count: int, size: int) -> Board:
    """Return the board of Poly-Y: wedges of the hexagonal grid, ``size`` cells per side.

    ``a1`` is the middle, which has ``side_count`` neighbours; ring b, c, … outwards, in each ring
    1, 2, … clockwise from the corner at twelve o'clock. Side 0 begins there and goes clockwise.
    """
    cells = [(0, 0)] + [(ring, i) for ring in range(1, size) for i in range(side_count * ring)]
    site_at = {cell: site for site, cell in enumerate(cells)}
    rim = size - 1
    return Board(
        shape="polygon",
        grid=Grid.WEDGES,
        size=size,
        names=[f"{ascii_lowercase[ring]}{i + 1}" for ring, i in cells],
        places=[_polygon_place(side_count, ring, i) for ring, i in cells],
        neighbours=_polygon_neighbours(side_count, size, site_at),
        sides=[
            [site_at[rim, (side * rim + i) % (side_count * rim)] for i in range(size)]
            if rim
            else [0]
            for side in range(side_count)
        ],
        side_owners=[EITHER] * side_count,
    )


def _polygon_neighbours(side_count: int, size: int, site_at: dict[_Cell, int]) -> list[list[int]]:
    """Return [site] -> its neighbours on a polygon; cells are (ring, place in it)."""
    around: list[set[int]] = [set() for _ in site_at]

    def join(site: int, ring: int, i: int) -> None:
        other = site_at[ring, i % (side_count * ring)]
        around[site].add(other)
        around[other].add(site)

    for (ring, i), site in site_at.items():
        if ring == 0:
            for corner in range(side_count if size > 1 else 0):
                join(site, 1, corner)
            continue
        join(site, ring, i + 1)
        if ring + 1 < size:
            sector, offset = divmod(i, ring)
            outer = sector * (ring + 1) + offset
            for beside in range(-1 if offset == 0 else 0, 2):
                join(site, ring + 1, outer + beside)
    return [sorted(others) for others in around]


def _polygon_place(side_count: int, ring: int, i: int) -> complex:
    """Return the place of a cell of a polygon."""
    if ring == 0:
        return 0j
    sector, offset = divmod(i, ring)
    turn = -2 * math.pi / side_count
    start = cmath.rect(1, math.pi / 2 + turn * sector)
    end = cmath.rect(1, math.pi / 2 + turn * (sector + 1))
    return start * (ring - offset) + end * offset


def neighbour_lists(
    cells: Sequence[_Cell], around: Callable[[int, int], Sequence[_Cell]]
) -> list[list[int]]:
    """Return the neighbours of every cell that are on the board: [site] -> sites.

    Args:
        cells: [site] -> the cell, as two numbers.
        around: returns the cells around one, whether or not they are on the board.
    """
    site_at = {cell: site for site, cell in enumerate(cells)}
    return [[site_at[other] for other in around(*cell) if other in site_at] for cell in cells]


def _images(places: Sequence[complex], side_count: int) -> list[tuple[int, ...]]:
    """Rotate and reflect the places; return those images whose places are the same."""

    def key(place: complex) -> tuple[int, int]:
        return round(place.real * 1000), round(place.imag * 1000)

    # a square of odd size has its middle on a cell, one of even size between cells: both are at 0
    site_at = {key(place): site for site, place in enumerate(places)}
    found = []
    for mirrored in (False, True):
        for turn in range(side_count):
            spin = cmath.rect(1, 2 * math.pi * turn / side_count)
            moved = [(-place.conjugate() if mirrored else place) * spin for place in places]
            if all(key(place) in site_at for place in moved):
                found.append(tuple([site_at[key(place)] for place in moved]))
    return found
