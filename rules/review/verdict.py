"""The verdict on a move, by how much win rate it lost and by what is proven."""

from __future__ import annotations

import enum
from collections.abc import Mapping


class Verdict(enum.Enum):
    """What a move was; the value is its name in files."""

    NONE = "none"
    INACCURACY = "inaccuracy"
    MISTAKE = "mistake"
    BLUNDER = "blunder"
    MISSED_WIN = "missed win"  # proven: a win before the move, a draw after it
    LOST_WON_GAME = "lost won game"  # proven: a win before the move, a loss after it


# [verdict] -> the loss of win rate, from 0 to 1, from which on it is given; the greatest first.
# These are the thresholds of lichess.
THRESHOLDS = {
    Verdict.BLUNDER: 0.15,
    Verdict.MISTAKE: 0.10,
    Verdict.INACCURACY: 0.05,
}

# the same for calibrated win rates, which move further
SHOWN_THRESHOLDS = {
    Verdict.BLUNDER: 0.30,
    Verdict.MISTAKE: 0.20,
    Verdict.INACCURACY: 0.10,
}

# those that should be retried
SERIOUS = (Verdict.MISTAKE, Verdict.BLUNDER, Verdict.MISSED_WIN, Verdict.LOST_WON_GAME)

_WON_BEFORE = {0.0: Verdict.LOST_WON_GAME, 0.5: Verdict.MISSED_WIN}  # [proven rate after it]


def verdict_on(loss: float, thresholds: Mapping[Verdict, float] = THRESHOLDS) -> Verdict:
    """Return the verdict on a move that lost so much win rate, from 0 to 1."""
    return next((one for one, least in thresholds.items() if loss >= least), Verdict.NONE)


def proven_verdict_on(before: float, after: float) -> Verdict:
    """Return the verdict on a move where both win rates of its player are proven."""
    if before == 1.0 and after in _WON_BEFORE:
        return _WON_BEFORE[after]
    return verdict_on(before - after)
