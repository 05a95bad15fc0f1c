"""What can be read of a damaged deck, copied into a new one."""

from __future__ import annotations

import contextlib
import dataclasses
import json
import re
import sqlite3
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from rules.sqlite_file import transaction
from rules.sqlite_rescue import Row, rows_by_page, rows_by_sqlite
from rules.training.exercise import ExerciseError, read_exercise
from rules.training.glicko import Rating
from rules.training.schedule import Grade, is_time, memory_after, memory_of

_CARD, _ANSWER, _RATING, _DELETION = 13, 12, 8, 1  # columns of the tables: see deck_file
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
            memory = memory_after(answers)
            self._db.execute(
                "UPDATE cards SET (stage, due, answered, step, stability, difficulty, shift,"
                " repetitions) = (?, ?, ?, ?, ?, ?, 0, ?) WHERE id = ?",
                (*dataclasses.astuple(memory), len(answers), card),
            )

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
