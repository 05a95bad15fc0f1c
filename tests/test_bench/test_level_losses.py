"""What the moves of the levels lose is found again, and a game is played and reviewed."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from level_games import play
from level_losses import check, fit, minimum, reviews_of

from rules.review.level_estimate import CHANCES, LEVELS, LOSSES, LossCurve

CURVE = LossCurve(0.6, (-3.0, -2.0, -1.0, 0.0, 1.0, 2.0))
MIDDLES = (0.0, 0.01, 0.03, 0.07, 0.15, 0.3, 0.5)


def drawn_game(rng: random.Random) -> dict[str, Any]:
    """Return a game of two levels in which everything is always open."""
    levels = [rng.choice(LEVELS), rng.choice(LEVELS)]
    moves = [
        [at % 2, 0.5, rng.choices(MIDDLES, CURVE.shares(levels[at % 2]))[0], False]
        for at in range(80)
    ]
    return {"levels": levels, "seed": 0, "moves": moves}


def test_the_curve_behind_the_games_is_found_again() -> None:
    rng = random.Random(4)
    games = [drawn_game(rng) for _ in range(60)]
    curves = fit(games)
    assert len(curves) == CHANCES
    found = curves[2]
    assert found.slope == pytest.approx(CURVE.slope, abs=0.05)
    assert found.thresholds == pytest.approx(CURVE.thresholds, abs=0.4)
    assert "120 of 120 players estimated, 100.0% within 2 levels" in check("yodd", games)


def test_a_game_is_played_and_reviewed() -> None:
    game = play(("egotzi", 3, 50))
    assert game == play(("egotzi", 3, 50))
    first, second = game["levels"]
    assert abs(first - second) <= 3
    reviews = reviews_of(game)
    assert {review.player for review in reviews} == {0, 1}
    assert all(0 <= review.loss <= 1 for review in reviews)
    assert len(fit([game])[0].thresholds) == len(LOSSES)


def test_the_minimum_of_a_valley() -> None:
    found = minimum(lambda at: float((at[0] - 2) ** 2 + (at[1] + at[0]) ** 4), np.array([0.0, 0.5]))
    assert found == pytest.approx([2, -2], abs=0.1)
