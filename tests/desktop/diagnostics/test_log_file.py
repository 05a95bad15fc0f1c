"""The log: its lines, its rotation, and full disks."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from log_records import logged, raised

from desktop.diagnostics.log_file import LOG_NAME, MOST_BYTES, OLDER_FILES, LogFile, without_home


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", "/home/ann")
    return Path("/home/ann")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[LogFile]:
    file = LogFile(tmp_path)
    yield file
    file.close()


def text(folder: Path, name: str = LOG_NAME) -> str:
    return (folder / name).read_text("utf-8")


def test_the_file_is_created_with_the_first_line(log: LogFile, tmp_path: Path) -> None:
    assert list(tmp_path.iterdir()) == []
    log.emit(logged("begins"))
    assert [path.name for path in tmp_path.iterdir()] == ["oddments.log"]


@pytest.mark.usefixtures("home")
def test_a_line_has_a_time_a_level_and_a_thread(log: LogFile, tmp_path: Path) -> None:
    log.emit(logged("the %s leaks", "roof", created=86400.5, threadName="engine"))
    log.emit(logged("é \ud800", level=logging.WARNING, created=0, threadName="MainThread"))
    assert text(tmp_path).splitlines() == [
        "1970-01-02 00:00:00Z ERROR [engine] the roof leaks",
        "1970-01-01 00:00:00Z WARNING [MainThread] é \\ud800",
    ]


def test_the_log_does_not_name_the_home_folder(log: LogFile, tmp_path: Path, home: Path) -> None:
    error = raised(OSError(f"no room in {home}/games"))
    log.emit(logged(f"a fault in {home / 'attic'}", error=error))
    assert "a fault in ~/attic" in text(tmp_path)
    assert "OSError: no room in ~/games" in text(tmp_path)
    assert str(home) not in text(tmp_path)
    assert without_home(f"{home} and {home}") == "~ and ~"


def test_a_home_folder_at_the_root_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/")
    assert without_home("/games/one") == "/games/one"


def test_a_full_file_is_rotated_and_few_are_kept(log: LogFile, tmp_path: Path) -> None:
    for number in range(OLDER_FILES + 3):
        log.emit(logged(f"{number}" + "x" * (MOST_BYTES - 200)))
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [LOG_NAME, *(f"{LOG_NAME}.{number}" for number in range(1, OLDER_FILES + 1))]
    assert all(path.stat().st_size < MOST_BYTES for path in tmp_path.iterdir())
    assert f"{OLDER_FILES + 2}xxx" in text(tmp_path)
    assert "2xxx" in text(tmp_path, f"{LOG_NAME}.{OLDER_FILES}")


def test_a_line_that_cannot_be_written_is_dropped(
    log: LogFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.emit(logged("one"))
    (tmp_path / LOG_NAME).rename(tmp_path / "moved")
    (tmp_path / LOG_NAME).symlink_to("/dev/full")
    log.close()
    log.emit(logged("two"))
    log.emit(logged("three"))
    (tmp_path / LOG_NAME).unlink()
    log.emit(logged("four"))
    assert text(tmp_path).count("\n") == 1
    assert "four" in text(tmp_path)
    assert capsys.readouterr() == ("", "")


def test_without_its_folder_nothing_is_written_or_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = LogFile(tmp_path / "none")
    file.handle(logged("one"))
    (tmp_path / "none").mkdir()
    file.handle(logged("two"))
    file.close()
    assert "two" in text(tmp_path / "none")
    assert capsys.readouterr() == ("", "")
