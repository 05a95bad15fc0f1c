"""A sequential test, which ends a match when its result is clear.

The generalised sequential probability ratio test on the points of pairs of games, as the testing of
chess engines uses it: two Elo differences are compared by the likelihoods of the pairs' results,
each under the distribution closest to what was seen. Wald's bounds end the test.

M. Van den Bergh, A practical introduction to the GSPRT, 2016 (hardy.uhasselt.be/Fishtest).
"""

from __future__ import annotations

import dataclasses
import enum
import functools
import math
from collections.abc import Sequence

from rules.match.score import share_of

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
