"""The file of the open windows: which program writes it, and how damage is handled."""

from __future__ import annotations

import dataclasses
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.app.window_session import OpenWindow, Session, SessionFile, read_session

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


def test_a_second_program_leaves_the_file_to_the_first(
    tmp_path: Path, taken: list[SessionFile]
) -> None:
    first = take(tmp_path, taken)
    first.write(Session([FULL]))
    second = take(tmp_path, taken)
    assert (second.found, second.problem) == (Session(), "")
    second.write(Session([OpenWindow()]))
    assert list(read_session(first.path.read_bytes()).windows) == [FULL]
    second.close()  # it has nothing to release
    assert take(tmp_path, taken).found == Session()


def test_a_damaged_file_is_renamed(tmp_path: Path, taken: list[SessionFile]) -> None:
    (tmp_path / "session.json").write_bytes(b"{")
    file = take(tmp_path, taken)
    assert file.problem == DAMAGED
    assert file.found == Session()
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
