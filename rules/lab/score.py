"""The score of a match: wins, draws and losses, as a share and in Elo, with 95 % intervals.

The interval is Wilson's for the share of points, which stays sensible near 0 and 1, with the
variance of *pairs* instead of single games: the two games of an opening are not independent. The
variance is that of the finished pairs and one extra pair of two independent games, so that a few
equal pairs do not suggest certainty. Elo and its interval follow from the share.

E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import math
from collections.abc import Sequence

_Z = 1.959963984540054  # 95 % of a normal distribution lie within so many standard deviations


@dataclasses.dataclass(frozen=True)
class Score:
    """What one contestant has scored against the other.

    Attributes:
        won, drawn, lost: games.
        pairs: numbers of finished pairs with 0, 1/2, 1, 3/2 and 2 points.
    """

    won: int = 0
    drawn: int = 0
    lost: int = 0
    pairs: tuple[int, int, int, int, int] = (0, 0, 0, 0, 0)

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def share(self) -> float:
        """Points per game, 0 to 1; 1/2 before the first game."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share."""
        if not self.games:
            return 0.0, 1.0
        share, n = self.share, self.games / self._spread()
        middle = (share + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
        half = _Z / (1 + _Z**2 / n) * math.sqrt(share * (1 - share) / n + (_Z / (2 * n)) ** 2)
        # at the ends the bound equals the share, except for rounding
        low = 0.0 if share == 0 else max(0.0, middle - half)
        return low, 1.0 if share == 1 else min(1.0, middle + half)

    @property
    def elo(self) -> float:
        """The Elo difference of the share; infinite at 0 and 1."""
        return elo(self.share)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """The 95 % interval of the Elo difference."""
        low, high = self.interval
        return elo(low), elo(high)

    def _spread(self) -> float:
        """Return the variance of the pairs' share, relative to that of two independent games."""
        single = self.share * (1 - self.share) / 2
        if not single:
            return 1.0
        squares = sum(n * (i / 4 - self.share) ** 2 for i, n in enumerate(self.pairs))
        return (squares / single + 1) / max(1, sum(self.pairs))


def elo(share: float) -> float:
    """Return the Elo difference of a share of the points, by the logistic curve."""
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return -400 * math.log10(1 / share - 1)


def share_of(difference: float) -> float:
    """Return the expected share of the points for an Elo difference."""
    return 1 / (1 + 10 ** (-difference / 400))


_UNSEEN = 1e-3  # the count assumed for a result that has not occurred yet

_HALVINGS = 60


class Verdict(enum.Enum):
    """The decision of a test."""

    OPEN = "not decided"
    H0 = "H0 accepted"
    H1 = "H1 accepted"


@dataclasses.dataclass(frozen=True)
class Sprt:
    """A test of the difference ``elo0`` (H0) against ``elo1`` (H1), both in Elo for black.

    The generalised sequential probability ratio test on the points of pairs of games, as the
    testing of chess engines uses it: the two differences are compared by the likelihoods of the
    pairs' results, each under the distribution closest to what was seen. Wald's bounds end the
    test (M. Van den Bergh, A practical introduction to the GSPRT, 2016).

    Attributes:
        alpha: the probability of accepting H1 wrongly.
        beta: the probability of accepting H0 wrongly.
    """

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    def __post_init__(self) -> None:
        if not self.elo0 < self.elo1:
            raise ValueError(f"elo0 must be below elo1: {self.elo0:g}, {self.elo1:g}")
        if not (0 < self.alpha < 0.5 and 0 < self.beta < 0.5):
            raise ValueError(f"alpha and beta must be 0 to 0.5: {self.alpha:g}, {self.beta:g}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The log-likelihood ratios at which H0 and H1 are accepted."""
        return (
            math.log(self.beta / (1 - self.alpha)),
            math.log((1 - self.beta) / self.alpha),
        )

    def ratio(self, pairs: Sequence[int]) -> float:
        """Return the log-likelihood ratio of H1 to H0; ``pairs``: counts of 0, ½ … 2 points."""
        return _ratio(tuple(pairs), share_of(self.elo0), share_of(self.elo1))

    def verdict(self, pairs: Sequence[int]) -> Verdict:
        """Return the decision from these pairs."""
        ratio, (low, high) = self.ratio(pairs), self.bounds
        return Verdict.H0 if ratio <= low else Verdict.H1 if ratio >= high else Verdict.OPEN


@functools.lru_cache(maxsize=10_000)  # a match asks repeatedly for the same pairs
def _ratio(pairs: tuple[int, ...], low: float, high: float) -> float:
    if not sum(pairs):
        return 0.0
    counts = [max(count, _UNSEEN) for count in pairs]
    return _likelihood(counts, high) - _likelihood(counts, low)


def _likelihood(counts: Sequence[float], mean: float) -> float:
    """Return the greatest log-likelihood of the counts under any distribution with that mean share.

    Lagrange: each probability is its frequency / (1 + x (value - mean)), for the one x at which
    the mean comes out.
    """
    values = [i / (len(counts) - 1) - mean for i in range(len(counts))]
    low, high = (
        -1 / values[-1],
        -1 / values[0],
    )  # in between all probabilities are positive
    for _ in range(_HALVINGS):
        x = (low + high) / 2
        if sum(n * v / (1 + x * v) for n, v in zip(counts, values, strict=True)) > 0:
            low = x
        else:
            high = x
    return -sum(n * math.log(1 + x * v) for n, v in zip(counts, values, strict=True))
