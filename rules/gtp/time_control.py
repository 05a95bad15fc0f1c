"""A clock for whole games, as GTP's ``time_settings`` and ``time_left`` describe it.

Main time for all turns, then periods of overtime, each for a number of turns (Canadian byo yomi).
It gives the engine a share of what is left for every turn; nobody loses by it.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Iterator
from contextlib import contextmanager

_TURNS_AHEAD = 25  # a turn gets the so manieth part of the main time left
_LAG_MS = 50  # lost on the way, turn by turn
_LEAST_MS = 10


@dataclasses.dataclass(frozen=True)
class _Left:
    """What one colour has left: seconds for so many turns, or for the whole game if 0 turns."""

    seconds: float
    turns: int = 0


class TimeControl:
    """The clocks of both colours.

    Attributes:
        main_seconds: for all turns; 0 with no overtime, or overtime for no turns, is no clock.
        overtime_seconds, overtime_turns: so many seconds for so many turns, again and again.
    """

    def __init__(
        self,
        *,
        main_seconds: float = 0,
        overtime_seconds: float = 0,
        overtime_turns: int = 0,
    ) -> None:
        self.main_seconds = main_seconds
        self.overtime_seconds = overtime_seconds
        self.overtime_turns = overtime_turns
        self._left: dict[int, _Left] = {}
        self.restart()

    def restart(self) -> None:
        """Give both colours their full time."""
        self._left = {}
        if self.overtime_seconds and not self.overtime_turns:
            return  # GTP 2: no time limit
        if self.main_seconds:
            self._left = dict.fromkeys((0, 1), _Left(self.main_seconds))
        elif self.overtime_seconds:
            self._left = dict.fromkeys((0, 1), self._overtime())

    def set_left(self, colour: int, *, seconds: float, turns: int) -> None:
        """What the clock of ``colour`` shows: seconds for so many turns; 0 turns in main time."""
        self._left[colour] = _Left(seconds, turns)

    def think_ms(self, colour: int) -> int:
        """Milliseconds for the next turn of ``colour``; 0 without a clock."""
        left = self._left.get(colour)
        if left is None:
            return 0
        share = left.seconds / (left.turns or _TURNS_AHEAD)
        if not left.turns and self.overtime_turns:
            share = max(share, min(left.seconds, self.overtime_seconds / self.overtime_turns))
        return max(_LEAST_MS, round(1000 * share) - _LAG_MS)

    @contextmanager
    def running(self, colour: int) -> Iterator[None]:
        """Let the clock of ``colour`` run for one turn."""
        began = time.monotonic()
        yield
        self.spend(colour, time.monotonic() - began)

    def spend(self, colour: int, seconds: float) -> None:
        """Take the seconds of one turn off a clock."""
        left = self._left.get(colour)
        if left is None:
            return
        rest = left.seconds - seconds
        if left.turns > 1 and rest > 0:
            self._left[colour] = _Left(rest, left.turns - 1)
        elif left.turns or (rest <= 0 and self.overtime_turns):
            self._left[colour] = self._overtime()
        else:
            self._left[colour] = _Left(max(rest, 0))

    def _overtime(self) -> _Left:
        return _Left(self.overtime_seconds, self.overtime_turns)
