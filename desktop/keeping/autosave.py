"""Games kept in the program's own folder after every turn, so that no game is ever lost.

All of them stay, a file each: ``games/2026-11/2026-11-21 17.14.26 wythe.oddments``. Beside it lie,
where there is something to say, ``….path`` with the person's own file of the game, and ``….lock``
while the game is open in a window, of this process or another.
"""

from __future__ import annotations

import datetime
import errno
import heapq
import itertools
import os
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Signal

from desktop.keeping.unfinished import UnfinishedGames, names_in
from rules.record.game_file import SUFFIX, save
from rules.record.game_record import GameRecord


class Autosaves(QObject):
    """All games that are kept.

    Attributes:
        folder: holds a folder a month; made when first needed.

    Signals:
        written(Path): this file of a game was written, or is gone.
    """

    written = Signal(object)

    def __init__(self, state_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = state_folder / "games"
        self.marks = UnfinishedGames(state_folder / "unfinished", self.folder)

    def unfinished(self) -> list[Path]:
        """The files of unfinished games, the one played last first."""
        return self.marks.paths()

    def latest(self, count: int) -> list[Path]:
        """The files of the games begun last, the latest first."""
        found: list[Path] = []
        for month in sorted(names_in(self.folder), reverse=True):
            names = [name for name in names_in(self.folder / month) if name.endswith(SUFFIX)]
            latest = heapq.nlargest(count - len(found), names)
            found += [self.folder / month / name for name in latest]
            if len(found) == count:
                break
        return found

    def new(self, record: GameRecord) -> Autosave:
        """A place for a game that is not kept yet; nothing is written before ``save``."""
        return Autosave(self, record.setup.game.key)

    def reopen(self, path: Path) -> Autosave | None:
        """Go on with a kept game; None when it is open in a window.

        Raises:
            OSError: there is no file, or nothing may be written beside it.
        """
        path.stat()
        autosave = Autosave(self, "")
        if not autosave.claim(path):
            return None
        autosave.recall_file()
        return autosave


class Autosave:
    """The file of one game that is open in a window.

    Attributes:
        path: the file; None before the first ``save``.
        file: where the person has the game too, opened from or saved to; None if nowhere.
    """

    def __init__(self, home: Autosaves, key: str) -> None:
        self.path: Path | None = None
        self.file: Path | None = None
        self._home = home
        self._key = key
        self._lock: QLockFile | None = None
        self._empty = False  # whether what was written last is a game without anything in it

    @property
    def folder(self) -> Path:
        """Where all games are kept."""
        return self._home.folder

    def claim(self, path: Path) -> bool:
        """Take this file, and keep other windows from taking it; whether it was free."""
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = QLockFile(f"{path}.lock")
        lock.setStaleLockTime(0)
        # Qt believes a lock whose process number lives again; the system knows whether it is held
        if not lock.tryLock(0) and not (lock.removeStaleLockFile() and lock.tryLock(0)):
            if lock.error() == QLockFile.LockError.LockFailedError:
                return False
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path.parent))
        self.path, self._lock = path, lock
        return True

    def save(self, record: GameRecord) -> None:
        """Write the game as it is now; one in which nothing has been done yet is not kept.

        Raises:
            OSError: the folder cannot be written to.
        """
        self._empty = not record.root.children
        if self.path is None:
            if self._empty:
                return
            self._claim_any()
        assert self.path is not None
        over = bool(record.game_result_text)
        if not over:
            self._home.marks.add(self.path)
        save(record, self.path)
        if over:
            self._home.marks.discard(self.path)
        self._note_file()
        self._home.written.emit(self.path)

    def recall_file(self) -> None:
        """Find out where the person has the game too, if the file is still there."""
        try:
            file = Path(os.fsdecode(self._note.read_bytes()))
            self.file = file if file.is_file() else None
        except (OSError, ValueError):
            self.file = None

    def close(self) -> None:
        """Let other windows open the game; one in which nothing is left is dropped."""
        if self._lock is None:
            return
        if self._empty:
            self._discard()
        self._lock.unlock()
        self._lock = None

    @property
    def _note(self) -> Path:
        """Where it is noted which file the person has of the game."""
        assert self.path is not None
        return self.path.with_name(f"{self.path.name}.path")

    def _claim_any(self) -> None:
        now = datetime.datetime.now()
        month = self._home.folder / now.strftime("%Y-%m")
        for number in itertools.count(1):
            extra = f" ({number})" if number > 1 else ""
            path = month / f"{now:%Y-%m-%d %H.%M.%S} {self._key}{extra}{SUFFIX}"
            if not path.exists() and self.claim(path):
                return

    def _discard(self) -> None:
        assert self.path is not None
        for path in (self.path, self._note):
            path.unlink(missing_ok=True)
        self._home.marks.discard(self.path)
        self._home.written.emit(self.path)

    def _note_file(self) -> None:
        if self.file is None:
            self._note.unlink(missing_ok=True)
        else:
            self._note.write_bytes(os.fsencode(self.file))
