"""Players: how they are written, read, named and limited."""

from __future__ import annotations

import os

import pytest
from driving import small

from desktop.game.players import (
    LEVELS,
    Computer,
    Human,
    Seat,
    Seats,
    against_computer,
    full_strength,
    is_matched,
    read_seat,
    read_seats,
    resigner,
    seat_names,
    shown_name,
    with_match,
    write_seats,
)
from rules.games import GAMES
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord


@pytest.mark.parametrize("seat", [Human(), *[Computer(level) for level in LEVELS]])
def test_a_seat_is_read_back_from_its_text(seat: Seat) -> None:
    assert read_seat(str(seat)) == seat


@pytest.mark.parametrize(
    "text", ["", "engine", "engine x", "engine 0", "engine 11", "engine 5 x", "person 5", "Bob"]
)
def test_any_other_text_is_a_human(text: str) -> None:
    assert read_seat(text) == Human()
    assert read_seat(text, "Ann") == Human("Ann")


def test_there_are_ten_levels() -> None:
    assert list(LEVELS) == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]


def test_long_names_from_files_are_cut() -> None:
    assert shown_name("Ann") == "Ann"
    assert len(shown_name("x" * 80)) == 80
    long = shown_name("x" * 500)
    assert len(long) <= 81
    assert read_seat("person", "x" * 500) == Human(long)


def test_both_seats_of_a_record_are_read() -> None:
    record = GameRecord(small("egotzi"))
    record.seats = ["person", "engine 7"]
    record.names = ["Ann", "somebody else"]
    assert read_seats(record) == (Human("Ann"), Computer(7))


def test_the_highest_level_uses_every_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 12)
    for limits, think_ms in ((Computer(10).limits(), 3000), (full_strength(), 0)):
        assert (limits.level, limits.threads, limits.think_ms) == (10, 12, think_ms)
    assert Computer(9).limits().threads == 1
    monkeypatch.setattr(os, "cpu_count", lambda: None)  # unknown on some systems
    assert full_strength(think_ms=50).threads == 1


def test_of_two_humans_the_mover_may_resign_and_else_the_only_one() -> None:
    persons = (Human(), Human())
    assert [resigner(persons, mover) for mover in (0, 1)] == [0, 1]
    assert [resigner((Human(), Computer(1)), mover) for mover in (0, 1)] == [0, 0]
    assert [resigner((Computer(1), Human()), mover) for mover in (0, 1)] == [1, 1]
    assert resigner((Computer(1), Computer(1)), 0) is None


def test_only_the_highest_level_thinks_long() -> None:
    assert Computer(10).limits().think_ms == 3000
    assert all(Computer(level).limits().think_ms == 1000 for level in range(1, 10))
    assert [Computer(level).limits().level for level in LEVELS] == list(LEVELS)


def test_names_always_differ() -> None:
    assert seat_names((Human(), Computer(4))) == ("You", "Computer, level 4")
    assert seat_names((Computer(4), Human())) == ("Computer, level 4", "You")
    assert seat_names((Human("Ann"), Computer(4))) == ("Ann", "Computer, level 4")
    assert seat_names((Human(), Human())) == ("Player 1", "Player 2")
    assert seat_names((Human(), Human("Ben"))) == ("Player 1", "Ben")
    assert seat_names((Computer(1), Computer(2))) == ("Computer, level 1", "Computer, level 2")


def test_players_with_the_same_name_are_numbered() -> None:
    assert seat_names((Human("Ann"), Human("Ann"))) == ("Ann (1)", "Ann (2)")
    same = "Computer, level 4"
    assert seat_names((Computer(4), Computer(4))) == (f"{same} (1)", f"{same} (2)")


def test_seats_do_not_change() -> None:
    assert len({Human("Ann"), Human("Ann"), Computer(4), Computer(4)}) == 2


@pytest.mark.parametrize("seats", [(Human("Ann"), Computer(4, True)), (Computer(9, True), Human())])
def test_a_matched_computer_is_a_plain_one_in_the_record(seats: Seats) -> None:
    record = GameRecord(GAMES["egotzi"].setup())
    record.names[:] = ["Ann", ""] if isinstance(seats[0], Human) else ["", ""]
    write_seats(record, seats)
    assert record.seats == [str(seat) for seat in with_match(seats, matched=False)]
    assert read_seats(record) == seats
    again = read_game(write_game(record))
    assert read_seats(again) == seats
    write_seats(record, with_match(seats, matched=False))
    assert read_seats(record) == with_match(seats, matched=False)
    assert write_game(record) != write_game(again)


def test_only_one_human_is_matched() -> None:
    for seats in ((Human(), Human("Bo")), (Computer(2), Computer(3))):
        assert with_match(seats, level=5) == seats
        assert not is_matched(seats)
    assert with_match((Human(), Computer(2))) == (Human(), Computer(2, matched=True))
    assert with_match((Computer(2, True), Human()), level=7) == (Computer(7, True), Human())
    assert is_matched((Computer(2, matched=True), Human()))


def test_a_matched_computer_does_not_name_its_level() -> None:
    seats = (Human(), Computer(4, matched=True))
    assert seat_names(seats) == ("You", "Computer, about your strength")


def test_against_the_computer_everybody_keeps_the_seat() -> None:
    ann, bo = Human("Ann"), Human("Bo")
    assert against_computer((ann, Computer(2)), 5) == (ann, Computer(5))
    assert against_computer((Computer(2), ann), 5) == (Computer(5), ann)
    assert against_computer((ann, bo), 5) == (ann, Computer(5))
    assert against_computer((Computer(2), Computer(3)), 5) == (Human(), Computer(5))
