"""The file of the settings, where they are in one: what is damaged is kept beside the new one."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from pathlib import Path

from PySide6.QtCore import QStandardPaths

from rules.regular_file import copy_aside, read_regular, set_aside

_LINE = re.compile(r"\s*|;.*|\[[^]]*]\s*|[^=]+=.*")
_CONTROL = re.compile(r"[\0-\x08\x0b\x0c\x0e-\x1f]")


def settings_file() -> Path | None:
    """Return the file in which Qt stores the settings; None where the system stores them."""
    if sys.platform in ("win32", "darwin"):
        return None
    place = QStandardPaths.StandardLocation.GenericConfigLocation
    return Path(QStandardPaths.writableLocation(place), "Oddments", "Oddments.conf")


def keep_damaged(path: Path) -> Path | None:
    """Keep a damaged file of settings, before Qt writes what it could read of it.

    Return its new path, None if there is none to report: it is sound, or was kept earlier. What is
    no file, such as a FIFO, is moved away, since Qt would wait for it, as in the place of its lock.
    """
    locked = path.with_name(f"{path.name}.lock")
    with contextlib.suppress(OSError):
        if os.path.lexists(locked) and not locked.is_file():
            set_aside(locked)
    with contextlib.suppress(OSError):
        if path.exists() and not path.is_file():
            return set_aside(path)
        if _is_damaged(read_regular(path)):
            kept, is_new = copy_aside(path)
            return kept if is_new else None
    return None


def _is_damaged(data: bytes) -> bool:
    """Return whether Qt would not understand a line, and leave it out when it writes the file."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return True
    lines = text.split("\n")
    return bool(_CONTROL.search(text)) or not all(_LINE.fullmatch(line) for line in lines)
