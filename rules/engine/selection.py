# cython: language_level=3, cdivision=True, initializedcheck=False
"""Which child of a node a simulation tries next."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.libc.math import sqrtf as sqrt
    from cython.cimports.rules.engine.nodes import Nodes
else:
    from numpy import sqrt

    from rules.engine.nodes import Nodes

import numpy as np

from rules.engine.nodes import DRAW, UNKNOWN
from rules.position import SpecialStep

_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_DRAW = cython.declare(cython.int, DRAW)
_SWAP = cython.declare(cython.int, SpecialStep.SWAP)
_EXPLORATION = cython.declare(cython.double, 0.35)
_PRIOR = cython.declare(cython.float, 6.0)  # visits that a child is lent, of its parent's value
_AMAF_SHARE = cython.declare(cython.float, 0.001)  # visits until a child's own value weighs more
_FAIR = cython.declare(cython.double, 0.47)  # searched little, good openings look too even

if not cython.compiled:  # what is reckoned with NumPy's floats is rounded alike
    _PRIOR, _AMAF_SHARE = np.float32(_PRIOR), np.float32(_AMAF_SHARE)


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
        """The child to try, none known to lose: by RAVE, or by UCB1 (Auer and others, 2002).

        One that was visited often is taken several times in a row before all are weighed again.
        """
        if self.weighs_opening and node == self.root:
            return self._select_opening()
        first: cython.int = self.first_child[node]
        count: cython.int = self.child_count[node]
        best: cython.int = first + self.latest[node]
        if self.visits[best] & _row(self.visits[best]) and self.proof[best] == _UNKNOWN:
            return best
        spread: cython.double = _EXPLORATION * _EXPLORATION * _log2(self.visits[node] + 1)
        lent: cython.double = 0.5
        if self.visits[node]:
            lent = self.wins[node] / self.visits[node]
        self._weigh(first, count, self.player[node], lent, spread)
        if self.weighs_opening or self._any_proven(first, count):
            self._overrule(first, count, 2 - self.player[node])
        at: cython.int = self._foremost(count)
        if self.scores[at] < 0 and self._any_open(first, count):
            self.weighs_opening = False  # only the swap is left: so small a board gets solved
        self.latest[node] = at
        return first + at

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
        lent: cython.float,
        spread: cython.float,
    ) -> cython.void:
        """Have in ``scores`` the children's values for who acts, and what exploring them is worth.

        AMAF's mean weighs ``came``, the child's own ``visits * (1 + came / _AMAF_TRUST)``: early
        on it leans on AMAF, later on itself. There is no branch, so that the compiler does several
        children at a time.
        """
        base: cython.float = mover
        sign: cython.float = 1 - 2 * mover
        one: cython.float = 1.0
        i: cython.Py_ssize_t  # a C int would have to wrap around, one child at a time
        came: cython.float
        own: cython.float
        share: cython.float
        value: cython.float
        for i in range(count):
            came = self.amaf_visits[first + i]
            own = one + came * _AMAF_SHARE
            share = one / (came + own * cython.cast(cython.float, self.visits[first + i]) + _PRIOR)
            value = own * cython.cast(cython.float, self.wins[first + i])
            value = (self.amaf_wins[first + i] + value + _PRIOR * lent) * share
            self.scores[i] = base + sign * value + sqrt(spread * share)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _any_proven(self, first: cython.Py_ssize_t, count: cython.Py_ssize_t) -> cython.bint:
        seen: cython.schar = 0
        i: cython.Py_ssize_t
        for i in range(count):
            seen |= self.proof[first + i]
        return seen != _UNKNOWN

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _any_open(self, first: cython.Py_ssize_t, count: cython.Py_ssize_t) -> cython.bint:
        found: cython.bint = False
        i: cython.Py_ssize_t
        for i in range(count):
            found |= self.proof[first + i] == _UNKNOWN
        return found

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _overrule(
        self, first: cython.Py_ssize_t, count: cython.Py_ssize_t, loss: cython.int
    ) -> cython.void:
        """Have in ``scores`` what is proven, and less than nothing where a child is not to try."""
        i: cython.Py_ssize_t
        for i in range(count):
            if self.proof[first + i] == loss:
                self.scores[i] = -1.0
            elif self.proof[first + i] == _DRAW:
                self.scores[i] = 0.5
            if self.weighs_opening and self.step[first + i] == _SWAP:
                self.scores[i] = -1.0

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _foremost(self, count: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Where the highest score is, the first one of several.

        Told that there is no NaN, the compiler looks for the highest among several at a time.
        """
        best: cython.float = self.scores[0]
        i: cython.Py_ssize_t
        for i in range(count):
            best = max(best, self.scores[i])
        i = 0
        while self.scores[i] != best:
            i += 1
        return i


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _log2(n: cython.int) -> cython.double:
    """The binary logarithm, straight between powers of two: equal on every machine."""
    exponent: cython.int = 0
    while n >> (exponent + 1):
        exponent += 1
    return exponent + cython.cast(cython.double, n) / (1 << exponent) - 1.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _row(visits: cython.int) -> cython.int:
    """One less than the power of two of visits in a row to a child, from 1 to 64: up to 1/32 more
    of what it has.
    """
    row: cython.int = min(visits, 4095) >> 6
    row |= row >> 1
    row |= row >> 2
    row |= row >> 4
    return row
