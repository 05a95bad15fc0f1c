"""What people read of a review: rates as they are shown, accuracy, and levels like it."""

from __future__ import annotations

import bisect
import dataclasses
import functools
import itertools
import json
import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rules.engine.known_reports import shown_rate
from rules.engine.limits import STRONGEST
from rules.games import game_file
from rules.games.game_data import calibration
from rules.review.move_review import (
    DECIMALS,
    DEFAULT_SIMULATIONS,
    SHOWN_SCALE,
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
    before, after = shown_pair(before, after, setup, review.simulations)
    return dataclasses.replace(review, shown=(before.value, after.value))


def shown_pair(
    before: Rate, after: Rate, setup: Setup, simulations: int = DEFAULT_SIMULATIONS
) -> tuple[Rate, Rate]:
    """Return win rates of a player as they are shown: with the best turn, and with another.

    A search of so many simulations compared the two. Where a draw is proven, which stays, the
    other rate stays on its side.
    """
    best, other = [shown(rate, setup, simulations) for rate in (before, after)]
    if best.value < other.value:
        if best.proven:
            other = Rate(best.value, other.proven)
        else:
            best = Rate(other.value)
    return best, other


def shown_verdict(before: Rate, after: Rate, setup: Setup) -> Verdict:
    """Return the verdict on a turn by win rates of its player as they are shown."""
    return verdict_on(loss_read(before, after) / (1 if calibration(setup) is None else SHOWN_SCALE))


def shown(rate: Rate, setup: Setup, simulations: int = DEFAULT_SIMULATIONS) -> Rate:
    """Return a win rate of a review as it is shown, of the player to move; a proven one stays."""
    if rate.proven:
        return rate
    return Rate(round(shown_rate(rate.value, setup, simulations, compared=True), DECIMALS))


_SCALE, _DECAY, _SHIFT = 103.1668100711649, 0.04354415386753951, -3.166924740191411

_BONUS = 1.0  # because the review is imperfect

_MOVES_PER_WINDOW, _MIN_WINDOW, _MAX_WINDOW = 10, 2, 8

_MIN_WEIGHT, _MAX_WEIGHT = 0.5, 12.0

_LOST_MOVE = 100.0  # over the number of moves: the least term of the harmonic mean


LEAST_MOVES = 8  # of a player: with fewer, one bad move decides the accuracy, and none the level


def move_accuracy(loss: float) -> float:
    """Return the accuracy of a move that lost so much win rate, from 0 to 1."""
    if loss <= 0:
        return 100.0
    raw = _SCALE * math.exp(-_DECAY * 100 * loss) + _SHIFT + _BONUS
    return min(100.0, max(0.0, raw))


def game_accuracy(moves: Sequence[MoveReview], player: int) -> float | None:
    """Return the accuracy of a player in a game; None if they made fewer than ``LEAST_MOVES``.

    It is the mean of two means over the player's moves: the harmonic one, which a blunder lowers
    much, and one weighted by how much the win rate changes around the move. Each move counts by the
    loss that its verdict is on. In the harmonic mean the worst move counts as 1 at lichess, which
    is for games of 100 moves; here it halves the mean of a perfect game of any length.
    """
    weights = volatilities(moves)
    own = [
        (move_accuracy(m.judged_loss), w)
        for m, w in zip(moves, weights, strict=True)
        if m.player == player
    ]
    if len(own) < LEAST_MOVES:
        return None
    weighted = sum([accuracy * weight for accuracy, weight in own]) / sum([w for _, w in own])
    least = _LOST_MOVE / len(own)
    harmonic = len(own) / sum([1 / max(least, accuracy) for accuracy, _ in own])
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
    spreads = [_deviation(rates[start : start + size]) for start in starts]
    return [min(_MAX_WEIGHT, max(_MIN_WEIGHT, spread)) for spread in spreads]


def _deviation(values: Sequence[float]) -> float:
    """Return the standard deviation; that of ``statistics`` takes twenty times as long."""
    mean = math.fsum(values) / len(values)
    return math.sqrt(math.fsum([(value - mean) ** 2 for value in values]) / len(values))


LEVELS = range(1, STRONGEST)

WIN_RATES = (0.1, 0.3, 0.7, 0.9)  # between the classes of a player's chance before a move

CHANCES = len(WIN_RATES) + 2  # their classes, and last the proven wins

LOSSES = (0.005, 0.02, 0.05, 0.1, 0.2, 0.4)  # between the classes of losses

_SHARE = 0.95  # of the interval


class LossCurve(NamedTuple):
    """How likely losses are with a chance of one class; ``thresholds`` belong to ``LOSSES``.

    The higher its level, the less a move loses: that it loses a share t of the win rate or more has
    the odds 1 : exp(threshold + slope * level), with a threshold for each t and another slope where
    much, little or everything can still be lost (the model of proportional odds; McCullagh, 1980).
    It was fitted to games between the levels (``level_losses.json``). By Bayes' rule it says how
    likely each level is to lose what a player has lost.
    """

    slope: float
    thresholds: Sequence[float]

    def shares(self, level: int) -> list[float]:
        """Return how often a move of a level loses how much, by the classes of losses."""
        odds = [math.exp(threshold + self.slope * level) for threshold in self.thresholds]
        at_least = [1.0, *[1 / (1 + one) for one in odds], 0.0]
        return [more - less for more, less in itertools.pairwise(at_least)]


@dataclasses.dataclass(frozen=True)
class LevelEstimate:
    """A level, 1 or more, and the interval it is in with a probability of 95 %."""

    level: int
    low: int
    high: int


def level_estimate(
    game: str, moves: Sequence[MoveReview], player: int, curves: Sequence[LossCurve] = ()
) -> LevelEstimate | None:
    """Return which level a player played like; None if the moves say too little.

    Args:
        game: its key.
        moves: the reviews of a game's moves; where a loss or a draw is proven, they do not count.
            Fewer than ``LEAST_MOVES`` that count say too little.
        player: 0, who started as Black, or 1.
        curves: by default ``loss_curves`` of the game.
    """
    curves = curves or loss_curves(game)
    found = list(loss_classes(moves, player))
    if not curves or len(found) < LEAST_MOVES:
        return None
    evidence = []
    for level in LEVELS:
        shares = [curve.shares(level) for curve in curves]
        evidence.append(sum([math.log(shares[chance][loss]) for chance, loss in found]))
    most = max(evidence)
    weights = [math.exp(one - most) for one in evidence]
    below = [one / sum(weights) for one in itertools.accumulate(weights)]
    low, level, high = [
        LEVELS[bisect.bisect_left(below, share)]
        for share in ((1 - _SHARE) / 2, 0.5, (1 + _SHARE) / 2)
    ]
    if (low, high) == (LEVELS[0], LEVELS[-1]):
        return None
    return LevelEstimate(level, low, high)


def loss_classes(moves: Sequence[MoveReview], player: int) -> Iterator[tuple[int, int]]:
    """Yield the class of the chance before each move that counts, and of what the move lost."""
    for move in moves:
        if move.player != player:
            continue
        rate, loss = rate_for(player, move.win_rate), bisect.bisect_right(LOSSES, move.loss)
        if not move.proven:
            yield bisect.bisect_right(WIN_RATES, rate), loss
        elif rate == 1:
            yield CHANCES - 1, loss


@functools.cache
def loss_curves(game: str) -> tuple[LossCurve, ...]:
    """Return a curve for each class of chances; none if the game was not measured."""
    file = game_file(game, "level_losses.json")
    if not file.is_file():
        return ()
    return tuple([LossCurve(**row) for row in json.loads(file.read_text("utf-8"))["curves"]])
