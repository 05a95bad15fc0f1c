"""Glicko-2: the example of the paper, and what must hold for any results."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.training.glicko import Rating

ratings = st.builds(Rating, st.floats(0, 3000), st.floats(30, 350), st.floats(0.03, 0.1))


def test_the_example_of_the_paper() -> None:
    after = Rating(1500, 200, 0.06).after(
        [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    )
    assert after.rating == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_deviation_grows() -> None:
    before = Rating(1500, 60, 0.06)
    after = before.after([])
    assert (after.rating, after.volatility) == (1500, 0.06)
    assert after.deviation == pytest.approx((60**2 + (0.06 * 173.7178) ** 2) ** 0.5)
    assert before.after([], 0).deviation == pytest.approx(60)
    assert before.after([], 1e9).deviation == 350


@given(ratings, ratings)
def test_a_win_raises_and_a_loss_lowers_the_rating(own: Rating, other: Rating) -> None:
    won, lost = own.after([(other, 1.0)]), own.after([(other, 0.0)])
    assert lost.rating <= own.rating <= won.rating
    assert lost.rating < won.rating
    assert 0 < won.deviation <= 350


@given(ratings, ratings)
def test_winning_and_losing_mirror_each_other(own: Rating, other: Rating) -> None:
    mirrored = Rating(2 * own.rating - other.rating, other.deviation, other.volatility)
    won, lost = own.after([(other, 1.0)]), own.after([(mirrored, 0.0)])
    assert won.rating - own.rating == pytest.approx(own.rating - lost.rating, abs=1e-6)
    assert won.deviation == pytest.approx(lost.deviation, abs=1e-6)


def test_a_surprise_makes_the_rating_more_volatile() -> None:
    own, weak = Rating(1800, 40, 0.06), Rating(800, 40, 0.06)
    assert own.after([(weak, 0.0)] * 5).volatility > own.volatility
    assert own.after([(weak, 1.0)] * 5).volatility < own.volatility
