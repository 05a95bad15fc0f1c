"""The seat of an engine of one's own: how a saved game names it."""

from __future__ import annotations

import pytest

from rules.games import GAMES
from rules.record.engine_seat import LONGEST_NAME, THINK_MS, EngineSeat, read_engine_seat
from rules.record.game_file import read_game, write_game
from rules.record.game_record import GameRecord


@pytest.mark.parametrize(
    "seat",
    [
        EngineSeat("GNU Hex", 3000),
        EngineSeat("x", THINK_MS[0]),
        EngineSeat("Ĝo]\\:;", THINK_MS[-1]),
        EngineSeat("1 2 3", 100),
    ],
)
def test_a_seat_is_read_back_from_its_text_and_from_a_file(seat: EngineSeat) -> None:
    assert read_engine_seat(str(seat)) == seat
    record = GameRecord(next(iter(GAMES.values())).small_setup())
    record.seats = [str(seat), "person"]
    saved = read_game(write_game(record))
    assert saved.seats == [str(seat), "person"]
    assert read_engine_seat(saved.seats[0]) == seat


@pytest.mark.parametrize(
    "text",
    [
        "",
        "person",
        "engine 5",
        "program",
        "program 3000",
        "program 3000 ",
        "program x Hex",
        "program 99 Hex",
        f"program {THINK_MS[-1] + 1} Hex",
        "program -100 Hex",
        "Program 3000 Hex",
    ],
)
def test_any_other_text_is_not_an_engine_of_ones_own(text: str) -> None:
    assert read_engine_seat(text) is None


def test_a_name_from_a_file_is_one_short_line() -> None:
    seat = read_engine_seat("program 3000 a\n\x1b[31m" + "b" * 200)
    assert seat is not None
    assert seat.name.startswith("a [31mb")
    assert len(seat.name) <= LONGEST_NAME
