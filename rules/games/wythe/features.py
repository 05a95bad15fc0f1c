# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""What Wythe's search may learn about a placement: what lies around its halves, and how high."""

from __future__ import annotations

import functools

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.steps import StepBuffer
    from cython.cimports.rules.stone_features import StoneFeatures
else:
    from rules.board import Board
    from rules.steps import StepBuffer
    from rules.stone_features import StoneFeatures

from rules.steps import PLACE
from rules.stone_features import stone_limit, stone_width

MAX_SQUARES = 121  # 11 x 11; features.pxd and Wythe size their arrays by it
NOWHERE = 121  # instead of a site: one without joints

_WORD = (1 << 64) - 1


@cython.final
@cython.cclass
class Joints:
    """All joints of a board, and those of each site. Never changed.

    A joint has the bit of its western or southern square, in plane 0 if it leads to the east and
    in plane 1 if it leads to the north.

    Attributes:
        all: [2 * plane + word] all joints of the board.
        others: [4 * site + 2 * plane + word] all but those of a site; all of them for NOWHERE.
        pair: [4 * site + 2 * plane + word] the two squares of the joint of ``site`` in a plane.
        rest: [8 * site + 4 * plane + 2 * plane of the rest + word] everything but that joint.
        dark: [word] the squares that would be white if colours alternated, a1 being black.
    """

    def __init__(self, size: int) -> None:
        if not cython.compiled:
            self.all = [0] * 4
            self.others = [0] * (4 * MAX_SQUARES + 4)
            self.pair = [0] * (4 * MAX_SQUARES)
            self.rest = [0] * (8 * MAX_SQUARES)
            self.dark = [0] * 2
        count = size * size
        # whole boards as big integers, split into words at the end
        east = sum([1 << site for site in range(count) if site % size < size - 1])
        north = sum([1 << site for site in range(count - size)])
        dark = sum([1 << site for site in range(count) if (site // size + site % size) & 1])
        for word in range(2):
            self.dark[word] = dark >> 64 * word & _WORD
            for plane, (joints, stride) in enumerate(((east, 1), (north, size))):
                index = 2 * plane + word
                self.all[index] = joints >> 64 * word & _WORD
                self.others[4 * NOWHERE + index] = self.all[index]
                for site in range(count):
                    own = 1 << site | 1 << site >> stride
                    pair = 1 << site | 1 << site + stride
                    self.others[4 * site + index] = (joints & ~own) >> 64 * word & _WORD
                    self.pair[4 * site + index] = pair >> 64 * word & _WORD
                    self.rest[8 * site + 4 * plane + index] = ~(1 << site) >> 64 * word & _WORD
                    self.rest[8 * site + 4 * (1 - plane) + index] = _WORD


@functools.cache
def joints_of(size: int) -> Joints:
    """Return the joints of a board of that size."""
    return Joints(size)


_PLACE = cython.declare(cython.int, PLACE)
_HEIGHTS = cython.declare(cython.int, 4)  # stacks as high take no piece


@cython.final
@cython.cclass
class WytheFeatures:
    """Writes the features of placements, with the tops of the stacks as stones.

    Attributes:
        tops: what is seen of the stacks.
        width: features of a step.
    """

    def __init__(self, board: Board) -> None:
        self.tops = StoneFeatures(board)
        self.size = board.size
        self.site_count = board.site_count
        self.width = step_features(board)
        if not cython.compiled:
            self.height = [0] * MAX_SQUARES

    def see(self, site: cython.int, top: cython.int, height: cython.int) -> cython.void:
        """Note a stack: the colour of its top, -1 for none, and its height modulo 4."""
        self.tops.see(site, top)
        self.height[site] = height

    def write(self, colour: cython.int, steps: StepBuffer, features: cython.p_int) -> cython.void:
        """Write the features of steps of a colour: see ``PositionCore.write_features``."""
        site: cython.int
        empty: cython.int = 0
        i: cython.int
        for site in range(self.site_count):
            empty += self.tops.as_black[site] == 0
        for i in range(steps.count):
            if steps.items[i] < _PLACE:
                self.tops.write_none(features, self.width * i, self.width)
            else:
                self._write_placement(
                    steps.items[i] - _PLACE, colour, empty, features, self.width * i
                )

    def _write_placement(
        self,
        placement: cython.int,
        colour: cython.int,
        empty_count: cython.int,
        features: cython.p_int,
        at: cython.int,
    ) -> cython.void:
        """Write the features of a placement, a step less ``PLACE``, from ``at`` on."""
        black: cython.int = placement >> 2
        stride: cython.int = self.size if placement & 1 else 1
        white: cython.int = black - stride if placement & 2 else black + stride
        width: cython.int = self.tops.width
        self.tops.write_stone(black, 0, colour != 0, empty_count, features, at)
        self.tops.write_stone(white, 1, colour != 1, empty_count, features, at + width)
        features[at + 2 * width] = self.tops.limit + self.height[black]


def step_features(board: Board) -> int:
    """Return the number of features of a step."""
    return 2 * stone_width(board) + 1


def feature_limit(board: Board) -> int:
    """Return one more than the greatest feature."""
    return stone_limit(board) + _HEIGHTS
