"""Writes files whole or not at all, with the permissions of those that they replace."""

from __future__ import annotations

import errno
import io
import itertools
import os
import stat
import sys
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from rules.number import whole_number
from rules.regular_file import check_regular, read_regular
from rules.system import patiently, sync, sync_all, user_number

SUFFIX = ".oddments"  # of saved games
_ACCESS_LIST = "system.posix_acl_access"


def keeps_owner(old: os.stat_result) -> bool:
    """Return whether a new file of this program can belong to the same user as ``old``."""
    return user_number() in (0, old.st_uid)


def copy_attributes(source: str, descriptor: int, name: str) -> None:
    """Give an open file the group, mode, access list and extended attributes of another.

    The open file is ``name``. What the system refuses is skipped, and so are permissions that
    would then be given to others.

    Raises:
        OSError: the source cannot be read, or the mode cannot be set.
    """
    old = os.stat(source)
    mode = stat.S_IMODE(old.st_mode)
    if sys.platform == "win32":
        os.chmod(name, mode)
        return
    try:
        os.fchown(descriptor, old.st_uid if user_number() == 0 else -1, old.st_gid)
    except OSError:
        mode = _without_group(mode)
    if not _copy_extended(source, descriptor):
        mode = _without_group(mode)  # with an access list, these are its mask
    os.fchmod(descriptor, mode)


def _without_group(mode: int) -> int:
    """Return the mode with the group's permissions reduced to those of others."""
    return mode & ~(stat.S_IRWXG | stat.S_ISGID) | (mode & stat.S_IRWXO) << 3


def _copy_extended(source: str, descriptor: int) -> bool:
    """Copy the extended attributes; return whether the access list, if any, was copied."""
    if sys.platform != "linux":
        return True
    wanted, given = _extended(source), _extended(descriptor)
    for name in given.keys() - wanted.keys():  # an access list inherited from the folder
        with suppress(OSError):
            os.removexattr(descriptor, name)
    copied = True
    for name, value in wanted.items():
        try:
            os.setxattr(descriptor, name, value)
        except OSError:
            copied &= name != _ACCESS_LIST
    return copied


def _extended(file: str | int) -> dict[str, bytes]:
    """Return the extended attributes that can be read."""
    found: dict[str, bytes] = {}
    if sys.platform == "linux":
        with suppress(OSError):
            for name in os.listxattr(file):
                with suppress(OSError):
                    found[name] = os.getxattr(file, name)
    return found


def write_whole(
    path: str | os.PathLike[str], data: bytes, *, like: str | os.PathLike[str] | None = None
) -> None:
    """Write a file completely or not at all; through a link, its target is written.

    An existing file keeps its owner, group, mode, access list and extended attributes. One of
    another user is overwritten in place, since a new file would belong to us. A new file gets these
    from the file ``like``, if given.

    Raises:
        OSError: it cannot be written; an existing file is unchanged. If one that was overwritten
            cannot be restored, the new data stays in a file beside it.
    """
    target = os.path.realpath(path)
    folder, name = os.path.split(target)
    temporary = _temporary(folder, name)
    old = _status_of_writable(target)
    is_replaced = old is None or keeps_owner(old)
    try:
        model = target if old is not None else like
        _write_new(temporary, data, None if model is None else os.fspath(model))
        if is_replaced:
            patiently(os.replace, temporary, target)
    except BaseException:
        _drop(temporary)
        raise
    if not is_replaced:
        _write_over(target, data, temporary)
    _settle(folder)


def write_new(files: Iterable[tuple[Path, bytes]]) -> None:
    """Write many new files, each completely or not at all; their folders must be there.

    They are synced together, which takes a fraction of the time.

    Raises:
        OSError: one cannot be written. Those before it may be there.
    """
    written: list[tuple[str, Path]] = []
    try:
        for path, data in files:
            temporary = _temporary(str(path.parent), path.name)
            written.append((temporary, path))
            with open(temporary, "xb") as file:
                file.write(data)
        sync_all([temporary for temporary, _path in written])
        for temporary, path in written:
            patiently(os.replace, temporary, path)
    except BaseException:
        for temporary, _path in written:
            _drop(temporary)
        raise
    if sys.platform == "linux":
        sync_all(())  # the folders, with all else
        return
    for folder in {path.parent for _temporary, path in written}:
        _settle(str(folder))


def _temporary(folder: str, name: str) -> str:
    """Return the path of a file that is written before it gets its name; lists leave it out."""
    return os.path.join(folder, f".{os.urandom(8).hex()}{os.path.splitext(name)[1]}")


def _write_new(path: str, data: bytes, model: str | None) -> None:
    """Create a file; it is private until it has the attributes of ``model``."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with open(os.open(path, flags, 0o600 if model else 0o666), "wb") as file:
        file.write(data)
        file.flush()
        if model:
            copy_attributes(model, file.fileno(), path)
        sync(file.fileno())


def _write_over(path: str, data: bytes, copy: str) -> None:
    """Overwrite a file in place; if that fails, its old contents are restored.

    ``copy``, another file with ``data``, is removed unless the file is left damaged.
    """
    is_whole = True
    try:
        with open(path, "r+b", buffering=0) as file:
            before = file.read()
            is_whole = False
            try:
                _fill(file, data)
            except BaseException:
                _fill(file, before)
                is_whole = True
                raise
            is_whole = True
    finally:
        if is_whole:
            _drop(copy)


def _drop(path: str) -> None:
    with suppress(OSError):
        os.unlink(path)


def _fill(file: io.FileIO, data: bytes) -> None:
    file.seek(0)
    left = memoryview(data)
    while left:
        left = left[file.write(left) :]
    file.truncate()
    sync(file.fileno())


def make_folder(path: str | os.PathLike[str]) -> None:
    """Create a folder and its missing parents so that they survive a power failure.

    New folders are private.

    Raises:
        OSError: it cannot be created, or a file is in its place.
    """
    missing = []
    folder = os.path.abspath(path)
    while not os.path.isdir(folder):
        missing.append(folder)
        folder = os.path.dirname(folder)
    for folder in reversed(missing):
        with suppress(FileExistsError):  # another program may have created it meanwhile
            os.mkdir(folder, 0o700)
        _settle(os.path.dirname(folder))
    if not os.path.isdir(path):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), path)


def make_private_folder(path: str | os.PathLike[str]) -> None:
    """Create a private folder; an existing folder becomes private, if it is ours.

    Raises:
        OSError: it cannot be created, or a file is in its place.
    """
    make_folder(path)
    status = os.stat(path)
    if status.st_uid == user_number() and status.st_mode & 0o077:
        os.chmod(path, 0o700)


def keep_beside(path: str | os.PathLike[str]) -> str:
    """Copy a file to an unused name beside it, "game (original).oddments", and return the name.

    Raises:
        OSError: it cannot be read, or nothing can be written there.
    """
    stem, suffix = os.path.splitext(os.path.realpath(path))
    for number in itertools.count(1):
        name = f"{stem} (original{f' {number}' if number > 1 else ''}){suffix}"
        if not os.path.lexists(name):
            break
    write_whole(name, read_regular(path), like=path)
    return name


def is_same_file(one: str | os.PathLike[str], other: str | os.PathLike[str]) -> bool:
    """Return whether two paths name the same file, also through links; it may be missing."""
    try:
        return os.path.samefile(one, other)
    except OSError:
        return os.fspath(one) == os.fspath(other)


class FileFingerprint(NamedTuple):
    """Identifies a file's state, to see whether it has changed."""

    device: int
    inode: int
    size: int
    mtime_ns: int

    @classmethod
    def of(cls, path: str | os.PathLike[str]) -> FileFingerprint | None:
        """Return the fingerprint of a file now; None if it cannot be accessed."""
        try:
            status = os.stat(path)
        except OSError:
            return None
        return cls(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)

    @classmethod
    def read(cls, text: str) -> FileFingerprint | None:
        """Return the fingerprint that ``str`` wrote; None if the text is not one."""
        numbers = [whole_number(word) for word in text.split()]
        whole = [number for number in numbers if number is not None]
        return cls(*whole) if len(whole) == len(numbers) == len(cls._fields) else None

    def __str__(self) -> str:
        return " ".join(map(str, self))


def _settle(folder: str) -> None:
    """Sync the folder to the disk, so that a new file survives a power failure."""
    if os.name == "posix":
        with suppress(OSError):  # some file systems do not support this
            opened = os.open(folder, os.O_RDONLY)
            try:
                sync(opened)
            finally:
                os.close(opened)


def _status_of_writable(path: str) -> os.stat_result | None:
    """Return the status of a file to be replaced, None without one; OSError if that must not be."""
    try:
        status = os.stat(path)
    except FileNotFoundError:
        return None
    check_regular(status.st_mode, path)
    os.close(patiently(os.open, path, os.O_WRONLY))  # raises with the reason, unlike os.access
    return status
