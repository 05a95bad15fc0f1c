"""Files are written completely or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rules.record.whole_file import make_folder, write_whole


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    write_whole(path, b"one")
    path.chmod(0o640)
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert path.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["a.png"]


def test_a_full_disk_leaves_the_old_file_and_no_rest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "a.png"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert os.listdir(tmp_path) == ["a.png"]


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        write_whole(tmp_path, b"")


@pytest.mark.skipif(not os.path.isdir("/proc/self/fd"), reason="needs Linux")
def test_new_folders_are_on_the_disk_before_what_is_in_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled: list[str] = []
    monkeypatch.setattr(os, "fsync", lambda file: settled.append(_name_of(file)))
    make_folder(tmp_path / "games" / "2026-11")
    assert settled == [str(tmp_path), str(tmp_path / "games")]
    make_folder(tmp_path / "games" / "2026-11")
    assert len(settled) == 2


def test_a_folder_is_not_made_where_a_file_is(tmp_path: Path) -> None:
    (tmp_path / "games").write_bytes(b"")
    for path in (tmp_path / "games", tmp_path / "games" / "2026-11"):
        with pytest.raises(OSError, match="irectory"):
            make_folder(path)


def _name_of(file: int) -> str:
    return os.readlink(f"/proc/self/fd/{file}")
