"""Notices about a file that was read only in part, contains several games, or has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.storage.reading_notices import changed_text, reading_text
from rules.record.read_report import GameFileError, ReadReport

PATH = Path("folder") / "mine.oddments"
STAYS = "mine.oddments was left unchanged. Save this game to another file."


def reading(*problems: str, more: int = 0) -> ReadReport:
    return ReadReport([GameFileError(problem) for problem in problems], more=more)


def test_a_completely_read_game_needs_no_notice() -> None:
    assert reading_text(ReadReport(), PATH) == ""
    assert reading_text(ReadReport(), None) == ""


@pytest.mark.parametrize(
    ("found", "more"),
    [
        (reading("no turn"), ""),
        (reading("no turn", "no name"), ", and one more problem"),
        (reading("no turn", "no name", "no end"), ", and 2 more problems"),
        (reading("no turn", more=1), ", and one more problem"),
        (reading("no turn", "no name", more=40), ", and 41 more problems"),
    ],
)
def test_the_first_problem_is_shown_and_the_others_are_counted(
    found: ReadReport, more: str
) -> None:
    text = f"mine.oddments could only be read in part: no turn{more}. {STAYS}"
    assert reading_text(found, PATH) == text
    pasted = f"The pasted text could only be read in part: no turn{more}."
    assert reading_text(found, None) == pasted


def test_one_of_several_games_is_reported_as_such() -> None:
    several = ReadReport(alone=False)
    text = f"This is one of several games in mine.oddments. {STAYS}"
    assert reading_text(several, PATH) == text
    assert reading_text(several, None) == "This is one of several pasted games."


def test_a_problem_is_shown_rather_than_the_other_games() -> None:
    found = reading("no turn")
    found.alone = False
    assert "only be read in part: no turn" in reading_text(found, PATH)


def test_a_change_by_another_program_is_reported_with_the_files_name() -> None:
    assert changed_text(PATH) == (
        "Another program has changed mine.oddments since it was opened here, "
        "so it was not overwritten. Save this game to another file."
    )
