"""All that is known of one's play in a game."""

from __future__ import annotations

import datetime
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from own_games import SETUPS, put

from rules.library.library import Library
from rules.training.deck import Deck
from rules.training.deck_file import VERSION, NewerDeckError
from rules.training.glicko import Rating
from rules.training.own_record import own_record, puzzle_record
from rules.training.own_results import Streaks, Tally, own_results, streaks
from rules.training.schedule import milliseconds
from rules.training.strength import Advice, strength


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    library = Library(tmp_path)
    yield library
    library.close()


def noon(day: int) -> int:
    """Return noon of a day of November 2026, local time."""
    return milliseconds(datetime.datetime(2026, 11, day, 12).astimezone())


def test_a_record_joins_what_is_known(library: Library) -> None:
    for number, winner in enumerate([0, 0, 1, 0, 0, 0]):
        put(library.folder, number, (SETUPS[0], "person", "engine 2", "2026-11", winner, False))
    put(library.folder, 9, (SETUPS[2], "engine 5", "person", "2026-10", 0, False))
    library.catch_up()
    found = own_record(library, library.folder / "none.sqlite", "yodd")
    known = strength("yodd", {2: Tally(5, 0, 1)})
    assert found.tally == Tally(5, 0, 1)
    assert (found.rating, found.by_month) == (known, {"2026-11": known})
    assert found.streaks == Streaks(3, 3) == streaks(library, "yodd")
    assert found.advice == Advice(2, 6, 5.0, 3)
    assert set(found.groups) == {g for g in own_results(library) if g.game == "yodd"}
    assert found.puzzles.now is None
    assert not (library.folder / "none.sqlite").exists()


def test_by_default_the_game_finished_last_is_shown(library: Library, tmp_path: Path) -> None:
    deck = tmp_path / "none.sqlite"
    assert own_record(library, deck).game == "wythe"  # the first of all
    put(library.folder, 1, (SETUPS[0], "person", "engine 2", "2026-10", 0, False))
    put(library.folder, 2, (SETUPS[2], "person", "engine 2", "2026-11", "on", False))
    library.catch_up()
    assert own_record(library, deck).game == "yodd"


def test_the_rating_from_puzzles_is_that_of_the_deck(tmp_path: Path) -> None:
    path = tmp_path / "training.sqlite"
    deck = Deck(path)
    assert puzzle_record(path, "yodd").now is None
    values = [(3, 500.0), (3, 520.0), (5, 480.0)]
    for number, (day, rating) in enumerate(values):
        deck.ratings.put("yodd", noon(day) + number, f"p{number}", Rating(rating, 90.0))
    deck.ratings.put("wythe", noon(6), "p", Rating(900.0, 80.0))
    found = puzzle_record(path, "yodd")  # while the deck is open
    deck.close()
    assert puzzle_record(path, "yodd").days == found.days
    assert found.puzzles == 3
    assert found.days == {
        datetime.date(2026, 11, 3): Rating(520.0, 90.0),
        datetime.date(2026, 11, 5): Rating(480.0, 90.0),
    }
    assert found.now is not None
    assert found.now.rating == 480.0
    assert found.now.deviation >= 90.0
    assert found.problem is None


def test_a_deck_that_cannot_be_read_is_a_problem_and_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "training.sqlite"
    path.write_bytes(b"no database at all" * 100)
    assert str(puzzle_record(path, "yodd").problem) == "the file is damaged"
    assert path.read_bytes() == b"no database at all" * 100
    path.unlink()
    connection = sqlite3.connect(path)
    connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    assert isinstance(puzzle_record(path, "yodd").problem, NewerDeckError)


def test_an_empty_file_is_a_deck_without_puzzles(tmp_path: Path) -> None:
    path = tmp_path / "training.sqlite"
    path.touch()
    assert puzzle_record(path, "yodd").problem is None
