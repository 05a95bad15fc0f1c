"""Files that are written wholly or not at all."""

from __future__ import annotations

import errno
import io
import itertools
import os
import secrets
import stat
import sys
from contextlib import suppress
from typing import NamedTuple

from rules.number import whole_number
from rules.record.file_attributes import copy_attributes, keeps_owner


def write_whole(
    path: str | os.PathLike[str], data: bytes, *, like: str | os.PathLike[str] | None = None
) -> None:
    """Write a file: wholly, or not at all; a link stays and what it leads to changes.

    A file that is there keeps its owner, group, mode, access list and extended attributes. One of
    another user is overwritten in place, since a new file would belong to us. A new file
    gets all of that from the file ``like``, if one is given.

    Raises:
        OSError: it cannot be written; an old file of that name is as it was. Should it be
            impossible to restore one that was written over, the data stays in a file beside it.
    """
    target = os.path.realpath(path)
    folder, name = os.path.split(target)
    temporary = os.path.join(folder, f".{secrets.token_hex(8)}{os.path.splitext(name)[1]}")
    old = _status_of_writable(target)
    is_replaced = old is None or keeps_owner(old)
    try:
        model = target if old is not None else like
        _write_new(temporary, data, None if model is None else os.fspath(model))
        if is_replaced:
            os.replace(temporary, target)
    except BaseException:
        _drop(temporary)
        raise
    if not is_replaced:
        _write_over(target, data, temporary)
    _settle(folder)


def _write_new(path: str, data: bytes, model: str | None) -> None:
    """Write a file that is not there; it is private until it has the attributes of ``model``."""
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    with open(os.open(path, flags, 0o600 if model else 0o666), "wb") as file:
        file.write(data)
        file.flush()
        if model:
            copy_attributes(model, file.fileno(), path)
        os.fsync(file.fileno())


def _write_over(path: str, data: bytes, copy: str) -> None:
    """Write into a file that is there; if that fails it gets back what was in it.

    ``copy``, a file that has ``data`` too, is removed, unless the file is left damaged.
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
    os.fsync(file.fileno())


def make_folder(path: str | os.PathLike[str]) -> None:
    """Make a folder and those above it that are missing, so that a power cut leaves them there.

    Nobody else may look into those that are made.

    Raises:
        OSError: it cannot be made, or a file is in its place.
    """
    missing = []
    folder = os.path.abspath(path)
    while not os.path.isdir(folder):
        missing.append(folder)
        folder = os.path.dirname(folder)
    for folder in reversed(missing):
        with suppress(FileExistsError):  # another program may have made it meanwhile
            os.mkdir(folder, 0o700)
        _settle(os.path.dirname(folder))
    if not os.path.isdir(path):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), path)


def make_private_folder(path: str | os.PathLike[str]) -> None:
    """Make a folder that nobody else may look into; one that is there becomes so, if it is ours.

    Raises:
        OSError: it cannot be made, or a file is in its place.
    """
    make_folder(path)
    status = os.stat(path)
    if sys.platform != "win32" and status.st_uid == os.geteuid() and status.st_mode & 0o077:
        os.chmod(path, 0o700)


def keep_beside(path: str | os.PathLike[str]) -> str:
    """Copy a file to a name beside it that is free, "game (original).oddments"; that name.

    Raises:
        OSError: it cannot be read, or nothing can be written there.
    """
    stem, suffix = os.path.splitext(os.path.realpath(path))
    for number in itertools.count(1):
        name = f"{stem} (original{f' {number}' if number > 1 else ''}){suffix}"
        if not os.path.lexists(name):
            break
    with open(path, "rb") as file:
        write_whole(name, file.read(), like=path)
    return name


class FileFingerprint(NamedTuple):
    """Tells whether a file is still the one it was."""

    device: int
    inode: int
    size: int
    mtime_ns: int

    @classmethod
    def of(cls, path: str | os.PathLike[str]) -> FileFingerprint | None:
        """The stamp of a file as it is now; None if it cannot be looked at."""
        try:
            status = os.stat(path)
        except OSError:
            return None
        return cls(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)

    @classmethod
    def read(cls, text: str) -> FileFingerprint | None:
        """The stamp that ``str`` has written; None if that is none."""
        numbers = [whole_number(word) for word in text.split()]
        whole = [number for number in numbers if number is not None]
        return cls(*whole) if len(whole) == len(numbers) == len(cls._fields) else None

    def __str__(self) -> str:
        return " ".join(map(str, self))


def _settle(folder: str) -> None:
    """Have the folder itself on the disk, so that the new file is found after a power cut."""
    if os.name == "posix":
        with suppress(OSError):  # some file systems know no such thing
            opened = os.open(folder, os.O_RDONLY)
            try:
                os.fsync(opened)
            finally:
                os.close(opened)


def check_regular(mode: int, path: str | os.PathLike[str]) -> None:
    """OSError if what has this mode is no ordinary file."""
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, "not an ordinary file", path)


def _status_of_writable(path: str) -> os.stat_result | None:
    """The status of a file that is to be replaced, None if there is none.

    OSError if it may not be written or is something else than a file.
    """
    try:
        status = os.stat(path)
    except FileNotFoundError:
        return None
    check_regular(status.st_mode, path)
    os.close(os.open(path, os.O_WRONLY))  # tells why not, as os.access does not
    return status
