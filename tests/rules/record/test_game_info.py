"""The dates of a game, as SGF FF[4] writes them."""

from __future__ import annotations

import pytest

from rules.games import GAMES
from rules.record.engine_seat import LONGEST_NAME, THINK_MS, EngineSeat, read_engine_seat
from rules.record.game_file import read_game, write_game
from rules.record.game_info import DateError, DateProblem, read_dates
from rules.record.game_record import GameRecord
from rules.record.read_report import MAX_PROBLEMS, GameFileError, ReadReport
from rules.translatable_text import TranslatableText


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("", ""),
        ("2026", "2026"),
        ("2026-05", "2026-05"),
        ("2024-02-29", "2024-02-29"),
        (" 1996-05-06 , 07, 08 ", "1996-05-06,07,08"),
        ("1996-12-27,28,1997-01-03,04", "1996-12-27,28,1997-01-03,04"),
        ("1996-05,06", "1996-05,06"),
        ("1996,1997", "1996,1997"),
        ("1996-05-06,06-01", "1996-05-06,06-01"),
        ("1996-05-06,06-01,02", "1996-05-06,06-01,02"),
    ],
)
def test_these_are_dates(text: str, kept: str) -> None:
    assert read_dates(text) == kept


@pytest.mark.parametrize(
    ("text", "problem", "part"),
    [
        ("5 May 2026", DateProblem.FORM, "5 May 2026"),
        ("2026-5-1", DateProblem.FORM, "2026-5-1"),
        ("2026/05/01", DateProblem.FORM, "2026/05/01"),
        ("2026-05-01,", DateProblem.FORM, ""),
        ("05-01", DateProblem.FORM, "05-01"),
        ("2026,05", DateProblem.FORM, "05"),
        ("2026-05,06-01", DateProblem.FORM, "06-01"),
        ("２０２６", DateProblem.FORM, "２０２６"),
        ("2026-02-29", DateProblem.NO_SUCH_DAY, "2026-02-29"),
        ("2026-13", DateProblem.NO_SUCH_DAY, "2026-13"),
        ("2026-04-30,31", DateProblem.NO_SUCH_DAY, "31"),
        ("0000", DateProblem.NO_SUCH_DAY, "0000"),
    ],
)
def test_these_are_not_dates(text: str, problem: DateProblem, part: str) -> None:
    with pytest.raises(DateError) as error:
        read_dates(text)
    assert (error.value.problem, error.value.part) == (problem, part)
    assert str(error.value) == f"{part}: {problem.value}"


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


def test_a_problem_is_reported_with_its_place_if_it_has_one() -> None:
    whole, placed = GameFileError("it is empty"), GameFileError("no turn", 3, 7)
    assert str(whole) == "it is empty"
    assert (whole.problem, whole.line, whole.column) == ("it is empty", None, None)
    assert str(placed) == "line 3, column 7: no turn"
    assert (placed.problem, placed.line, placed.column) == ("no turn", 3, 7)


def test_a_long_problem_is_cut_and_a_short_one_can_still_be_translated() -> None:
    just = TranslatableText("{text}", text="x" * 200)
    assert GameFileError(just).problem is just
    assert GameFileError("x" * 201).problem == "x" * 200 + "…"
    assert str(GameFileError("x" * 300, 1, 2)).endswith("xx…")


def test_a_game_that_was_begun_here_may_be_written_over() -> None:
    reading = ReadReport()
    assert (reading.problems, reading.more, reading.alone, reading.fingerprint) == (
        [],
        0,
        True,
        None,
    )
    assert not reading.read_only


def test_a_file_with_a_problem_or_more_games_is_not_written_over() -> None:
    damaged, collection = ReadReport(), ReadReport(alone=False)
    damaged.note(GameFileError("no turn"))
    assert damaged.read_only
    assert collection.read_only


def test_the_first_problems_are_kept_and_the_rest_is_counted() -> None:
    reading = ReadReport()
    problems = [GameFileError(str(number)) for number in range(MAX_PROBLEMS + 2)]
    for problem in problems[:-2]:
        reading.note(problem)
    assert (reading.problems, reading.more) == (problems[:-2], 0)
    for problem in problems[-2:]:
        reading.note(problem)
    assert (reading.problems, reading.more) == (problems[:-2], 2)
