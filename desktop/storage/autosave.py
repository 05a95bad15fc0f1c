"""Saves every game to the program's own folder after every turn, so that no game is ever lost.

Each game has a permanent file: ``games/2026-11/2026-11-21 17.14.26 KEY.oddments``. Next to it
there may be ``….path``, which names the user's own file of the game, and ``….lock`` while the game
is open in a window of this process or another.
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
from rules.regular_file import read_regular
from rules.system import remove

_INITIAL = {"DT", "TM", "OT", SPENT}  # root properties of a game without turns and notes


class Autosaves(QObject):
    """All autosaved games.

    Attributes:
        folder: contains a folder per month; created when first needed.
        writer: writes the games on a thread.
        unfinished_games: marks the unfinished ones.

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
        self.unfinished_games = UnfinishedGames(state_folder / "unfinished", self.folder)

    def find_unfinished(self) -> None:
        """Look for unfinished games on another thread if their marks have been lost."""
        if self.unfinished_games.are_lost:
            find = Task(self.unfinished_games.restore, lambda _answer: self.found.emit())
            self._finder.start(find, name="finder", daemon=True)

    def unfinished(self) -> list[Path]:
        """Return the files of unfinished games, most recently played first."""
        return self.unfinished_games.paths()

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
        data = read_regular(path)
        autosave = AutosaveFile(self, "")
        if not autosave.claim(path):
            return None
        autosave.checksum = zlib.crc32(data)
        autosave.load_user_file()
        return autosave


class AutosaveFile:
    """The file of one game that is open in a window.

    Attributes:
        path: the file; None before the first save.
        user_file: the user's own file of the game, opened or saved; None if there is none.
        fingerprint: the fingerprint of that file when it was last opened or saved; None if unknown.
        checksum: the CRC-32 of the file, or of the data about to be written.
    """

    def __init__(self, autosaves: Autosaves, key: str) -> None:
        self.path: Path | None = None
        self.checksum = 0
        self.user_file: Path | None = None
        self.fingerprint: FileFingerprint | None = None
        self._autosaves = autosaves
        self._key = key
        self._lock: Lock | None = None
        self._empty = False  # whether the game had no turn and no note when last prepared

    @property
    def folder(self) -> Path:
        """The folder of all autosaved games."""
        return self._autosaves.folder

    @property
    def writer(self) -> DiskWriter:
        """The writer of all autosaved games."""
        return self._autosaves.writer

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

    def make_write(self, data: bytes, *, finished: bool) -> Callable[[], None]:
        """Return a function that writes ``data`` as the game's file.

        It may be called on any thread, and raises OSError if it fails.
        """
        assert self.path is not None
        self.checksum = zlib.crc32(data)
        link = os.fsencode(f"{self.user_file}\0{self.fingerprint or ''}") if self.user_file else b""
        return functools.partial(
            _write_game, self.path, data, link, self._autosaves.unfinished_games, finished=finished
        )

    def save(self, record: GameRecord) -> None:
        """Write the game and wait for the disk; OSError if that fails."""
        if self.prepare(record):
            data = IncrementalSerializer(record).advance()
            assert data is not None
            self.make_write(data, finished=bool(record.game_result_text))()
            self.emit_written()

    def emit_written(self) -> None:
        """Emit the signal that the game was written."""
        self._autosaves.written.emit(self.path)

    def load_user_file(self) -> None:
        """Read the path and fingerprint of the user's own file, if it still exists."""
        try:
            assert self.path is not None
            link = os.fsdecode(read_regular(_path_file_of(self.path)))
            name, _, fingerprint = link.partition("\0")
            file = Path(name)
            self.user_file = file if file.is_file() else None
            self.fingerprint = FileFingerprint.read(fingerprint)
        except (OSError, ValueError):
            self.user_file = None

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
        month = self._autosaves.folder / now.strftime("%Y-%m")
        for number in itertools.count(1):
            extra = f" ({number})" if number > 1 else ""
            path = month / f"{now:%Y-%m-%d %H.%M.%S} {self._key}{extra}{SUFFIX}"
            if not path.exists() and self.claim(path):
                return

    def _discard(self) -> None:
        assert self.path is not None
        for path in (self.path, _path_file_of(self.path)):
            remove(path)
        self._autosaves.unfinished_games.discard(self.path)
        self._autosaves.written.emit(self.path)


def _write_game(
    path: Path, data: bytes, link: bytes, unfinished: UnfinishedGames, *, finished: bool
) -> None:
    """Write a game, and ``link`` as its ``….path`` file (which is deleted if ``link`` is empty)."""
    if not finished:
        unfinished.add(path)
    write_whole(path, data)
    if finished:
        unfinished.discard(path)
    if link:
        write_whole(_path_file_of(path), link)
    else:
        remove(_path_file_of(path))


def _path_file_of(path: Path) -> Path:
    """Return the file that names the user's own file of a game."""
    return path.with_name(f"{path.name}.path")
