# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Features of stones placed on empty sites: what lies around them, and how far in they are."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
else:
    from rules.board import Board

from rules.board import MAX_SITES
from rules.patterns import OFF, SPOKE_CLASSES, patterns_of, ring_classes_of, spokes_of

_OFF_BOARD = cython.declare(cython.int, MAX_SITES)
_SPOKES = cython.declare(cython.int, SPOKE_CLASSES)
_DEPTHS = cython.declare(cython.int, 8)  # as far as they matter
_STAGES = cython.declare(cython.int, 4)  # quarters of the board that are filled


@cython.final
@cython.cclass
class StoneFeatures:
    """Writes the features of stones; games add their own behind them.

    A stone is of one of two kinds, whose weights are learned apart.

    Attributes:
        width: features of a stone.
        limit: one more than the greatest feature; 0 is none.
        as_black, as_white: [site] -> 0 empty, 1 a stone of the same colour, 2 another one.
    """

    def __init__(self, board: Board) -> None:
        self.patterns = patterns_of(board)
        self.site_count = board.site_count
        self.width = stone_width(board)
        self.spoke_base = 1 + 2 * self.patterns.ring_classes
        self.depth_base = self.spoke_base + 2 * _SPOKES
        self.limit = stone_limit(board)
        if not cython.compiled:
            self.as_black = [0] * (MAX_SITES + 1)
            self.as_white = [0] * (MAX_SITES + 1)
        self.as_black[_OFF_BOARD] = self.as_white[_OFF_BOARD] = OFF

    def see(self, site: cython.int, colour: cython.int) -> cython.void:
        """Note what lies on a site: a stone of a colour, or -1 for nothing."""
        self.as_black[site] = colour + 1
        self.as_white[site] = 2 - colour if colour >= 0 else 0

    def write_none(self, features: cython.p_int, at: cython.int, count: cython.int) -> cython.void:
        """Write ``count`` features that say nothing."""
        i: cython.int
        for i in range(at, at + count):
            features[i] = 0

    def write_stone(
        self,
        site: cython.int,
        colour: cython.int,
        kind: cython.int,
        empty_count: cython.int,
        features: cython.p_int,
        at: cython.int,
    ) -> cython.void:
        """Write the features of a stone from ``at`` on, with so many empty sites before it."""
        spoke: cython.int
        stage: cython.int = _STAGES * (self.site_count - empty_count) // self.site_count
        features[at] = 1 + 2 * self.ring(site, colour) + kind
        features[at + 1] = self.depth_base + kind
        features[at + 1] += 2 * (
            _DEPTHS * min(stage, _STAGES - 1) + min(self.patterns.depth[site], _DEPTHS - 1)
        )
        for spoke in range(self.patterns.spokes):
            features[at + 2 + spoke] = self.spoke_base + kind
            if colour:
                features[at + 2 + spoke] += 2 * self.patterns.spoke(self.as_white, site, spoke)
            else:
                features[at + 2 + spoke] += 2 * self.patterns.spoke(self.as_black, site, spoke)

    def ring(self, site: cython.int, colour: cython.int) -> cython.int:
        """Return the class of what lies around a site, as a stone of a colour sees it."""
        if colour:
            return self.patterns.ring(self.as_white, site)
        return self.patterns.ring(self.as_black, site)


def stone_width(board: Board) -> int:
    """Return the number of features of a stone."""
    return 2 + spokes_of(board)


def stone_limit(board: Board) -> int:
    """Return one more than the greatest feature of a stone."""
    return 1 + 2 * (ring_classes_of(board) + _SPOKES + _DEPTHS * _STAGES)
