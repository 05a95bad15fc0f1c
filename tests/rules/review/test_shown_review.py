"""A review that is shown has other win rates, and the same verdict, accuracy and level."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from rules.engine.shown_rates import shown_rate
from rules.games import GAMES
from rules.review.accuracy import game_accuracy
from rules.review.level_estimate import level_estimate
from rules.review.move_review import MoveReview
from rules.review.rate import Rate
from rules.review.shown_review import shown, shown_pair, shown_review

KEY = next(iter(GAMES))
SETUP = GAMES[KEY].setup()


def review(player: int = 0, **facts: Any) -> MoveReview:
    known: dict[str, Any] = {
        "player": player,
        "turn": "a1",
        "best": "b1",
        "win_rate": 0.6,
        "loss": 0.2,
        "proven": False,
        "proven_after": False,
        "simulations": 100,
    }
    return MoveReview(**{**known, **facts})


def test_the_rates_are_those_of_the_player_of_the_move() -> None:
    assert review().shown_rates == pytest.approx((0.6, 0.4))
    assert review(1, win_rate=0.4).shown_rates == pytest.approx((0.6, 0.4))
    expected = [shown_rate(rate, SETUP) for rate in (0.6, 0.4)]
    for one in (review(), review(1, win_rate=0.4)):
        assert shown_review(one, SETUP).shown_rates == pytest.approx(expected, abs=1e-4)


def test_nothing_else_of_the_review_changes() -> None:
    moves = [review(at % 2, loss=0.04 * (at % 5)) for at in range(40)]
    changed = [shown_review(move, SETUP) for move in moves]
    assert changed == moves  # what is shown does not count
    assert [move.verdict for move in changed] == [move.verdict for move in moves]
    assert game_accuracy(changed, 0) == game_accuracy(moves, 0)
    assert level_estimate(KEY, changed, 1) == level_estimate(KEY, moves, 1)
    assert [dataclasses.replace(move, shown=None) for move in changed] == moves


def test_what_is_proven_stays() -> None:
    proven = review(win_rate=1.0, loss=1.0, proven=True, proven_after=True)
    assert shown_review(proven, SETUP).shown_rates == (1.0, 0.0)
    assert shown(Rate(0.5, proven=True), SETUP) == Rate(0.5, proven=True)


def test_a_move_never_seems_to_gain() -> None:
    draw = Rate(0.5, proven=True)
    best, other = shown_pair(Rate(0.5001), draw, SETUP)
    assert (best.value >= other.value, other) == (True, draw)
    best, other = shown_pair(draw, Rate(0.4999), SETUP)
    assert (best, other.value <= best.value, other.proven) == (draw, True, False)
