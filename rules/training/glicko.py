"""Glicko-2: a rating with its deviation and its volatility.

M. E. Glickman, Example of the Glicko-2 system, 2022 (http://www.glicko.net/glicko/glicko2.pdf).
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Sequence

_SCALE = 173.7178  # rating points in a unit of the paper's scale
_TAU = 0.5  # how much the volatility may change
_PRECISION = 1e-6
_MAX_DEVIATION = 350.0  # of somebody of whom nothing is known
# what any player or puzzle can have: beyond them the formulas leave the range of numbers
MAX_RATING = 10_000
_MIN_DEVIATION = 1.0
_VOLATILITIES = (1e-4, 1.0)


@dataclasses.dataclass(frozen=True)
class Rating:
    """A player's strength.

    Attributes:
        rating: in Elo.
        deviation: the true strength lies within two deviations with 95 %.
        volatility: how erratic the results are.
    """

    rating: float
    deviation: float = _MAX_DEVIATION
    volatility: float = 0.06

    @property
    def is_sound(self) -> bool:
        """Whether these numbers can be a rating; those of another program may not."""
        low, high = _VOLATILITIES
        return (
            abs(self.rating) <= MAX_RATING
            and _MIN_DEVIATION <= self.deviation <= _MAX_DEVIATION
            and low <= self.volatility <= high
        )

    def after(self, games: Sequence[tuple[Rating, float]], periods: float = 1.0) -> Rating:
        """Return the rating after games against opponents, with scores from 0 to 1.

        ``periods`` is the time since the last games in rating periods, the paper's being 1; a
        longer one makes the rating less certain.
        """
        phi = self.deviation / _SCALE
        if not games:
            return self._with(self.rating, math.sqrt(phi**2 + periods * self.volatility**2))
        parts = [self._expected(opponent) for opponent, _score in games]
        variance = 1 / sum([g**2 * share * (1 - share) for g, share in parts])
        surplus = sum(
            [g * (score - share) for (g, share), (_, score) in zip(parts, games, strict=True)]
        )
        sigma = self._volatility(phi, variance, variance * surplus)
        before = phi**2 + periods * sigma**2
        after = 1 / math.sqrt(1 / before + 1 / variance)
        changed = dataclasses.replace(self, volatility=sigma)
        return changed._with(self.rating + _SCALE * after**2 * surplus, after)

    def _with(self, rating: float, phi: float) -> Rating:
        return Rating(rating, min(_MAX_DEVIATION, _SCALE * phi), self.volatility)

    def _expected(self, opponent: Rating) -> tuple[float, float]:
        """Return the weight of a game against an opponent, and the expected score."""
        g = 1 / math.sqrt(1 + 3 * (opponent.deviation / _SCALE / math.pi) ** 2)
        return g, 1 / (1 + math.exp(-g * (self.rating - opponent.rating) / _SCALE))

    def _volatility(self, phi: float, variance: float, delta: float) -> float:
        """Return the new volatility: step 5 of the paper, by the Illinois algorithm."""
        a = math.log(self.volatility**2)

        def f(x: float) -> float:
            total = phi**2 + variance + math.exp(x)
            up = math.exp(x) * (delta**2 - total) / (2 * total**2)
            return up - (x - a) / _TAU**2

        low = a
        if delta**2 > phi**2 + variance:
            high = math.log(delta**2 - phi**2 - variance)
        else:
            steps = 1
            while f(a - steps * _TAU) < 0:
                steps += 1
            high = a - steps * _TAU
        f_low, f_high = f(low), f(high)
        while abs(high - low) > _PRECISION:
            middle = low + (low - high) * f_low / (f_high - f_low)
            f_middle = f(middle)
            if f_middle * f_high <= 0:
                low, f_low = high, f_high
            else:
                f_low /= 2
            high, f_high = middle, f_middle
        return math.exp(low / 2)
