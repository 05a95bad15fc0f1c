"""Files that are written wholly or not at all."""

from __future__ import annotations

import errno
import itertools
import os
import secrets
import stat
from contextlib import suppress
from typing import NamedTuple

from rules.number import whole_number


def write_whole(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file: wholly, or not at all; a link stays and what it leads to changes.

    Raises:
        OSError: it cannot be written; an old file of that name is as it was.
    """
    target = os.path.realpath(path)
    folder, name = os.path.split(target)
    temporary = os.path.join(folder, f".{secrets.token_hex(8)}{os.path.splitext(name)[1]}")
    mode = _mode_of_writable(target)
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if mode is not None:
            os.chmod(temporary, mode)
        os.replace(temporary, target)
        _settle(folder)
    except BaseException:
        with suppress(OSError):
            os.unlink(temporary)
        raise


def make_folder(path: str | os.PathLike[str]) -> None:
    """Make a folder and those above it that are missing, so that a power cut leaves them there.

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
            os.mkdir(folder)
        _settle(os.path.dirname(folder))
    if not os.path.isdir(path):
        raise NotADirectoryError(errno.ENOTDIR, os.strerror(errno.ENOTDIR), path)


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
        write_whole(name, file.read())
    return name


class Stamp(NamedTuple):
    """Tells whether a file is still the one it was."""

    device: int
    inode: int
    size: int
    mtime_ns: int

    @classmethod
    def of(cls, path: str | os.PathLike[str]) -> Stamp | None:
        """The stamp of a file as it is now; None if it cannot be looked at."""
        try:
            status = os.stat(path)
        except OSError:
            return None
        return cls(status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns)

    @classmethod
    def read(cls, text: str) -> Stamp | None:
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


def _mode_of_writable(path: str) -> int | None:
    """The access rights of a file that is to be replaced, None if there is none.

    OSError if it may not be written or is something else than a file.
    """
    try:
        mode = os.stat(path).st_mode
    except FileNotFoundError:
        return None
    check_regular(mode, path)
    os.close(os.open(path, os.O_WRONLY))  # tells why not, as os.access does not
    return stat.S_IMODE(mode)
