"""A win rate, which may be proven."""

from __future__ import annotations

import dataclasses

from rules.engine.report import percent
from rules.position import Position


@dataclasses.dataclass(frozen=True)
class Rate:
    """A win rate of the player to move, from 0 to 1, and whether it is proven."""

    value: float
    proven: bool = False

    @property
    def percent(self) -> int:
        """The win rate as people read it: only what is proven is 0 or 100."""
        return round(100 * self.value) if self.proven else percent(self.value)


WON, LOST = Rate(1.0, proven=True), Rate(0.0, proven=True)


def rate_at_end(position: Position, player: int) -> Rate | None:
    """Return the win rate of a player in a game that is over; None while it is on."""
    outcome = position.outcome()
    if outcome is None:
        return None
    winner = outcome.winner
    rate = 0.5 if winner is None else float(position.player_of(winner) == player)
    return Rate(rate, proven=True)


def loss_read(before: Rate, after: Rate) -> float:
    """Return how much of a win rate was lost, from 0 to 1, by the percentages that people read."""
    return max(0, before.percent - after.percent) / 100


def as_bound(rate: Rate) -> Rate:
    """Return the win rate before a turn from that after it: only a win is proven by one turn."""
    return Rate(rate.value, rate == WON)


def turned(rate: Rate, seen_at: Position, wanted_at: Position) -> Rate:
    """Return a rate of the player who acts in one position for the one who acts in another."""
    same = seen_at.player == wanted_at.player
    return rate if same else Rate(1.0 - rate.value, rate.proven)
