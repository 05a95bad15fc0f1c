"""The solver against plain search, on random endings of all games."""

from __future__ import annotations

import random
from typing import Any

import pytest
from game_facts import each
from plain_search import FOREVER, winning_turns

from rules.games import GAMES, read_setup
from rules.position import Position
from rules.puzzles.solver import OutOfBudgetError, Solution, solve

MANY = 10**9
SMALL = each("TINY")
few_seeds = pytest.mark.short(*[f"{key}-{seed}" for key in SMALL for seed in range(3)])


def near_the_end(game: str, seed: int, back: int) -> Position:
    """Return a position so many turns before the end of a random game."""
    numbers = random.Random(seed)
    positions = [read_setup(game.split()).start()]
    while not positions[-1].over:
        positions.append(positions[-1].copy())
        positions[-1].play_turn(numbers.choice(list(positions[-1].legal_turns())))
    return positions[max(2, len(positions) - 1 - back)]


def solved(position: Position, *, to_the_end: bool, most_moves: int = 4) -> Solution | None:
    return solve(
        position, to_the_end=to_the_end, most_moves=most_moves, most_accepted=MANY, budget=MANY
    )


@few_seeds
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("key", SMALL)
def test_all_wins_are_those_of_a_plain_search(key: str, seed: int) -> None:
    position = near_the_end(SMALL[key], seed, 5)
    found = solved(position, to_the_end=True, most_moves=FOREVER)
    expected = winning_turns(position, FOREVER)
    if found is None:
        assert expected == []
    else:
        assert sorted(position.write(turn) for turn in found.accepted) == expected
        assert winning_turns(position, found.moves) == expected
        assert winning_turns(position, found.moves - 1) != expected


@few_seeds
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("key", SMALL)
def test_the_shortest_wins_are_those_of_a_plain_search(key: str, seed: int) -> None:
    position = near_the_end(SMALL[key], seed, 5)
    found = solved(position, to_the_end=False, most_moves=3)
    wins = {moves: winning_turns(position, moves) for moves in (1, 2, 3)}
    shortest = min((moves for moves, turns in wins.items() if turns), default=None)
    if found is None:
        assert shortest is None
    else:
        assert found.moves == shortest
        assert sorted(position.write(turn) for turn in found.accepted) == wins[found.moves]


@pytest.mark.short("0")
@pytest.mark.parametrize("seed", range(4))
def test_themisto_with_its_skipped_turns(seed: int) -> None:
    position = near_the_end("themisto", seed, 1)
    found = solved(position, to_the_end=False, most_moves=1)
    assert found is not None
    turns = sorted(position.write(turn) for turn in found.accepted)
    assert turns == winning_turns(position, 1)


def test_no_win_or_too_many_make_no_puzzle() -> None:
    won = near_the_end("oddy sides=3 size=4", 1, 1)
    count = len(winning_turns(won, 1))
    assert count
    asked: dict[str, Any] = {"to_the_end": False, "most_moves": 1, "budget": MANY}
    assert solve(won, most_accepted=count, **asked) is not None
    assert solve(won, most_accepted=count - 1, **asked) is None
    for turn in won.legal_turns():  # the other player cannot win in one move everywhere
        after = won.copy()
        after.play_turn(turn)
        if not after.over and not winning_turns(after, 1):
            assert solve(after, most_accepted=count, **asked) is None


def test_a_search_that_takes_too_long_proves_nothing() -> None:
    start = GAMES["egotzi"].setup().start()
    with pytest.raises(OutOfBudgetError):
        solve(start, to_the_end=True, most_moves=4, most_accepted=9, budget=99)
