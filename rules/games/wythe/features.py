# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""What Wythe's search may learn about a placement: what lies around its halves, and how high."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.steps import StepBuffer
    from cython.cimports.rules.stone_features import StoneFeatures
else:
    from rules.board import Board
    from rules.steps import StepBuffer
    from rules.stone_features import StoneFeatures

from rules.games.wythe.joints import MAX_SQUARES
from rules.steps import PLACE
from rules.stone_features import stone_limit, stone_width

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
