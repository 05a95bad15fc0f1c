# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""The compiled half of ``OneStonePosition``, for compiled games: what is learned about steps.

It is a class of its own because a plain-Python game inherits from ``PythonPosition`` too, and of
two bases only one may have compiled methods.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.one_stone import OneStonePosition
    from cython.cimports.rules.piece_numbers import PieceNumbers
    from cython.cimports.rules.steps import StepBuffer
    from cython.cimports.rules.stone_features import StoneFeatures
else:
    from rules.board import Board
    from rules.one_stone import OneStonePosition
    from rules.piece_numbers import PieceNumbers
    from rules.steps import StepBuffer
    from rules.stone_features import StoneFeatures

from rules.setup import Setup
from rules.steps import PLACE
from rules.stone_features import stone_limit, stone_width

_PLACE = cython.declare(cython.int, PLACE)


@cython.cclass
class OneStoneCore(OneStonePosition):
    """A position whose steps are described by what lies around a stone.

    Attributes:
        features: set by ``describe_steps``.
    """

    def __init__(self, setup: Setup, board: Board) -> None:
        super().__init__(setup, board)
        self.step_features = stone_width(board)
        self.feature_limit = stone_limit(board)

    def describe_steps(self) -> None:
        self.features = StoneFeatures(self.board)

    def stone_at(self, site: cython.int) -> cython.int:
        """Return the colour of the stone on a site, -1 where it is empty; overridden."""
        return -1

    def stones(self) -> list[int]:
        return [self.stone_at(site) for site in range(self.board.site_count)]

    def piece_sum(self, numbers: PieceNumbers) -> int:
        total = 0
        site: cython.int
        for site in range(self.board.site_count):
            if self.stone_at(site) >= 0:
                total ^= numbers.of(site, 0, self.stone_at(site), -1)
        return total

    def write_features(self, steps: StepBuffer, features: cython.p_int) -> cython.void:
        width: cython.int = self.step_features
        colour: cython.int = self.colour_to_move()
        empty: cython.int = self.places_left()
        site: cython.int
        i: cython.int
        for site in range(self.board.site_count):
            self.features.see(site, self.stone_at(site))
        for i in range(steps.count):
            if steps.items[i] < _PLACE:
                self.features.write_none(features, width * i, width)
            else:
                site = steps.items[i] - _PLACE
                self.features.write_stone(site, colour, 0, empty, features, width * i)
