"""What a review calls proven, against full search: it is never wrong."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest
from turn_values import SMALL, late_exercises, values

from rules.position import Position
from rules.puzzles.puzzle_file import read_puzzles
from rules.review.game_review import review_moves
from rules.review.move_review import MoveReview, rate_for
from rules.review.verdict import Verdict

SOLVED = 55  # positions of each game
TURNS = 4  # that are reviewed in each
SIMULATIONS = 3000
GAME_FILES = Path(__file__).parents[3] / "resources/games"

# [value of the best turn, of the one played] -> the verdict
VERDICTS = {(1, -1): Verdict.LOST_WON_GAME, (1, 0): Verdict.MISSED_WIN, (0, -1): Verdict.BLUNDER}


def reviewed(position: Position, turn: str) -> MoveReview:
    return review_moves(position, [position.read(turn)], SIMULATIONS)[0]


def value_of(rate: float) -> int:
    return round(2 * rate - 1)


@pytest.mark.parametrize("game", SMALL)
def test_what_is_proven_is_what_full_search_finds(game: str) -> None:
    proven = 0
    for exercise in itertools.islice(late_exercises(game, seed=9), SOLVED):
        position = exercise.position()
        known = values(position)
        best = max(known.values())
        for turn in itertools.islice(known, TURNS):
            review = reviewed(position, turn)
            if review.proven:
                assert value_of(rate_for(review.player, review.win_rate)) == best, exercise
            if review.proven_after:
                after = rate_for(review.player, review.win_rate_after)
                assert value_of(after) == known[turn], (exercise, turn)
            if review.proven and review.proven_after:
                assert review.verdict is VERDICTS.get((best, known[turn]), Verdict.NONE)
                proven += 1
            if review.proven and best == 1:
                assert known[review.best] == 1
    assert proven > SOLVED  # most of them, or the test would check nothing


def test_in_themisto_a_win_by_force_stays_one_whatever_was_played() -> None:
    for puzzle in read_puzzles(GAME_FILES / "themisto/puzzles.jsonl")[:SOLVED]:
        position = puzzle.position()
        right = reviewed(position, puzzle.accepted[0])
        assert right.verdict is Verdict.NONE
        assert not right.proven or rate_for(right.player, right.win_rate) == 1.0
        other = next(
            text
            for text in map(position.write, position.legal_turns())
            if text not in puzzle.accepted
        )
        missed = reviewed(position, other)
        if missed.proven:
            assert rate_for(missed.player, missed.win_rate) == 1.0
