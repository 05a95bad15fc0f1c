"""Reviews and answers as they are shown: with calibrated win rates, and the same verdicts."""

from __future__ import annotations

import dataclasses

from rules.engine.shown_rates import shown_rate
from rules.position import Position
from rules.review.move_review import DECIMALS, MoveReview, rate_for
from rules.review.rate import Rate


def shown_review(review: MoveReview, position: Position) -> MoveReview:
    """Return a review by our engine with the win rates that are shown.

    ``position``: where the move was played.
    """
    before = Rate(rate_for(review.player, review.win_rate), review.proven)
    after = Rate(rate_for(review.player, review.win_rate_after), review.proven_after)
    before, after = shown_pair(before, after, position, review.simulations)
    return dataclasses.replace(review, shown=(before.value, after.value))


def shown(rate: Rate, position: Position, simulations: int) -> Rate:
    """Return a win rate of the player to move as it is shown; a proven one stays."""
    if rate.proven:
        return rate
    return Rate(round(shown_rate(rate.value, position, simulations), DECIMALS))


def shown_pair(
    before: Rate, after: Rate, position: Position, simulations: int
) -> tuple[Rate, Rate]:
    """Return win rates of the player to move as they are shown: of the best turn, and of another.

    Beside a proven draw, which stays, the other one stays on its side.
    """
    best, other = shown(before, position, simulations), shown(after, position, simulations)
    if best.value < other.value:
        if best.proven:
            other = Rate(best.value, other.proven)
        else:
            best = Rate(other.value)
    return best, other
