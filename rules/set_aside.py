"""Damaged files, kept beside the new ones under names that say so."""

from __future__ import annotations

import contextlib
import datetime
import filecmp
import glob
import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from rules.system import patiently


def lay_aside(path: Path, endings: Sequence[str] = ("",)) -> Path:
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
