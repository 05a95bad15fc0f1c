"""Reads the rows that are left in a damaged file of SQLite.

SQLite itself reads a table up to the first damaged page, from either end. Where its tree is
broken, the pages are read one by one: each leaf holds whole rows, wherever it lies in the file. The
format is described in https://sqlite.org/fileformat2.html.
"""

from __future__ import annotations

import contextlib
import sqlite3
import struct
from collections.abc import Iterator
from pathlib import Path

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
        """Return the row in a cell.

        Raises:
            IndexError, ValueError, struct.error: it is damaged.
        """
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
    """Yield the values of a record."""
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
