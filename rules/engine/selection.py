# cython: language_level=3, cdivision=True, initializedcheck=False
# distutils: extra_compile_args = -O3 -fno-math-errno -ffinite-math-only -fno-signed-zeros
"""Chooses the child of a node that a simulation tries next."""

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
from rules.step_weights import UNIT

_UNKNOWN = cython.declare(cython.int, UNKNOWN)
_DRAW = cython.declare(cython.int, DRAW)
_SWAP = cython.declare(cython.int, SpecialStep.SWAP)
_EXPLORATION = cython.declare(cython.double, 0.35)
_PRIOR = cython.declare(cython.float, 6.0)  # virtual visits of a child, with its parent's value
_AMAF_SHARE = cython.declare(cython.float, 0.001)  # visits until a child's own value weighs more
_A_PRIOR = cython.declare(cython.float, 1.0 / UNIT)
_FAIR = cython.declare(cython.double, 0.47)  # with few simulations, good openings look too even

if not cython.compiled:  # results with NumPy's floats are rounded like the compiled ones
    _PRIOR, _AMAF_SHARE = np.float32(_PRIOR), np.float32(_AMAF_SHARE)
    _A_PRIOR = np.float32(_A_PRIOR)


@cython.cclass
class Selection(Nodes):
    """Nodes with the choice among their children.

    scores: of the children being compared, in order
    """

    def __init__(self, capacity: int, prior_visits: int) -> None:
        super().__init__(capacity, prior_visits)
        if not cython.compiled:
            self.scores = [0.0] * 1024

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def select(self, node: cython.int) -> cython.int:
        """Return the child to try, not a proven loss: by RAVE, or by UCB1 (Auer and others, 2002).

        A child with many visits is taken several times in a row before all are compared again.
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
        if self.prior_visits > 0 and self.has_priors(node):
            self._add_priors(first, count)
        if self.weighs_opening or self._any_proven(first, count):
            self._overrule(first, count, 2 - self.player[node])
        at: cython.int = self._foremost(count)
        if self.scores[at] < 0 and self._any_open(first, count):
            self.weighs_opening = False  # only the swap is left: so small a board is solved
        self.latest[node] = at
        return first + at

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _select_opening(self) -> cython.int:
        """Return the opening to try: alternately the least visited one and the fairest one.

        With the pie rule the other player gets the better side of an opening. So the game is
        searched without the swap, and all openings equally until they differ.
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
        if least == 0:  # all that are considered are decided
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
        """Write the children's values with an exploration bonus to ``scores``.

        The mean of AMAF has the weight ``seen``, the child's own ``visits * (1 + seen *
        _AMAF_SHARE)``: AMAF dominates early, the child's own value later. There is no branch, so
        that the compiler handles several children at a time.
        """
        base: cython.float = mover
        sign: cython.float = 1 - 2 * mover
        one: cython.float = 1.0
        i: cython.Py_ssize_t  # a C int would have to wrap around, which prevents that
        seen: cython.float
        own: cython.float
        share: cython.float
        value: cython.float
        for i in range(count):
            seen = self.amaf_visits[first + i]
            own = one + seen * _AMAF_SHARE
            share = one / (seen + own * cython.cast(cython.float, self.visits[first + i]) + _PRIOR)
            value = own * cython.cast(cython.float, self.wins[first + i])
            value = (self.amaf_wins[first + i] + value + _PRIOR * lent) * share
            self.scores[i] = base + sign * value + sqrt(spread * share)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _add_priors(self, first: cython.Py_ssize_t, count: cython.Py_ssize_t) -> cython.void:
        """Add the priors to ``scores``; after ``prior_visits``, AMAF included, they count half."""
        least: cython.float = self.prior_visits
        factor: cython.float = least * _A_PRIOR
        i: cython.Py_ssize_t
        visits: cython.float
        for i in range(count):
            visits = least + cython.cast(cython.float, self.visits[first + i])
            visits += self.amaf_visits[first + i]
            self.scores[i] += factor * cython.cast(cython.float, self.prior[first + i]) / visits

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
        """Write proven values to ``scores``, and a negative one for children not to try."""
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
        """Return the index of the highest score, the first of several.

        Knowing that there is no NaN, the compiler compares several at a time.
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
    """Return the binary logarithm, linear between powers of two: equal on every machine."""
    exponent: cython.int = 0
    while n >> (exponent + 1):
        exponent += 1
    return exponent + cython.cast(cython.double, n) / (1 << exponent) - 1.0


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def _row(visits: cython.int) -> cython.int:
    """Return one less than the number of visits in a row to a child.

    That number is a power of two from 1 to 64, at most 1/32 of its visits.
    """
    row: cython.int = min(visits, 4095) >> 6
    row |= row >> 1
    row |= row >> 2
    row |= row >> 4
    return row
