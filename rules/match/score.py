"""The score of a match: won, drawn and lost, as a share and in Elo, with 95 % intervals.

The interval is Wilson's for the share of points, which stays sensible near 0 and 1, with the
spread of *pairs* in place of that of single games: the two games of an opening are not independent.
The spread is taken from the finished pairs and one more pair of two independent games, so that a
few equal pairs do not pretend to certainty. Elo and its interval are that of the share.

E. B. Wilson, Probable inference, the law of succession, and statistical inference, 1927.
"""

from __future__ import annotations

import dataclasses
import math

_Z = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


@dataclasses.dataclass(frozen=True)
class Score:
    """What one contestant has scored against the other one.

    Attributes:
        won, drawn, lost: games.
        pairs: of finished pairs, how many brought 0, 1/2, 1, 3/2 and 2 points.
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
        """Points a game, 0 to 1; 1/2 before the first one."""
        return (self.won + self.drawn / 2) / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """95 % for the share."""
        if not self.games:
            return 0.0, 1.0
        share, n = self.share, self.games / self._spread()
        middle = (share + _Z**2 / (2 * n)) / (1 + _Z**2 / n)
        half = _Z / (1 + _Z**2 / n) * math.sqrt(share * (1 - share) / n + (_Z / (2 * n)) ** 2)
        # at the ends the bound is the share itself, but for rounding
        low = 0.0 if share == 0 else max(0.0, middle - half)
        return low, 1.0 if share == 1 else min(1.0, middle + half)

    @property
    def elo(self) -> float:
        """The Elo difference that the share stands for; infinite at 0 and 1."""
        return elo(self.share)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """95 % for the Elo difference."""
        low, high = self.interval
        return elo(low), elo(high)

    def _spread(self) -> float:
        """The variance of the pairs' share, as a part of that of two independent games."""
        single = self.share * (1 - self.share) / 2
        if not single:
            return 1.0
        squares = sum(n * (i / 4 - self.share) ** 2 for i, n in enumerate(self.pairs))
        return (squares / single + 1) / max(1, sum(self.pairs))


def elo(share: float) -> float:
    """The Elo difference that a share of the points stands for, by the logistic curve."""
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return -400 * math.log10(1 / share - 1)


def share_of(difference: float) -> float:
    """The share of the points to expect with an Elo difference."""
    return 1 / (1 + 10 ** (-difference / 400))
