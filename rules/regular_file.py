"""Opening only regular files: a FIFO in the place of one would be waited for, without end."""

from __future__ import annotations

import errno
import os
import stat
from typing import BinaryIO

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
    """Return the contents of a file.

    Raises:
        OSError: it cannot be read, or is not a regular file.
    """
    with open_regular(path) as file:
        return file.read()


def check_regular(mode: int, path: str | os.PathLike[str]) -> None:
    """Check that a mode is that of a regular file.

    Raises:
        OSError: it is not.
    """
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), path)
    if not stat.S_ISREG(mode):
        raise OSError(errno.EINVAL, TranslatableText("it is not a regular file"), path)
