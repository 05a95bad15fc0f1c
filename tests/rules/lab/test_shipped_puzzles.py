"""The puzzles of the program: enough, mixed, and right."""

from collections import Counter
from pathlib import Path

import pytest
from plain_search import FOREVER, is_right, start_of, winning_turns

from rules.games import GAMES
from rules.games.game_data import PUZZLE_KINDS
from rules.lab.puzzle_maker import fault_of, is_one_move
from rules.lab.puzzles_command import boards_of
from rules.library.positions import canonical_key
from rules.training.exercise import NO_LIMIT, Puzzle, read_puzzles

pytestmark = pytest.mark.short("yodd")
GAME_FILES = Path(__file__).parents[3] / "resources/games"
PROVEN = 50  # of each game, by plain search,
LONGER = 20  # and so many of more than two moves, as far as they are there
BIG = 10_000_000  # positions: too many for that
FEW_TURNS = 8  # a plain search of a solved board takes a second


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
    solved = [puzzle for puzzle in puzzles if puzzle.moves == NO_LIMIT]
    assert len(puzzles) - len(solved) >= 300
    assert len(solved) >= 40 * bool(PUZZLE_KINDS[key_of(puzzles)].solved_boards)


def test_there_are_enough_to_begin_with_in_which_one_move_decides(puzzles: list[Puzzle]) -> None:
    assert sum(map(is_one_move, puzzles)) >= 40


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
    assert max(Counter((puzzle.game, puzzle.seed) for puzzle in puzzles).values()) <= 2


def test_boards_moves_and_themes_are_mixed(puzzles: list[Puzzle]) -> None:
    default = str(GAMES[key_of(puzzles)].setup())
    boards = Counter(puzzle.game for puzzle in puzzles)
    assert boards.most_common(1)[0][0] == default
    kinds = [boards_of(key_of(puzzles), solved=solved) for solved in (False, True)]
    assert set(boards) == {str(setup) for setups in kinds for setup in setups}
    assert len({puzzle.moves for puzzle in puzzles}) >= 2
    assert len({puzzle.theme for puzzle in puzzles}) >= 4


@pytest.mark.long
def test_a_plain_search_proves_small_ones(puzzles: list[Puzzle]) -> None:
    kind = PUZZLE_KINDS[key_of(puzzles)]
    sizes = {puzzle: tree_size(puzzle) for puzzle in puzzles if puzzle.moves != NO_LIMIT}
    ordered = sorted(sizes, key=lambda puzzle: sizes[puzzle])
    longer = [puzzle for puzzle in ordered if puzzle.moves > 2 and sizes[puzzle] < BIG]
    chosen = {*ordered[:PROVEN], *longer[:LONGER]}
    assert len(chosen) >= PROVEN
    for puzzle in chosen:
        assert is_right(puzzle, to_the_end=kind.to_the_end), puzzle


def test_tables_prove_those_on_solved_boards(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        if puzzle.moves == NO_LIMIT:
            assert fault_of(puzzle) == ""
            if len(list(start_of(puzzle).legal_turns())) <= FEW_TURNS:
                assert winning_turns(start_of(puzzle), FOREVER) == list(puzzle.accepted)


def tree_size(puzzle: Puzzle) -> int:
    """Return about how many positions a plain search of the puzzle has."""
    turns = len(list(start_of(puzzle).legal_turns()))
    size: int = turns ** (2 * puzzle.moves - 1)
    return size
