"""Marks the unfinished games, so that no game need be read to find them.

Each mark is an empty file named after its game, in a folder of its own. Processes that run at the
same time add and remove marks independently, and a folder of 100,000 games need not be read.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from rules.record import sgf
from rules.record.game_file import SUFFIX
from rules.record.whole_file import make_folder
from rules.regular_file import open_regular
from rules.system import remove

_MONTH = len("2026-11")
_HEAD = 100_000  # bytes of a game that are searched for its root


class UnfinishedGames:
    """The set of unfinished games.

    Attributes:
        folder: contains the marks; created when first needed.
    """

    def __init__(self, folder: Path, games: Path) -> None:
        """``games`` is the folder of all autosaved games, with a folder per month."""
        self.folder = folder
        self._games = games

    def paths(self) -> list[Path]:
        """Return their files, most recently played first."""
        found = []
        for mark in names_in(self.folder):
            path = self._games / mark[:_MONTH] / mark[_MONTH + 1 :]
            with suppress(OSError):  # for instance if the game was deleted
                found.append((path.stat().st_mtime_ns, path))
        return [path for _time, path in sorted(found, reverse=True)]

    def add(self, path: Path) -> None:
        make_folder(self.folder)
        self._mark_of(path).touch()

    def discard(self, path: Path) -> None:
        remove(self._mark_of(path))

    @property
    def are_lost(self) -> bool:
        """Return whether there are games but no folder of marks."""
        return os.path.isdir(self._games) and not os.path.isdir(self.folder)

    def restore(self) -> None:
        """Restore the marks by reading all games, which takes a while."""
        months = [self._games / name for name in names_in(self._games)]
        games = [month / name for month in months for name in names_in(month)]
        unfinished = [path for path in games if path.suffix == SUFFIX and not _has_result(path)]
        make_folder(self.folder)
        for path in unfinished:
            self.add(path)

    def _mark_of(self, path: Path) -> Path:
        return self.folder / f"{path.parent.name} {path.name}"


def names_in(folder: Path) -> list[str]:
    """Return the names of a folder's entries; [] if it cannot be read."""
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _has_result(path: Path) -> bool:
    """Return whether a game has a result, or cannot be read and so cannot be resumed."""
    try:
        with open_regular(path) as file:
            head = file.read(_HEAD).decode("utf-8", "replace")
    except OSError:
        return True
    root = sgf.read_root(head).properties
    return "RE" in root or not root
