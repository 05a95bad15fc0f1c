"""Answers to exercises, against full search: what is as good as the best is accepted."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import threading
from pathlib import Path

import pytest
from turn_values import SMALL, late_exercises, values

from rules.puzzles.puzzle import Puzzle
from rules.puzzles.puzzle_file import read_puzzles
from rules.review.turn_search import SearchStoppedError
from rules.training.answer import known_answer
from rules.training.exercise import Exercise, Source
from rules.training.puzzle_queue import exercise_of_puzzle
from rules.training.search import expected_line, searched_answer

GAME_FILES = Path(__file__).parents[3] / "resources/games"
SOLVED = 25  # positions of each game
SIMULATIONS = 20_000


@functools.cache
def puzzles(game: str) -> list[Puzzle]:
    return read_puzzles(GAME_FILES / game / "puzzles.jsonl")


def without_answers(exercise: Exercise) -> Exercise:
    return dataclasses.replace(exercise, accepted=(), source=Source.MISTAKE)


@pytest.mark.short("wythe")
@pytest.mark.parametrize("game", SMALL)
def test_every_turn_that_is_as_good_as_the_best_is_accepted_and_no_worse_one(game: str) -> None:
    solved = mixed = 0
    for exercise in late_exercises(game, seed=5):
        known = values(exercise.position())
        if len(known) < 2:
            continue
        best = max(known.values())
        for turn, found in itertools.islice(known.items(), 12):
            answer = searched_answer(exercise, turn, SIMULATIONS)
            assert answer.accepted is (found == best), (exercise, turn, known)
            assert known[answer.best] == best
        solved += 1
        mixed += len(set(known.values())) > 1
        if solved >= SOLVED and mixed >= SOLVED // 2:
            break
    assert solved >= SOLVED


def test_in_themisto_every_turn_of_a_puzzle_that_wins_is_accepted() -> None:
    for exercise in map(exercise_of_puzzle, puzzles("themisto")[:4]):
        for turn in exercise.accepted:
            answer = searched_answer(without_answers(exercise), turn, SIMULATIONS)
            assert answer.accepted, (exercise, turn)
            assert answer.best == turn


def test_a_puzzle_knows_its_answers() -> None:
    exercise = exercise_of_puzzle(puzzles("yodd")[0])
    right = known_answer(exercise, exercise.accepted[0])
    assert right is not None
    assert (right.accepted, right.best, right.after) == (True, exercise.accepted[0], None)
    position = exercise.position()
    other = next(
        text
        for text in map(position.write, position.legal_turns())
        if text not in exercise.accepted
    )
    wrong = known_answer(exercise, other)
    assert wrong is not None
    assert (wrong.accepted, wrong.best) == (False, exercise.accepted[0])
    assert known_answer(without_answers(exercise), other) is None


def test_a_search_that_is_stopped_gives_no_answer() -> None:
    stop = threading.Event()
    stop.set()
    exercise = Exercise(
        game="egotzi size=7 variant=standard pie=off", line=(), source=Source.MISTAKE
    )
    with pytest.raises(SearchStoppedError):
        searched_answer(exercise, "d4", stop=stop)
    assert expected_line(exercise, "d4", stop=stop) == ()


@pytest.mark.parametrize("game", ["wythe", "egotzi"])
def test_what_follows_a_win_by_force_is_legal_and_wins(game: str) -> None:
    exercise = next(exercise_of_puzzle(one) for one in puzzles(game) if one.moves == 2)
    position = exercise.position()
    player = position.player
    position.play_turn(position.read(exercise.best))
    for turn in expected_line(exercise, exercise.best):
        assert turn in list(position.legal_turns())
        position.play_turn(turn)
    outcome = position.outcome()
    if outcome is not None:
        assert outcome.winner is not None
        assert position.player_of(outcome.winner) == player


def test_nothing_follows_the_end_of_the_game() -> None:
    exercise = next(exercise_of_puzzle(one) for one in puzzles("themisto") if one.theme == "row")
    assert expected_line(exercise, exercise.best) == ()
