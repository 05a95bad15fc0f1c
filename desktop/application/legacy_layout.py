"""Games as earlier versions kept them, in ``unfinished`` and ``finished``, moved to the months."""

from __future__ import annotations

import datetime
import itertools
import re
from contextlib import suppress
from pathlib import Path

from desktop.storage.autosave import Autosaves
from rules.record.game_file import SUFFIX
from rules.record.whole_file import make_folder

_MONTH = re.compile(r"[0-9]{4}-(?:0[1-9]|1[0-2])(?=-)")


def move_old_games(autosaves: Autosaves) -> None:
    """Move what lies in the old folders; what cannot be moved stays where it is.

    A game is marked as unfinished before it moves: it may be broken off anywhere and done again.
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
        autosaves.marks.add(target)
    note = autosaves.folder / "files" / f"{path.name}.path"
    if note.is_file():
        note.replace(target.with_name(f"{target.name}.path"))
    path.rename(target)


def _free(path: Path) -> Path:
    """Return a path at which nothing is yet."""
    others = (path.with_stem(f"{path.stem} ({number})") for number in itertools.count(2))
    return next(each for each in itertools.chain([path], others) if not each.exists())
