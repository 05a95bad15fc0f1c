"""Saves every game to the program's own folder after every turn, so that no game is ever lost.

Each game has a file, which is kept: ``games/2026-11/2026-11-21 17.14.26 wythe.oddments``. Next to
it there may be ``….path``, which names the user's own file of the game, and ``….lock`` while the
game is open in a window of this process or another.
"""

from __future__ import annotations

import datetime
import functools
import heapq
import itertools
import os
import zlib
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.background.task import Task
from desktop.background.task_runner import ThreadRunner
from desktop.storage.disk_writer import DiskWriter
from desktop.storage.incremental_serializer import IncrementalSerializer
from desktop.storage.lock import Lock, lock
from desktop.storage.unfinished import UnfinishedGames, names_in
from rules.record.clock_times import SPENT
from rules.record.game_file import SUFFIX
from rules.record.game_record import GameRecord
from rules.record.whole_file import FileFingerprint, write_whole

_INITIAL = {"DT", "TM", "OT", SPENT}  # root properties of a game without turns and notes


class Autosaves(QObject):
    """All autosaved games.

    Attributes:
        folder: holds a folder a month; made when first needed.
        writer: writes them.

    Signals:
        written(Path): the file of a game was written or deleted.
        found: the marks of unfinished games were restored.
    """

    written = Signal(object)
    found = Signal()

    def __init__(self, state_folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = state_folder / "games"
        self.writer = DiskWriter(self)
        self._finder = ThreadRunner(self)
        self.marks = UnfinishedGames(state_folder / "unfinished", self.folder)

    def find_unfinished(self) -> None:
        """Look for unfinished games on another thread, if it has been lost which these are."""
        if self.marks.are_lost:
            find = Task(self.marks.restore, lambda _answer: self.found.emit())
            self._finder.start(find, name="finder", daemon=True)

    def unfinished(self) -> list[Path]:
        """Return the files of unfinished games, most recently played first."""
        return self.marks.paths()

    def latest(self, count: int) -> list[Path]:
        """Return the files of the ``count`` games started last, newest first."""
        found: list[Path] = []
        for month in sorted(names_in(self.folder), reverse=True):
            names = [name for name in names_in(self.folder / month) if name.endswith(SUFFIX)]
            latest = heapq.nlargest(count - len(found), names)
            found += [self.folder / month / name for name in latest]
            if len(found) == count:
                break
        return found

    def new(self, record: GameRecord) -> AutosaveFile:
        """Return the autosave of a new game; nothing is written before the first save."""
        return AutosaveFile(self, record.setup.game.key)

    def reopen(self, path: Path) -> AutosaveFile | None:
        """Open the autosave of an earlier game; None if it is already open in a window.

        Raises:
            OSError: the file is missing, or its lock file cannot be written.
        """
        data = path.read_bytes()
        autosave = AutosaveFile(self, "")
        if not autosave.claim(path):
            return None
        autosave.sum = zlib.crc32(data)
        autosave.load_user_file()
        return autosave


class AutosaveFile:
    """The file of one game that is open in a window.

    Attributes:
        path: the file; None before the first save.
        file: the user's own file of the game, opened or saved; None if there is none.
        stamp: the fingerprint of that file when it was last opened or saved; None if unknown.
        sum: the checksum (CRC-32) of the file, or of the data about to be written.
    """

    def __init__(self, home: Autosaves, key: str) -> None:
        self.path: Path | None = None
        self.sum = 0
        self.file: Path | None = None
        self.stamp: FileFingerprint | None = None
        self._home = home
        self._key = key
        self._lock: Lock | None = None
        self._empty = False  # whether the game had no turn and no note when last prepared

    @property
    def folder(self) -> Path:
        """The folder of all autosaved games."""
        return self._home.folder

    @property
    def writer(self) -> DiskWriter:
        """What writes it."""
        return self._home.writer

    def claim(self, path: Path) -> bool:
        """Lock this file against other windows and use it. Returns False if it was locked."""
        held = lock(path)
        if held is not None:
            self.path, self._lock = path, held
        return held is not None

    def prepare(self, record: GameRecord) -> bool:
        """Make sure that the game has a file. Returns False if it has none and is still empty.

        Raises:
            OSError: the lock file cannot be written.
        """
        self._empty = not record.root.children and record.root.properties.keys() <= _INITIAL
        if self.path is None and not self._empty:
            self._claim_any()
        return self.path is not None

    def writing(self, data: bytes, *, over: bool) -> Callable[[], None]:
        """Return what writes the game, on whichever thread, and raises an OSError if it cannot.

        ``data`` is what the file is to hold.
        """
        assert self.path is not None
        self.sum = zlib.crc32(data)
        note = os.fsencode(f"{self.file}\0{self.stamp or ''}") if self.file else b""
        return functools.partial(_write, self.path, data, note, self._home.marks, over=over)

    def save(self, record: GameRecord) -> None:
        """Write the game and wait for the disk; OSError if that fails."""
        if self.prepare(record):
            data = IncrementalSerializer(record).go_on()
            assert data is not None
            self.writing(data, over=bool(record.game_result_text))()
            self.emit_written()

    def emit_written(self) -> None:
        """Emit the signal that the game was written."""
        self._home.written.emit(self.path)

    def load_user_file(self) -> None:
        """Read the path and fingerprint of the user's own file, if it still exists."""
        try:
            assert self.path is not None
            name, _, stamp = os.fsdecode(_note_of(self.path).read_bytes()).partition("\0")
            file = Path(name)
            self.file = file if file.is_file() else None
            self.stamp = FileFingerprint.read(stamp)
        except (OSError, ValueError):
            self.file = None

    def close(self) -> None:
        """Release the game for other windows; delete it if it is empty."""
        if self._lock is None:
            return
        if self._empty:
            self._discard()
        self._lock.unlock()
        self._lock = None

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
        for path in (self.path, _note_of(self.path)):
            path.unlink(missing_ok=True)
        self._home.marks.discard(self.path)
        self._home.written.emit(self.path)


def _write(path: Path, data: bytes, note: bytes, marks: UnfinishedGames, *, over: bool) -> None:
    """Write a game and its ``note``, the content of the ``….path`` file (none if empty)."""
    if not over:
        marks.add(path)
    write_whole(path, data)
    if over:
        marks.discard(path)
    if note:
        write_whole(_note_of(path), note)
    else:
        _note_of(path).unlink(missing_ok=True)


def _note_of(path: Path) -> Path:
    """Return the file that names the user's own file of a game."""
    return path.with_name(f"{path.name}.path")
