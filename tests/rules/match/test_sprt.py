"""The sequential test against closed formulas, and its error rates."""

from __future__ import annotations

import math
import random

import pytest

from rules.match.score import share_of
from rules.match.sprt import Sprt, Verdict


def test_bounds_are_walds() -> None:
    assert Sprt(0, 10).bounds == pytest.approx((-2.9444, 2.9444), abs=1e-4)
    assert Sprt(0, 10, 0.01, 0.1).bounds == pytest.approx((-2.2925, 4.4998), abs=1e-4)


@pytest.mark.parametrize(("won", "lost"), [(1, 1), (30, 20), (7, 3), (20, 60)])
def test_of_two_results_the_ratio_is_bernoullis(won: int, lost: int) -> None:
    low, high = share_of(-10), share_of(25)
    exact = won * math.log(high / low) + lost * math.log((1 - high) / (1 - low))
    assert Sprt(-10, 25).ratio((lost, 0, 0, 0, won)) == pytest.approx(exact, abs=0.01)


def test_near_the_middle_it_is_the_normal_approximation() -> None:
    # Van den Bergh: n (s1 - s0) (2 s - s0 - s1) / (2 variance)
    pairs, low, high = (100, 300, 700, 420, 130), share_of(0), share_of(5)
    n = sum(pairs)
    mean = sum(i / 4 * count for i, count in enumerate(pairs)) / n
    variance = sum((i / 4 - mean) ** 2 * count for i, count in enumerate(pairs)) / n
    normal = n * (high - low) * (2 * mean - low - high) / (2 * variance)
    assert Sprt(0, 5).ratio(pairs) == pytest.approx(normal, rel=0.02)


def test_ratio_is_odd_in_the_contestants() -> None:
    pairs = (3, 5, 20, 9, 8)
    assert Sprt(-10, 10).ratio(pairs) == pytest.approx(-Sprt(-10, 10).ratio(pairs[::-1]))


def test_without_pairs_nothing_is_known() -> None:
    assert Sprt(0, 10).ratio((0, 0, 0, 0, 0)) == 0
    assert Sprt(0, 10).verdict((0, 0, 0, 0, 0)) is Verdict.OPEN


def test_clear_matches_are_decided() -> None:
    assert Sprt(0, 100).verdict((0, 0, 0, 0, 40)) is Verdict.H1
    assert Sprt(0, 100).verdict((40, 0, 0, 0, 0)) is Verdict.H0
    assert Sprt(0, 100).verdict((1, 0, 2, 0, 1)) is Verdict.OPEN


@pytest.mark.parametrize(("truth", "wrong"), [(0, Verdict.H1), (100, Verdict.H0)])
def test_it_errs_about_as_often_as_it_may(truth: float, wrong: Verdict) -> None:
    test, share, source = Sprt(0, 100), share_of(truth), random.Random(3)
    errors = 0
    for _ in range(200):
        pairs, verdict = [0, 0, 0, 0, 0], Verdict.OPEN
        while verdict is Verdict.OPEN:
            pairs[2 * ((source.random() < share) + (source.random() < share))] += 1
            verdict = test.verdict(pairs)
        errors += verdict is wrong
    assert errors <= 22  # 10 are to be expected


@pytest.mark.parametrize(
    "numbers", [(5, 5), (5, 0), (0, 5, 0, 0.05), (0, 5, 0.05, 1), (math.nan, 5)]
)
def test_senseless_tests_are_refused(numbers: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="must be"):
        Sprt(*numbers)
