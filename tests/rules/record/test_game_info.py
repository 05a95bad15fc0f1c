"""The dates of a game, as SGF FF[4] writes them."""

from __future__ import annotations

import pytest

from rules.record.game_info import DateError, DateProblem, read_dates


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
