"""Marks of games that are being loaded: one that is left shows where a process has ended.

Whatever a package does at its import can be caught, but for what ends the process: ``os._exit``, or
a crash of compiled code. Then its mark is left, and later processes do without that game.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from rules.regular_file import check_regular
from rules.system import try_lock

_OPEN = os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0)


class LeftMarkError(Exception):
    """A process has ended while it loaded the game."""


@contextlib.contextmanager
def marked(key: str, origin: str) -> Iterator[None]:
    """Mark a game as being loaded; where nothing can be written, it is loaded without.

    ``origin`` is the distribution and its version; the mark of another one does not count.

    Raises:
        LeftMarkError: the mark has been left by another process.
    """
    try:
        file = _open(_path(key))
    except (OSError, RuntimeError):  # the latter: there is no home folder
        yield
        return
    with file:
        if file.read() == origin:
            raise LeftMarkError
        with contextlib.suppress(OSError):
            _write(file, origin)
        try:
            yield
        finally:
            _write(file, "")  # before another process can read it
    with contextlib.suppress(OSError):
        forget(key)


def forget(key: str) -> None:
    """Remove the mark of a game, so that the next process loads it.

    Raises:
        OSError: it cannot be removed.
    """
    _path(key).unlink(missing_ok=True)


def state_folder() -> Path:
    """Return the folder that Qt chooses for the program's state."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData/Local", "Oddments", "State")
    if sys.platform == "darwin":
        return home / "Library/Preferences/Oddments/State"
    given = os.environ.get("XDG_STATE_HOME", "")
    return Path(given if os.path.isabs(given) else home / ".local/state", "Oddments")


def _path(key: str) -> Path:
    return state_folder() / f"{key}.loading"


def _open(path: Path) -> TextIO:
    """Open and lock a mark.

    Raises:
        OSError: nothing can be written there, or another process is loading the game now.
    """
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = open(os.open(path, _OPEN, 0o600), "r+", encoding="utf-8", errors="replace")  # noqa: SIM115
    try:
        check_regular(os.fstat(file.fileno()).st_mode, path)
        if not try_lock(file.fileno()):
            raise BlockingIOError
    except BaseException:
        file.close()
        raise
    return file


def _write(file: TextIO, text: str) -> None:
    file.seek(0)
    file.truncate()
    file.write(text)
    file.flush()
