"""The settings of a match, and contestants as texts."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from rules.engine.limits import Limits
from rules.games import GAMES
from rules.match import MatchError, MatchSetup
from rules.match.contestant import Contestant, ContestantError
from rules.match.engine_player import EnginePlayer
from rules.match.gtp_player import GtpPlayer
from rules.match.player import Player
from rules.match.random_player import RandomPlayer

RANDOM = MatchSetup(black="random", white="random")


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"games": 0}, "games must be at least 1, not 0"),
        ({"opening_turns": -1}, "opening turns must not be negative, but are -1"),
        ({"turn_timeout": 0.0}, "the turn timeout must be at most 1000000 s, not 0"),
        ({"turn_timeout": float("inf")}, "the turn timeout must be at most 1000000 s, not inf"),
        (
            {"movetime": 3.0, "turn_timeout": 3.0},
            "the movetime must be 0 to the turn timeout of 3 s, not 3",
        ),
        ({"movetime": float("nan")}, "the movetime must be 0 to the turn timeout of 60 s, not nan"),
        ({"movetime": -1.0}, "the movetime must be 0 to the turn timeout of 60 s, not -1"),
        ({"simulations": -1}, "simulations must not be negative, but is -1"),
        ({"threads": 0}, "threads must be at least 1, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused_with_the_reason(
    change: dict[str, Any], problem: str
) -> None:
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


COMMON = Limits(simulations=100, threads=2)


def player(text: str, common: Limits = COMMON) -> Player:
    return Contestant(text).player(common, 5, lambda group: None)


@pytest.mark.parametrize(
    ("text", "limits"),
    [
        ("level 7", Limits(level=7, simulations=100, threads=2)),
        ("threads 1 simulations 9 seed 3", Limits(simulations=9, seed=3)),
        ("level 9 simulations 0", Limits(level=9, threads=2)),
        ("level 10 movetime 1", Limits(think_ms=1000, simulations=100, threads=2)),
        ("movetime 0.25 simulations 0", Limits(think_ms=250, threads=2)),
    ],
)
def test_our_engine_has_its_own_limits_and_the_common_ones(text: str, limits: Limits) -> None:
    found = player(text)
    assert isinstance(found, EnginePlayer)
    assert found._limits == limits


def test_the_others() -> None:
    assert isinstance(player("random"), RandomPlayer)
    program = player("cat -u 'a file'")
    assert isinstance(program, GtpPlayer)
    assert program._words == ("cat", "-u", "a file")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "empty"),
        ("'cat", "No closing quotation"),
        ("level", "write pairs"),
        ("level 3 level 4", "write pairs"),
        ("level high", "'high' is not a number for level"),
        ("movetime inf", "'inf' is not a number"),
        ("movetime nan", "'nan' is not a number"),
        ("level 3 strength 5", "strength is not one of"),
        ("level 11", "level must be 1 to 10"),
        ("simulations -1", "must not be negative"),
        ("simulations 0", "has no limit"),
        ("there-is-no-such-program --gtp", "no program there-is-no-such-program"),
        ("import", "MODULE:NAME"),
        ("import os", "MODULE:NAME"),
        ("import os:", "MODULE:NAME"),
        ("import :getcwd", "MODULE:NAME"),
        ("import nosuchmodule:Player", "No module named 'nosuchmodule'"),
        ("import os:no_such_name", "no_such_name"),
    ],
)
def test_texts_that_are_not_contestants(text: str, problem: str) -> None:
    with pytest.raises(ContestantError, match=problem):
        player(text)


START = GAMES["egotzi"].setup(size=5)


def openings(limits: Limits) -> list[tuple[int, ...]]:
    """Return its first turns in games of a match whose own seeds are 0 to 7."""
    player = EnginePlayer(limits)
    turns = []
    for seed in range(8):
        player.start(START, seed)
        turns.append(tuple(player.turn(START.start(), [])))
    player.close()
    return turns


@pytest.mark.parametrize("seed", [3, 4])
def test_the_seed_that_was_named_holds_in_all_games(seed: int) -> None:
    turns = openings(Limits(level=1, simulations=20, seed=seed))
    assert len(set(turns)) == 1


def test_without_a_seed_every_game_has_its_own_reproducible_one() -> None:
    limits = Limits(level=1, simulations=20)
    turns = openings(limits)
    assert len(set(turns)) > 1
    assert openings(limits) == turns
