"""The files that earlier runs left behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.faults.run_mark import RunMark


@pytest.fixture
def mark(tmp_path: Path) -> Iterator[RunMark]:
    """A start after seven runs, of which all but the third crashed."""
    for day in range(1, 8):
        crash = "" if day == 3 else f"Fatal Python error {day}"
        name = f"run 2026-11-{day:02} 10.00.00 {day}.txt"
        (tmp_path / name).write_text(f"Oddments on this machine\nBegun\n\n{crash}", "utf-8")
    found = RunMark(tmp_path)
    found.begin()
    yield found
    found.end()


def test_of_several_crashes_the_latest_is_told(mark: RunMark) -> None:
    assert "Fatal Python error 7" in mark.crash
    assert "Oddments on this machine" in mark.crash
    mark.forget_crash()
    assert mark.crash == ""


def test_reports_of_the_five_latest_crashes_are_kept(mark: RunMark, tmp_path: Path) -> None:
    mark.forget_crash()
    assert len(list(tmp_path.glob("crash *"))) == 5
    for text in ("crash 2026-11-08 10.00.00 8.txt", "crash 2026-10-01 10.00.00 9.txt"):
        (tmp_path / text).touch()
    mark.forget_crash()
    kept = sorted(path.name[:16] for path in tmp_path.glob("crash *"))
    assert kept == [f"crash 2026-11-{day:02}" for day in (4, 5, 6, 7, 8)]


def test_of_a_run_that_was_killed_nothing_is_told_or_kept(tmp_path: Path) -> None:
    (tmp_path / "run 2026-11-01 10.00.00 1.txt").write_text("Oddments\n\n", "utf-8")
    mark = RunMark(tmp_path)
    mark.begin()
    mark.end()
    assert mark.crash == ""
    assert not list(tmp_path.glob("*.txt"))
