"""The SQLite file of the library.

It is only an index of the games: one that is damaged, or of another version, is deleted and built
again from them.
"""

from __future__ import annotations

import contextlib
import sqlite3
import tempfile
from pathlib import Path

from rules.sqlite_file import (
    SharedLock,
    check,
    connect,
    damage_reported,
    is_damage,
    remove,
    transaction,
    version,
)
from rules.translatable_text import TranslatableText, error_text

NAME = "library.sqlite"
VERSION = 3  # of the tables

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
CREATE TABLE game_positions (
    game INTEGER PRIMARY KEY,
    keys BLOB NOT NULL,  -- 64 bits each
    turns BLOB NOT NULL  -- 32 bits each
);
"""
_WORDS = "first, second, event, comments"
_FULL_TEXT = f"CREATE VIRTUAL TABLE words USING fts5 ({_WORDS}, tokenize = unicode61)"
_PLAIN_TEXT = f"CREATE TABLE words ({_WORDS})"


REBUILT = TranslatableText("The list of games is being rebuilt from the games. No game is lost.")


class LibraryError(Exception):
    """The library is not usable now."""


class IndexFile:
    """One connection to the index of a library, for one thread.

    Attributes:
        connection: to SQLite; every statement is a transaction unless one is begun.
        news: what the user should know of it; "" where all is well.
        full_text: whether SQLite has a full-text index.
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
            self.full_text = _has_full_text(self.connection)
            self._closing = closing.pop_all()

    def close(self) -> None:
        self._closing.close()

    def _open(
        self, path: Path, closing: contextlib.ExitStack, rebuild: bool = False
    ) -> sqlite3.Connection:
        lock = closing.enter_context(contextlib.closing(SharedLock(path, PATIENCE_MS)))
        connection = None if rebuild else _opened(path)
        if connection is None:
            with lock.alone():
                remove(path)
                connection = _opened(path)
            assert connection is not None
            self.news = REBUILT
        closing.callback(connection.close)
        return connection


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
            for table in ("games", "words", "positions", "game_positions"):
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
        for statement in _TABLES.split(";"):
            connection.execute(statement)
        try:
            connection.execute(_FULL_TEXT)
        except sqlite3.OperationalError:  # SQLite without FTS5
            connection.execute(_PLAIN_TEXT)
        connection.execute(f"PRAGMA user_version = {VERSION}")


def _has_full_text(connection: sqlite3.Connection) -> bool:
    row = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'words'").fetchone()
    return row is not None and row[0].startswith("CREATE VIRTUAL")
