"""The library: finds games, and keeps its index up to date with the files."""

from __future__ import annotations

import contextlib
import dataclasses
import os
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rules.games import GAMES as INSTALLED
from rules.library.entry import Entry, players_key, read_entry
from rules.library.filter import Filter, Order, Query
from rules.library.index_file import IndexFile
from rules.library.words import folded
from rules.record.game_file import SUFFIX
from rules.sqlite_file import transaction
from rules.translatable_text import TranslatableText, unpacked

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
        query = Query(wanted, order, full_text=self.index_file.full_text)
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

    def row_at(self, path: Path) -> LibraryRow | None:
        """Return the game in a file."""
        found = self._db.execute("SELECT id FROM games WHERE path = ?", (self._key(path),))
        row = found.fetchone()
        return None if row is None else self.rows(row)[row[0]]

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
        with transaction(self._db):
            self._remove(self._key(new))
            self._db.execute(
                "UPDATE games SET path = ?, binned = ? WHERE path = ?",
                (self._key(new), self._is_binned(self._key(new)), self._key(old)),
            )

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
        known = self._positions(game)
        if known == keys:
            return []
        gone = known.keys() - keys.keys()
        self._db.executemany(
            "DELETE FROM positions WHERE key = ? AND game = ?", [(key, game) for key in gone]
        )
        self._db.execute(
            "INSERT OR REPLACE INTO game_positions VALUES (?, ?, ?)",
            (game, array("q", keys.keys()).tobytes(), array("i", keys.values()).tobytes()),
        )
        return [(key, game, turn) for key, turn in keys.items() if known.get(key) != turn]

    def _positions(self, game: int) -> dict[int, int]:
        found = self._db.execute("SELECT keys, turns FROM game_positions WHERE game = ?", (game,))
        keys, turns = array("q"), array("i")
        for key_bytes, turn_bytes in found:
            keys.frombytes(key_bytes)
            turns.frombytes(turn_bytes)
        return dict(zip(keys, turns, strict=True))

    def _remove(self, key: bytes) -> None:
        for (game,) in self._db.execute("SELECT id FROM games WHERE path = ?", (key,)).fetchall():
            self._db.executemany(
                "DELETE FROM positions WHERE key = ? AND game = ?",
                [(position, game) for position in self._positions(game)],
            )
            self._db.execute("DELETE FROM game_positions WHERE game = ?", (game,))
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
