"""Ratings of puzzles, on the scale of the levels."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.games import GAMES
from rules.puzzles.difficulty import count_solved, fitted_rating, rating_of
from rules.puzzles.puzzle_file import read_puzzles

GAME_FILES = Path(__file__).parents[3] / "resources/games"
LEVELS = [100.0, 300.0, 500.0, 700.0, 900.0]


def test_a_puzzle_is_rated_where_half_the_tries_succeed() -> None:
    assert fitted_rating(LEVELS, [0, 0, 5, 10, 10]) == 500
    assert fitted_rating(LEVELS, [5] * 5) == 500
    harder = fitted_rating(LEVELS, [0, 0, 0, 5, 10])
    assert 600 < harder < 750


def test_what_all_or_none_solve_has_a_rating_beyond_them_but_a_finite_one() -> None:
    assert -900 < fitted_rating(LEVELS, [10] * 5) < 100
    assert 900 < fitted_rating(LEVELS, [0] * 5) < 2000


def test_one_more_success_makes_it_easier() -> None:
    ratings = [fitted_rating(LEVELS, [0, 0, n, 10, 10]) for n in range(11)]
    assert ratings == sorted(ratings, reverse=True)
    assert len(set(ratings)) == 11


@pytest.mark.parametrize("key", GAMES)
def test_ratings_are_the_same_again(key: str) -> None:
    for puzzle in read_puzzles(GAME_FILES / key / "puzzles.jsonl")[:3]:
        assert rating_of(puzzle) == rating_of(puzzle)


def test_a_stronger_level_solves_more() -> None:
    puzzles = read_puzzles(GAME_FILES / "oddy/puzzles.jsonl")[:20]
    weak, strong = [sum(count_solved(one, level) for one in puzzles) for level in (1, 9)]
    assert weak < strong
