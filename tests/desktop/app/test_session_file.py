"""The file of the open windows: which program has which file, and how damage is handled."""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.app.session_file import OpenWindow, Session, SessionFile, read_session
from desktop.settings.lock import lock

FULL = OpenWindow(
    geometry="AAAA",
    active=True,
    game="2026-11/one",
    checksum=7,
    file="/home/file",
    fingerprint="1 2 3 4",
    text="(;GM[1004])",
    read_only=True,
    problem="a problem",
    more_problems=2,
    line=("a1", "b2"),
    at=1,
    steps=(3, 4),
    taken_back=True,
    stopped=True,
    looked_at=True,
    analysing=True,
)
# the same window in the file, with the names that version 0.1 has written
WRITTEN = dataclasses.asdict(FULL)
WRITTEN["sum"] = WRITTEN.pop("checksum")
WRITTEN["stamp"] = WRITTEN.pop("fingerprint")
DAMAGED = "the list of open windows is damaged"
OTHER_VERSION = "the list of open windows is from another version of Oddments"


@pytest.fixture
def taken() -> Iterator[list[SessionFile]]:
    """Yield a list of session files that are closed at the end of the test."""
    files: list[SessionFile] = []
    yield files
    for file in files:
        file.close()


def take(folder: Path, taken: list[SessionFile]) -> SessionFile:
    taken.append(SessionFile(folder))
    return taken[-1]


def facts(*windows: Any, **more: Any) -> bytes:
    return json.dumps({"version": 1, "windows": list(windows), **more}).encode()


def test_the_next_program_finds_the_written_session(
    tmp_path: Path, taken: list[SessionFile]
) -> None:
    first = SessionFile(tmp_path)
    assert first.path == tmp_path / "session.json"
    assert first.found == Session()
    assert first.problem == ""
    first.write(Session([FULL, OpenWindow()], 2))
    facts_on_disk = json.loads(first.path.read_bytes())["windows"][0]
    assert facts_on_disk == json.loads(json.dumps(WRITTEN))
    first.close()
    second = take(tmp_path, taken)
    assert second.path == first.path
    assert list(second.found.windows) == [FULL, OpenWindow()]
    assert second.found.attempts == 2
    assert second.problem == ""


def test_every_program_running_has_its_own_file(tmp_path: Path, taken: list[SessionFile]) -> None:
    first, second, third = (take(tmp_path, taken) for _ in range(3))
    names = [file.path.name for file in (first, second, third)]
    assert names == ["session.json", "session-2.json", "session-3.json"]
    for number, file in enumerate((first, second, third)):
        file.write(Session([OpenWindow(at=number)]))
    assert sorted(path.name for path in tmp_path.glob("*.json")) == sorted(names)
    assert [read_session(file.path.read_bytes()).windows[0].at for file in taken] == [0, 1, 2]


def test_files_left_by_several_programs_are_deleted_once_taken_over(
    tmp_path: Path, taken: list[SessionFile]
) -> None:
    left = [SessionFile(tmp_path) for _ in range(4)]
    for number, file in enumerate(left):
        file.write(Session([OpenWindow(at=number)], attempts=(3, 1, 9, 2)[number]))
    for number in (0, 1, 3):
        left[number].close()
    heir = take(tmp_path, taken)  # the third still runs
    assert [window.at for window in heir.found.windows] == [0, 1, 3]
    assert heir.found.attempts == 3
    assert left[1].path.exists()  # until the heir has written its own file
    assert lock(left[1].path) is None
    heir.write(heir.found)
    for number in (1, 3):
        assert not left[number].path.exists()
        free = lock(left[number].path)
        assert free is not None
        free.unlock()
    assert left[2].path.exists()
    written = read_session(heir.path.read_bytes())
    assert [window.at for window in written.windows] == [0, 1, 3]
    left[2].close()


def test_a_file_that_cannot_be_locked_stays_for_the_next_program(
    tmp_path: Path, taken: list[SessionFile]
) -> None:
    path = tmp_path / "session-2.json"
    path.write_bytes(facts(WRITTEN))
    (tmp_path / "session-2.json.lock").mkdir()
    file = take(tmp_path, taken)
    assert file.found == Session()
    assert file.problem == ""
    file.write(Session())
    assert path.exists()


def test_a_damaged_file_is_renamed_and_the_others_are_read(
    tmp_path: Path, taken: list[SessionFile]
) -> None:
    (tmp_path / "session.json").write_bytes(b"{")
    (tmp_path / "session-2.json").write_bytes(facts(WRITTEN))
    file = take(tmp_path, taken)
    assert file.problem == DAMAGED
    assert list(file.found.windows) == [FULL]
    assert (tmp_path / "session.json.aside").read_bytes() == b"{"
    assert not (tmp_path / "session.json").exists()


def test_a_fifo_in_the_place_of_the_file_does_not_stop_the_start(
    tmp_path: Path, taken: list[SessionFile]
) -> None:
    os.mkfifo(tmp_path / "session.json")
    file = take(tmp_path, taken)
    assert file.problem == "it is not a regular file"
    file.write(Session())
    assert (tmp_path / "session.json.aside").is_fifo()


def test_a_file_that_cannot_be_read_is_reported(tmp_path: Path, taken: list[SessionFile]) -> None:
    (tmp_path / "session.json").mkdir()
    file = take(tmp_path, taken)
    assert "folder" in file.problem
    assert file.found == Session()


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", DAMAGED),
        (b"[]", DAMAGED),
        (b"[" * 100_000, DAMAGED),
        (b'{"version": 1}', DAMAGED),
        (b'{"version": 1, "windows": {}}', DAMAGED),
        (b'{"windows": []}', OTHER_VERSION),
        (b'{"version": 2, "windows": []}', OTHER_VERSION),
        (b'{"version": "1", "windows": []}', OTHER_VERSION),
    ],
)
def test_an_invalid_file_raises_a_clear_error(data: bytes, why: str) -> None:
    with pytest.raises(ValueError, match=f"^{why}$"):
        read_session(data)


def test_windows_and_attempts_are_read() -> None:
    session = read_session(facts(WRITTEN, {}, {"at": 3, "colour": "red"}, attempts=4))
    assert list(session.windows) == [FULL, OpenWindow(), OpenWindow(at=3)]
    assert session.attempts == 4
    for attempts in (None, "3", 2.0, True):
        assert read_session(facts(attempts=attempts)).attempts == 0
    assert read_session(facts()).attempts == 0


@pytest.mark.parametrize(
    "damage",
    [
        {"geometry": 1},
        {"active": 1},
        {"at": True},
        {"at": 1.5},
        {"line": "a1"},
        {"line": ["a1", 2]},
        {"steps": [1, "2"]},
        {"steps": [True]},
        {"steps": None},
        {"game": ["2026-11/one"]},
    ],
    ids=str,
)
def test_a_damaged_window_is_left_out(damage: dict[str, object]) -> None:
    whole = WRITTEN
    session = read_session(facts({**whole, **damage}, 7, whole))
    assert list(session.windows) == [FULL]
