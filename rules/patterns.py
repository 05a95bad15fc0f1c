# cython: language_level=3, cdivision=True, initializedcheck=False
# distutils: extra_compile_args = -O3
"""What lies around a site, as small numbers that are equal for all symmetric images.

A game writes what lies on each site into an array of cells, seen as it likes: 0 to 2, and ``OFF``
for what is not on the board. The numbers index tables of learned weights, so what one stands for
must not change while there are weights that were learned with it.
"""

from __future__ import annotations

import cmath
import functools
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
else:
    from rules.board import Board

from rules.board import MAX_SITES, Grid

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

OFF = 3  # the cell of what is not on the board
SPOKE_CLASSES = 64
_RING_CLASSES = {8: 8740, 6: 430}  # of so many sites, each in four states, up to symmetry
_SPOKES = cython.declare(cython.int, 6)  # room for them
_SLOTS = cython.declare(cython.int, 8)  # room for the sites of a ring


@cython.final
@cython.cclass
class Patterns:
    """The sites around each site of a board. Made once and never changed.

    Attributes:
        slots: sites of a ring: the 8 around a square, the 6 around a hexagon.
        spokes: of a site: on squares the 4 lines of three cells from it; elsewhere the 6 triples of
            two neighbours that touch and the cell behind both.
        ring_classes: one more than the greatest class of a ring.
        depth: [site] -> the steps from there to the nearest side.
    """

    def __init__(self, board: Board) -> None:
        squares = board.grid is Grid.SQUARES
        self.slots = _slots(board)
        self.spokes = spokes_of(board)
        self.ring_classes = ring_classes_of(board)
        classes = _classes(self.slots)
        self.classes = classes if cython.compiled else classes.tolist()
        if not cython.compiled:
            self.depth = [0] * MAX_SITES
            self.ring_sites = [0] * (_SLOTS * MAX_SITES)
            self.spoke_sites = [0] * (3 * _SPOKES * MAX_SITES)
        for site, depth in enumerate(_depths(board)):
            self.depth[site] = depth
            ring = _square_ring(board, site) if squares else _hexagon_ring(board, site)
            for slot, other in enumerate(ring):
                self.ring_sites[_SLOTS * site + slot] = other
            for spoke in range(self.spokes):
                cells = _line(board, site, spoke) if squares else _triple(board, site, ring, spoke)
                for i, other in enumerate(cells):
                    self.spoke_sites[3 * (_SPOKES * site + spoke) + i] = other

    @cython.boundscheck(False)
    @cython.wraparound(False)
    def ring(self, cells: cython.p_schar, site: cython.int) -> cython.int:
        """Return the class of what lies around a site; ``cells`` has ``OFF`` at ``MAX_SITES``."""
        code: cython.int = 0
        slot: cython.int
        for slot in range(self.slots):
            code |= cells[self.ring_sites[_SLOTS * site + slot]] << (2 * slot)
        return self.classes[code]

    @cython.boundscheck(False)
    @cython.wraparound(False)
    def spoke(self, cells: cython.p_schar, site: cython.int, spoke: cython.int) -> cython.int:
        """Return the class of what lies along a spoke from a site."""
        at: cython.int = 3 * (_SPOKES * site + spoke)
        one: cython.int = cells[self.spoke_sites[at]]
        two: cython.int = cells[self.spoke_sites[at + 1]]
        if self.slots == 6 and one > two:  # the mirror image of a triple
            one, two = two, one
        return one | two << 2 | cells[self.spoke_sites[at + 2]] << 4

    def classes_around(self, cells: Sequence[int], site: int) -> tuple[int, ...]:
        """Return the class of a site's ring, then those of its spokes; for tests."""
        row: cython.schar[326]
        if not cython.compiled:
            row = [0] * (MAX_SITES + 1)
        for other, cell in enumerate(cells):
            row[other] = cell
        row[MAX_SITES] = OFF
        return (self.ring(row, site), *[self.spoke(row, site, i) for i in range(self.spokes)])


@functools.cache
def patterns_of(board: Board) -> Patterns:
    return Patterns(board)


def spokes_of(board: Board) -> int:
    """Return the number of spokes of a site."""
    return 4 if board.grid is Grid.SQUARES else 6


def ring_classes_of(board: Board) -> int:
    """Return one more than the greatest class of a ring; this costs nothing, unlike the classes."""
    return _RING_CLASSES[_slots(board)]


def _slots(board: Board) -> int:
    return 8 if board.grid is Grid.SQUARES else 6


@functools.cache
def _classes(slots: int) -> npt.NDArray[np.uint16]:
    """Return [code] -> its class; two bits of a code are a slot."""
    import numpy as np  # late: the first window does without

    codes = np.arange(4**slots, dtype=np.int64)
    digits = [codes >> 2 * slot & 3 for slot in range(slots)]
    images = []
    quarter = 2 if slots == 8 else 1  # on squares every second site is a corner's
    for around in (digits, [digits[-slot] for slot in range(slots)]):
        for turn in range(0, slots, quarter):
            moved = around[turn:] + around[:turn]
            images.append(np.bitwise_or.reduce([d << 2 * slot for slot, d in enumerate(moved)]))
    least = np.minimum.reduce(images)
    found, classes = np.unique(least, return_inverse=True)
    assert len(found) == _RING_CLASSES[slots]
    return classes.astype(np.uint16)


def _square_ring(board: Board, site: int) -> list[int]:
    ring = [MAX_SITES] * 8
    for other in range(board.site_count):
        way = board.places[other] - board.places[site]
        if 0 < abs(way) < 1.5:
            ring[round(cmath.phase(way) / (math.pi / 4)) % 8] = other
    return ring


def _hexagon_ring(board: Board, site: int) -> list[int]:
    """Return the neighbours in their order around a site, from behind the widest gap on.

    The middle of a polygon has no ring: it may have more neighbours.
    """
    around = board.neighbours(site)
    if board.grid is Grid.WEDGES and site == 0:
        return [MAX_SITES] * 6
    angles = sorted([(cmath.phase(board.places[o] - board.places[site]), o) for o in around])
    gaps = [
        (angles[i][0] - angles[i - 1][0]) % (2 * math.pi) if len(angles) > 1 else 0.0
        for i in range(len(angles))
    ]
    first = max(range(len(gaps)), key=lambda i: round(gaps[i], 6)) if gaps else 0
    ring = [angles[(first + i) % len(angles)][1] for i in range(len(angles))]
    return ring + [MAX_SITES] * (6 - len(ring))


def _line(board: Board, site: int, direction: int) -> list[int]:
    step = cmath.rect(1, direction * math.pi / 2)
    at = {_rounded(place): other for other, place in enumerate(board.places)}
    reached = [_rounded(board.places[site] + step * (i + 1)) for i in range(3)]
    return [at.get(place, MAX_SITES) for place in reached]


def _rounded(place: complex) -> tuple[int, int]:
    return round(4 * place.real), round(4 * place.imag)


def _triple(board: Board, site: int, ring: Sequence[int], slot: int) -> list[int]:
    """Return two neighbours that touch and the cell behind both."""
    one, two = ring[slot], ring[(slot + 1) % 6]
    behind = MAX_SITES
    if MAX_SITES not in (one, two):
        shared = set(board.neighbours(one)) & set(board.neighbours(two)) - {site}
        behind = min(shared, default=MAX_SITES)
    return [one, two, behind]


def _depths(board: Board) -> Sequence[int]:
    """Return [site] -> the steps from there to the nearest side."""
    found = [0 if board.sides_of(site) else -1 for site in range(board.site_count)]
    depth = 0
    while -1 in found:
        rim = [site for site, other in enumerate(found) if other == depth]
        depth += 1
        for site in rim:
            for other in board.neighbours(site):
                if found[other] < 0:
                    found[other] = depth
    return found
