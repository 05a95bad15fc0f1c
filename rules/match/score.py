"""The score of a match: wins, draws and losses, as a share and in Elo, with 95 % intervals.

The interval is Wilson's for the share of points, which stays sensible near 0 and 1, with the
variance of *pairs* instead of single games: the two games of an opening are not independent. The
variance is that of the finished pairs and one extra pair of two independent games, so that a few
equal pairs do not suggest certainty. Elo and its interval follow from the share.

E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
"""

from __future__ import annotations

import dataclasses
import math

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
