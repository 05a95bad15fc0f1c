"""Shares, Elo and their intervals, and the sequential test, against published numbers."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.match.score import Score, elo, share_of
from rules.match.sprt import Sprt, Verdict

# independent games that won with probability p: pairs of 2, 1 and 0 points
WILSON = [
    # won of games, 95 % by Wilson's formula as published tables and calculators have it
    (0, 10, 0.0, 0.2775),
    (10, 10, 0.7225, 1.0),
    (1, 10, 0.0179, 0.4042),
    (5, 10, 0.2366, 0.7634),
    (81, 263, 0.2553, 0.3662),  # Newcombe 1998, table I
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("won", "games", "low", "high"), WILSON)
def test_single_games_have_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    found = Score(won, 0, games - won).interval
    assert found == pytest.approx((low, high), abs=5e-5)


@pytest.mark.parametrize(
    ("share", "difference"),
    [(0.5, 0), (0.64, 99.95), (0.75, 190.85), (0.76, 200.24), (10 / 11, 400), (0.25, -190.85)],
)
def test_elo_of_a_share(share: float, difference: float) -> None:
    assert elo(share) == pytest.approx(difference, abs=0.01)
    assert share_of(difference) == pytest.approx(share, abs=1e-4)


def test_elo_at_the_ends_is_infinite_on_one_side_only() -> None:
    score = Score(10, 0, 0, (0, 0, 0, 0, 5))
    assert score.elo == math.inf
    low, high = score.elo_interval
    assert low == pytest.approx(166.2, abs=0.1)
    assert high == math.inf
    low, high = Score(0, 0, 10, (5, 0, 0, 0, 0)).elo_interval
    assert low == -math.inf
    assert high == pytest.approx(-166.2, abs=0.1)


def test_nothing_is_known_before_the_first_game() -> None:
    assert Score().share == 0.5
    assert Score().interval == (0, 1)
    assert Score().elo_interval == (-math.inf, math.inf)


def test_a_draw_is_half_a_win() -> None:
    assert Score(3, 4, 1).share == 0.625
    assert Score(3, 4, 1).games == 8


def test_pairs_that_go_together_widen_the_interval_and_balanced_ones_narrow_it() -> None:
    independent = Score(50, 0, 50, (12, 0, 26, 0, 12)).interval
    together = Score(50, 0, 50, (25, 0, 0, 0, 25)).interval
    balanced = Score(50, 0, 50, (2, 0, 46, 0, 2)).interval
    assert together[0] < independent[0] - 0.02
    assert balanced[0] > independent[0] + 0.02
    # all pairs alike: half as many independent results
    assert together == pytest.approx(Score(25, 0, 25).interval, abs=0.003)


def test_a_few_balanced_pairs_leave_a_wide_interval() -> None:
    low, high = Score(2, 0, 2, (0, 0, 2, 0, 0)).interval
    assert low < 0.3
    assert high > 0.7


@given(st.tuples(*[st.integers(0, 30)] * 5))
def test_the_interval_holds_the_share(pairs: tuple[int, int, int, int, int]) -> None:
    # pairs of 1/2 and 3/2 points contain a draw, those of 1 do not
    won, drawn = 2 * pairs[4] + pairs[3] + pairs[2], pairs[1] + pairs[3]
    score = Score(won, drawn, 2 * pairs[0] + pairs[1] + pairs[2], pairs)
    low, high = score.interval
    assert 0 <= low <= score.share <= high <= 1


@pytest.mark.parametrize("together", [0.0, 0.5])
def test_about_95_of_100_intervals_hold_the_truth(together: float) -> None:
    source = random.Random(5)
    held = 0
    for _ in range(600):
        pairs = [0, 0, 0, 0, 0]
        for _ in range(40):
            first = source.random() < 0.6
            second = first if source.random() < together else source.random() < 0.6
            pairs[2 * (first + second)] += 1
        won = 2 * pairs[4] + pairs[2]
        low, high = Score(won, 0, 80 - won, (pairs[0], 0, pairs[2], 0, pairs[4])).interval
        held += low <= 0.6 <= high
    assert 0.92 <= held / 600 <= 0.98


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


@pytest.mark.short("0-Verdict.H1")
@pytest.mark.parametrize(("truth", "wrong"), [(0, Verdict.H1), (100, Verdict.H0)])
def test_it_errs_about_as_often_as_it_may(truth: float, wrong: Verdict) -> None:
    test, share, source = Sprt(0, 100), share_of(truth), random.Random(3)
    errors = 0
    for _ in range(100):
        pairs, verdict = [0, 0, 0, 0, 0], Verdict.OPEN
        while verdict is Verdict.OPEN:
            pairs[2 * ((source.random() < share) + (source.random() < share))] += 1
            verdict = test.verdict(pairs)
        errors += verdict is wrong
    assert errors <= 12  # 5 are to be expected


@pytest.mark.parametrize(
    "numbers", [(5, 5), (5, 0), (0, 5, 0, 0.05), (0, 5, 0.05, 1), (math.nan, 5)]
)
def test_senseless_tests_are_refused(numbers: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="must be"):
        Sprt(*numbers)
