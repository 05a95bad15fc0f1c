"""What decides a match."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from rules.match import MatchError, MatchSetup

RANDOM = MatchSetup(black="random", white="random")


@pytest.mark.parametrize(
    "change",
    [
        {"games": 0},
        {"opening_turns": -1},
        {"movetime": 60.0},
        {"movetime": float("nan")},
        {"movetime": -1.0},
        {"turn_timeout": 0.0},
        {"turn_timeout": float("inf")},
        {"simulations": -1},
        {"threads": 0},
    ],
)
def test_what_cannot_be_played_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(MatchError):
        dataclasses.replace(RANDOM, **change)


def test_seeds_hang_on_match_game_and_contestant() -> None:
    seeds = {RANDOM.seed_of(game, side) for game in range(100) for side in (0, 1)}
    other = dataclasses.replace(RANDOM, seed=2)
    assert len(seeds | {other.seed_of(game, 0) for game in range(100)}) == 300
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_the_fingerprint_knows_all_but_the_number_of_games() -> None:
    assert dataclasses.replace(RANDOM, games=7).fingerprint() == RANDOM.fingerprint()
    change: dict[str, Any]
    for change in ({"seed": 2}, {"game": "yodd"}, {"movetime": 1.0}, {"openings": ("a1a2",)}):
        other = dataclasses.replace(RANDOM, **change)
        assert other.fingerprint() != RANDOM.fingerprint()
    spelled_out = dataclasses.replace(RANDOM, game=f"{RANDOM.game} pie=on")
    assert spelled_out.fingerprint() == RANDOM.fingerprint()
