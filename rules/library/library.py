"""The library: finds games, moves them to the bin and back, and keeps its index up to date."""

from __future__ import annotations

import contextlib
import dataclasses
import itertools
import os
import sqlite3
import tempfile
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rules.games import GAMES as INSTALLED
from rules.library.entry import Entry, Filter, Order, Query, folded, players_key, read_entry
from rules.library.explorer import TABLES, Continuation, explore, write_moves
from rules.position import Position
from rules.record.game_file import SUFFIX
from rules.sqlite_file import (
    SharedLock,
    check,
    check_kind,
    connect,
    connect_to_read,
    damage_reported,
    is_damage,
    remove_database,
    transaction,
    version,
)
from rules.system import patiently, remove
from rules.translatable_text import TranslatableText, error_text, unpacked

NAME = "library.sqlite"

VERSION = 5  # of the tables

PATIENCE_MS = 5000  # how long to wait for another program that is writing

_CACHE_KIB = 32 * 1024

_TABLES = """
CREATE TABLE games (
    id INTEGER PRIMARY KEY,
    path BLOB NOT NULL UNIQUE,  -- from the folder of the library, as the file system writes it
    changed INTEGER NOT NULL,  -- of the file: nanoseconds
    bytes INTEGER NOT NULL,
    binned INTEGER NOT NULL,
    game_key TEXT NOT NULL,
    setup TEXT NOT NULL,
    first_name TEXT NOT NULL,
    second_name TEXT NOT NULL,
    first_seat TEXT NOT NULL,
    second_seat TEXT NOT NULL,
    players TEXT NOT NULL,  -- as ``players_key`` says them
    result TEXT NOT NULL,
    winner INTEGER,
    date TEXT NOT NULL,
    event TEXT NOT NULL,
    turns INTEGER NOT NULL,
    digest BLOB NOT NULL,
    problem TEXT NOT NULL,
    month TEXT NOT NULL  -- of the date
);
CREATE INDEX games_by_date ON games
    (binned, date DESC, changed DESC, id DESC, game_key, setup, result, winner);
CREATE INDEX games_by_digest ON games (digest);
-- for the orders of lists, each covering what most filters need
CREATE INDEX games_by_kind ON games
    (binned, game_key, setup, date DESC, changed DESC, id DESC, result, winner);
CREATE INDEX games_by_players ON games
    (binned, players, date DESC, changed DESC, id DESC, game_key, setup, result, winner);
-- for the statistics of one's own games
CREATE INDEX games_by_seats ON games
    (binned, game_key, setup, first_seat, second_seat, month, winner);
CREATE INDEX games_in_order ON games
    (binned, date, changed, id, game_key, first_seat, second_seat, winner);
CREATE TABLE positions (
    key INTEGER NOT NULL,
    game INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    PRIMARY KEY (key, game)
) WITHOUT ROWID;
CREATE INDEX positions_by_game ON positions (game, turn);
CREATE VIRTUAL TABLE words USING fts5 (first, second, event, comments, tokenize = unicode61);
"""

REBUILT = TranslatableText("The list of games is being rebuilt from the games. No game is lost.")


class LibraryError(Exception):
    """The library is not usable now."""


class IndexFile:
    """One connection to the index of a library, for one thread.

    It holds nothing that is not in the games: where it is damaged, or of another version, it is
    deleted and built again from them.

    Attributes:
        connection: to SQLite; every statement is a transaction unless one is begun.
        news: what the user should know of it; "" where all is well.
    """

    def __init__(self, folder: Path, *, rebuild: bool = False) -> None:
        """Open or create the index; ``rebuild`` deletes the one that is there.

        Raises:
            LibraryError: another program has it open or locked, or the disk is full.
        """
        self.news = ""
        with contextlib.ExitStack() as closing:
            try:
                self.connection = self._open(folder / NAME, closing, rebuild)
            except BlockingIOError as error:
                raise LibraryError(error_text(error)) from error
            except OSError:  # nothing can be written there, or something else is in its place
                there = closing.enter_context(tempfile.TemporaryDirectory(prefix="oddments-"))
                self.connection = self._open(Path(there) / NAME, closing)
                self.news = TranslatableText(
                    "Oddments cannot write to {folder}, so the list of games is rebuilt "
                    "at every start.",
                    folder=folder,
                )
            except sqlite3.Error as error:
                raise LibraryError(str(error)) from error
            self._closing = closing.pop_all()

    def close(self) -> None:
        self._closing.close()

    def _open(
        self, path: Path, closing: contextlib.ExitStack, rebuild: bool = False
    ) -> sqlite3.Connection:
        lock = closing.enter_context(contextlib.closing(SharedLock(path, PATIENCE_MS)))
        connection = None if rebuild else _opened(path)
        if connection is None:
            with lock.exclusive():
                remove_database(path)
                connection = _opened(path)
            if connection is None:  # some tables cannot be made
                raise LibraryError(
                    TranslatableText("The SQLite of this Python lacks FTS5, which a library needs.")
                )
            self.news = REBUILT
        closing.callback(connection.close)
        return connection


@contextlib.contextmanager
def index_to_read(folder: Path) -> Iterator[sqlite3.Connection]:
    """Open the index of a library as it is, without changing it.

    Raises:
        sqlite3.Error: there is none, it is damaged, or of another version.
        OSError: something else is in its place.
    """
    check_kind(folder / NAME)
    connection = connect_to_read(folder / NAME, PATIENCE_MS)
    with contextlib.closing(connection), damage_reported():
        if version(connection) != VERSION:
            raise sqlite3.DatabaseError(f"not of version {VERSION}")
        yield connection


def _opened(path: Path) -> sqlite3.Connection | None:
    """Open an index, or create one; return None if it is damaged, or of another version."""
    try:
        with damage_reported(), contextlib.ExitStack() as closing:
            connection = connect(
                path, PATIENCE_MS, "synchronous = NORMAL", f"cache_size = -{_CACHE_KIB}"
            )
            closing.callback(connection.close)
            check(connection)
            if version(connection) == 0:
                _make_tables(connection)
            for table in ("games", "words", "positions", "moves"):
                connection.execute(f"SELECT * FROM {table} LIMIT 0")
            if version(connection) == VERSION:
                closing.pop_all()
                return connection
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    return None


def _make_tables(connection: sqlite3.Connection) -> None:
    with transaction(connection):
        if version(connection) != 0:  # another program has just made them
            return
        for statement in (*_TABLES.split(";"), *TABLES):
            connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {VERSION}")


GAMES, BIN = "games", "bin"  # folders of the library

_AT_ONCE = 500  # files found between two pauses

_MIN_BATCH = 100  # games written at once

_BATCH_SHARE = 20  # or 1/20 of all games: positions are spread over the whole file

FileProgress = Callable[[int, int], None]  # (done, total)

Stop = Callable[[], bool]

Pause = Callable[[], None]


@dataclasses.dataclass(frozen=True)
class LibraryRow:
    """A game as a row of a list.

    Attributes:
        id: its number in the index.
        path: its file.
        changed: modification time of the file, in nanoseconds.
        entry: its summary, without comments and positions.
    """

    id: int
    path: Path
    changed: int
    binned: bool
    entry: Entry


@dataclasses.dataclass(frozen=True)
class Found:
    """The games that a filter found, in the requested order.

    Attributes:
        ids: their numbers.
        turns: number of turns before the position; None if none was searched for.
    """

    ids: array[int]
    turns: array[int] | None = None

    def __len__(self) -> int:
        return len(self.ids)


@dataclasses.dataclass(frozen=True)
class _File:
    """The state of a file; equal while the file has not changed."""

    changed: int
    bytes: int


class Library:
    """All games below a folder, for one thread.

    Attributes:
        folder: the games are below its folders ``games`` and ``bin``.
        index_file: the SQLite file.

    All methods raise ``sqlite3.Error`` if the index fails; ``is_damage`` decides whether it must be
    rebuilt.
    """

    def __init__(self, folder: str | os.PathLike[str], *, rebuild: bool = False) -> None:
        """Open or create the index; ``rebuild`` deletes the old one.

        Raises:
            LibraryError: it can be neither opened nor created.
        """
        self.folder = Path(folder)
        self.index_file = IndexFile(self.folder, rebuild=rebuild)
        self._db = self.index_file.connection

    def close(self) -> None:
        self.index_file.close()

    def __len__(self) -> int:
        """Return number of known files, including the bin."""
        (count,) = self._db.execute("SELECT count(*) FROM games").fetchone()
        return int(count)

    # -- looking -----------------------------------------------------------------------------

    def search(self, wanted: Filter, order: Order = Order.LATEST) -> Found:
        """Return the games that match ``wanted``."""
        query = Query(wanted, order)
        rows = self._db.execute(query.sql, query.values).fetchall()
        ids = array("q", [row[0] for row in rows])
        if wanted.position is None:
            return Found(ids)
        return Found(ids, array("q", [row[1] for row in rows]))

    def rows(self, ids: Sequence[int]) -> dict[int, LibraryRow]:
        """Return id -> the game; games that no longer exist are left out."""
        marks = ",".join("?" * len(ids))
        found = self._db.execute(
            "SELECT id, path, changed, binned, setup, first_name, second_name, first_seat,"
            " second_seat, result, winner, date, event, turns, digest, problem FROM games"
            f" WHERE id IN ({marks})",
            list(ids),
        )
        return {values[0]: self._row(values) for values in found}

    def setups(self, game: str, *, binned: bool = False) -> list[str]:
        """Return the setups of a game that occur, the most frequent first."""
        found = self._db.execute(
            "SELECT setup FROM games WHERE binned = ? AND game_key = ?"
            " GROUP BY setup ORDER BY count(*) DESC, setup",
            (int(binned), game),
        )
        return [setup for (setup,) in found]

    def holds(self, digest: bytes) -> bool:
        """Return whether this game is there, outside the bin."""
        found = self._db.execute(
            "SELECT 1 FROM games WHERE digest = ? AND NOT binned LIMIT 1", (digest,)
        )
        return found.fetchone() is not None

    def explore(self, position: Position, *, own: bool = False) -> list[Continuation]:
        """Return what was played next in this position, outside the bin; see ``explore``."""
        return explore(self._db, position, own=own)

    # -- keeping up --------------------------------------------------------------------------

    def index(self, path: Path) -> None:
        """Update the index after a file was written or removed."""
        file = _file(path)
        if file is None:
            self._write((), [self._key(path)])
        else:
            self._write([(self._key(path), file, read_entry(path))])

    def add(self, games: Sequence[tuple[Path, Entry]]) -> None:
        """Add files that were just written with these games."""
        files = [(path, _file(path), entry) for path, entry in games]
        self._write([(self._key(path), file, entry) for path, file, entry in files if file])

    def catch_up(
        self,
        progress: FileProgress | None = None,
        stop: Stop | None = None,
        pause: Pause = lambda: None,
    ) -> int:
        """Bring the index up to date with the folder.

        Files are read newest first; when ``stop`` returns True, what was read is kept. ``pause`` is
        called while the folder is scanned; others may use the library in it.

        Returns:
            The number of files that were read or are gone.
        """
        known = self._known()  # first, so that files added meanwhile are not taken for gone
        there = {}
        for count, (key, file) in enumerate(self._scan()):
            there[key] = file
            if count % _AT_ONCE == 0:
                pause()
        gone = [key for key in known if key not in there]
        news = [key for key, file in there.items() if known.get(key) != file]
        news.sort(key=lambda key: there[key].changed, reverse=True)
        self._write((), gone)
        count = len(known) - len(gone)
        batch: list[tuple[bytes, _File, Entry]] = []
        done = 0
        for key in news:
            if stop is not None and stop():
                break
            batch.append((key, there[key], read_entry(self._path(key))))
            done += 1
            if len(batch) >= max(_MIN_BATCH, count // _BATCH_SHARE):
                self._write(batch)
                count += len(batch)
                batch = []
            if progress is not None:
                progress(done, len(news))
        self._write(batch)
        return done + len(gone)

    def moved(self, old: Path, new: Path) -> None:
        """Update the index after a file was moved."""
        key, binned = self._key(new), self._is_binned(self._key(new))
        with transaction(self._db):
            self._remove(key)
            self._db.execute(
                "UPDATE games SET path = ?, binned = ? WHERE path = ?",
                (key, binned, self._key(old)),
            )
            self._db.execute(
                "DELETE FROM moves WHERE game IN (SELECT id FROM games WHERE path = ? AND binned)",
                (key,),
            )
        if not binned:
            self.index(new)  # for the moves

    # -- inner -------------------------------------------------------------------------------

    def _scan(self) -> Iterator[tuple[bytes, _File]]:
        above = len(os.fsencode(self.folder / "")) + 1
        for top in (GAMES, BIN):
            waiting = [os.fsencode(self.folder / top)]
            while waiting:
                with contextlib.suppress(OSError), os.scandir(waiting.pop()) as entries:
                    for entry in entries:
                        if entry.is_dir(follow_symlinks=False):
                            waiting.append(entry.path)
                        elif entry.name.endswith(SUFFIX.encode()) and entry.name[:1] != b".":
                            status = entry.stat()
                            file = _File(status.st_mtime_ns, status.st_size)
                            yield entry.path[above:], file

    def _known(self) -> dict[bytes, _File | None]:
        """Return the state of each file when it was read, None if it must be read again."""
        rows = self._db.execute("SELECT path, changed, bytes, game_key, digest != x'' FROM games")
        return {
            path: None if _is_outdated(game, bool(had_rules)) else _File(changed, size)
            for path, changed, size, game, had_rules in rows
        }

    def _write(
        self, entries: Sequence[tuple[bytes, _File, Entry]], gone: Iterable[bytes] = ()
    ) -> None:
        with transaction(self._db):
            for key in gone:
                self._remove(key)
            fresh: list[tuple[int, int, int]] = []
            for key, file, entry in entries:
                fresh += self._put(key, file, entry)
            fresh.sort()  # neighbours in the file are written together
            self._db.executemany("INSERT OR REPLACE INTO positions VALUES (?, ?, ?)", fresh)

    def _put(self, key: bytes, file: _File, entry: Entry) -> list[tuple[int, int, int]]:
        """Write a game without its new positions, which are returned as (key, game, turn)."""
        values: dict[str, Any] = {
            "changed": file.changed,
            "bytes": file.bytes,
            "binned": self._is_binned(key),
            "game_key": entry.game,
            "setup": entry.setup,
            "first_name": entry.names[0],
            "second_name": entry.names[1],
            "first_seat": entry.seats[0],
            "second_seat": entry.seats[1],
            "players": players_key(entry.names, entry.seats),
            "result": entry.result,
            "winner": entry.winner,
            "date": entry.date,
            "month": entry.date[:7],
            "event": entry.event,
            "turns": entry.turns,
            "digest": entry.digest,
            "problem": entry.problem.packed()
            if isinstance(entry.problem, TranslatableText)
            else entry.problem,
        }
        game = self._put_values(key, {name: _clean(value) for name, value in values.items()})
        self._db.execute("DELETE FROM words WHERE rowid = ?", (game,))
        words = [
            f"{name} {_called(seat)}" for name, seat in zip(entry.names, entry.seats, strict=True)
        ]
        texts = [folded(text) for text in (*words, entry.event, entry.comments)]
        self._db.execute(
            "INSERT INTO words (rowid, first, second, event, comments) VALUES (?, ?, ?, ?, ?)",
            (game, *texts),
        )
        write_moves(self._db, game, () if self._is_binned(key) else entry.moves)
        return self._put_positions(game, entry.keys)

    def _put_values(self, key: bytes, values: dict[str, Any]) -> int:
        """Write the columns of a game; return its row id."""
        columns, marks = ", ".join(values), ", ".join("?" * len(values))
        changes = ", ".join([f"{name} = excluded.{name}" for name in values])
        ((game,),) = self._db.execute(
            f"INSERT INTO games (path, {columns}) VALUES (?, {marks})"
            f" ON CONFLICT (path) DO UPDATE SET {changes} RETURNING id",
            (key, *values.values()),
        ).fetchall()
        return int(game)

    def _put_positions(self, game: int, keys: dict[int, int]) -> list[tuple[int, int, int]]:
        known = dict(self._db.execute("SELECT key, turn FROM positions WHERE game = ?", (game,)))
        gone = known.keys() - keys.keys()
        self._db.executemany(
            "DELETE FROM positions WHERE key = ? AND game = ?", [(key, game) for key in gone]
        )
        return [(key, game, turn) for key, turn in keys.items() if known.get(key) != turn]

    def _remove(self, key: bytes) -> None:
        for (game,) in self._db.execute("SELECT id FROM games WHERE path = ?", (key,)).fetchall():
            self._db.execute("DELETE FROM positions WHERE game = ?", (game,))
            self._db.execute("DELETE FROM moves WHERE game = ?", (game,))
            self._db.execute("DELETE FROM words WHERE rowid = ?", (game,))
            self._db.execute("DELETE FROM games WHERE id = ?", (game,))

    def _row(self, values: Sequence[Any]) -> LibraryRow:
        (number, path, changed, binned, setup, first, second, seat, other_seat, *rest) = values
        result, winner, date, event, turns, digest, problem = rest
        entry = Entry(
            setup=setup,
            names=(first, second),
            seats=(seat, other_seat),
            result=result,
            winner=winner,
            date=date,
            event=event,
            turns=turns,
            digest=digest,
            problem=unpacked(problem),
        )
        return LibraryRow(number, self._path(path), changed, bool(binned), entry)

    def _key(self, path: Path) -> bytes:
        return os.path.relpath(os.fsencode(path), os.fsencode(self.folder))

    def _path(self, key: bytes) -> Path:
        return self.folder / os.fsdecode(key)

    def _is_binned(self, key: bytes) -> int:
        return int(key.startswith(os.fsencode(BIN + os.sep)))


def _is_outdated(game: str, had_rules: bool) -> bool:
    """Return whether a game was read with its rules and they are gone, or the other way round."""
    return game != "" and had_rules != (game in INSTALLED)


def _file(path: Path) -> _File | None:
    try:
        status = os.stat(path)
    except OSError:
        return None
    return _File(status.st_mtime_ns, status.st_size)


def _called(seat: str) -> str:
    """Return searchable words for the player in a seat, such as "engine 5"."""
    return seat.replace("engine", "engine computer level") if seat.startswith("engine") else ""


def _clean(value: object) -> object:
    """Return a value that SQLite can store: without unpaired surrogates."""
    return value.encode("utf-8", "replace").decode() if isinstance(value, str) else value


_NOTE = ".path"  # a window's note beside a game moves with it


class GameBin:
    """Moves games to the bin and back: a deleted game is a file in another folder."""

    def __init__(self, library: Library) -> None:
        self._library = library

    def delete(self, path: Path) -> Path:
        """Move a game to the bin and return its new path; OSError if it cannot be moved."""
        return self._move(path, GAMES, BIN)

    def restore(self, path: Path) -> Path:
        """Move a game out of the bin and return its new path; OSError if it cannot be moved."""
        return self._move(path, BIN, GAMES)

    def destroy(self, path: Path) -> None:
        """Delete a game in the bin permanently; OSError if it cannot be deleted."""
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
