"""Puzzles from games of the engine and on solved boards: their making, themes and ratings."""

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest
from game_facts import each, rows
from plain_search import FOREVER, is_right, winning_turns

from rules.games import GAMES, game_file, read_setup
from rules.games.game_data import PUZZLE_KINDS, solved_board
from rules.lab.puzzle_maker import (
    Collection,
    fault_of,
    game_seed,
    one_move_puzzles_of,
    puzzles_of,
    self_play,
    solved_puzzles_of,
)
from rules.lab.puzzles_command import boards_of, count_solved, fitted_rating, rating_of, setup_of
from rules.training.exercise import (
    NO_LIMIT,
    SEEDS,
    Puzzle,
    PuzzleError,
    read_puzzle,
    read_puzzles,
    write_puzzles,
)
from rules.training.queues import exercise_of_puzzle


def test_every_game_has_a_kind() -> None:
    assert list(PUZZLE_KINDS) == list(GAMES)


def test_seeds_of_games_are_different() -> None:
    seeds = {game_seed(seed, index) for seed in range(20) for index in range(50)}
    assert len(seeds) == 1000
    assert all(seed in SEEDS for seed in seeds)


@pytest.mark.parametrize("key", GAMES)
def test_a_game_is_the_same_for_the_same_seed(key: str) -> None:
    setup = setup_of(key, 1)
    games = [self_play(setup, seed) for seed in (5, 5, 6)]
    assert games[0] == games[1] != games[2]
    position = setup.start()
    for turn in games[0]:
        assert turn in list(position.legal_turns())
        position.play_turn(turn)
    assert position.over


@pytest.mark.short("oddy-3")
@pytest.mark.parametrize(("key", "wanted"), each("PUZZLES_MADE").items())
def test_puzzles_are_from_their_game_and_proven(key: str, wanted: int) -> None:
    found: list[Puzzle] = []
    index = 0
    while len(found) < wanted:
        setup = setup_of(key, index)
        puzzles = puzzles_of(setup, index, 3)
        assert len(puzzles) <= 2
        for puzzle in puzzles:
            assert puzzle.seed == game_seed(3, index)
            assert puzzle.game == str(setup)
            position = setup.start()
            line = self_play(setup, puzzle.seed)
            for turn, text in zip(line, puzzle.line, strict=False):
                assert position.write(turn) == text
                position.play_turn(turn)
            assert fault_of(puzzle) == ""
        found += puzzles
        index += 1
    first = _index_of(found[0].seed)
    assert found[0] in puzzles_of(setup_of(key, first), first, 3)


def test_puzzles_of_one_move_are_forced_after_it_and_proven() -> None:
    index = next(index for index in range(100) if one_move_puzzles_of(SMALL_YODD, index, 3))
    found = one_move_puzzles_of(SMALL_YODD, index, 3)
    assert found == one_move_puzzles_of(SMALL_YODD, index, 3)
    for puzzle in found:
        assert exercise_of_puzzle(puzzle).choices == 1
        assert is_right(puzzle, to_the_end=True)
    again = Collection([SMALL_YODD], 4, found)
    again.take(found)
    assert not again.puzzles  # they are in the file already


def _index_of(seed: int) -> int:
    return next(index for index in range(1000) if game_seed(3, index) == seed)


@pytest.mark.long
def test_a_collection_takes_each_puzzle_once_and_no_more_than_it_wants() -> None:
    collection = Collection(boards_of("egotzi"), 4)
    index = 0
    while not collection.is_full:
        before = len(collection.puzzles)
        puzzles = puzzles_of(setup_of("egotzi", index), index, 3)
        wanted = collection.wants(index)
        collection.take(puzzles)
        now = list(collection.puzzles)
        assert wanted or len(now) == before
        collection.take(puzzles)
        assert collection.puzzles == now
        index += 1
    boards = sorted(puzzle.game.split()[1] for puzzle in collection.puzzles)
    assert boards == ["size=5", "size=6", "size=7", "size=7"]
    collection.take(puzzles_of(setup_of("egotzi", index), index, 4))
    assert len(collection.puzzles) == 4


KEYS = [key for key in GAMES if PUZZLE_KINDS[key].solved_boards]
SMALL = read_setup(["oddy", "sides=3", "size=3", "pie=off"])
SMALL_YODD = read_setup(["yodd", "size=4"])


def test_their_boards_are_solved() -> None:
    assert [key for key in GAMES if game_file(key, "solved").is_dir()] == KEYS
    for key in KEYS:
        for setup in boards_of(key, solved=True):
            assert solved_board(setup) is not None


@pytest.mark.short("egotzi")
@pytest.mark.parametrize("key", KEYS)
def test_they_are_from_the_first_half_of_their_game(key: str) -> None:
    found: list[Puzzle] = []
    index = 0
    while len(found) < 2:
        setup = setup_of(key, index, solved=True)
        puzzles = solved_puzzles_of(setup, index, 3)
        assert len(puzzles) <= 1
        assert puzzles == solved_puzzles_of(setup, index, 3)
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
    found = {puzzle for index in range(40) for puzzle in solved_puzzles_of(SMALL, index, 1)}
    assert len(found) > 3
    for puzzle in found:
        assert winning_turns(puzzle.position(), FOREVER) == list(puzzle.accepted)


def test_a_fault_is_named() -> None:
    (puzzle,) = next(filter(None, (solved_puzzles_of(SMALL, index, 1) for index in range(40))))
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
            collection.take(solved_puzzles_of(board, index, 1))
    assert collection.is_full


def themes(game: str, line: str, turn: str) -> set[str]:
    """Return the themes of a turn after a line."""
    position = read_setup(game.split()).start()
    for text in line.split():
        position.play_turn(position.read(text))
    steps = position.read(turn)
    after = position.copy()
    after.play_turn(steps)
    return PUZZLE_KINDS[position.setup.game.key].themes_of(position, steps, after)


@pytest.mark.parametrize(
    ("game", "line", "turn", "expected"),
    rows("TURN_THEMES"),
)
def test_a_turn_shows_its_themes(game: str, line: str, turn: str, expected: set[str]) -> None:
    assert themes(game, line, turn) == expected


def test_a_theme_fits_all_accepted_turns() -> None:
    position = read_setup(["oddy", "sides=3", "size=4"]).start()
    for text in ["c1", "c3", "b1", "d3", "d1", "d2"]:
        position.play_turn(position.read(text))
    kind = PUZZLE_KINDS["oddy"]
    turns = [position.read(text) for text in ("a1", "b2", "d4")]
    assert kind.theme(position, turns[:2]) == "connection"
    assert kind.theme(position, turns[2:]) == "edge"
    assert kind.theme(position, turns) == "quiet"


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


@pytest.mark.short("oddy")
@pytest.mark.parametrize("key", GAMES)
def test_ratings_are_the_same_again(key: str) -> None:
    puzzle = read_puzzles(GAME_FILES / key / "puzzles.jsonl")[0]
    assert rating_of(puzzle) == rating_of(puzzle)


def test_a_stronger_level_solves_more() -> None:
    puzzles = read_puzzles(GAME_FILES / "oddy/puzzles.jsonl")[:12]
    weak, strong = [sum(count_solved(one, level) for one in puzzles) for level in (1, 9)]
    assert weak < strong


GOOD: dict[str, Any] = {
    "game": "oddy sides=3 size=4 pie=on",
    "line": ["c1", "c3", "b1", "d3", "d1", "d2"],
    "accepted": ["a1", "b2"],
    "moves": 1,
    "theme": "connection",
    "rating": 700,
    "seed": 5,
}


def text_with(**values: Any) -> str:
    return json.dumps({**GOOD, **values})


def test_it_is_written_as_it_was_read() -> None:
    puzzle = read_puzzle(text_with())
    assert json.loads(puzzle.write()) == GOOD
    assert list(json.loads(puzzle.write())) == list(GOOD)
    assert read_puzzle(puzzle.write()) == puzzle
    assert puzzle.position().turn == 6
    unrated = read_puzzle(text_with(rating=None))
    assert unrated.rating is None
    assert unrated.rated(700) == puzzle


@pytest.mark.parametrize(
    ("values", "message"),
    [
        ({"game": 3}, "game must be a text, not 3"),
        ({"game": ""}, "there is no game"),
        ({"game": "chess"}, "there is no game chess"),
        ({"game": "oddy sides=4"}, "oddy sides must be"),
        ({"game": "oddy sides=3 size=4"}, "must be written oddy sides=3 size=4 pie=on"),
        ({"line": "c2"}, "line must be a list of texts"),
        ({"line": ["c2", 4]}, "line must be a list of texts"),
        ({"line": ["c2", "c2"]}, "c2"),
        ({"line": ["c2", "z9"]}, "z9"),
        ({"line": [*GOOD["line"], "a1"]}, "the game is over after the line"),
        ({"line": [*GOOD["line"], "a1", "b2"]}, "b2: the game is over before it"),
        ({"accepted": "a1"}, "accepted must be a list of texts"),
        ({"accepted": []}, "0 of 4 turns are accepted"),
        ({"accepted": ["a1", "c1"]}, "c1"),
        ({"accepted": ["a1", "b2", "c2", "d4"]}, "4 of 4 turns are accepted"),
        ({"accepted": ["b2", "a1"]}, "not sorted"),
        ({"accepted": ["a1", "a1"]}, "not different"),
        ({"moves": "1"}, "moves must be a whole number"),
        ({"moves": True}, "moves must be a whole number"),
        ({"moves": -1}, "moves must be 0 to 4, not -1"),
        ({"moves": 5}, "moves must be 0 to 4, not 5"),
        ({"theme": None}, "theme must be a text"),
        ({"theme": "ladder"}, "theme must be one of"),
        ({"rating": 700.5}, "rating must be a whole number or null"),
        ({"rating": 5000}, "rating must be -1000 to 4000, not 5000"),
        ({"seed": "5"}, "seed must be a whole number"),
        ({"seed": -1}, "seed must be 0 to"),
        ({"colour": 1}, "colour is unknown"),
    ],
)
def test_a_wrong_field_is_named(values: dict[str, Any], message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        read_puzzle(text_with(**values))
    assert message in str(caught.value)


@pytest.mark.parametrize("name", GOOD)
def test_a_missing_field_is_named(name: str) -> None:
    values = {key: value for key, value in GOOD.items() if key != name}
    with pytest.raises(PuzzleError, match=f"^{name} is missing"):
        read_puzzle(json.dumps(values))


@pytest.mark.parametrize("text", ["", "{", "[]", "3", "null", "[" * 100_000])
def test_what_is_no_object_is_refused(text: str) -> None:
    with pytest.raises(PuzzleError, match="JSON"):
        read_puzzle(text)


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    puzzles = [read_puzzle(text_with()), read_puzzle(text_with(rating=None))]
    write_puzzles(tmp_path / "file", puzzles)
    assert read_puzzles(tmp_path / "file") == puzzles


def test_the_place_of_a_fault_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(f"{text_with()}\n{text_with(moves=9)}\n")
    with pytest.raises(PuzzleError, match=r"file:2: moves must be"):
        read_puzzles(file)
    file.write_bytes(b"\xff\n")
    with pytest.raises(PuzzleError, match="not UTF-8"):
        read_puzzles(file)


def test_a_puzzle_made_by_a_program_is_checked_too() -> None:
    with pytest.raises(PuzzleError, match="theme"):
        Puzzle(game="yodd size=4", line=("Ba1",), accepted=("pass",), moves=1, theme="x", seed=1)
