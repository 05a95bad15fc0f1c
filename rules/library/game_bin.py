"""The bin of the library, which keeps deleted games until it is emptied."""

from __future__ import annotations

import contextlib
import itertools
import os
from pathlib import Path

from rules.library.library import BIN, GAMES, Library
from rules.system import patiently, remove

_NOTE = ".path"  # a window's note beside a game moves with it


class GameBin:
    """Moves games to the bin and back: a deleted game is a file in another folder."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def delete(self, path: Path) -> Path:
        """Move a game to the bin and return its new path.

        Raises:
            OSError: it cannot be moved.
        """
        return self._move(path, GAMES, BIN)

    def restore(self, path: Path) -> Path:
        """Move a game out of the bin and return its new path.

        Raises:
            OSError: it cannot be moved.
        """
        return self._move(path, BIN, GAMES)

    def destroy(self, path: Path) -> None:
        """Delete a game in the bin permanently.

        Raises:
            OSError: it cannot be deleted.
        """
        path.relative_to(self._library.folder / BIN)  # raises for any other file
        remove(path)
        remove(path.with_name(path.name + _NOTE))
        self._library.index(path)

    def _move(self, path: Path, here: str, there: str) -> Path:
        folder = self._library.folder
        wanted = folder / there / path.relative_to(folder / here)
        wanted.parent.mkdir(parents=True, exist_ok=True)
        numbers = itertools.count(2)
        target = wanted
        while target.exists():
            target = wanted.with_name(f"{wanted.stem} ({next(numbers)}){wanted.suffix}")
        patiently(os.rename, path, target)
        with contextlib.suppress(OSError):
            os.rename(path.with_name(path.name + _NOTE), target.with_name(target.name + _NOTE))
        self._library.moved(path, target)
        return target
