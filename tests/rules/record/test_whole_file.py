"""Files are written completely or not at all, whatever fails, and keep their attributes."""

import errno
import io
import itertools
import os
import stat
import struct
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rules import system
from rules.games import GAMES
from rules.record import whole_file
from rules.record.game_file import load, save
from rules.record.game_record import GameRecord
from rules.record.whole_file import (
    FileFingerprint,
    keep_beside,
    make_folder,
    make_private_folder,
    write_new,
    write_whole,
)


def test_a_file_is_written_and_replaced(tmp_path: Path) -> None:
    path = tmp_path / "a.png"
    write_whole(path, b"one")
    path.chmod(0o640)
    write_whole(path, b"two")
    assert path.read_bytes() == b"two"
    assert path.stat().st_mode & 0o777 == 0o640
    assert os.listdir(tmp_path) == ["a.png"]


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


@pytest.mark.parametrize("refusals", [3, 10**9])
def test_on_windows_a_file_that_a_virus_scanner_has_open_is_replaced_a_moment_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: int
) -> None:
    path, replace, tries = tmp_path / "game.oddments", os.replace, itertools.count(1)
    path.write_bytes(b"old")

    def refuse(source: str, target: str) -> None:
        if next(tries) <= refusals:
            raise PermissionError(errno.EACCES, "Access is denied")
        replace(source, target)

    monkeypatch.setattr(os, "replace", refuse)
    monkeypatch.setattr(system, "_PAUSE_S", 0)
    monkeypatch.setattr(system, "_PATIENCE_S", 0 if refusals > 3 else 60)
    with pytest.raises(PermissionError):  # here nothing ends by waiting
        write_whole(path, b"new")
    monkeypatch.setattr(system, "sys", SimpleNamespace(platform="win32"))
    with pytest.raises(PermissionError) if refusals > 3 else nullcontext():
        write_whole(path, b"new")
    assert path.read_bytes() == (b"old" if refusals > 3 else b"new")
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


_UNKNOWN_ID = 12345
_ACCESS = "system.posix_acl_access"
needs_root = pytest.mark.skipif(
    sys.platform == "win32" or os.geteuid() != 0, reason="only root can give files away"
)


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
        whole_file.copy_attributes(str(path), file.fileno(), str(other))
    assert stat.S_IMODE(other.stat().st_mode) == 0o400
    assert whole_file.keeps_owner(os.stat("/"))


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


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError(errno.ENOSPC, "No space left")])
@pytest.mark.parametrize("failures", [{2}, {2, 3}], ids=["restored", "damaged"])
def test_whatever_stops_writing_over_a_file_one_whole_copy_is_left(
    path: Path, monkeypatch: pytest.MonkeyPatch, failures: set[int], error: Any
) -> None:
    monkeypatch.setattr(whole_file, "keeps_owner", lambda _old: False)
    fsync, calls = os.fsync, []

    def stop(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) in failures:  # the first is that of the copy beside it
            raise error
        fsync(descriptor)

    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises((KeyboardInterrupt, OSError)):
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
    path.unlink()
    write_whole(link, b"again")
    assert link.is_symlink()
    assert path.read_bytes() == b"again"


def test_folders_that_are_made_are_private(tmp_path: Path) -> None:
    make_folder(tmp_path / "state" / "Oddments")
    assert mode(tmp_path / "state") == mode(tmp_path / "state" / "Oddments") == 0o700


def test_a_state_folder_that_others_could_look_into_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "state"
    folder.mkdir(mode=0o755)
    make_private_folder(folder)
    assert mode(folder) == 0o700


def test_many_new_files_are_written_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [(tmp_path / f"{number}.oddments", b"x" * number) for number in range(3)]
    write_new(files)
    assert [path.read_bytes() for path, _data in files] == [data for _path, data in files]

    def fail(_paths: object) -> None:
        raise OSError(errno.ENOSPC, "no space left")

    monkeypatch.setattr("rules.record.whole_file.sync_all", fail)
    with pytest.raises(OSError, match="no space"):
        write_new([(tmp_path / "more.oddments", b"y"), (tmp_path / "0.oddments", b"other")])
    assert sorted(path.name for path in tmp_path.iterdir()) == [path.name for path, _ in files]
    assert files[0][0].read_bytes() == b""
