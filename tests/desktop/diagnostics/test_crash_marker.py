"""Detecting crashes from the files that earlier runs left behind."""

from __future__ import annotations

import faulthandler
import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.diagnostics.crash_marker import CrashMarker
from desktop.diagnostics.report import machine_text


@pytest.fixture
def marker(tmp_path: Path) -> Iterator[CrashMarker]:
    """Yield a marker after seven runs, all of which but the third crashed."""
    for day in range(1, 8):
        crash = "" if day == 3 else f"Fatal Python error {day}"
        name = f"run 2026-11-{day:02} 10.00.00 {day}.txt"
        (tmp_path / name).write_text(f"Oddments on this machine\nBegun\n\n{crash}", "utf-8")
    found = CrashMarker(tmp_path)
    found.begin()
    yield found
    found.end()


def test_the_latest_of_several_crashes_is_reported(marker: CrashMarker) -> None:
    assert "Fatal Python error 7" in marker.crash
    assert "Oddments on this machine" in marker.crash
    marker.forget_crash()
    assert marker.crash == ""


def test_reports_of_the_five_latest_crashes_are_kept(marker: CrashMarker, tmp_path: Path) -> None:
    marker.forget_crash()
    assert len(list(tmp_path.glob("crash *"))) == 5
    for text in ("crash 2026-11-08 10.00.00 8.txt", "crash 2026-10-01 10.00.00 9.txt"):
        (tmp_path / text).touch()
    marker.forget_crash()
    kept = sorted(path.name[:16] for path in tmp_path.glob("crash *"))
    assert kept == [f"crash 2026-11-{day:02}" for day in (4, 5, 6, 7, 8)]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_describes_the_run_while_it_lasts(tmp_path: Path) -> None:
    marker = CrashMarker(tmp_path / "new" / "log")
    marker.begin()
    (text,) = names(tmp_path / "new" / "log")
    assert text.startswith("run 20")
    assert text.endswith(f" {os.getpid()}.txt")
    written = (tmp_path / "new" / "log" / text).read_text("utf-8")
    assert written.startswith(f"{machine_text()}\nStarted 20")
    assert written.endswith(" UTC\n\n")
    assert faulthandler.is_enabled()
    marker.end()
    assert names(tmp_path / "new" / "log") == []
    assert not faulthandler.is_enabled()
    marker.end()  # a second call does no harm
    assert marker.crash == ""


def test_the_file_of_a_running_program_is_left_alone(tmp_path: Path) -> None:
    first, second = CrashMarker(tmp_path), CrashMarker(tmp_path)
    first.begin()
    (text,) = tmp_path.glob("*.txt")
    with text.open("a") as file:
        file.write("Fatal Python error")
    other = text.with_name(text.name.replace("run 2", "run 1"))
    text.rename(other)  # in real life a second run would have another name
    (tmp_path / "run 2000.txt").touch()  # one that has just started
    second.begin()
    assert (tmp_path / "run 2000.txt").exists()
    assert second.crash == ""
    assert other.exists()
    second.end()
    assert other.exists()
    first.end()


def test_a_crash_is_reported_without_the_name_of_the_home_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    name = "2026-11-01 10.00.00 1.txt"
    crash = "Fatal Python error\n\n  File /home/ann/x\n"
    (tmp_path / f"run {name}").write_text(f"Oddments\nBegun\n\n{crash}", "utf-8")
    (tmp_path / "run 2026-11-02 9.txt").write_bytes(b"Oddments\n\n \xff")
    (tmp_path / "other.txt").write_text("a letter")
    marker = CrashMarker(tmp_path)
    marker.begin()
    assert marker.crash.startswith("Oddments\nEnded by a crash.\n\n")
    assert "\ufffd" in marker.crash  # the later of the two crashes
    marker.forget_crash()
    marker.end()
    assert names(tmp_path) == [f"crash {name}", "crash 2026-11-02 9.txt", "other.txt"]
    assert (tmp_path / f"crash {name}").read_text("utf-8").endswith(crash)
    again = CrashMarker(tmp_path)
    again.begin()
    assert again.crash == ""
    again.end()
    (tmp_path / f"crash {name}").rename(tmp_path / f"run {name}")
    third = CrashMarker(tmp_path)
    third.begin()
    assert third.crash == f"Oddments\nBegun\nEnded by a crash.\n\n{crash}".replace("/home/ann", "~")
    third.end()


def test_the_ends_of_earlier_runs_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "run a.txt").write_text("Oddments\n\nFatal", "utf-8")
    (tmp_path / "run b.txt").write_text("Oddments\n\n  \n", "utf-8")
    with caplog.at_level(logging.INFO):
        marker = CrashMarker(tmp_path)
        marker.begin()
        marker.end()
    assert [record.getMessage() for record in caplog.records] == [
        "An earlier run crashed: run a.txt",
        "An earlier run was killed, or the power failed: run b.txt",
    ]
    assert not (tmp_path / "run b.txt").exists()  # a killed run is not kept
    marker.forget_crash()
    (tmp_path / "crash a.txt").unlink()
    marker.forget_crash()  # it has been forgotten already
    assert names(tmp_path) == []


def test_the_program_runs_even_if_the_folder_is_not_writable(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    enabled: list[tuple[object, ...]] = []

    def enable(*where: object) -> None:
        enabled.append(where)
        raise RuntimeError("sys.stderr is None")

    monkeypatch.setattr(faulthandler, "enable", enable)
    (tmp_path / "log").write_text("in the way")
    marker = CrashMarker(tmp_path / "log")
    with caplog.at_level(logging.INFO):
        marker.begin()
    (record,) = caplog.records
    assert record.levelno == logging.INFO
    assert record.getMessage().startswith("Crashes of this run cannot be recorded: ")
    assert enabled == [()]
    marker.end()
    marker.crash = "a crash"
    marker.forget_crash()
    assert marker.crash == ""
