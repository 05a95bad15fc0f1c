"""The SQLite file of a deck: opened, checked, and set aside when it is damaged.

A deck cannot be made again, so its every transaction is on the disk before the next one begins. A
damaged file is set aside and what can be read of it copied into a new one; a file of a newer
version is refused and stays as it is.
"""

from __future__ import annotations

import contextlib
import dataclasses
import errno
import json
import os
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rules.regular_file import copy_aside
from rules.sqlite_file import (
    ENDINGS,
    Row,
    SharedLock,
    check,
    check_kind,
    connect,
    connect_to_read,
    damage_reported,
    is_damage,
    remove_database,
    replace,
    rows_by_page,
    rows_by_sqlite,
    transaction,
    version,
)
from rules.training.exercise import ExerciseError, read_exercise
from rules.training.schedule import Grade, Memory, Rating, is_time, memory_after, memory_of
from rules.translatable_text import TranslatableText, error_text

_CARD, _ANSWER, _RATING, _DELETION = 13, 12, 8, 1  # columns of the tables

_MAX_TEXT = 1 << 14  # bytes of an exercise in a damaged row

_KEY = re.compile(r"[a-z0-9_-]{1,40} [0-9a-f]{16}")


def rescue_deck(damaged: Path, connection: sqlite3.Connection) -> int:
    """Copy the sound rows of a damaged file into a new deck; return how many cards it has then.

    A card whose schedule is damaged has the one that follows from its answers.

    Raises:
        sqlite3.Error, OSError: the new file cannot be written, or the damaged one not be read.
    """
    with transaction(connection):
        rescue = _Rescue(connection)
        # not those that were deleted: where pages are mixed up, any index passes for that table
        for table in ("cards", "answers", "ratings"):
            for row in rows_by_sqlite(damaged, table):
                rescue.take(row)
        for row in rows_by_page(damaged):
            rescue.take(row)
        for text in _exercises_in(damaged.read_bytes()):
            rescue.take((None, None, text, *[None] * (_CARD - 3)))
        rescue.finish()
    (count,) = connection.execute("SELECT count(*) FROM cards").fetchone()
    return int(count)


def _exercises_in(data: bytes) -> Iterator[str]:
    """Yield what may be an exercise, wherever it lies: in a damaged row it may be whole."""
    decoder = json.JSONDecoder()
    for start in re.finditer(rb'\{"game":"', data):
        text = data[start.start() : start.start() + _MAX_TEXT].decode("utf-8", "replace")
        with contextlib.suppress(ValueError, RecursionError):
            yield text[: decoder.raw_decode(text)[1]]


def schedule_card(connection: sqlite3.Connection, card: int, memory: Memory, answers: int) -> None:
    """Give a card the schedule that follows from so many answers."""
    connection.execute(
        "UPDATE cards SET (stage, due, answered, step, stability, difficulty, shift, repetitions)"
        " = (?, ?, ?, ?, ?, ?, 0, ?) WHERE id = ?",
        (*dataclasses.astuple(memory), answers, card),
    )


class _Rescue:
    """Takes rows in any order, and those that come again."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._db = connection
        self._taken: set[Row] = set()
        self._forgetful: set[int] = set()  # cards whose schedule is damaged

    def take(self, row: Row) -> None:
        """Take a row if it is sound; which table it is from follows from its columns."""
        takes: dict[int, Callable[..., None]] = {
            _CARD: self._take_card,
            _ANSWER: self._take_answer,
            _RATING: self._take_rating,
            _DELETION: self._take_deletion,
        }
        take = takes.get(len(row))
        if take is not None and row not in self._taken:
            self._taken.add(row)
            with contextlib.suppress(sqlite3.Error, OverflowError):
                take(*row)

    def finish(self) -> None:
        """Drop what belongs to no card, and schedule cards again."""
        self._db.execute("DELETE FROM cards WHERE key IN (SELECT key FROM deleted)")
        self._db.execute("DELETE FROM answers WHERE card NOT IN (SELECT id FROM cards)")
        for card in self._forgetful:
            answers = self._db.execute(
                "SELECT moment, grade FROM answers WHERE card = ? ORDER BY moment, id", (card,)
            ).fetchall()
            schedule_card(self._db, card, memory_after(answers), len(answers))

    def _take_card(self, number: Any, key: Any, text: Any, added: Any, *rest: Any) -> None:
        suspended, repetitions, *memory, shift = rest
        try:
            key = read_exercise(str(text)).key
        except ExerciseError:
            return
        sound = memory_of(memory) if _are_counts(repetitions, shift) else None
        if type(number) is not int or number < 1 or self._has_card(number):
            number = None  # another one has its number
        added = added if is_time(added) else 0
        schedule = (repetitions, *memory, shift) if sound else (0, 0, 0, *[None] * 4, 0)
        for (card,) in self._db.execute(
            f"INSERT OR IGNORE INTO cards VALUES ({','.join('?' * _CARD)}) RETURNING id",
            (number, key, text, added, int(suspended == 1), *schedule),
        ).fetchall():
            if not sound:
                self._forgetful.add(card)

    def _has_card(self, number: int) -> bool:
        found = self._db.execute("SELECT 1 FROM cards WHERE id = ?", (number,))
        return found.fetchone() is not None

    def _take_answer(self, number: Any, card: Any, when: Any, grade: Any, *rest: Any) -> None:
        *before, shift, imported = rest
        if (
            not _are_counts(number, card, shift, imported)
            or not is_time(when)
            or grade not in set(Grade)
        ):
            return
        if memory_of(before) is None:  # then it cannot be undone
            before, imported = [0, 0, None, None, None, None], 1
        self._db.execute(
            f"INSERT OR IGNORE INTO answers VALUES ({','.join('?' * _ANSWER)})",
            (number, card, when, grade, *before, shift, imported),
        )

    def _take_rating(self, number: Any, game: Any, when: Any, puzzle: Any, *rest: Any) -> None:
        *rating, answer = rest
        if (
            _are_counts(number)
            and is_time(when)
            and all(type(value) is float for value in rating)
            and Rating(*rating).is_sound
            and isinstance(game, str)
            and isinstance(puzzle, str)
        ):
            self._db.execute(
                f"INSERT OR IGNORE INTO ratings VALUES ({','.join('?' * _RATING)})",
                (number, game, when, puzzle, *rating, answer if _are_counts(answer) else None),
            )

    def _take_deletion(self, key: Any) -> None:
        if isinstance(key, str) and _KEY.fullmatch(key):
            self._db.execute("INSERT OR IGNORE INTO deleted VALUES (?)", (key,))


def _are_counts(*values: object) -> bool:
    return all(type(value) is int and value >= 0 for value in values)


VERSION = 1  # of the tables

_NEVER = 1000  # a higher one is damaged

PATIENCE_MS = 5000  # how long to wait for another program that is writing

# times are milliseconds since 1970
_TABLES = """
CREATE TABLE cards (
    id INTEGER PRIMARY KEY,
    key TEXT NOT NULL UNIQUE,
    exercise TEXT NOT NULL,  -- JSON
    added INTEGER NOT NULL,
    suspended INTEGER NOT NULL DEFAULT 0,
    repetitions INTEGER NOT NULL DEFAULT 0,
    stage INTEGER NOT NULL DEFAULT 0 CHECK (stage BETWEEN 0 AND 3),
    due INTEGER NOT NULL DEFAULT 0,
    answered INTEGER,
    step INTEGER,
    stability REAL,
    difficulty REAL,
    shift INTEGER NOT NULL DEFAULT 0  -- ``due`` and ``answered`` are earlier by it: see Deck
);
CREATE INDEX cards_by_due ON cards (suspended, stage, due, id, answered);
CREATE INDEX cards_by_answer ON cards (answered);
CREATE INDEX cards_shifted ON cards (shift) WHERE shift > 0;
CREATE TABLE answers (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    card INTEGER NOT NULL,
    moment INTEGER NOT NULL,
    grade INTEGER NOT NULL CHECK (grade BETWEEN 1 AND 4),
    stage INTEGER NOT NULL,  -- from here on: the card before the answer
    due INTEGER NOT NULL,
    answered INTEGER,
    step INTEGER,
    stability REAL,
    difficulty REAL,
    shift INTEGER NOT NULL,
    imported INTEGER NOT NULL DEFAULT 0  -- and so cannot be undone
);
CREATE INDEX answers_by_card ON answers (card);
CREATE INDEX answers_by_time ON answers (moment, stage);
CREATE TABLE deleted (key TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE ratings (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    game TEXT NOT NULL,
    moment INTEGER NOT NULL,
    puzzle TEXT NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL,
    answer INTEGER,
    UNIQUE (game, moment, puzzle)
);
"""

_NAMES = ("cards", "answers", "deleted", "ratings")


class DeckError(Exception):
    """The deck is not usable now; nothing was changed. The text is for users."""


class NewerDeckError(DeckError):
    """The deck was written by a newer version of the program."""


class DeckFile:
    """One connection to a deck.

    Attributes:
        connection: to SQLite; every statement is a transaction unless one is begun.
        path: the file; where a link leads, if it is one.
        aside: the copy of a damaged file; None if there was none.
        rescued: how many cards of that file are in the new one.
    """

    def __init__(self, path: Path) -> None:
        """Open or create the file.

        Raises:
            DeckError: another program keeps it locked, the disk is full, it is damaged but open
                elsewhere, written by a newer version, or not a file.
        """
        self.path = path
        self.aside: Path | None = None
        self.rescued = 0
        with reported():
            if path.is_symlink():  # its target may be on a disk that is missing
                self.path = Path(os.path.realpath(path, strict=True))
            self._lock = SharedLock(self.path, PATIENCE_MS)
        try:
            with reported():
                self.connection = self._open()
        except BaseException:
            self._lock.close()
            raise

    def close(self) -> None:
        self.connection.close()
        self._lock.close()

    def _open(self) -> sqlite3.Connection:
        try:
            return _open_known(self.path)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
        try:
            with self._lock.exclusive():
                self._replace()
        except BlockingIOError as error:
            raise DeckError(_DAMAGED) from error
        return _open_known(self.path)

    def _replace(self) -> None:
        """Replace a damaged file by one with all that can be read of it.

        Whatever ends the program meanwhile, either the one or the other is there.
        """
        self.aside, _ = copy_aside(self.path, ENDINGS[:2])
        new = self.path.with_name(f"{self.aside.stem} rescued{self.path.suffix}")
        remove_database(new)
        try:
            with contextlib.closing(_open_known(new)) as connection:
                self.rescued = rescue_deck(self.aside, connection)
        except BaseException:
            remove_database(new)
            raise
        replace(self.path, new)


@contextlib.contextmanager
def open_to_read(path: Path) -> Iterator[sqlite3.Connection | None]:
    """Open a deck without changing it; None if there is none, or nothing in it yet.

    Raises:
        NewerDeckError: it was written by a newer version.
        sqlite3.Error: it cannot be read, or is damaged.
        OSError: something else is in its place.
    """
    check_kind(path)
    if not path.exists():
        yield None
        return
    source = connect_to_read(path, PATIENCE_MS)
    with contextlib.closing(source), damage_reported():
        found = version(source)
        if found > _NEVER:
            raise sqlite3.DatabaseError(f"version {found}")
        if found > VERSION:
            check(source)
            raise NewerDeckError(
                TranslatableText("the file was written by a newer version of Oddments")
            )
        yield source if found else None


@contextlib.contextmanager
def reported() -> Iterator[None]:
    """Raise the errors of SQLite and of the system as a ``DeckError`` with a text for users."""
    try:
        with damage_reported():
            yield
    except sqlite3.Error as error:
        raise DeckError(_text(error)) from error
    except BlockingIOError as error:
        raise DeckError(_BUSY) from error
    except OSError as error:
        raise DeckError(error_text(error)) from error


_BUSY = TranslatableText("another program is writing to the file")

_DAMAGED = TranslatableText("the file is damaged")


def _text(error: sqlite3.Error) -> str:
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return _BUSY
    if code in _OF_SYSTEM:
        return error_text(OSError(_OF_SYSTEM[code], ""))
    return _DAMAGED if is_damage(error) else str(error)


_OF_SYSTEM = {
    sqlite3.SQLITE_FULL: errno.ENOSPC,
    sqlite3.SQLITE_IOERR: errno.EIO,
    sqlite3.SQLITE_READONLY: errno.EACCES,
    sqlite3.SQLITE_CANTOPEN: errno.EACCES,
    sqlite3.SQLITE_PERM: errno.EACCES,
}


def _open_known(path: Path) -> sqlite3.Connection:
    _refuse_newer(path)
    # FULL: an answer is on the disk when its transaction ends
    connection = connect(path, PATIENCE_MS, "synchronous = FULL", "fullfsync = ON")
    try:
        with damage_reported():
            check(connection, indexes=True)
            if version(connection) == 0:
                _create_tables(connection)
            for table in _NAMES:
                for _row in connection.execute(f"SELECT * FROM {table} NOT INDEXED"):
                    pass  # it can be read, as text too
    except BaseException:
        connection.close()
        raise
    return connection


def _create_tables(connection: sqlite3.Connection) -> None:
    with transaction(connection):
        if version(connection) == 0:  # another program may have been quicker
            for statement in _TABLES.split(";"):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {VERSION}")


def _refuse_newer(path: Path) -> None:
    """Look at a file without changing it: even the kind of its log belongs to its version."""
    with open_to_read(path):
        pass
