# cython: language_level=3, cdivision=True, initializedcheck=False
"""Full search of the end of a game, however long it takes: the engine is measured by it.

It shares only the rules with the engine, and is limited only by its table, in which newer positions
replace older ones. Values are for the acting player: 1 a win, 0 a draw, -1 a loss.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.position import Position
    from rules.steps import StepBuffer

import numpy as np

_SLOTS = cython.declare(cython.int, 1 << 24)
_UNKNOWN = cython.declare(cython.int, 9)


@cython.final
@cython.cclass
class FullTree:
    """A table of values, and how often each step has won."""

    key: cython.ulonglong[::1]
    value: cython.schar[::1]
    wins: cython.int[::1]  # [2 * step + player]
    tried: cython.longlong
    top: Depth

    def __init__(self, position: Position) -> None:
        self.key = np.zeros(_SLOTS, np.uint64) if cython.compiled else [0] * _SLOTS
        self.value = np.zeros(_SLOTS, np.int8) if cython.compiled else [0] * _SLOTS
        self.wins = np.zeros(16384, np.intc) if cython.compiled else [0] * 16384
        self.tried = 0
        self.top = Depth(position, self)

    def solve(self, position: Position) -> int:
        """Return what ``position`` is worth to who acts there, or has won or lost."""
        value: cython.int
        self.top.position.copy_from_nogil(position)
        with cython.nogil:
            value = self.top.value()
        return value

    @property
    def steps_tried(self) -> int:
        return self.tried


@cython.final
@cython.cclass
class Depth:
    """The positions so many steps after the first one, one after another."""

    tree: FullTree
    position: Position
    steps: StepBuffer
    deeper: Depth

    def __init__(self, position: Position, tree: FullTree) -> None:
        self.tree = tree
        self.position = position.copy()
        self.steps = StepBuffer()
        self.deeper = None  # type: ignore[assignment]  # made when it is needed

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def value(self) -> cython.int:
        result: cython.int = self.position.result()
        if result >= 0:
            if result == 2:
                return 0
            return 1 if result == self.position.player else -1
        key: cython.ulonglong = self.position.search_key()
        slot: cython.int = cython.cast(cython.int, key >> 20) & (_SLOTS - 1)
        if self.tree.key[slot] == key:
            return self.tree.value[slot]
        if self.deeper is None:
            with cython.gil:
                self.deeper = Depth(self.position, self.tree)
        value: cython.int = self._best()
        self.tree.key[slot] = key
        self.tree.value[slot] = value
        return value

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def _best(self) -> cython.int:
        player: cython.int = self.position.player
        best: cython.int = -1
        value: cython.int
        i: cython.int
        at: cython.int
        step: cython.int
        self.steps.count = 0
        self.position.write_steps(self.steps, False)
        for i in range(1, self.steps.count):
            step = self.steps.items[i]
            at = i
            while at > 0 and (
                self.tree.wins[2 * self.steps.items[at - 1] + player]
                < self.tree.wins[2 * step + player]
            ):
                self.steps.items[at] = self.steps.items[at - 1]
                at -= 1
            self.steps.items[at] = step
        for i in range(self.steps.count):
            self.tree.tried += 1
            self.deeper.position.copy_from_nogil(self.position)
            self.deeper.position.play_nogil(self.steps.items[i])
            value = self.deeper.value()
            if self.deeper.position.player != player:
                value = -value
            if value > best:
                best = value
            if best == 1:
                self.tree.wins[2 * self.steps.items[i] + player] += 1
                break
        return best
