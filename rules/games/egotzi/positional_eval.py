# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Estimates who will win from the stones on a square board.

A stone counts more the farther it is from the edges. The weights were learned from games of the
engine against itself, by tests/bench/learn_places.py. Planes are as in rules/group_sizes.py.
"""

from __future__ import annotations

import functools
from typing import NamedTuple

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.rules.bits import popcount
else:
    from math import sqrt

    from rules.bits import popcount

_MAX_KINDS = cython.declare(cython.int, 21)  # of squares, on a board of 11 x 11
_WORD = (1 << 64) - 1


class SquareWeights(NamedTuple):
    """Weights in the logarithm of Black's odds of winning, each on an empty and on a full board.

    A square's two distances from an edge, from 0 to 1 in the middle, are multiplied by the first
    three for a black stone there; a white one counts against Black.

    Attributes:
        sum: of the distances.
        product: of the distances.
        squares: the sum of the distances' squares.
        mover: for the colour to move.
        first: for Black, who moved first.
    """

    sum: tuple[float, float]
    product: tuple[float, float]
    squares: tuple[float, float]
    mover: tuple[float, float]
    first: tuple[float, float]

    def at(self, filled: float) -> tuple[float, ...]:
        """Return the weights when that share of the board is filled."""
        return tuple([empty + filled * (full - empty) for empty, full in self])


# learned from 1,200 games: learn_places.py --games 1200 --simulations 6000 egotzi
WEIGHTS = SquareWeights(
    sum=(1.97, 2.88),
    product=(-1.45, 0.70),
    squares=(-0.62, -1.67),
    mover=(0.82, 1.70),
    first=(0.87, 0.84),
)


@cython.final
@cython.cclass
class PositionalEval:
    """The weights of all squares of a board, for every number of taken squares.

    Squares with equal weights are of one kind. It never changes, so all positions share it.
    """

    def __init__(self, board_size: int, weights: SquareWeights) -> None:
        count = board_size**2
        sites: dict[tuple[float, ...], int] = {}  # terms -> the squares that have them
        for site in range(count):
            terms = place_terms(site, board_size)
            sites[terms] = sites.get(terms, 0) | 1 << site
        self.kinds = len(sites)
        if not cython.compiled:
            self.kind = [0] * (2 * self.kinds)
            self.square_value = [0.0] * ((count + 1) * _MAX_KINDS)
            self.mover = [0.0] * (count + 1)
            self.first = [0.0] * (count + 1)
        for at, squares in enumerate(sites.values()):
            self.kind[2 * at] = squares & _WORD
            self.kind[2 * at + 1] = squares >> 64
        for taken in range(count + 1):
            *factors, self.mover[taken], self.first[taken] = weights.at(taken / count)
            for at, terms in enumerate(sites):
                value = sum([factor * term for factor, term in zip(factors, terms, strict=True)])
                self.square_value[taken * _MAX_KINDS + at] = value

    def chance(
        self,
        black: cython.p_ulonglong,
        white: cython.p_ulonglong,
        taken: cython.int,
        mover: cython.int,
    ) -> cython.double:
        """Return Black's win probability, with so many ``taken`` squares and ``mover`` to move."""
        odds: cython.double = self.first[taken]
        if mover == 0:
            odds += self.mover[taken]
        else:
            odds -= self.mover[taken]
        at: cython.int
        ahead: cython.int
        for at in range(self.kinds):
            ahead = popcount(black[0] & self.kind[2 * at]) - popcount(white[0] & self.kind[2 * at])
            if self.kind[2 * at + 1]:
                ahead += popcount(black[1] & self.kind[2 * at + 1])
                ahead -= popcount(white[1] & self.kind[2 * at + 1])
            odds += self.square_value[taken * _MAX_KINDS + at] * ahead
        # close to the logistic function, and rounded the same on every machine
        return 0.5 + 0.5 * odds / sqrt(4.0 + odds * odds)


def place_terms(site: int, board_size: int) -> tuple[float, ...]:
    """Return the sum, product and squares of a square's distances: see ``SquareWeights``."""
    middle = (board_size - 1) / 2
    c, d = sorted([min(at, board_size - 1 - at) / middle for at in divmod(site, board_size)])
    return c + d, c * d, c * c + d * d


@functools.cache
def positional_eval(board_size: int) -> PositionalEval:
    """Return the evaluation on boards of that size."""
    return PositionalEval(board_size, WEIGHTS)
