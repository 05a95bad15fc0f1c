# cython: cdivision=True, initializedcheck=False, boundscheck=False, wraparound=False
# distutils: extra_compile_args = -O2
"""Exact search of the end of a game: depth first, with a transposition table.

It proves a win, a draw or a loss, or nothing: a search that was cut short continues later, for the
table keeps what it has proven. Steps that were the answer before are tried first (history
heuristic, Schaeffer, 1989). The table takes 9.4 MB. It knows no game.
"""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.position import Position
    from rules.steps import StepBuffer

import numpy as np

from rules.steps import STEP_LIMIT

MAX_STEPS_AHEAD = 64  # longer lines are cut off
_SLOTS = cython.declare(cython.int, 1 << 20)
_WORD = (1 << 64) - 1  # only for the uncompiled file


@cython.final
@cython.cclass
class Endgame:
    """What all plies of the search share, and the first ply.

    Plies get it as an argument and do not store it: a reference cycle would keep the tables alive.

    Attributes:
        left: steps that may still be tried.
        key, proof: [slot] -> a position's search key and value.
        history: [2 * step + player] -> how often the step won.
        first_ply: searches the position that is asked about.
    """

    def __init__(self, position: Position) -> None:
        self.left = 0
        self.key = _numbers(_SLOTS, np.uint64)
        self.proof = _numbers(_SLOTS, np.int8)
        self.history = _numbers(2 * STEP_LIMIT, np.intc)
        self.first_ply = Ply(position, MAX_STEPS_AHEAD)

    def prove(self, position: Position, most: cython.int) -> cython.int:
        """Return the value of ``position``, as the tree numbers proofs; 0 if that takes too long.

        It tries at most ``most`` steps; afterwards ``left`` is the number of steps not used.
        """
        self.left = most
        self.first_ply.position.copy_from_nogil(position)
        return self.first_ply.prove(self)


@cython.final
@cython.cclass
class Ply:
    """One ply of the search: visits the positions at its depth one after another."""

    def __init__(self, position: Position, plies_left: int) -> None:
        self.position = position.copy()
        self.steps = StepBuffer()
        self.plies_left = plies_left  # that may follow
        self.deeper: Ply = None  # type: ignore[assignment]  # made on first use

    def prove(self, endgame: Endgame) -> cython.int:
        """Return the value of the position at this ply, 0 if it takes too long."""
        result: cython.int = self.position.result()
        if result >= 0:
            return result + 1
        if self.plies_left == 0 or endgame.left <= 0:
            return 0
        if self.deeper is None:
            with cython.gil:
                self.deeper = Ply(self.position, self.plies_left - 1)
        key: cython.ulonglong = self.position.search_key()
        slot: cython.int = cython.cast(cython.int, key >> 40) & (_SLOTS - 1)
        if endgame.key[slot] == key:
            return endgame.proof[slot]
        proof: cython.int = self._prove_by_steps(endgame)
        if proof:
            endgame.key[slot] = key
            endgame.proof[slot] = proof
        return proof

    def _prove_by_steps(self, endgame: Endgame) -> cython.int:
        mover: cython.int = self.position.player
        drawn: cython.bint = False
        open_: cython.bint = False
        i: cython.int
        proof: cython.int
        self.steps.count = 0
        self.position.write_steps(self.steps, False)
        self._sort(endgame, mover)
        for i in range(self.steps.count):
            endgame.left -= 1
            self.deeper.position.copy_from_nogil(self.position)
            self.deeper.position.play_nogil(self.steps.items[i])
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

    def _sort(self, endgame: Endgame, mover: cython.int) -> cython.void:
        """Put the steps first that won most often."""
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
    """Return zeros; plain lists uncompiled."""
    return np.zeros(count, kind) if cython.compiled else [0] * count
