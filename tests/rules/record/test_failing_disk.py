"""Disks that are full, gone or read-only: the old game stays whole, and the reason is reported."""

from __future__ import annotations

import errno
import io
import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from rules.games import GAMES
from rules.record.game_file import load, save
from rules.record.game_record import GameRecord
from rules.record.whole_file import FileFingerprint, keep_beside, write_whole

# the system calls of write_whole, in order
CALLS = ("stat", "open", "create", "write", "flush", "fsync", "close", "fchmod", "replace")


def game(*turns: str) -> GameRecord:
    record = GameRecord(GAMES["oddy"].setup(sides=3, size=4))
    for turn in turns:
        record.play_text(turn)
    return record


class FailingFile(io.FileIO):
    """A file on a disk that refuses one kind of call."""

    def __init__(self, path: str, mode: str, refuse: Callable[[str], None]) -> None:
        refuse("create")
        self._refuse = refuse
        super().__init__(path, mode)

    def write(self, data: Any) -> int:
        written = super().write(data[: len(data) // 2])  # the first half has room
        self._refuse("write")
        return written + super().write(data[len(data) // 2 :])

    def flush(self) -> None:
        self._refuse("flush")
        super().flush()

    def close(self) -> None:
        if not self.closed:
            super().close()
            self._refuse("close")


@contextmanager
def failing(call: str, code: int, patch: pytest.MonkeyPatch) -> Iterator[None]:
    """Make one kind of call fail with this error."""

    def refuse(asked: str) -> None:
        if asked == call:
            raise OSError(code, os.strerror(code))

    def refusing(name: str) -> Callable[..., Any]:
        original = getattr(os, name)

        def ask(*arguments: Any, **more: Any) -> Any:
            refuse(name)
            return original(*arguments, **more)

        return ask

    with patch.context() as inside:
        inside.setattr("builtins.open", lambda path, mode: FailingFile(path, mode, refuse))
        for name in ("stat", "open", "fsync", "fchmod", "replace"):
            inside.setattr(os, name, refusing(name))
        yield


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize("code", [errno.ENOSPC, errno.EIO, errno.EROFS, errno.ENODEV, errno.EDQUOT])
def test_whatever_call_fails_the_old_game_stays_and_nothing_is_left_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, code: int
) -> None:
    path = tmp_path / "game.oddments"
    save(game("a1"), path)
    before = path.read_bytes()
    with failing(call, code, monkeypatch), pytest.raises(OSError, match=os.strerror(code)):
        save(game("b1", "c1"), path)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == [path.name]


def test_a_folder_that_cannot_be_synced_keeps_no_game_from_being_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced = []
    original = os.fsync

    def fsync(file: int) -> None:
        synced.append(os.path.isdir(f"/proc/self/fd/{file}"))
        if synced[-1]:
            raise OSError(errno.EINVAL, "no such thing here")
        original(file)

    monkeypatch.setattr(os, "fsync", fsync)
    save(game("a1"), tmp_path / "game")
    assert synced == [False, True]  # first the file, and its name once that has been changed
    assert load(tmp_path / "game") == game("a1")


@pytest.mark.long
@pytest.mark.ordinary_user
def test_nothing_changes_without_write_permission(tmp_path: Path) -> None:
    path = tmp_path / "game"
    save(game("a1"), path)
    before = path.read_bytes()
    path.chmod(0o444)
    tmp_path.chmod(0o555)
    try:
        with pytest.raises(PermissionError):
            save(game("b1"), path)
        with pytest.raises(PermissionError):
            save(game("b1"), tmp_path / "new")
    finally:
        tmp_path.chmod(0o755)
    assert path.read_bytes() == before
    assert os.listdir(tmp_path) == ["game"]


@pytest.mark.long
@pytest.mark.ordinary_user
def test_an_unreadable_file_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "game"
    save(game("a1"), path)
    path.chmod(0)
    with pytest.raises(PermissionError):
        load(path)


def test_dangling_and_circular_links_are_reported(tmp_path: Path) -> None:
    (tmp_path / "gone").symlink_to("folder/nowhere")
    with pytest.raises(FileNotFoundError):
        save(game("a1"), tmp_path / "gone")
    (tmp_path / "round").symlink_to("round")
    with pytest.raises(OSError, match="symbolic"):
        save(game("a1"), tmp_path / "round")
    with pytest.raises(OSError, match="symbolic"):
        load(tmp_path / "round")
    assert sorted(os.listdir(tmp_path)) == ["gone", "round"]


def test_a_memory_stick_that_is_pulled_is_reported(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    save(game("a1"), stick / "game")
    stick.rename(tmp_path / "pulled")
    with pytest.raises(FileNotFoundError):
        save(game("b1"), stick / "game")
    assert load(tmp_path / "pulled" / "game") == game("a1")


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """Return a folder on a small file system; needs root."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=128k", "none", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("only root can mount a small disk")
    yield folder
    subprocess.run(["umount", str(folder)], check=True)


def test_on_a_disk_that_is_really_full_the_old_game_stays(small_disk: Path) -> None:
    path = small_disk / "game.oddments"
    save(game("a1"), path)
    before = path.read_bytes()
    long = game("b1")
    long.node.properties["C"] = ["x" * 200_000]
    with pytest.raises(OSError, match="No space left"):
        save(long, path)
    assert path.read_bytes() == before
    assert os.listdir(small_disk) == [path.name]
    with pytest.raises(OSError, match="No space left"):
        save(long, small_disk / "other")
    save(game("c1"), path)
    assert load(path) == game("c1")


def test_a_read_only_disk_is_reported(small_disk: Path) -> None:
    path = small_disk / "game.oddments"
    save(game("a1"), path)
    remount = ["mount", "-o", "remount,ro", str(small_disk)]
    if subprocess.run(remount, capture_output=True, check=False).returncode:
        pytest.skip("this system does not remount")
    with pytest.raises(OSError, match="Read-only file system"):
        save(game("b1"), path)
    assert load(path) == game("a1")


# -- fingerprints, and copies of the original ------------------------------------------------


def test_fingerprints_show_that_a_file_was_rewritten(tmp_path: Path) -> None:
    path = tmp_path / "game"
    assert FileFingerprint.of(path) is None
    save(game("a1"), path)
    first = FileFingerprint.of(path)
    assert first == FileFingerprint.of(path) == FileFingerprint.read(str(first))
    save(game("b1"), path)  # as long as before
    assert FileFingerprint.of(path) != first
    second = FileFingerprint.of(path)
    with open(path, "r+b") as file:
        file.write(b"x")
    os.utime(path, ns=(0, 0))
    assert FileFingerprint.of(path) != second


@pytest.mark.parametrize("text", ["", "1 2 3", "a b c d", "1 2 3 4 5", "1 2 3 None"])
def test_texts_that_are_not_fingerprints_read_as_none(text: str) -> None:
    assert FileFingerprint.read(text) is None


def test_originals_are_kept_under_names_that_are_free(tmp_path: Path) -> None:
    path = tmp_path / "my.game.oddments"
    for data in (b"one", b"two", b"three"):
        write_whole(path, data)
        kept = Path(keep_beside(path))
        assert kept.read_bytes() == data
    assert sorted(os.listdir(tmp_path)) == [
        "my.game (original 2).oddments",
        "my.game (original 3).oddments",
        "my.game (original).oddments",
        "my.game.oddments",
    ]
