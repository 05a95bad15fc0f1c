"""Puzzles on solved boards: from the first half of a game, and right by the board's table."""

from __future__ import annotations

import dataclasses

import pytest
from plain_search import FOREVER, winning_turns

from rules.games import GAMES, read_setup
from rules.games.game_files import game_file
from rules.games.puzzle_kinds import PUZZLE_KINDS
from rules.games.solved_boards import solved_board
from rules.puzzles.collection import Collection
from rules.puzzles.game_task import boards_of, setup_of
from rules.puzzles.proof import fault_of
from rules.puzzles.puzzle import NO_LIMIT, Puzzle
from rules.puzzles.self_play import game_seed, self_play
from rules.puzzles.solved_puzzles import puzzles_of

KEYS = [key for key in GAMES if PUZZLE_KINDS[key].solved_boards]
SMALL = read_setup(["oddy", "sides=3", "size=3", "pie=off"])


def test_their_boards_are_solved() -> None:
    assert [key for key in GAMES if game_file(key, "solved").is_dir()] == KEYS
    for key in KEYS:
        for setup in boards_of(key, solved=True):
            assert solved_board(setup) is not None


@pytest.mark.parametrize("key", KEYS)
def test_they_are_from_the_first_half_of_their_game(key: str) -> None:
    found: list[Puzzle] = []
    index = 0
    while len(found) < 4:
        setup = setup_of(key, index, solved=True)
        puzzles = puzzles_of(setup, index, 3)
        assert len(puzzles) <= 1
        assert puzzles == puzzles_of(setup, index, 3)
        for puzzle in puzzles:
            assert (puzzle.game, puzzle.seed) == (str(setup), game_seed(3, index))
            assert puzzle.moves == NO_LIMIT
            assert fault_of(puzzle) == ""
            position, line = setup.start(), self_play(setup, puzzle.seed)
            assert 2 * len(puzzle.line) < len(line)
            for turn, text in zip(line, puzzle.line, strict=False):
                assert position.write(turn) == text
                position.play_turn(turn)
        found += puzzles
        index += 1


def test_a_plain_search_agrees_on_a_small_board() -> None:
    found = {puzzle for index in range(40) for puzzle in puzzles_of(SMALL, index, 1)}
    assert len(found) > 3
    for puzzle in found:
        assert winning_turns(puzzle.position(), FOREVER) == list(puzzle.accepted)


def test_a_fault_is_named() -> None:
    (puzzle,) = next(filter(None, (puzzles_of(SMALL, index, 1) for index in range(40))))
    others = {puzzle.position().write(turn) for turn in puzzle.position().legal_turns()}
    wrong = min(others - set(puzzle.accepted))
    fault = fault_of(dataclasses.replace(puzzle, accepted=(wrong,)))
    assert fault == f"the winning turns are {' '.join(puzzle.accepted)}, not {wrong}"
    elsewhere = dataclasses.replace(
        puzzle, game="oddy sides=3 size=7 pie=off", line=(), accepted=("d3",), theme="quiet"
    )
    assert fault_of(elsewhere) == "no table of a solved board has the position"


def test_a_collection_takes_any_number_of_them() -> None:
    collection = Collection(boards_of("egotzi", solved=True), 5)
    (board,) = boards_of("egotzi", solved=True)
    for index in range(100):
        if not collection.is_full:
            collection.take(puzzles_of(board, index, 1))
    assert collection.is_full
