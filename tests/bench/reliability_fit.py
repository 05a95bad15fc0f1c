"""What win rates and results of games say about each other: the arithmetic of reliability.py.

The turns of a game have one result between them, so games are what is counted: however many turns
a game has, they share a weight of 1.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Sequence

import numpy as np
import numpy.typing as npt
from level_losses import minimum
from rated_games import RatedGame, ratings_of

from rules.calibration import MOST_FLATTERED, SHARPEST, Calibration

BINS = 10

_FACTOR_SPREAD, _FLATTERY_SPREAD = 1.0, 0.5  # of the normal priors around changing nothing
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
        place: where in its game: 0 is the first of these turns, and just below 1 the last.
        rate: from 0 to 1.
        score: of that player: 1, 1/2 or 0.
    """

    game: npt.NDArray[np.int64]
    place: Numbers
    rate: Numbers
    score: Numbers

    @classmethod
    def of(cls, games: Sequence[RatedGame], depth: int | None = None) -> Samples:
        """Return those of games after so many simulations; 0 is before the turns played."""
        rows = []
        for index, game in enumerate(games):
            found = [one for one in ratings_of(game) if not one.proven]
            last = max([one.turn for one in found], default=0) + 1
            rows += [
                (index, one.turn / last, one.rate, abs(one.player - game["score"]))
                for one in found
                if depth in (None, one.simulations)
            ]
        columns = np.array(rows, np.float64).reshape(-1, 4).T
        return cls(columns[0].astype(np.int64), *columns[1:])

    @property
    def weight(self) -> Numbers:
        """The weights of the turns, which are those of their games: 1 in total for each."""
        _games, where, turns = np.unique(self.game, return_inverse=True, return_counts=True)
        return np.asarray(1.0 / turns[where], np.float64)

    def where(self, chosen: npt.NDArray[np.bool_]) -> Samples:
        """Return some of them."""
        return Samples(*[getattr(self, field.name)[chosen] for field in dataclasses.fields(self)])

    def calibrated(self, calibration: Calibration) -> Samples:
        """Return the same with other rates."""
        rates = [calibration.calibrated(float(rate)) for rate in self.rate]
        return dataclasses.replace(self, rate=np.array(rates))


@dataclasses.dataclass(frozen=True)
class Bin:
    """The rates of an interval, and what came of them.

    Attributes:
        low, high: the interval.
        turns, games: how many rates there are, and in how many games.
        weight: of these turns.
        predicted, observed: their mean, and the mean score.
        interval: of the mean score, Wilson's for as many observations as the weights of the games
            are worth (Kish's effective number).
    """

    low: float
    high: float
    turns: int
    games: int
    weight: float
    predicted: float
    observed: float
    interval: tuple[float, float]


def bins(samples: Samples) -> list[Bin]:
    """Return the reliability table; intervals without rates are left out."""
    found, weights = [], samples.weight
    places = np.minimum((samples.rate * BINS).astype(int), BINS - 1)
    for place in range(BINS):
        here = places == place
        if not here.any():
            continue
        by_game = np.bincount(samples.game[here], weights[here])
        observed = float(np.average(samples.score[here], weights=weights[here]))
        found.append(
            Bin(
                low=place / BINS,
                high=(place + 1) / BINS,
                turns=int(here.sum()),
                games=int((by_game > 0).sum()),
                weight=float(by_game.sum()),
                predicted=float(np.average(samples.rate[here], weights=weights[here])),
                observed=observed,
                interval=wilson(observed, float(by_game.sum() ** 2 / (by_game**2).sum())),
            )
        )
    return found


def wilson(share: float, count: float) -> tuple[float, float]:
    """Return the 95 % interval of a share observed so many times."""
    middle = (share + _Z**2 / (2 * count)) / (1 + _Z**2 / count)
    spread = math.sqrt(max(0.0, share * (1 - share)) / count + (_Z / (2 * count)) ** 2)
    half = _Z / (1 + _Z**2 / count) * spread
    return max(0.0, middle - half), min(1.0, middle + half)


def brier(samples: Samples) -> float:
    """Return the mean square of rate - score."""
    return float(np.average((samples.rate - samples.score) ** 2, weights=samples.weight))


def log_loss(samples: Samples) -> float:
    """Return the mean of -log of the rate that was given to what happened."""
    rate = np.clip(samples.rate, _EDGE, 1 - _EDGE)
    losses = samples.score * np.log(rate) + (1 - samples.score) * np.log(1 - rate)
    return float(np.average(-losses, weights=samples.weight))


def calibration_error(samples: Samples) -> float:
    """Return the mean distance of rates from scores, both averaged over each interval."""
    found = bins(samples)
    away = sum(each.weight * abs(each.predicted - each.observed) for each in found)
    return away / sum(each.weight for each in found)


def spread(figure: Callable[[Samples], float], samples: Samples) -> tuple[float, float]:
    """Return the 95 % interval of a figure, by drawing the games again with replacement."""
    dice, found = np.random.default_rng(1), []
    turns = [np.flatnonzero(samples.game == game) for game in np.unique(samples.game)]
    for _ in range(_RESAMPLES):
        drawn = [turns[at] for at in dice.integers(len(turns), size=len(turns))]
        again = samples.where(np.concatenate(drawn))
        copies = np.repeat(np.arange(len(drawn)), [len(each) for each in drawn])
        found.append(figure(dataclasses.replace(again, game=copies)))
    low, high = np.quantile(found, [0.025, 0.975])
    return float(low), float(high)


def fit(samples: Samples, sites: int) -> Calibration:
    """Return the likeliest calibration, with weak normal priors around changing nothing.

    What is varied is the logarithm of the factor, and the flattery.
    """
    rate = np.clip(samples.rate, _EDGE / 10, 1 - _EDGE / 10)
    log_odds, weights = np.log(rate / (1 - rate)), samples.weight
    farthest = np.array([math.log(SHARPEST), MOST_FLATTERED])
    spreads = np.array([_FACTOR_SPREAD, _FLATTERY_SPREAD])

    def unlikeliness(free: Numbers) -> float:
        if (np.abs(free) > farthest).any():
            return math.inf
        odds = math.exp(free[0]) * (log_odds - free[1])
        lost = np.logaddexp(0, odds) - samples.score * odds
        return float((weights * lost).sum() + ((free / spreads) ** 2).sum() / 2)

    found = minimum(unlikeliness, np.zeros(2))
    return Calibration(
        sites=sites,
        factor=round(math.exp(found[0]), _DECIMALS),
        flattery=round(float(found[1]), _DECIMALS),
    )
