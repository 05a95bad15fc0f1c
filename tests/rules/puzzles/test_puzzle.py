"""A puzzle's line of text: what is read, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rules.puzzles.puzzle import Puzzle, PuzzleError, read_puzzle
from rules.puzzles.puzzle_file import read_puzzles, write_puzzles

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
