# cython: language_level=3, cdivision=True, initializedcheck=False
"""Plain alpha-beta search a few turns ahead.

It shares only the rules with the engine, and of these nothing that was written for the engine.
Values are for the acting player: 1 a win, 0 open or a draw, -1 a loss.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.position import Position
    from rules.steps import StepBuffer


@cython.final
@cython.cclass
class TurnsAhead:
    """The search of one position after another, all of one setup."""

    top: Room

    def __init__(self, position: Position) -> None:
        self.top = Room(position)

    def turn_values(self, position: Position, turns: int) -> dict[str, int]:
        """Return every turn's text -> its value for the player to act.

        Both players play best for so many turns, this one included.
        """
        values = {}
        for turn in position.legal_turns():
            after = position.copy()
            after.play_turn(turn)
            result = self._value(after, turns - 1, -1)
            values[position.write(turn)] = result if after.player == position.player else -result
        return values

    def can_win(self, position: Position, turns: int) -> bool:
        """Return whether the player to act wins within so many turns."""
        return self._value(position, turns, 0) == 1

    def _value(self, position: Position, turns: int, low: int) -> int:
        self.top.position.copy_from_nogil(position)
        return self.top.value(turns, low, 1)


@cython.final
@cython.cclass
class Room:
    """A position so many steps after the first one, and the steps to try there."""

    position: Position
    steps: StepBuffer
    deeper: Room

    def __init__(self, position: Position) -> None:
        self.position = position.copy()
        self.steps = StepBuffer()
        self.deeper = None  # type: ignore[assignment]  # made when it is needed

    @cython.cfunc
    @cython.nogil
    @cython.boundscheck(False)
    @cython.wraparound(False)
    @cython.exceptval(check=False)
    def value(self, turns: cython.int, low: cython.int, high: cython.int) -> cython.int:
        """Return the value of the position here, exact if it is between ``low`` and ``high``."""
        result: cython.int = self.position.result()
        if result >= 0:
            if result == 2:
                return 0
            return 1 if result == self.position.player else -1
        if turns == 0:
            return 0
        if self.deeper is None:
            with cython.gil:
                self.deeper = Room(self.position)
        best: cython.int = -1
        score: cython.int
        left: cython.int
        i: cython.int
        self.steps.count = 0
        self.position.write_steps(self.steps, False)
        for i in range(self.steps.count):
            self.deeper.position.copy_from_nogil(self.position)
            self.deeper.position.play_nogil(self.steps.items[i])
            left = turns - (self.deeper.position.turn != self.position.turn)
            if self.deeper.position.player == self.position.player:
                score = self.deeper.value(left, max(low, best), high)
            else:
                score = -self.deeper.value(left, -high, -max(low, best))
            best = max(best, score)
            if best >= high:
                break
        return best
