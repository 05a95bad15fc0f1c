"""Which kept games are unfinished, known without a look into any of them.

An empty file a game, named after it, in a folder of their own: programs that run at the same time
add and take away without knowing of each other, and a folder of 100,000 games need not be read.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from rules.record import sgf
from rules.record.game_file import SUFFIX
from rules.record.whole_file import make_folder

_MONTH = len("2026-11")
_HEAD = 100_000  # bytes of a game in which its root is looked for


class UnfinishedGames:
    """A set of kept games.

    Attributes:
        folder: holds the marks; made when first needed.
    """

    def __init__(self, folder: Path, games: Path) -> None:
        """``games`` holds the kept games, in a folder a month."""
        self.folder = folder
        self._games = games

    def paths(self) -> list[Path]:
        """Their files, the game played last first."""
        found = []
        for mark in names_in(self.folder):
            path = self._games / mark[:_MONTH] / mark[_MONTH + 1 :]
            with suppress(OSError):  # also where the game is gone
                found.append((path.stat().st_mtime_ns, path))
        return [path for _time, path in sorted(found, reverse=True)]

    def add(self, path: Path) -> None:
        make_folder(self.folder)
        self._mark_of(path).touch()

    def discard(self, path: Path) -> None:
        self._mark_of(path).unlink(missing_ok=True)

    @property
    def are_lost(self) -> bool:
        """Whether there are games, and no marks at all have ever been made, or all are gone."""
        return self._games.is_dir() and not self.folder.is_dir()

    def find_again(self) -> None:
        """Look through all games, which takes a while."""
        months = [self._games / name for name in names_in(self._games)]
        games = [month / name for month in months for name in names_in(month)]
        unfinished = [path for path in games if path.suffix == SUFFIX and not _has_result(path)]
        make_folder(self.folder)
        for path in unfinished:
            self.add(path)

    def _mark_of(self, path: Path) -> Path:
        return self.folder / f"{path.parent.name} {path.name}"


def names_in(folder: Path) -> list[str]:
    """What lies in a folder; nothing where it may not be looked into."""
    try:
        return os.listdir(folder)
    except OSError:
        return []


def _has_result(path: Path) -> bool:
    """Whether a game is over; one that cannot be read is nothing to go on with."""
    try:
        with path.open("rb") as file:
            head = file.read(_HEAD).decode("utf-8", "replace")
    except OSError:
        return True
    root = sgf.read_root(head).properties
    return "RE" in root or not root
