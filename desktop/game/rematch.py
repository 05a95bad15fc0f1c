"""Another game with the same options, and who plays it."""

from __future__ import annotations

import dataclasses

from desktop.game.players import LEVELS, Computer, Human, Seats, is_matched
from desktop.game.verdict import Verdict

_STEPS = {Verdict.WIN: 1, Verdict.LOSS: -1, Verdict.DRAW: 0}


@dataclasses.dataclass(frozen=True)
class Rematch:
    """What is different in the next game; nothing by default.

    Attributes:
        swapped: whether the players exchange their seats.
        level: of the computer; None leaves it as it is.
    """

    swapped: bool = False
    level: int | None = None

    def seats(self, seats: Seats) -> Seats:
        """Return the players of the next game, from those of the last one."""
        first, second = seats
        if self.level is not None:
            first, second = [
                Computer(self.level) if isinstance(seat, Computer) else seat for seat in seats
            ]
        return (second, first) if self.swapped else (first, second)


def next_level(seats: Seats, verdict: Verdict) -> int | None:
    """Return the level to try after a game: one up after a win, one down after a loss.

    None after a draw, beyond the ends of the scale, and unless a human played a computer. A matched
    computer changes its level by itself.
    """
    if is_matched(seats):
        return None
    levels = [seat.level for seat in seats if isinstance(seat, Computer)]
    if len(levels) != 1 or not any(isinstance(seat, Human) for seat in seats):
        return None
    level = levels[0] + _STEPS[verdict]
    return level if level in LEVELS and level != levels[0] else None
