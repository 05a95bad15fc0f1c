"""Games kept in the program's own folder after every turn, so that no game is ever lost.

Unfinished games and finished ones lie in two folders; the newest unfinished one is what *Continue*
offers. A lock beside each file tells which games are open in a window, of this process or another.
"""

from __future__ import annotations

import datetime
import itertools
from pathlib import Path

from PySide6.QtCore import QLockFile

from rules.record.game_file import SUFFIX, save
from rules.record.game_record import GameRecord

KEPT = 100  # finished games


class Autosaves:
    """All games kept in a folder.

    Attributes:
        folder: holds the folders ``unfinished`` and ``finished``; made when first needed.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def unfinished(self) -> list[Path]:
        """The files of unfinished games, the one played last first."""
        return _newest_first(self.folder / "unfinished")

    def finished(self) -> list[Path]:
        """The files of finished games, the one played last first."""
        return _newest_first(self.folder / "finished")

    def new(self, record: GameRecord) -> Autosave:
        """A place for a game that is not kept yet; nothing is written before ``save``."""
        return Autosave(self, self._free_name(record))

    def reopen(self, path: Path) -> Autosave | None:
        """Go on with a kept game; None when it is open in a window."""
        autosave = Autosave(self, path.name)
        return autosave if autosave.lock() else None

    def prune(self) -> None:
        """Drop the oldest finished games."""
        for path in self.finished()[KEPT:]:
            path.unlink(missing_ok=True)

    def _free_name(self, record: GameRecord) -> str:
        day = datetime.datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        for number in itertools.count(1):
            extra = f" ({number})" if number > 1 else ""
            name = f"{day} {record.setup.game.key}{extra}{SUFFIX}"
            taken = [self.folder / kind / name for kind in ("unfinished", "finished")]
            if not any(path.exists() or _lock_path(path).exists() for path in taken):
                return name
        raise AssertionError("unreachable")


class Autosave:
    """The file of one game that is open in a window.

    Attributes:
        name: of the file, whichever folder it lies in.
    """

    def __init__(self, home: Autosaves, name: str) -> None:
        self.name = name
        self._home = home
        self._lock: QLockFile | None = None

    @property
    def path(self) -> Path:
        """Where the game lies, or will lie, while it is unfinished."""
        return self._home.folder / "unfinished" / self.name

    @property
    def finished_path(self) -> Path:
        """Where it lies once it is finished."""
        return self._home.folder / "finished" / self.name

    def lock(self) -> bool:
        """Keep other windows from opening this game; whether it was free."""
        if self._lock is None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            lock = QLockFile(str(_lock_path(self.path)))
            lock.setStaleLockTime(0)
            if not lock.tryLock(0):
                return False
            self._lock = lock
        return True

    def save(self, record: GameRecord) -> None:
        """Write the game as it is now; one without a turn is not kept.

        Raises:
            OSError: the folder cannot be written to.
        """
        if not record.root.children:
            self._discard()
            return
        self.lock()
        over = bool(record.game_result_text)
        here, there = self.path, self.finished_path
        if over:
            here, there = there, here
        here.parent.mkdir(parents=True, exist_ok=True)
        save(record, here)
        there.unlink(missing_ok=True)
        if over:
            self._home.prune()

    def close(self) -> None:
        """Let other windows open the game."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _discard(self) -> None:
        self.path.unlink(missing_ok=True)
        self.finished_path.unlink(missing_ok=True)


def _lock_path(path: Path) -> Path:
    return path.with_name(path.name + ".lock")


def _newest_first(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    files = [(path.stat().st_mtime_ns, path) for path in folder.glob(f"*{SUFFIX}")]
    return [path for _time, path in sorted(files, reverse=True)]
