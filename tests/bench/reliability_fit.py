"""What win rates and results of games say about each other: the arithmetic of reliability.py."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt
from level_losses import minimum
from rated_games import DEPTHS, RatedGame, ratings_of

from rules.calibration import STEEPEST, REFERENCE_SIMULATIONS, Calibration

BINS = 10

_FITTED = ("sharpness", "filling", "depth", "flattery")  # of a ``Calibration``
_FARTHEST = 8.0  # so far from 0 may they be
_RIDGE = 2.0  # of the numbers that are fitted: as many squares as a game or two would pay for
_DECIMALS = 3
_EDGE = 0.005  # rates are counted as no nearer to 0 and 1 than that; the window shows 1 to 99 %
_Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations
_RESAMPLES = 500

Numbers = npt.NDArray[np.float64]


@dataclasses.dataclass(frozen=True)
class Samples:
    """Win rates of the player to move, none of them proven, and what came of it; arrays.

    Attributes:
        game: the index of the game.
        rate, filled, simulations: as in ``Rating``; none is 0.
        score: of that player: 1, 1/2 or 0.
    """

    game: npt.NDArray[np.int64]
    rate: Numbers
    filled: Numbers
    simulations: Numbers
    score: Numbers

    @classmethod
    def of(cls, games: Sequence[RatedGame], depth: int = -1) -> Samples:
        """Return those of games, by default of all depths; 0 is that of the turns played."""
        rows = [
            (
                index,
                rating.rate,
                rating.filled,
                rating.simulations or game["simulations"],
                abs(rating.player - game["score"]),
            )
            for index, game in enumerate(games)
            for rating in ratings_of(game)
            if not rating.proven and depth in (-1, rating.simulations)
        ]
        columns = np.array(rows, np.float64).reshape(-1, 5).T
        return cls(columns[0].astype(np.int64), *columns[1:])

    def calibrated(self, calibration: Calibration) -> Samples:
        """Return the same with other rates."""
        rows = zip(self.rate, self.filled, self.simulations, strict=True)
        rates = [calibration.calibrated(float(r), float(f), int(n)) for r, f, n in rows]
        return dataclasses.replace(self, rate=np.array(rates))


@dataclasses.dataclass(frozen=True)
class Bin:
    """The rates of an interval, and what came of them.

    Attributes:
        low, high: the interval.
        turns, games: how many rates there are, and in how many games.
        predicted, observed: their mean, and the mean score.
        interval: of the mean score, Wilson's for as many observations as there are games: the turns
            of a game are not independent.
    """

    low: float
    high: float
    turns: int
    games: int
    predicted: float
    observed: float
    interval: tuple[float, float]


def bins(samples: Samples) -> list[Bin]:
    """Return the reliability table; intervals without rates are left out."""
    found = []
    places = np.minimum((samples.rate * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        here = places == place
        if here.any():
            games, observed = len(set(samples.game[here])), float(samples.score[here].mean())
            found.append(
                Bin(
                    place / BINS,
                    (place + 1) / BINS,
                    int(here.sum()),
                    games,
                    float(samples.rate[here].mean()),
                    observed,
                    wilson(observed, games),
                )
            )
    return found


def wilson(share: float, count: int) -> tuple[float, float]:
    """Return the 95 % interval of a share observed so many times."""
    middle = (share + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    spread = math.sqrt(share * (1 - share) / count + (_Z / (2 * count)) ** 2)
    half = _Z / (1 + _Z**2 / count) * spread
    return max(0.0, middle - half), min(1.0, middle + half)


def brier(samples: Samples) -> float:
    """Return the mean square of rate - score."""
    return float(((samples.rate - samples.score) ** 2).mean())


def log_loss(samples: Samples) -> float:
    """Return the mean of -log of the rate that was given to what happened."""
    rate = np.clip(samples.rate, _EDGE, 1 - _EDGE)
    losses = samples.score * np.log(rate) + (1 - samples.score) * np.log(1 - rate)
    return float(-losses.mean())


def calibration_error(samples: Samples) -> float:
    """Return the mean distance of rates from scores, both averaged over each interval."""
    away = [each.turns * abs(each.predicted - each.observed) for each in bins(samples)]
    return sum(away) / len(samples.rate)


def spread(figure: Callable[[Samples], float], samples: Samples) -> tuple[float, float]:
    """Return the 95 % interval of a figure, by drawing the games again with replacement."""
    dice, found = np.random.default_rng(1), []
    turns = [np.flatnonzero(samples.game == game) for game in np.unique(samples.game)]
    for _ in range(_RESAMPLES):
        drawn = np.concatenate([turns[at] for at in dice.integers(len(turns), size=len(turns))])
        fields = [field.name for field in dataclasses.fields(samples)]
        figures = {name: getattr(samples, name)[drawn] for name in fields}
        found.append(figure(Samples(**figures)))
    low, high = np.quantile(found, [0.025, 0.975])
    return float(low), float(high)


def fit(samples: Samples, sites: int) -> Calibration:
    """Return the likeliest calibration, with a weak normal prior around changing nothing."""
    rate = np.clip(samples.rate, 1e-4, 1 - 1e-4)
    log_odds = np.log(rate / (1 - rate))
    depth = np.log10(samples.simulations / REFERENCE_SIMULATIONS)
    sign = 1 - 2 * samples.score  # 0 for a draw, whose loss is symmetric

    def calibration(free: Numbers) -> Calibration:
        numbers = dict(zip(_FITTED, [round(float(one), _DECIMALS) for one in free], strict=True))
        return Calibration(sites=sites, fewest=min(DEPTHS), most=max(DEPTHS), **numbers)

    def unlikeliness(free: Numbers) -> float:
        if max(abs(free)) > _FARTHEST:
            return math.inf
        exponent = free[0] + free[1] * samples.filled + free[2] * depth
        odds = np.minimum(np.exp(exponent), STEEPEST) * (log_odds - free[3])
        lost = np.where(sign == 0, np.logaddexp(0, odds) - odds / 2, np.logaddexp(0, sign * odds))
        return float(lost.sum() + _RIDGE * (free[1:] ** 2).sum())

    return calibration(minimum(unlikeliness, np.zeros(len(_FITTED))))
