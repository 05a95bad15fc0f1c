"""Locks, also where the system cannot lock files."""

from __future__ import annotations

import contextlib
import errno
import os
import sys
from pathlib import Path

import pytest

from desktop.settings.lock import Lock, lock, take_lock
from rules.system import try_lock

not_on_windows = pytest.mark.skipif(
    sys.platform == "win32", reason="it always has locks, and no open file can be removed"
)


def refuse_locks(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """Let the system fail with this error when a file is locked."""

    def refuse(_descriptor: int, _operation: int) -> None:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr("fcntl.flock", refuse)


@not_on_windows
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP])
def test_where_the_system_cannot_lock_files_a_process_knows_its_own_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    refuse_locks(monkeypatch, number)
    held = lock(tmp_path / "game.oddments")
    assert held is not None
    assert lock(tmp_path / "game.oddments") is None
    held.unlock()
    assert os.listdir(tmp_path) == []
    again = lock(tmp_path / "game.oddments")
    assert again is not None
    again.unlock()


def test_a_lock_file_exists_next_to_its_file_while_it_is_held(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "deeper" / "game.oddments"
    held = lock(path)
    assert held is not None
    (beside,) = path.parent.iterdir()
    assert beside.name == "game.oddments.lock"
    assert sys.platform == "win32" or beside.stat().st_mode & 0o777 == 0o600
    assert lock(path) is None
    other = lock(path.with_name("other.oddments"))
    assert other is not None
    other.unlock()
    assert beside.exists()
    held.unlock()
    assert list(path.parent.iterdir()) == []
    again = lock(path)
    assert again is not None
    held.unlock()  # a second call must not take the lock from its new holder
    assert lock(path) is None
    again.unlock()


@not_on_windows
def test_unlocking_does_not_delete_the_lock_file_of_another_program(tmp_path: Path) -> None:
    name = str(tmp_path / "game.lock")
    first = take_lock(name)
    assert first is not None
    os.unlink(name)  # as a cleaning tool might
    second = take_lock(name)
    assert second is not None
    first.unlock()
    assert take_lock(name) is None
    second.unlock()
    assert os.listdir(tmp_path) == []
    third = take_lock(name)
    assert third is not None
    os.unlink(name)
    third.unlock()  # there is nothing to remove
    assert os.listdir(tmp_path) == []


@not_on_windows
def test_a_lock_whose_last_holder_unlinks_it_meanwhile_is_taken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = str(tmp_path / "game.lock")
    taken = []

    def take(descriptor: int) -> bool:
        taken.append(descriptor)
        is_held = try_lock(descriptor)
        if len(taken) == 1:
            os.unlink(name)
        return is_held

    monkeypatch.setattr("desktop.settings.lock.try_lock", take)
    held = take_lock(name)
    assert held is not None
    assert len(taken) == 2
    assert len([each for each in open_files() if each.startswith(str(tmp_path))]) == 1
    assert os.path.exists(name)
    assert take_lock(name) is None
    held.unlock()


def open_files() -> list[str]:
    links = []
    for each in os.listdir("/proc/self/fd"):
        with contextlib.suppress(FileNotFoundError):  # that of the listing itself
            links.append(os.readlink(f"/proc/self/fd/{each}"))
    return links


@not_on_windows
@pytest.mark.parametrize("number", [0, errno.EWOULDBLOCK, errno.EACCES, errno.EIO, errno.ENOLCK])
def test_no_file_stays_open_whatever_the_result(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    path = tmp_path / "game.oddments"
    if number:
        refuse_locks(monkeypatch, number)
    held: Lock | None = None
    if number == errno.EIO:
        with pytest.raises(OSError, match="Input/output error"):
            lock(path)
    else:
        held = lock(path)
    assert (held is not None) == (number in (0, errno.ENOLCK))
    if held is not None:
        held.unlock()
    assert not [name for name in open_files() if str(tmp_path) in name]


@not_on_windows
def test_a_lock_that_cannot_be_created_is_reported(tmp_path: Path) -> None:
    with pytest.raises(OSError, match=r"x\.lock") as raised:
        take_lock(str(tmp_path / f"{'x' * 300}.lock"))
    assert raised.value.errno == errno.ENAMETOOLONG
    with pytest.raises(FileNotFoundError):
        take_lock(str(tmp_path / "missing" / "x.lock"))


@not_on_windows
def test_an_open_lock_file_that_windows_does_not_unlink_is_unlinked_when_it_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held = lock(tmp_path / "game.oddments")
    assert held is not None
    monkeypatch.setattr(sys, "platform", "win32")
    unlink = os.unlink

    def unlink_closed(name: str) -> None:
        assert name not in open_files()
        unlink(name)

    monkeypatch.setattr(os, "unlink", unlink_closed)
    held.unlock()
    assert os.listdir(tmp_path) == []
