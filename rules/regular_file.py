"""Files of the user: only regular ones are opened, and damaged ones are preserved."""

from __future__ import annotations

import contextlib
import datetime
import errno
import filecmp
import glob
import os
import shutil
import stat
from collections.abc import Sequence
from pathlib import Path
from typing import BinaryIO

from rules.system import patiently
from rules.translatable_text import TranslatableText

_OPEN = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)


def open_regular(path: str | os.PathLike[str]) -> BinaryIO:
    """Open a file to read its bytes; through a link, its target.

    Raises:
        OSError: it cannot be opened, or is not a regular file.
    """
    check_regular(os.stat(path).st_mode, path)  # for its words: a folder, or something else
    file = open(os.open(path, _OPEN), "rb")  # noqa: SIM115 - the caller closes it
    try:
        check_regular(os.fstat(file.fileno()).st_mode, path)
    except OSError:
        file.close()
        raise
    return file


def read_regular(path: str | os.PathLike[str]) -> bytes:
    """Return the contents of a file; OSError if it cannot be read, or is not a regular file."""
    with open_regular(path) as file:
        return file.read()


def check_regular(mode: int, path: str | os.PathLike[str]) -> None:
    """Check that a mode is that of a regular file; OSError if it is not."""
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, TranslatableText("it is not a regular file"), path)


def set_aside(path: Path, endings: Sequence[str] = ("",)) -> Path:
    """Rename a damaged file and return its new path.

    ``endings``: the suffixes of the files that belong together.

    Raises:
        OSError: it cannot be renamed.
    """
    aside = _name_aside(path)
    for ending in endings:
        with contextlib.suppress(FileNotFoundError):
            patiently(os.rename, f"{path}{ending}", f"{aside}{ending}")
    return aside


def copy_aside(path: Path, endings: Sequence[str] = ("",)) -> tuple[Path, bool]:
    """Copy a damaged file; return the path of the copy, and whether it is new.

    One that was left by an earlier attempt is used again.

    Raises:
        OSError: it cannot be copied; no partial copy is left behind.
    """
    for name in glob.glob(f"{glob.escape(str(path.with_suffix('')))} damaged *{path.suffix}"):
        if all(_are_equal(f"{path}{ending}", f"{name}{ending}") for ending in endings):
            return Path(name), False
    aside = _name_aside(path)
    try:
        for ending in endings:
            with contextlib.suppress(FileNotFoundError):
                shutil.copy2(f"{path}{ending}", f"{aside}{ending}")
    except BaseException:
        for ending in endings:
            with contextlib.suppress(OSError):
                os.remove(f"{aside}{ending}")
        raise
    return aside, True


def _are_equal(one: str, other: str) -> bool:
    """Return whether two files are equal; an empty one counts as missing."""
    sizes = [os.path.getsize(name) if os.path.exists(name) else 0 for name in (one, other)]
    return sizes[0] == sizes[1] and (sizes[0] == 0 or filecmp.cmp(one, other, shallow=False))


def _name_aside(path: Path) -> Path:
    moment = datetime.datetime.now().strftime("%Y-%m-%d %H.%M.%S.%f")
    return path.with_name(f"{path.stem} damaged {moment}{path.suffix}")
