"""The puzzles of the program: enough, mixed, and right."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from plain_search import is_right, start_of

from rules.games import GAMES
from rules.games.puzzle_kinds import PUZZLE_KINDS
from rules.library.canonical_key import canonical_key
from rules.puzzles.puzzle import Puzzle
from rules.puzzles.puzzle_file import read_puzzles

GAME_FILES = Path(__file__).parents[3] / "resources/games"
PROVEN = 50  # of each game, by plain search,
LONGER = 20  # and so many of more than two moves, as far as they are there
BIG = 10_000_000  # positions: too many for that


@pytest.fixture(scope="module", params=GAMES)
def puzzles(request: pytest.FixtureRequest) -> list[Puzzle]:
    return read_puzzles(GAME_FILES / request.param / "puzzles.jsonl")


def key_of(puzzles: list[Puzzle]) -> str:
    (key,) = {puzzle.game.split()[0] for puzzle in puzzles}
    return key


def test_every_game_has_puzzles_of_its_own() -> None:
    assert {path.parent.name for path in GAME_FILES.glob("*/puzzles.jsonl")} == set(GAMES)
    for key in GAMES:
        assert key_of(read_puzzles(GAME_FILES / key / "puzzles.jsonl")) == key


def test_there_are_enough(puzzles: list[Puzzle]) -> None:
    assert len(puzzles) >= 300


def test_all_are_rated(puzzles: list[Puzzle]) -> None:
    ratings = [puzzle.rating for puzzle in puzzles if puzzle.rating is not None]
    assert len(ratings) == len(puzzles)
    assert len(set(ratings)) > 10


def test_at_most_three_turns_and_a_third_of_all_are_accepted(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        turns = len(list(start_of(puzzle).legal_turns()))
        assert len(puzzle.accepted) <= min(3, turns // 3)


def test_symmetric_ones_occur_once_and_at_most_two_are_from_one_game(
    puzzles: list[Puzzle],
) -> None:
    keys = Counter((puzzle.game, canonical_key(start_of(puzzle))) for puzzle in puzzles)
    assert max(keys.values()) == 1
    assert max(Counter(puzzle.seed for puzzle in puzzles).values()) <= 2


def test_boards_moves_and_themes_are_mixed(puzzles: list[Puzzle]) -> None:
    default = str(GAMES[key_of(puzzles)].setup())
    boards = Counter(puzzle.game for puzzle in puzzles)
    assert boards.most_common(1)[0][0] == default
    assert len(boards) == len({str(board) for board in PUZZLE_KINDS[key_of(puzzles)].boards})
    assert len({puzzle.moves for puzzle in puzzles}) >= 2
    assert len({puzzle.theme for puzzle in puzzles}) >= 4


def test_a_plain_search_proves_small_ones(puzzles: list[Puzzle]) -> None:
    kind = PUZZLE_KINDS[key_of(puzzles)]
    sizes = {puzzle: tree_size(puzzle) for puzzle in puzzles}
    ordered = sorted(puzzles, key=lambda puzzle: sizes[puzzle])
    longer = [puzzle for puzzle in ordered if puzzle.moves > 2 and sizes[puzzle] < BIG]
    chosen = {*ordered[:PROVEN], *longer[:LONGER]}
    assert len(chosen) >= PROVEN
    for puzzle in chosen:
        assert is_right(puzzle, to_the_end=kind.to_the_end), puzzle


def tree_size(puzzle: Puzzle) -> int:
    """Return about how many positions a plain search of the puzzle has."""
    turns = len(list(start_of(puzzle).legal_turns()))
    size: int = turns ** (2 * puzzle.moves - 1)
    return size
