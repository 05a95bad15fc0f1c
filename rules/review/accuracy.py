"""The accuracy of a player, from 0 to 100, as lichess computes it.

The formulas are those of lichess (https://lichess.org/page/accuracy, and
``modules/analyse/src/main/AccuracyPercent.scala`` in github.com/lichess-org/lila). Its curve was
fitted to games of chess.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

from rules.review.move_review import MoveReview

_SCALE, _DECAY, _SHIFT = 103.1668100711649, 0.04354415386753951, -3.166924740191411
_BONUS = 1.0  # because the review is imperfect
_MOVES_PER_WINDOW, _MIN_WINDOW, _MAX_WINDOW = 10, 2, 8
_MIN_WEIGHT, _MAX_WEIGHT = 0.5, 12.0
_MIN_TERM = 1.0  # of the harmonic mean, which would be 0 with a single 0


def move_accuracy(loss: float) -> float:
    """Return the accuracy of a move that lost so much win rate, from 0 to 1."""
    if loss <= 0:
        return 100.0
    raw = _SCALE * math.exp(-_DECAY * 100 * loss) + _SHIFT + _BONUS
    return min(100.0, max(0.0, raw))


def game_accuracy(moves: Sequence[MoveReview], player: int) -> float | None:
    """Return the accuracy of a player in a game; None if they made no move.

    It is the mean of two means over the player's moves: the harmonic one, which a blunder lowers
    much, and one weighted by how much the win rate changes around the move.
    """
    weights = volatilities(moves)
    own = [
        (move_accuracy(m.loss), w)
        for m, w in zip(moves, weights, strict=True)
        if m.player == player
    ]
    if not own:
        return None
    weighted = sum([accuracy * weight for accuracy, weight in own]) / sum([w for _, w in own])
    harmonic = len(own) / sum([1 / max(_MIN_TERM, accuracy) for accuracy, _ in own])
    return (weighted + harmonic) / 2


def volatilities(moves: Sequence[MoveReview]) -> list[float]:
    """Return the weight of each move: the standard deviation of the win rates around it.

    These are percentages, in a window of a tenth of the game that slides over the rates before the
    first move and after each; the first moves share the first window.
    """
    if not moves:
        return []
    rates = [100 * move.win_rate for move in moves] + [100 * moves[-1].win_rate_after]
    size = min(_MAX_WINDOW, max(_MIN_WINDOW, len(moves) // _MOVES_PER_WINDOW))
    starts = [0] * (size - _MIN_WINDOW) + list(range(len(rates) - size + 1))
    spreads = [statistics.pstdev(rates[start : start + size]) for start in starts]
    return [min(_MAX_WEIGHT, max(_MIN_WEIGHT, spread)) for spread in spreads]
