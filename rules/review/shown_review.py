"""Reviews and answers as they are shown: with calibrated win rates, and verdicts on those."""

from __future__ import annotations

import dataclasses

from rules.engine.shown_rates import shown_rate
from rules.games.game_data import calibration
from rules.review.move_review import (
    DECIMALS,
    SHOWN_THRESHOLDS,
    THRESHOLDS,
    MoveReview,
    Rate,
    Verdict,
    loss_read,
    rate_for,
    verdict_on,
)
from rules.setup import Setup


def shown_review(review: MoveReview, setup: Setup) -> MoveReview:
    """Return a review by our engine, in a game of this setup, with the win rates to show."""
    if calibration(setup) is None:
        return review
    before = Rate(rate_for(review.player, review.win_rate), review.proven)
    after = Rate(rate_for(review.player, review.win_rate_after), review.proven_after)
    before, after = shown_pair(before, after, setup)
    return dataclasses.replace(review, shown=(before.value, after.value))


def shown_pair(before: Rate, after: Rate, setup: Setup) -> tuple[Rate, Rate]:
    """Return win rates of a player as they are shown: with the best turn, and with another.

    Where a draw is proven, which stays, the other rate stays on its side.
    """
    best, other = shown(before, setup), shown(after, setup)
    if best.value < other.value:
        if best.proven:
            other = Rate(best.value, other.proven)
        else:
            best = Rate(other.value)
    return best, other


def shown_verdict(before: Rate, after: Rate, setup: Setup) -> Verdict:
    """Return the verdict on a turn by win rates of its player as they are shown."""
    thresholds = THRESHOLDS if calibration(setup) is None else SHOWN_THRESHOLDS
    return verdict_on(loss_read(before, after), thresholds)


def shown(rate: Rate, setup: Setup) -> Rate:
    """Return a win rate of the player to move as it is shown; a proven one stays."""
    return rate if rate.proven else Rate(round(shown_rate(rate.value, setup), DECIMALS))
