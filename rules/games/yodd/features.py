# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""What Yodd's search may learn about a step: what lies around a stone, and the groups it joins."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.games.yodd.disjoint_sets import DisjointSets
    from cython.cimports.rules.steps import StepBuffer
    from cython.cimports.rules.stone_features import StoneFeatures
else:
    from rules.board import Board
    from rules.games.yodd.disjoint_sets import DisjointSets
    from rules.steps import StepBuffer
    from rules.stone_features import StoneFeatures

from rules.steps import PLACE
from rules.stone_features import stone_limit, stone_width

_PLACE = cython.declare(cython.int, PLACE)
_JOINS = cython.declare(cython.int, 4)  # groups that a stone joins


@cython.final
@cython.cclass
class YoddFeatures:
    """Writes the features of steps; what it holds is only valid while it does.

    Attributes:
        width: features of a step.
    """

    def __init__(self, board: Board) -> None:
        self.stones = StoneFeatures(board)
        self.site_count = board.site_count
        self.width = step_features(board)
        self.facts_base = self.stones.limit
        self.special_base = self.facts_base + 2 * 2 * 2 * _JOINS

    def write(
        self,
        sets: DisjointSets,
        player: cython.int,
        second: cython.bint,
        steps: StepBuffer,
        features: cython.p_int,
    ) -> cython.void:
        """Write the features of steps, the ``second`` ones of a turn or the first."""
        empty: cython.int = 0
        site: cython.int
        kind: cython.int
        colour: cython.int
        at: cython.int
        i: cython.int
        odd: cython.int = (sets.groups[0] + sets.groups[1]) & 1
        leads: cython.int = sets.groups[player] < sets.groups[player ^ 1]
        for site in range(self.site_count):
            empty += sets.stone[site] < 0
            self.stones.see(site, sets.stone[site])
        for i in range(steps.count):
            at = self.width * i
            if steps.items[i] < _PLACE:
                self.stones.write_none(features, at, self.width)
                features[at] = self.special_base + 4 * steps.items[i] + 2 * odd + leads
                continue
            site = (steps.items[i] - _PLACE) >> 1
            colour = (steps.items[i] - _PLACE) & 1
            kind = colour != player  # whether it is a stone of the other player
            self.stones.write_stone(site, colour, kind, empty, features, at)
            features[at + self.stones.width] = (
                self.facts_base + 8 * sets.would_join(site, colour) + 4 * kind + 2 * odd + second
            )


def step_features(board: Board) -> int:
    """Return the number of features of a step."""
    return stone_width(board) + 1


def feature_limit(board: Board) -> int:
    """Return one more than the greatest feature."""
    return stone_limit(board) + 2 * 2 * 2 * _JOINS + 2 * 2 * _PLACE
