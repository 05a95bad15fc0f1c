"""The settings of a match."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from rules.engine.limits import Limits
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


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"opening_turns": -1}, "opening turns must not be negative, but are -1"),
        ({"turn_timeout": 0.0}, "the turn timeout must be at most 1000000 s, not 0"),
        (
            {"movetime": 3.0, "turn_timeout": 3.0},
            "the movetime must be 0 to the turn timeout of 3 s, not 3",
        ),
        ({"threads": 0}, "threads must be at least 1, not 0"),
    ],
)
def test_a_refusal_says_why(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(MatchError) as error:
        dataclasses.replace(RANDOM, **change)
    assert str(error.value) == problem


@pytest.mark.parametrize(
    "change",
    [
        {"games": 1},
        {"opening_turns": 0},
        {"turn_timeout": 1_000_000.0},
        {"movetime": 2.9, "turn_timeout": 3.0},
    ],
)
def test_the_least_and_the_most_can_be_played(change: dict[str, Any]) -> None:
    setup = dataclasses.replace(RANDOM, **change)
    assert {name: getattr(setup, name) for name in change} == change


def test_both_contestants_have_their_commands_and_the_common_limits() -> None:
    setup = dataclasses.replace(
        RANDOM,
        white="level 1",
        black_commands=("a",),
        white_commands=("b", "c"),
        movetime=0.25,
        simulations=7,
        threads=2,
    )
    black, white = setup.contestants
    assert (black.text, black.commands) == ("random", ("a",))
    assert (white.text, white.commands) == ("level 1", ("b", "c"))
    assert setup.limits == Limits(think_ms=250, simulations=7, threads=2)


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
