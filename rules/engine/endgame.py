# cython: language_level=3, cdivision=True, initializedcheck=False
"""Exact search of the end of a game: depth first, with what is proven kept in a table.

It proves a win, a draw or a loss or nothing: a search that is cut short goes on where it was, for
the table keeps what it has proven. Steps that were the answer before are tried first (history
heuristic, Schaeffer, 1989). The table takes 9.4 MB. It knows no game.
"""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position, Steps
else:
    from rules.position import Position, Steps

import numpy as np

from rules.position import STEPS

MOST_STEPS_AHEAD = 64  # a line of more steps is not followed to its end
_SLOTS = cython.declare(cython.int, 1 << 20)
_WORD = (1 << 64) - 1  # only for the uncompiled file


@cython.final
@cython.cclass
class Endgame:
    """What all levels of the search share, and the first level.

    Levels do not hold it, but are given it: a circle would keep the tables after their last use.

    Attributes:
        left: steps that may still be tried.
    """

    def __init__(self, position: Position) -> None:
        self.left = 0
        self.key = _numbers(_SLOTS, np.uint64)
        self.proof = _numbers(_SLOTS, np.int8)
        self.history = _numbers(2 * STEPS, np.intc)
        self.level = Level(position, MOST_STEPS_AHEAD)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def prove(self, position: Position, most: cython.int) -> cython.int:
        """The value of ``position``, as the tree numbers proofs; 0 if that would take more than
        ``most`` steps. ``left`` tells how many it did not take.
        """
        self.left = most
        self.level.position.become(position)
        return self.level.prove(self)


@cython.final
@cython.cclass
class Level:
    """The positions so many steps after the first one, one after another."""

    def __init__(self, position: Position, levels: int) -> None:
        self.position = position.copy()
        self.steps = Steps()
        self.levels = levels  # there may be from here on
        self.deeper: Level = None  # type: ignore[assignment]  # made when it is needed

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def prove(self, endgame: Endgame) -> cython.int:
        """The value of the position here, 0 if it takes too long."""
        result: cython.int = self.position.result()
        if result >= 0:
            return result + 1
        if self.levels == 0 or endgame.left <= 0:
            return 0
        if self.deeper is None:
            with cython.gil:
                self.deeper = Level(self.position, self.levels - 1)
        key: cython.ulonglong = self.position.key()
        slot: cython.int = cython.cast(cython.int, key >> 40) & (_SLOTS - 1)
        if endgame.key[slot] == key:
            return endgame.proof[slot]
        proof: cython.int = self._prove_by_steps(endgame)
        if proof:
            endgame.key[slot] = key
            endgame.proof[slot] = proof
        return proof

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _prove_by_steps(self, endgame: Endgame) -> cython.int:
        mover: cython.int = self.position.player
        drawn: cython.bint = False
        open_: cython.bint = False
        i: cython.int
        proof: cython.int
        self.steps.count = 0
        self.position.fill(self.steps, False)
        self._sort(endgame, mover)
        for i in range(self.steps.count):
            endgame.left -= 1
            self.deeper.position.become(self.position)
            self.deeper.position.apply(self.steps.items[i])
            proof = self.deeper.prove(endgame)
            if proof == mover + 1:
                endgame.history[2 * self.steps.items[i] + mover] += (
                    self.steps.count * self.steps.count
                )
                return proof
            drawn = drawn or proof == 3
            open_ = open_ or proof == 0
            if endgame.left <= 0:
                return 0
        if open_:
            return 0
        return 3 if drawn else 2 - mover

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _sort(self, endgame: Endgame, mover: cython.int) -> cython.void:
        """Put those steps first that won most often."""
        i: cython.int
        at: cython.int
        step: cython.int
        wins: cython.int
        for i in range(1, self.steps.count):
            step = self.steps.items[i]
            wins = endgame.history[2 * step + mover]
            at = i
            while at > 0 and endgame.history[2 * self.steps.items[at - 1] + mover] < wins:
                self.steps.items[at] = self.steps.items[at - 1]
                at -= 1
            self.steps.items[at] = step


def _numbers(count: int, kind: type) -> Any:
    """Zeros; plain lists uncompiled."""
    return np.zeros(count, kind) if cython.compiled else [0] * count
