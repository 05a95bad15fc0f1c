"""What files of SQLite have in common: opening, checking, locking and replacing.

A lock beside the file shows that it is open, for a file that another program has open must not be
moved.
"""

from __future__ import annotations

import contextlib
import errno
import fcntl
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from rules.regular_file import check_regular

ENDINGS = ("", "-wal", "-shm", "-journal")  # suffixes of the files that belong together
_PAUSE_S = 0.01  # between retries where SQLite does not wait by itself


def connect(path: Path, patience_ms: int, *pragmas: str) -> sqlite3.Connection:
    """Return a connection with a write-ahead log; every statement is a transaction.

    It waits so long for another program that is writing.

    Raises:
        sqlite3.Error: it cannot be opened.
        OSError: something else is in its place.
    """
    check_kind(path)
    connection = sqlite3.connect(path, timeout=patience_ms / 1000, isolation_level=None)
    try:
        with damage_reported():
            _keep_write_ahead_log(connection, patience_ms)
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}")
    except BaseException:
        connection.close()
        raise
    return connection


def check_kind(path: Path) -> None:
    """Check that a file, and those that belong to it, are regular files where they exist.

    SQLite would wait for the other end of a FIFO, and take a link that leads nowhere for a new
    file.

    Raises:
        OSError: they are not.
    """
    for name in (f"{path}{ending}" for ending in ENDINGS):
        if os.path.lexists(name):
            check_regular(os.stat(name).st_mode, name)


def _keep_write_ahead_log(connection: sqlite3.Connection, patience_ms: int) -> None:
    """Retry until it succeeds: SQLite does not wait while another program creates the file."""
    end = time.monotonic() + patience_ms / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


@contextlib.contextmanager
def damage_reported() -> Iterator[None]:
    """Raise what Python's module raises for damaged bytes as ``sqlite3.DatabaseError``, too.

    Text may not be UTF-8, and a damaged length may want more memory than there is.
    """
    try:
        yield
    except (UnicodeDecodeError, MemoryError, OverflowError) as error:
        raise sqlite3.DatabaseError(f"the file is damaged: {error}") from error


@contextlib.contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Commit what is done within, or nothing of it."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def check(connection: sqlite3.Connection, *, indexes: bool = False) -> None:
    """Check the file's structure; with ``indexes``, also that they agree with their tables.

    Raises:
        sqlite3.DatabaseError: it is damaged.
    """
    pragma = "integrity_check" if indexes else "quick_check"
    (answer,) = connection.execute(f"PRAGMA {pragma}(1)").fetchone()
    if answer != "ok":
        raise sqlite3.DatabaseError(answer)


def version(connection: sqlite3.Connection) -> int:
    """Return the version of the tables; 0 in a new file."""
    (number,) = connection.execute("PRAGMA user_version").fetchone()
    return int(number)


def is_damage(error: sqlite3.Error) -> bool:
    """Return whether the file is corrupt, not merely locked or out of disk space."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:  # raised by Python itself, such as for text that is not UTF-8
        return not isinstance(error, sqlite3.ProgrammingError)
    return code & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_ERROR)


def lock(path: Path, patience_ms: int) -> int:
    """Return a shared lock, held by all programs that have the file open.

    It waits so long for another program that holds it alone.

    Raises:
        BlockingIOError: that program still holds it.
        OSError: nothing can be written there.
    """
    folder = path.parent
    folder.mkdir(parents=True, exist_ok=True)
    descriptor = os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        _lock_shared(descriptor, patience_ms)
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
    except BaseException:
        os.close(descriptor)
        raise
    return descriptor


def _lock_shared(descriptor: int, patience_ms: int) -> None:
    end = time.monotonic() + patience_ms / 1000
    while True:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_SH | fcntl.LOCK_NB)
        except BlockingIOError:
            if time.monotonic() > end:
                raise
            time.sleep(_PAUSE_S)
        else:
            return


@contextlib.contextmanager
def alone(descriptor: int) -> Iterator[None]:
    """Hold a lock alone.

    Raises:
        OSError: another program has the file open.
    """
    fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    try:
        yield
    finally:
        fcntl.flock(descriptor, fcntl.LOCK_SH)


def remove(path: Path, endings: Sequence[str] = ENDINGS) -> None:
    """Remove a file and those that belong to it, as far as they exist."""
    for ending in endings:
        with contextlib.suppress(FileNotFoundError):
            os.remove(f"{path}{ending}")


def replace(path: Path, new: Path) -> None:
    """Put a new file, which is not open, in the place of another one, at once."""
    remove(path, ENDINGS[1:])
    os.replace(new, path)
