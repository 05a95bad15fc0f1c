"""What files of SQLite have in common: opening, checking, locking and replacing.

A lock beside the file shows that it is open, for a file that another program has open must not be
moved. It is a lock of SQLite too, on an empty database: that works on every system.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from rules.regular_file import check_regular
from rules.system import check_writable, patiently

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


class SharedLock:
    """A lock held by all programs, and all threads, that have a file open.

    It ends with the process, however that ends.
    """

    def __init__(self, path: Path, patience_ms: int) -> None:
        """Take the lock; wait so long for another program that holds it alone.

        Raises:
            BlockingIOError: that program still holds it.
            OSError: nothing can be written there.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        name = f"{path}.lock"
        check_kind(Path(name))
        with contextlib.suppress(FileExistsError):  # private, unlike one that SQLite creates
            os.close(os.open(name, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        check_writable(path.parent)
        self._patience_ms = patience_ms
        with _lock_errors(name):
            self._connection = sqlite3.connect(name, isolation_level=None, check_same_thread=False)
        self._name = name
        try:
            self._share()
        except BaseException:
            self._connection.close()
            raise

    @contextlib.contextmanager
    def alone(self) -> Iterator[None]:
        """Hold the lock alone.

        Raises:
            BlockingIOError: another program, or another thread, has the file open.
        """
        self._connection.execute("COMMIT")
        try:
            self._begin("BEGIN EXCLUSIVE", 0)
            try:
                yield
            finally:
                self._connection.execute("COMMIT")
        finally:
            self._share()

    def close(self) -> None:
        """Release the lock."""
        self._connection.close()

    def _share(self) -> None:
        """Begin a transaction, which shares the file with other readers while it lasts."""
        self._begin("BEGIN; SELECT * FROM sqlite_master", self._patience_ms)

    def _begin(self, statements: str, patience_ms: int) -> None:
        with _lock_errors(self._name):
            self._connection.execute(f"PRAGMA busy_timeout = {patience_ms}")
            for statement in statements.split(";"):
                self._connection.execute(statement).fetchall()


@contextlib.contextmanager
def _lock_errors(name: str) -> Iterator[None]:
    """Raise errors of SQLite as those of the system."""
    try:
        yield
    except sqlite3.Error as error:
        code = getattr(error, "sqlite_errorcode", 0) & 0xFF
        if code == sqlite3.SQLITE_BUSY:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), name) from error
        raise OSError(errno.EIO, str(error), name) from error


def remove(path: Path, endings: Sequence[str] = ENDINGS) -> None:
    """Remove a file and those that belong to it, as far as they exist."""
    for ending in endings:
        with contextlib.suppress(FileNotFoundError):
            patiently(os.remove, f"{path}{ending}")


def replace(path: Path, new: Path) -> None:
    """Put a new file, which is not open, in the place of another one, at once."""
    remove(path, ENDINGS[1:])
    patiently(os.replace, new, path)
