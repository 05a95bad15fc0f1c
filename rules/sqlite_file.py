"""What files of SQLite have in common: opening, checking, locking and replacing.

A lock beside the file shows that it is open, for a file that another program has open must not be
moved. It is a lock of SQLite too, on an empty database: that works on every system.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
import struct
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


def connect_to_read(path: Path, patience_ms: int) -> sqlite3.Connection:
    """Return a connection that changes nothing; sqlite3.Error if there is no file."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    return sqlite3.connect(uri, uri=True, timeout=patience_ms / 1000)


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
    def exclusive(self) -> Iterator[None]:
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


def remove_database(path: Path, endings: Sequence[str] = ENDINGS) -> None:
    """Remove a file and those that belong to it, as far as they exist."""
    for ending in endings:
        with contextlib.suppress(FileNotFoundError):
            patiently(os.remove, f"{path}{ending}")


def replace(path: Path, new: Path) -> None:
    """Put a new file, which is not open, in the place of another one, at once."""
    remove_database(path, ENDINGS[1:])
    patiently(os.replace, new, path)


Row = tuple[object, ...]

_LEAF, _INDEX_LEAF, _INDEX_INNER = 0x0D, 0x0A, 0x02  # kinds of pages that hold rows

_HEADER = 100  # bytes at the start of the file, on its first page, of which the first are

_MAGIC = b"SQLite format 3\0"

_DEFAULT_PAGE = 4096

_MAX_ROW = 1 << 24  # bytes; a damaged length must not take all memory

_INTEGERS = (0, 1, 2, 3, 4, 6, 8)  # [kind of value] -> its bytes

_REAL = 7

_NOT_READABLE = (sqlite3.Error, UnicodeDecodeError, MemoryError, OverflowError)


def rows_by_sqlite(path: Path, table: str) -> Iterator[Row]:
    """Yield the rows of a table from both ends, as far as SQLite can read them; some come twice.

    SQLite itself reads a table up to the first damaged page, from either end. Where its tree is
    broken, the pages are read one by one: each leaf holds whole rows, wherever it lies in the file.
    The format is described in https://sqlite.org/fileformat2.html.

    Text that is not UTF-8 has replacement characters in it.
    """
    for order in ("ASC", "DESC"):
        with (
            contextlib.suppress(*_NOT_READABLE),
            contextlib.closing(sqlite3.connect(path, isolation_level=None)) as source,
        ):
            source.text_factory = lambda text: text.decode("utf-8", "replace")
            source.execute("PRAGMA writable_schema = ON")  # reads on where the schema is damaged
            yield from source.execute(f"SELECT * FROM {table} NOT INDEXED ORDER BY 1 {order}")


def rows_by_page(path: Path) -> Iterator[Row]:
    """Yield the rows on all pages, of all tables and indexes, in the order of the file.

    An integer primary key stands in its place. What is only in the log beside the file counts,
    as far as it has been committed.

    Raises:
        OSError: the file cannot be read.
    """
    pages = _Pages(path)
    for number in pages.numbers():
        yield from pages.rows(number)


class _Pages:
    """The pages of a file, by their numbers from 1."""

    def __init__(self, path: Path) -> None:
        self._file = path.read_bytes()
        (size,) = struct.unpack_from(">H", self._file, 16) if len(self._file) > 20 else (0,)
        size = 65536 if size == 1 else size
        self._size = size if size >= 512 and not size & (size - 1) else _DEFAULT_PAGE
        reserved = self._file[20] if len(self._file) > 20 else 0
        self._usable = self._size - (reserved if reserved <= self._size - 480 else 0)
        self._newer = self._committed(path.with_name(f"{path.name}-wal"))

    def numbers(self) -> list[int]:
        return sorted({*range(1, -(-len(self._file) // self._size) + 1), *self._newer})

    def rows(self, number: int) -> Iterator[Row]:
        """Yield the rows on a page; none where it holds no rows."""
        page = self._page(number)
        start = _HEADER if page.startswith(_MAGIC) else 0  # wherever the first page lies now
        if len(page) < start + 8 or page[start] not in (_LEAF, _INDEX_LEAF, _INDEX_INNER):
            return
        (count,) = struct.unpack_from(">H", page, start + 3)
        first = start + (12 if page[start] == _INDEX_INNER else 8)
        for at in range(first, min(first + 2 * count, len(page) - 1), 2):
            cell = int.from_bytes(page[at : at + 2])
            with contextlib.suppress(IndexError, ValueError, struct.error):
                yield self._row(page, cell, page[start])

    def _page(self, number: int) -> bytes:
        newer = self._newer.get(number)
        return newer or self._file[(number - 1) * self._size : number * self._size]

    def _committed(self, log: Path) -> dict[int, bytes]:
        """Return the pages of the write-ahead log up to the last commit."""
        found: dict[int, bytes] = {}
        pending: dict[int, bytes] = {}
        try:
            data = log.read_bytes()
        except OSError:
            return found
        salts = data[16:24]
        for at in range(32, len(data) - 24 - self._size + 1, 24 + self._size):
            number, after_commit = struct.unpack_from(">II", data, at)
            if data[at + 8 : at + 16] != salts:
                break
            pending[number] = data[at + 24 : at + 24 + self._size]
            if after_commit:
                found |= pending
                pending = {}
        return found

    def _row(self, page: bytes, at: int, kind: int) -> Row:
        """Return the row in a cell; IndexError, ValueError or struct.error if it is damaged."""
        if kind == _INDEX_INNER:
            at += 4  # the number of the page below
        length, at = _varint(page, at)
        if length > _MAX_ROW:
            raise ValueError(f"a row of {length} bytes")
        key: int | None = None
        if kind == _LEAF:
            key, at = _varint(page, at)
        payload = self._payload(page, at, length, kind)
        values = list(_values(payload))
        if key is not None and values and values[0] is None:
            values[0] = key
        return tuple(values)

    def _payload(self, page: bytes, at: int, length: int, kind: int) -> bytes:
        """Return a cell's bytes, those on overflow pages too."""
        usable = self._usable
        most = usable - 35 if kind == _LEAF else (usable - 12) * 64 // 255 - 23
        if length <= most:
            return page[at : at + length]
        least = (usable - 12) * 32 // 255 - 23
        here = least + (length - least) % (usable - 4)
        here = here if here <= most else least
        parts = [page[at : at + here]]
        (following,) = struct.unpack_from(">I", page, at + here)
        left, seen = length - here, set[int]()
        while left > 0:
            if following in seen or not following:
                raise ValueError("a row without its end")
            seen.add(following)
            overflow = self._page(following)
            (following,) = struct.unpack_from(">I", overflow)
            parts.append(overflow[4 : 4 + min(left, usable - 4)])
            left -= usable - 4
        return b"".join(parts)


def _values(record: bytes) -> Iterator[object]:
    end, at = _varint(record, 0)
    kinds = []
    while at < end:
        kind, at = _varint(record, at)
        if kind < 0 or kind in (10, 11):
            raise ValueError(f"a value of kind {kind}")
        kinds.append(kind)
    for kind in kinds:
        size = _INTEGERS[kind] if kind < 7 else 8 if kind == _REAL else (kind - 12) // 2
        if kind in (8, 9):
            yield kind - 8
            continue
        if at + size > len(record):
            raise ValueError(f"a value of {size} bytes")
        value, at = record[at : at + size], at + size
        if kind == 0:
            yield None
        elif kind < _REAL:
            yield int.from_bytes(value, signed=True)
        elif kind == _REAL:
            yield struct.unpack(">d", value)[0]
        else:
            yield value.decode("utf-8", "replace") if kind % 2 else value


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return the integer of 1 to 9 bytes at a place, and the place after it."""
    value = 0
    for i in range(8):
        value = value << 7 | data[at + i] & 0x7F
        if data[at + i] < 0x80:
            return value, at + i + 1
    value = value << 8 | data[at + 8]
    return value - (1 << 64) if value >> 63 else value, at + 9
