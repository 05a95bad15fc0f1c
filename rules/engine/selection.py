# cython: language_level=3, cdivision=True, initializedcheck=False
"""Which child of a node a simulation tries next."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
    from cython.cimports.rules.engine.nodes import Nodes
else:
    from math import sqrt

    from rules.engine.nodes import Nodes

from rules.engine.nodes import DRAW, UNKNOWN
from rules.position import Button

_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_DRAW = cython.declare(cython.int, DRAW)
_SWAP = cython.declare(cython.int, Button.SWAP)
_EXPLORATION = cython.declare(cython.double, 0.35)
_PRIOR = cython.declare(cython.double, 6.0)  # visits that a child is lent, of its parent's value
_AMAF_SHARE = cython.declare(cython.double, 0.001)  # visits until a child's own value weighs more
_FAIR = cython.declare(cython.double, 0.47)  # searched little, good openings look too even


@cython.cclass
class Selection(Nodes):
    """Nodes among whose children one is chosen.

    scores: of the children looked at, in their order
    """

    def __init__(self, capacity: int) -> None:
        super().__init__(capacity)
        if not cython.compiled:
            self.scores = [0.0] * 1024

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def select(self, node: cython.int) -> cython.int:
        """The child to try, none known to lose: by RAVE, or by UCB1 (Auer and others, 2002)."""
        if self.weighs_opening and node == self.root:
            return self._select_opening()
        first: cython.int = self.first_child[node]
        mover: cython.int = self.player[node]
        loss: cython.int = 2 - mover
        spread: cython.double = _EXPLORATION * _EXPLORATION * _log2(self.visits[node] + 1)
        lent: cython.double = _PRIOR * 0.5
        if self.visits[node]:
            lent = _PRIOR * self.wins[node] / self.visits[node]
        self._weigh(first, self.child_count[node], mover, lent, spread)
        best: cython.int = first
        best_score: cython.double = -1.0
        score: cython.double
        i: cython.int
        for i in range(self.child_count[node]):
            score = self.scores[i]
            if self.proof[first + i] != _UNKNOWN:
                if self.proof[first + i] == loss:
                    continue
                if self.proof[first + i] == _DRAW:
                    score = 0.5
            if self.weighs_opening and self.step[first + i] == _SWAP:
                continue
            if score > best_score:
                best_score = score
                best = first + i
        if best_score < 0:  # only the swap is left: the board is so small that it gets solved
            self.weighs_opening = False
        return best

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _select_opening(self) -> cython.int:
        """The opening to try: by turns the one looked at least, and the fairest one.

        With the pie rule the better half of an opening is the other player's. So the game is
        searched without the swap, and all openings alike until they tell themselves apart.
        """
        first: cython.int = self.first_child[self.root]
        least: cython.int = 0
        fairest: cython.int = 0
        nearest: cython.double = 2.0
        away: cython.double
        child: cython.int
        for child in range(first, first + self.child_count[self.root]):
            if self.proof[child] != _UNKNOWN:
                continue
            if least == 0 or self.visits[child] < self.visits[least]:
                least = child
            away = 1.0
            if self.visits[child]:
                away = abs(self.wins[child] / self.visits[child] - _FAIR)
            if away < nearest:
                nearest = away
                fairest = child
        if least == 0:  # all that it thinks of are decided
            return first
        return fairest if self.visits[self.root] & 1 else least

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _weigh(
        self,
        first: cython.Py_ssize_t,
        count: cython.Py_ssize_t,
        mover: cython.int,
        lent: cython.double,
        spread: cython.double,
    ) -> cython.void:
        """Have in ``scores`` the children's values for who acts, and what exploring them is worth.

        AMAF's mean weighs ``came``, the child's own ``visits * (1 + came / _AMAF_TRUST)``: early
        on it leans on AMAF, later on itself. There is no branch, so that the compiler does several
        children at a time.
        """
        base: cython.double = mover
        sign: cython.double = 1.0 - 2.0 * base
        i: cython.Py_ssize_t  # a C int would have to wrap around, one child at a time
        came: cython.double
        own: cython.double
        share: cython.double
        value: cython.double
        for i in range(count):
            came = self.amaf_visits[first + i]
            own = 1.0 + came * _AMAF_SHARE
            share = 1.0 / (came + own * self.visits[first + i] + _PRIOR)
            value = (self.amaf_wins[first + i] + own * self.wins[first + i] + lent) * share
            self.scores[i] = base + sign * value + sqrt(spread * share)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _log2(n: cython.int) -> cython.double:
    """The binary logarithm, straight between powers of two: equal on every machine."""
    exponent: cython.int = 0
    while n >> (exponent + 1):
        exponent += 1
    return exponent + cython.cast(cython.double, n) / (1 << exponent) - 1.0
