"""Moves games from the old folders ``unfinished`` and ``finished`` to a folder per month."""

from __future__ import annotations

import datetime
import itertools
import re
from contextlib import suppress
from pathlib import Path

from desktop.settings.autosave import Autosaves
from rules.record.game_file import SUFFIX
from rules.record.whole_file import make_folder

_MONTH = re.compile(r"[0-9]{4}-(?:0[1-9]|1[0-2])(?=-)")


def move_old_games(autosaves: Autosaves) -> None:
    """Move the games of the old folders; any that cannot be moved stay where they are.

    A game is marked as unfinished before it is moved, so an interrupted run can be repeated.
    """
    for kind in ("unfinished", "finished"):
        folder = autosaves.folder / kind
        with suppress(OSError):
            for path in list(folder.glob(f"*{SUFFIX}")):
                _move(path, autosaves, unfinished=kind == "unfinished")
            for lock in list(folder.glob("*.lock")):
                lock.unlink()
            folder.rmdir()
    notes = autosaves.folder / "files"
    with suppress(OSError):
        notes.rmdir()


def _move(path: Path, autosaves: Autosaves, *, unfinished: bool) -> None:
    found = _MONTH.match(path.name)
    played = datetime.datetime.fromtimestamp(path.stat().st_mtime)
    month = autosaves.folder / (found[0] if found else f"{played:%Y-%m}")
    make_folder(month)
    target = _free(month / path.name)
    if unfinished:
        autosaves.unfinished_games.add(target)
    note = autosaves.folder / "files" / f"{path.name}.path"
    if note.is_file():
        note.replace(target.with_name(f"{target.name}.path"))
    path.rename(target)


def _free(path: Path) -> Path:
    """Return the path, numbered if it already exists."""
    others = (path.with_stem(f"{path.stem} ({number})") for number in itertools.count(2))
    return next(each for each in itertools.chain([path], others) if not each.exists())
