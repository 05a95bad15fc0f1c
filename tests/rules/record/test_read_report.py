"""What is reported about a file that could not be read as it is."""

from __future__ import annotations

from rules.record.read_report import MAX_PROBLEMS, GameFileError, ReadReport
from rules.translatable_text import TranslatableText


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
