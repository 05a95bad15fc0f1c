"""A saved file keeps its attributes, and nobody else can read it meanwhile."""

from __future__ import annotations

import errno
import os
import stat
import struct
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.record import file_attributes, whole_file
from rules.record.whole_file import keep_beside, make_folder, make_private_folder, write_whole

_UNKNOWN_ID = 12345
_ACCESS = "system.posix_acl_access"
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "game.oddments"
    path.write_bytes(b"old")
    return path


def give(path: Path, name: str, value: bytes) -> None:
    """Set an extended attribute, or skip the test where the file system knows none."""
    try:
        os.setxattr(path, name, value)
    except (AttributeError, OSError):
        pytest.skip("no extended attributes here")


@needs_root
@pytest.mark.parametrize("bits", [0o600, 0o640, 0o664])
def test_a_saved_file_keeps_its_owner_group_and_mode(path: Path, bits: int) -> None:
    os.chown(path, _UNKNOWN_ID, _UNKNOWN_ID + 1)
    path.chmod(bits)
    write_whole(path, b"new")
    status = path.stat()
    assert (status.st_uid, status.st_gid, mode(path)) == (_UNKNOWN_ID, _UNKNOWN_ID + 1, bits)
    assert path.read_bytes() == b"new"


def test_a_saved_file_keeps_its_group(path: Path) -> None:
    before = path.stat().st_gid
    ours = [before + 1] if os.geteuid() == 0 else os.getgroups()
    group = next((each for each in ours if each != before), None)
    if group is None:
        pytest.skip("the user is in one group only")
    os.chown(path, -1, group)
    write_whole(path, b"new")
    assert path.stat().st_gid == group


def test_on_windows_the_mode_is_kept_by_the_name_of_the_file(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    for name in ("fchown", "fchmod"):
        monkeypatch.delattr(os, name)
    path.chmod(0o400)
    other = tmp_path / "other"
    other.touch()
    with other.open("rb") as file:
        file_attributes.copy_attributes(str(path), file.fileno(), str(other))
    assert stat.S_IMODE(other.stat().st_mode) == 0o400
    assert file_attributes.keeps_owner(os.stat("/"))


def test_where_the_group_cannot_stay_it_gets_no_rights(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_arguments: int) -> None:
        raise PermissionError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(os, "fchown", refuse)
    for before, after in ((0o660, 0o600), (0o664, 0o644)):
        path.chmod(before)
        write_whole(path, b"new")
        assert mode(path) == after


def test_a_saved_file_keeps_its_extended_attributes(path: Path) -> None:
    give(path, "user.comment", b"from Ann")
    write_whole(path, b"new")
    assert os.getxattr(path, "user.comment") == b"from Ann"


def test_a_saved_file_keeps_its_access_list(path: Path) -> None:
    entries = [(0x01, 6, 0), (0x02, 4, _UNKNOWN_ID), (0x04, 0, 0), (0x10, 4, 0), (0x20, 0, 0)]
    packed = b"".join(
        struct.pack("<HHI", tag, bits, who if tag == 0x02 else 0xFFFFFFFF)
        for tag, bits, who in entries
    )
    give(path, _ACCESS, struct.pack("<I", 2) + packed)
    before, bits = os.getxattr(path, _ACCESS), mode(path)
    write_whole(path, b"new")
    assert os.getxattr(path, _ACCESS) == before
    assert mode(path) == bits


def test_a_private_file_is_private_at_every_moment(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path.chmod(0o600)
    modes: list[int] = []
    fsync = os.fsync

    def look(descriptor: int) -> None:
        modes.extend(mode(each) for each in path.parent.iterdir())
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", look)
    write_whole(path, b"new")
    assert set(modes) == {0o600}
    assert len(modes) >= 2


def test_the_original_of_a_private_file_is_kept_beside_as_a_private_one(path: Path) -> None:
    path.chmod(0o600)
    assert mode(Path(keep_beside(path))) == 0o600


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """Return a folder that everybody may write to."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o777)
        yield folder


@needs_root
def test_a_file_of_another_user_stays_theirs(open_folder: Path) -> None:
    path = open_folder / "game.oddments"
    path.write_bytes(b"a longer old text")
    path.chmod(0o666)
    before = path.stat()
    os.seteuid(65534)
    try:
        write_whole(path, b"new")
    finally:
        os.seteuid(0)
    after = path.stat()
    assert (after.st_uid, after.st_ino) == (before.st_uid, before.st_ino)
    assert path.read_bytes() == b"new"
    assert os.listdir(open_folder) == [path.name]


def test_a_file_that_is_written_over_in_vain_is_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(whole_file, "keeps_owner", lambda _old: False)
    fsync, calls = os.fsync, []

    def fail_second(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) == 2:  # the first is that of the copy beside it
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", fail_second)
    with pytest.raises(OSError, match="No space left"):
        write_whole(path, b"a new text that is longer")
    assert path.read_bytes() == b"old"
    assert os.listdir(path.parent) == [path.name]


@pytest.mark.parametrize("failures", [{2}, {2, 3}], ids=["restored", "damaged"])
def test_whatever_stops_writing_over_a_file_one_whole_copy_is_left(
    path: Path, monkeypatch: pytest.MonkeyPatch, failures: set[int]
) -> None:
    monkeypatch.setattr(whole_file, "keeps_owner", lambda _old: False)
    fsync, calls = os.fsync, []

    def stop(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) in failures:  # the first is that of the copy beside it
            raise KeyboardInterrupt
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"a new text that is longer")
    others = [each.read_bytes() for each in path.parent.iterdir() if each != path]
    if failures == {2}:
        assert path.read_bytes() == b"old"
        assert others == []
    else:
        assert others == [b"a new text that is longer"]


def test_a_link_stays_and_what_it_leads_to_keeps_its_mode(path: Path, tmp_path: Path) -> None:
    path.chmod(0o600)
    link = tmp_path / "link.oddments"
    link.symlink_to(path.name)
    write_whole(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"
    assert mode(path) == 0o600


def test_folders_that_are_made_are_private(tmp_path: Path) -> None:
    make_folder(tmp_path / "state" / "Oddments")
    assert mode(tmp_path / "state") == mode(tmp_path / "state" / "Oddments") == 0o700


def test_a_state_folder_that_others_could_look_into_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    folder.mkdir(mode=0o755)
    make_private_folder(folder)
    assert mode(folder) == 0o700
