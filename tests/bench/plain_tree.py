# cython: language_level=3, cdivision=True, initializedcheck=False
"""Plain UCT, the yardstick: Monte Carlo tree search as in the textbook, over any ``Position``.

UCB1 (Auer, Cesa-Bianchi and Fischer, 2002) in a tree (Kocsis and Szepesvári, 2006): values from 0
to 1, ``c * sqrt(ln(parent's visits) / visits)`` for exploration, every child once before any twice,
one new node per simulation, one random playout from it, and the most visited child is played. No
AMAF, no priors, no proofs, nothing kept from turn to turn. It is built like the search it is
compared with: nodes in parallel arrays, C calls into the games, without Python's lock.
"""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.libc.math import log, sqrt
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.steps import StepBuffer
else:
    from math import log, sqrt

    from rules.position import Position
    from rules.rng import Rng
    from rules.steps import StepBuffer

import numpy as np

NODE_BYTES = 29  # bytes of a node in the arrays below

_DEEPEST = cython.declare(cython.int, 900)  # steps below the root; a deeper line is not followed


@cython.final
@cython.cclass
class PlainTree:
    """Nodes as parallel arrays, the root first; the children of a node lie side by side.

    A child without visits is not in the tree yet: only its step is known.
    """

    c: cython.double
    node_count: cython.int
    capacity: cython.int  # when it is full, leaves stay leaves
    step: cython.int[::1]  # [node] -> the step that leads to it
    first_child: cython.int[::1]  # [node] -> its first child, 0 while its steps are not known
    child_count: cython.int[::1]
    tried: cython.int[::1]  # [node] -> its children with visits, which are the first ones
    visits: cython.int[::1]
    wins: cython.double[::1]  # [node] -> sum of the simulations' values for player 0
    player: cython.schar[::1]  # [node] -> who acts there, known once its steps are
    position: Position  # at the root
    scratch: Position  # walks down the tree
    rng: Rng
    steps: StepBuffer
    path: cython.int[1024]
    scores: cython.double[1024]  # of the children considered, in order

    def __init__(self, position: Position, *, c: float, capacity: int) -> None:
        self.c = c
        self.capacity = capacity
        self.position = position.copy()
        self.scratch = position.copy()
        self.steps = StepBuffer()
        if not cython.compiled:
            self.path = [0] * 1024
            self.scores = [0.0] * 1024
        self.step = _numbers(capacity, "i")
        self.first_child = _numbers(capacity, "i")
        self.child_count = _numbers(capacity, "i")
        self.tried = _numbers(capacity, "i")
        self.visits = _numbers(capacity, "i")
        self.wins = _numbers(capacity, "d")
        self.player = _numbers(capacity, "b")
        self.start(position, 0)

    def start(self, position: Position, seed: int) -> None:
        """Forget everything and search ``position``, one of the same setup."""
        self.position.copy_from_nogil(position)
        self.rng = Rng(seed)
        self.node_count = 1
        self._clear(0, 0)

    def run(self, simulations: int) -> int:
        """Run so many simulations without Python's lock."""
        many: cython.int = simulations
        _i: cython.int
        with cython.nogil:
            for _i in range(many):
                self._simulate()
        return simulations

    def children(self, node: int) -> list[tuple[int, int, int, float]]:
        """Return (node, step, visits, win rate of the acting player) of visited children.

        The most visited comes first.
        """
        first, acting = self.first_child[node], self.player[node]
        found = []
        for child in range(first, first + self.tried[node]):
            rate = self.wins[child] / self.visits[child]
            found.append((child, self.step[child], self.visits[child], abs(acting - rate)))
        return sorted(found, key=lambda child: child[2:], reverse=True)

    # -- without Python's lock ---------------------------------------------------------------

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _clear(self, node: cython.int, step: cython.int) -> cython.void:
        self.step[node] = step
        self.first_child[node] = 0
        self.child_count[node] = 0
        self.tried[node] = 0
        self.visits[node] = 0
        self.wins[node] = 0.0

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _simulate(self) -> cython.void:
        """Walk down to a new node, or to the end of the game; back its value up."""
        node: cython.int = 0
        depth: cython.int = 0
        i: cython.int
        self.path[0] = 0
        self.scratch.copy_from_nogil(self.position)
        while depth == 0 or self.visits[node]:
            if depth == _DEEPEST or not self._know_steps(node):
                break
            node = self._select(node)
            depth += 1
            self.path[depth] = node
            self.scratch.play_nogil(self.step[node])
        value: cython.double = self._value()
        for i in range(depth + 1):
            self.visits[self.path[i]] += 1
            self.wins[self.path[i]] += value

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _value(self) -> cython.double:
        """Return the value of ``scratch`` for player 0: its result, or that of a random playout."""
        result: cython.int = self.scratch.result()
        if result < 0:
            return self.scratch.playout(self.rng, None)
        return 0.5 if result == 2 else 1.0 - result

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _know_steps(self, node: cython.int) -> cython.bint:
        """List the steps from ``node``, where ``scratch`` is, in random order.

        Return False if the game is over there, or no room is left.
        """
        if self.first_child[node]:
            return True
        self.steps.count = 0
        self.scratch.write_steps(self.steps, True)
        count: cython.int = self.steps.count
        if count == 0 or self.node_count + count > self.capacity:
            return False
        i: cython.int
        pick: cython.int
        for i in range(count):
            pick = i + self.rng.below(count - i)
            self._clear(self.node_count + i, self.steps.items[pick])
            self.steps.items[pick] = self.steps.items[i]
        self.player[node] = self.scratch.player
        self.child_count[node] = count
        self.first_child[node] = self.node_count
        self.node_count += count
        return True

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _select(self, node: cython.int) -> cython.int:
        """Return the next child that was never tried, or by UCB1 the one to try again."""
        first: cython.int = self.first_child[node]
        count: cython.int = self.child_count[node]
        if self.tried[node] < count:
            self.tried[node] += 1
            return first + self.tried[node] - 1
        self._rate(first, count, self.player[node], self.c * self.c * log(self.visits[node]))
        best: cython.int = 0
        i: cython.int
        for i in range(1, count):
            if self.scores[i] > self.scores[best]:
                best = i
        return first + best

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _rate(
        self,
        first: cython.Py_ssize_t,
        count: cython.Py_ssize_t,
        mover: cython.int,
        spread: cython.double,
    ) -> cython.void:
        """Write UCB1's bounds of the children to ``scores``: no branches, several at a time."""
        base: cython.double = mover
        sign: cython.double = 1.0 - 2.0 * base
        i: cython.Py_ssize_t
        share: cython.double
        for i in range(count):
            share = 1.0 / self.visits[first + i]
            self.scores[i] = base + sign * self.wins[first + i] * share + sqrt(spread * share)


def _numbers(count: int, kind: str) -> Any:
    """Return zeros: C ints "i", doubles "d" or bytes "b"; a plain list uncompiled."""
    return np.zeros(count, kind) if cython.compiled else [0] * count
