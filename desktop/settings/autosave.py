"""Saves every open game within a second of a change, on a thread of its own.

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
import re
import time
import zlib
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.services.tasks import QueueRunner, Task, ThreadRunner
from desktop.settings.lock import Lock, lock
from rules.record import sgf
from rules.record.clock_times import SPENT
from rules.record.sgf import Progress
from rules.record.whole_file import SUFFIX, FileFingerprint, make_folder, write_whole
from rules.regular_file import open_regular, read_regular
from rules.system import remove

if TYPE_CHECKING:
    from rules.record.game_file import Scoresheet
    from rules.record.game_record import GameRecord


_MONTH = len("2026-11")

_HEAD = 100_000  # bytes of a game that are searched for its root


class UnfinishedGames:
    """The set of unfinished games.

    Each mark is an empty file named after its game, in a folder of its own. Processes that run at
    the same time add and remove marks independently, and a folder of 100,000 games need not be
    read.

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


Write = Callable[[], None]

OnDone = Callable[[Exception | None], None]


class DiskWriter(QueueRunner):
    """Writes one thing after another, in the order in which they were sent."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("disk", parent)

    def send(self, write: Write, on_done: OnDone, *, owner: QObject | None = None) -> None:
        """Call ``write`` on the thread, then ``on_done`` here with its error, or None.

        If ``owner`` is gone by then, ``on_done`` is not called; ``write`` always is.
        """
        self.submit(Task(write, lambda _answer: on_done(None), on_done, owner=owner))


_BATCH = 50  # pieces between two checks of the time


class IncrementalSerializer:
    """Serializes one game step by step.

    If the game changes in between, a new serializer is needed.
    """

    def __init__(self, record: GameRecord) -> None:
        from rules.record.game_file import game_pieces  # late: only those with a game need it

        self._pieces = game_pieces(record)
        self._parts: list[str] = []

    def advance(self, max_ms: float = float("inf")) -> bytes | None:
        """Continue for about ``max_ms``. Returns the content of the file once it is complete."""
        end_s = time.perf_counter() + max_ms / 1000
        while True:
            batch = list(itertools.islice(self._pieces, _BATCH))
            self._parts += batch
            if len(batch) < _BATCH:
                return "".join(self._parts).encode("utf-8", "replace")
            if time.perf_counter() >= end_s:
                return None


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
        with open_regular(path):
            autosave = AutosaveFile(self, "")
            if not autosave.claim(path):
                return None
        autosave.load_user_file()
        return autosave


class AutosaveFile:
    """The file of one game that is open in a window.

    Attributes:
        path: the file; None before the first save.
        user_file: the user's own file of the game, opened or saved; None if there is none.
        fingerprint: the fingerprint of that file when it was last opened or saved; None if unknown.
        checksum: the CRC-32 of the file as last loaded, or of the data about to be written.
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

    def load(self, progress: Progress | None = None) -> GameRecord | Scoresheet:
        """Return the game in the file as far as it can be shown; on any thread.

        Raises:
            OSError: it cannot be read.
            GameFileError: it is not a game that this program can continue, or show.
        """
        from rules.record.game_file import Collection  # late, as above
        from rules.record.game_reader import read_bytes

        assert self.path is not None
        data = read_bytes(self.path)
        self.checksum = zlib.crc32(data)
        return Collection(data).shown(progress=progress)

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

    def link_to(self, file: Path) -> None:
        """Remember a file of the user's that is about to be written, whatever happens then."""
        if self.path is not None and file != self.user_file:
            with suppress(OSError):
                write_whole(_path_file_of(self.path), os.fsencode(f"{file}\0"))

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


_SLICE_MS = 4  # of work on the window's thread at a time

_PAUSE_MS = 200  # between two writes, to spare the disk

_LATE_S = 0.5  # this long after a change, the rest is serialised without a break

_RETRY_MS = 5_000  # after a failed write


class Autosaver(QObject):
    """Writes a game to the program's folder while the window stays responsive.

    The game is serialised in short slices on the window's thread, which start again if it changes
    in between. Another thread writes it to the disk.

    Signals:
        written: the file contains the game as it was a moment ago.
        failed(Exception): the game could not be written; it tries again after a while or a change.
    """

    written = Signal()
    failed = Signal(object)

    def __init__(self, record: GameRecord, autosave: AutosaveFile, parent: QObject) -> None:
        super().__init__(parent)
        self._record, self._autosave = record, autosave
        self._writer = autosave.writer
        self._serializer: IncrementalSerializer | None = None
        self._changed_s: float | None = None  # the time of the first unwritten change
        self._is_writing = False
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._continue)

    @property
    def has_unwritten_changes(self) -> bool:
        """Return whether there are changes that are neither written nor being written."""
        return self._changed_s is not None

    def schedule(self) -> None:
        """Schedule a write after a change to the game."""
        self._serializer = None
        if self._changed_s is None:
            self._changed_s = time.monotonic()
        waits = self._timer.isActive() and self._timer.interval() != _RETRY_MS
        if not self._is_writing and not waits:
            self._timer.start(0)

    def flush(self) -> None:
        """Write all changes before this returns; emits ``failed`` if that is impossible."""
        self._timer.stop()
        self._serializer = None
        if self.has_unwritten_changes and self._claim():
            self._hand_over(IncrementalSerializer(self._record).advance())
        self._writer.wait()

    def _continue(self) -> None:
        if self._changed_s is None or not self._claim():
            return
        if self._serializer is None:
            self._serializer = IncrementalSerializer(self._record)
        is_late = time.monotonic() - self._changed_s > _LATE_S
        data = self._serializer.advance(float("inf") if is_late else _SLICE_MS)
        if data is None:
            self._timer.start(0)
        else:
            self._hand_over(data)

    def _claim(self) -> bool:
        """Make sure that there is a file; False if that fails or there is nothing to write."""
        try:
            if self._autosave.prepare(self._record):
                return True
        except OSError as error:
            self._report_failure(error)
            return False
        self._changed_s = None
        return False

    def _hand_over(self, data: bytes | None) -> None:
        assert data is not None
        self._serializer = self._changed_s = None
        self._is_writing = True
        finished = bool(self._record.game_result_text)
        self._writer.send(
            self._autosave.make_write(data, finished=finished), self._on_done, owner=self
        )

    def _on_done(self, error: Exception | None) -> None:
        self._is_writing = False
        if error is not None:
            self._report_failure(error)
            return
        self._autosave.emit_written()
        self.written.emit()
        if self.has_unwritten_changes:
            self._timer.start(_PAUSE_MS)

    def _report_failure(self, error: Exception) -> None:
        self._changed_s = time.monotonic()
        self._timer.start(_RETRY_MS)
        self.failed.emit(error)


_MONTH_BEGINS = re.compile(r"[0-9]{4}-(?:0[1-9]|1[0-2])(?=-)")


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
    found = _MONTH_BEGINS.match(path.name)
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
