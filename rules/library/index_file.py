"""The SQLite file of the library: opened, checked, migrated, and set aside when it is damaged.

It is only an index, which can be rebuilt from the games. So a damaged file is set aside, one of an
older version is backed up before it is migrated, and one of a newer version is left alone, with
another file used instead.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path

from rules.library.entry import players_key
from rules.set_aside import lay_aside
from rules.sqlite_file import (
    ENDINGS,
    SharedLock,
    check,
    connect,
    damage_reported,
    is_damage,
    version,
)
from rules.translatable_text import error_text

NAME = "library.sqlite"
VERSION = 3  # of the tables

PATIENCE_MS = 5000  # how long to wait for another program that is writing
_CACHE_KIB = 32 * 1024

# indexes for the orders of lists, each covering what most filters need
_ORDERS = """
CREATE INDEX games_by_kind ON games
    (binned, game_key, setup, date DESC, changed DESC, id DESC, result, winner);
CREATE INDEX games_by_players ON games
    (binned, players, date DESC, changed DESC, id DESC, game_key, setup, result, winner);
"""
# both cover the statistics of one's own games
_RESULTS = """
CREATE INDEX games_by_seats ON games
    (binned, game_key, setup, first_seat, second_seat, month, winner);
CREATE INDEX games_in_order ON games
    (binned, date, changed, id, game_key, first_seat, second_seat, winner);
"""
_TABLES = f"""
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
    month TEXT NOT NULL DEFAULT ''  -- of the date
);
CREATE INDEX games_by_date ON games
    (binned, date DESC, changed DESC, id DESC, game_key, setup, result, winner);
CREATE INDEX games_by_digest ON games (digest);
{_ORDERS}{_RESULTS}CREATE TABLE positions (
    key INTEGER NOT NULL,
    game INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    PRIMARY KEY (key, game)
) WITHOUT ROWID;
CREATE TABLE game_positions (
    game INTEGER PRIMARY KEY,
    keys BLOB NOT NULL,  -- 64 bits each
    turns BLOB NOT NULL  -- 32 bits each
);
"""
_WORDS = "first, second, event, comments"
_FULL_TEXT = f"CREATE VIRTUAL TABLE words USING fts5 ({_WORDS}, tokenize = unicode61)"
_PLAIN_TEXT = f"CREATE TABLE words ({_WORDS})"


def _add_players(connection: sqlite3.Connection) -> None:
    """Migrate to version 2: games can be listed by players."""

    def key(*values: str) -> str:
        return players_key(values[:2], values[2:])

    connection.execute("ALTER TABLE games ADD COLUMN players TEXT NOT NULL DEFAULT ''")
    connection.create_function("players_key", 4, key, deterministic=True)
    connection.execute(
        "UPDATE games SET players = players_key(first_name, second_name, first_seat, second_seat)"
    )
    for statement in _ORDERS.split(";"):
        connection.execute(statement)


def _add_results(connection: sqlite3.Connection) -> None:
    """Migrate to version 3: one's own results are counted quickly."""
    connection.execute("ALTER TABLE games ADD COLUMN month TEXT NOT NULL DEFAULT ''")
    connection.execute("UPDATE games SET month = substr(date, 1, 7)")
    for statement in _RESULTS.split(";"):
        connection.execute(statement)


# version -> migrates its tables to the next version, within a transaction
MIGRATIONS: Mapping[int, Callable[[sqlite3.Connection], None]] = {1: _add_players, 2: _add_results}


class LibraryError(Exception):
    """The library is not usable now."""


class DamagedError(LibraryError):
    """The index is damaged but open elsewhere, so it cannot be set aside."""


class IndexFile:
    """One connection to the index of a library, for one thread.

    Attributes:
        connection: to SQLite; every statement is a transaction unless one is begun.
        path: the file.
        aside: where a damaged file was moved; None if there was none.
        newer: the file of a newer version, which was left alone; None if there is none.
        kept: whether the index is permanent; in a read-only folder it is temporary.
        full_text: whether SQLite has a full-text index.
    """

    def __init__(self, folder: Path, *, rebuild: bool = False) -> None:
        """Open or create the index; ``rebuild`` sets the old one aside as if it were damaged.

        Raises:
            DamagedError: the index is damaged but open elsewhere.
            LibraryError: another program keeps it locked, or the disk is full.
        """
        self.path = folder / NAME
        self.aside: Path | None = None
        self.newer: Path | None = None
        self.kept = True
        self._temporary: tempfile.TemporaryDirectory[str] | None = None
        try:
            self._lock = SharedLock(self.path, PATIENCE_MS)
        except BlockingIOError as error:
            raise LibraryError(error_text(error)) from error
        except OSError:
            self._open_copy(folder)
        try:
            self.connection = self._open_whole(rebuild)
            self.full_text = _has_full_text(self.connection)
        except BaseException:
            self._lock.close()
            raise

    def reopen(self) -> IndexFile:
        """Return another connection to the same file, for another thread."""
        reopen = IndexFile.__new__(IndexFile)
        reopen.path, reopen.kept = self.path, self.kept
        reopen.aside = reopen.newer = None
        reopen._temporary = None  # the original removes it
        reopen._lock = SharedLock(self.path.parent / NAME, PATIENCE_MS)
        reopen.connection = _connect(self.path)
        reopen.full_text = self.full_text
        return reopen

    def close(self) -> None:
        """Close the file; its twins must be closed already."""
        self.connection.close()
        self._lock.close()
        if self._temporary is not None:
            self._temporary.cleanup()

    # -- inner -------------------------------------------------------------------------------

    def _open_copy(self, folder: Path) -> None:
        """Use a temporary copy, as the folder is read-only."""
        self.kept = False
        self._temporary = tempfile.TemporaryDirectory(prefix="oddments-")
        there = Path(self._temporary.name)
        for ending in ENDINGS[:2]:
            with contextlib.suppress(OSError):
                shutil.copyfile(f"{self.path}{ending}", there / f"{NAME}{ending}")
        self.path = there / NAME
        self._lock = SharedLock(self.path, PATIENCE_MS)

    def _open_whole(self, rebuild: bool) -> sqlite3.Connection:
        """Open the file; if it is damaged, set it aside and create another."""
        try:
            if not rebuild:
                with damage_reported():
                    return self._open_known()
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise LibraryError(str(error)) from error
        except OSError:
            pass  # a folder, a FIFO, or a link that leads nowhere
        try:
            with self._lock.alone():
                return self._open_new()
        except BlockingIOError as error:
            raise DamagedError(f"{self.path} must be rebuilt but is open elsewhere") from error

    def _open_new(self) -> sqlite3.Connection:
        try:
            self.aside = lay_aside(self.path, ENDINGS)
            return self._open_known()
        except (OSError, sqlite3.DatabaseError) as error:
            raise LibraryError(str(error)) from error

    def _open_known(self) -> sqlite3.Connection:
        """Open a file of this version: an older one is migrated, a newer one left alone."""
        connection = _connect(self.path)
        try:
            check(connection)
            if version(connection) > VERSION:
                connection.close()
                self.newer = self.path
                self.path = self.path.with_name(f"library.{VERSION}.sqlite")
                connection = _connect(self.path)
                check(connection)
            _prepare(connection, self.path)
            for table in ("games", "words", "positions", "game_positions"):
                connection.execute(f"SELECT * FROM {table} LIMIT 0")
        except BaseException:
            connection.close()
            raise
        return connection


def _connect(path: Path) -> sqlite3.Connection:
    return connect(path, PATIENCE_MS, "synchronous = NORMAL", f"cache_size = -{_CACHE_KIB}")


def _prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Create the tables, or migrate those of an older version."""
    if version(connection) == VERSION:
        return
    connection.execute("BEGIN IMMEDIATE")  # another program may be doing the same
    try:
        found = version(connection)
        if found == 0:
            _make_tables(connection)
        elif found < VERSION:
            _back_up(path, found)
            for step in range(found, VERSION):
                MIGRATIONS[step](connection)
        connection.execute(f"PRAGMA user_version = {VERSION}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise


def _make_tables(connection: sqlite3.Connection) -> None:
    for statement in _TABLES.split(";"):
        connection.execute(statement)
    try:
        connection.execute(_FULL_TEXT)
    except sqlite3.OperationalError:  # SQLite without FTS5
        connection.execute(_PLAIN_TEXT)


def _back_up(path: Path, old: int) -> None:
    """Copy the file before it is migrated; its writers wait meanwhile."""
    with (
        contextlib.closing(_connect(path)) as source,
        contextlib.closing(sqlite3.connect(path.with_name(f"{path.name}.{old}.backup"))) as to,
    ):
        source.backup(to)


def _has_full_text(connection: sqlite3.Connection) -> bool:
    row = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'words'").fetchone()
    return row is not None and row[0].startswith("CREATE VIRTUAL")
