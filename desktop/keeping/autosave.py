"""Games kept in the program's own folder after every turn, so that no game is ever lost.

Unfinished games and finished ones lie in two folders; the newest unfinished one is what *Continue*
offers. A lock beside each file tells which games are open in a window, of this process or another.
"""

from __future__ import annotations

import datetime
import errno
import itertools
import os
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
        return Autosave(self, record.setup.game.key)

    def reopen(self, path: Path) -> Autosave | None:
        """Go on with a kept game; None when it is open in a window."""
        autosave = Autosave(self, "", path.name)
        if not autosave.claim(path.name):
            return None
        autosave.recall_file()
        return autosave

    def prune(self) -> None:
        """Drop the oldest finished games."""
        for path in self.finished()[KEPT:]:
            path.unlink(missing_ok=True)
            self.note_of(path.name).unlink(missing_ok=True)

    def note_of(self, name: str) -> Path:
        """Where it is noted which file the person has of a game."""
        return self.folder / "files" / f"{name}.path"


class Autosave:
    """The file of one game that is open in a window.

    Attributes:
        name: of the file, whichever folder it lies in; "" before the first ``save``.
        file: where the person has the game too, opened from or saved to; None if nowhere.
    """

    def __init__(self, home: Autosaves, key: str, name: str = "") -> None:
        self.name = name
        self.file: Path | None = None
        self._home = home
        self._key = key
        self._lock: QLockFile | None = None

    @property
    def folder(self) -> Path:
        """Where the game is kept while it is unfinished."""
        return self._home.folder / "unfinished"

    @property
    def path(self) -> Path:
        """Its file while it is unfinished."""
        return self.folder / self.name

    @property
    def finished_path(self) -> Path:
        """Its file once it is finished."""
        return self._home.folder / "finished" / self.name

    def claim(self, name: str) -> bool:
        """Take this name, and keep other windows from taking it; whether it was free."""
        self.folder.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(str(self.folder / f"{name}.lock"))
        lock.setStaleLockTime(0)
        if not lock.tryLock(0):
            if lock.error() == QLockFile.LockError.LockFailedError:
                return False
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(self.folder))
        self.name, self._lock = name, lock
        return True

    def save(self, record: GameRecord) -> None:
        """Write the game as it is now; one without a turn is not kept.

        Raises:
            OSError: the folder cannot be written to.
        """
        if not record.root.children:
            self._discard()
            return
        if self._lock is None:
            self._claim_any()
        over = bool(record.game_result_text)
        here, there = self.path, self.finished_path
        if over:
            here, there = there, here
        here.parent.mkdir(parents=True, exist_ok=True)
        save(record, here)
        there.unlink(missing_ok=True)
        self._note_file()
        if over:
            self._home.prune()

    def recall_file(self) -> None:
        """Find out where the person has the game too, if the file is still there."""
        try:
            file = Path(os.fsdecode(self._home.note_of(self.name).read_bytes()))
            self.file = file if file.is_file() else None
        except (OSError, ValueError):
            self.file = None

    def close(self) -> None:
        """Let other windows open the game."""
        if self._lock is not None:
            self._lock.unlock()
            self._lock = None

    def _claim_any(self) -> None:
        moment = datetime.datetime.now().strftime("%Y-%m-%d %H.%M.%S")
        for number in itertools.count(1):
            extra = f" ({number})" if number > 1 else ""
            name = f"{moment} {self._key}{extra}{SUFFIX}"
            taken = [self._home.folder / kind / name for kind in ("unfinished", "finished")]
            if not any(path.exists() for path in taken) and self.claim(name):
                return

    def _discard(self) -> None:
        if self.name:
            self.path.unlink(missing_ok=True)
            self.finished_path.unlink(missing_ok=True)
            self._home.note_of(self.name).unlink(missing_ok=True)

    def _note_file(self) -> None:
        note = self._home.note_of(self.name)
        if self.file is None:
            note.unlink(missing_ok=True)
            return
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_bytes(os.fsencode(self.file))


def _newest_first(folder: Path) -> list[Path]:
    if not os.path.isdir(folder):  # also where it may not be looked into
        return []
    files = [(path.stat().st_mtime_ns, path) for path in folder.glob(f"*{SUFFIX}")]
    return [path for _time, path in sorted(files, reverse=True)]
