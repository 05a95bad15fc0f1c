"""A clock for whole games, and how much of it a turn may take.

Main time for all turns, then periods of overtime, each for a number of turns (Canadian byo yomi),
as GTP's ``time_settings`` and ``time_left`` describe it. The engine gets a share of what is left
for every turn, so that it never loses on time.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Iterator
from contextlib import contextmanager

from rules.position import Position

LAG_MS = 50  # lost on the way, turn by turn

_LEAST_MS = 1
_FEWEST_TURNS = 5  # that a game is expected to last: the last turns are not worth all the time
_PLAYOUTS = 8
_SHARE_PLAYED = 0.75  # of a random game's steps: people and engines decide it sooner


def turns_ahead(position: Position) -> int:
    """How many turns the player to move is expected to play still, by some random games.

    A step counts as a turn, so that it is rather too many.
    """
    own = 0
    for seed in range(_PLAYOUTS):
        _value, trace = position.random_playout(seed)
        own += sum(player == position.player for _step, player in trace)
    return max(_FEWEST_TURNS, round(_SHARE_PLAYED * own / _PLAYOUTS))


@dataclasses.dataclass(frozen=True)
class Left:
    """What one colour has left: seconds for so many turns, or for the whole game if 0 turns."""

    seconds: float
    turns: int = 0


class GameClock:
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
        self._left: dict[int, Left] = {}
        self.restart()

    def restart(self) -> None:
        """Give both colours their full time."""
        self._left = {}
        if self.overtime_seconds and not self.overtime_turns:
            return  # GTP 2: no time limit
        if self.main_seconds:
            self._left = dict.fromkeys((0, 1), Left(self.main_seconds))
        elif self.overtime_seconds:
            self._left = dict.fromkeys((0, 1), self._overtime)

    def left(self, colour: int) -> Left | None:
        """What the clock of ``colour`` shows; None without a clock."""
        return self._left.get(colour)

    def set_left(self, colour: int, left: Left) -> None:
        """Have the clock of ``colour`` show this; 0 turns in main time."""
        self._left[colour] = left

    def think_ms(self, colour: int, position: Position) -> int:
        """Milliseconds for the turn of ``colour`` that begins at ``position``; 0 without a clock.

        In overtime an even share; in main time a share of it for each turn expected, on top of
        what overtime will give to a turn. Every turn to come keeps its lag.
        """
        left = self._left.get(colour)
        if left is None:
            return 0
        share = left.seconds / (left.turns or turns_ahead(position))
        if not left.turns and self.overtime_turns:
            share += self.overtime_seconds / self.overtime_turns
        return max(_LEAST_MS, int(1000 * share) - LAG_MS)

    @contextmanager
    def running(self, colour: int) -> Iterator[None]:
        """Let the clock of ``colour`` run for one turn."""
        began = time.monotonic()
        yield
        self.spend(colour, time.monotonic() - began)

    def spend(self, colour: int, seconds: float) -> None:
        """Take the seconds of one turn off a clock.

        When main time runs out within the turn, overtime begins there. A clock that has run out
        altogether shows 0 seconds; in overtime the next period begins nevertheless, for who goes
        on playing then is not asked to lose.
        """
        left = self._left.get(colour)
        if left is None:
            return
        rest = left.seconds - seconds
        if not left.turns and rest <= 0 and self.overtime_turns:
            left = self._overtime
            rest += left.seconds
        if not left.turns:
            self._left[colour] = Left(max(rest, 0))
        elif left.turns > 1 and rest > 0:
            self._left[colour] = Left(rest, left.turns - 1)
        else:
            self._left[colour] = self._overtime

    @property
    def _overtime(self) -> Left:
        return Left(self.overtime_seconds, self.overtime_turns)
