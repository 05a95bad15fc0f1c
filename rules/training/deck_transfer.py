"""What comes into a deck from elsewhere: exports, and what an earlier program left pending."""

from __future__ import annotations

import contextlib
import dataclasses
import datetime
import json
import logging
import os
import sqlite3
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rules.record.whole_file import write_whole
from rules.regular_file import open_regular, read_regular
from rules.sqlite_file import transaction
from rules.training.deck import Deck, StaleCardError
from rules.training.deck_file import reported, schedule_card
from rules.training.exercise import Exercise, ExerciseError, exercise_of
from rules.training.schedule import Grade, Memory, Rating, is_time, milliseconds, moment
from rules.translatable_text import TranslatableText

log = logging.getLogger(__name__)


class Pending(NamedTuple):
    """An exercise that is not in the deck yet, or an answer that has not been counted.

    Another program may hold the deck for long. What was answered meanwhile is kept, and counted
    when the deck is opened again.

    Attributes:
        exercise: what was asked, or is to be added.
        moment: when it was answered, in milliseconds since 1970.
        grade: the answer; None if there is none.
    """

    exercise: Exercise
    moment: int
    grade: Grade | None = None


def keep_pending(path: Path, pending: Iterable[Pending]) -> None:
    """Write to a file beside the deck, in a file of its own for each program.

    Raises:
        OSError: it cannot be written.
    """
    lines = [
        {"exercise": json.loads(each.exercise.write()), "moment": each.moment, "grade": each.grade}
        for each in pending
    ]
    name = f"{path.stem} pending {os.urandom(4).hex()}.jsonl"
    write_whole(path.with_name(name), "".join([f"{json.dumps(x)}\n" for x in lines]).encode())


def count_pending(deck: Deck) -> None:
    """Bring into a deck what programs have left beside it; what has come in already is left out.

    Raises:
        DeckError: the deck fails; the files stay.
    """
    path = deck.file.path
    for file in sorted(path.parent.glob(f"{path.stem} pending *.jsonl")):
        try:
            text = read_regular(file).decode("utf-8", "replace")
            for each in _read(text.splitlines()):
                _count(deck, each)
            file.unlink()
        except OSError as error:
            log.info("%s stays: %s", file.name, error)


def _read(lines: Iterable[str]) -> Iterator[Pending]:
    for line in lines:
        try:
            values = json.loads(line)
            exercise, moment, grade = (values[name] for name in Pending._fields)
            if not is_time(moment):
                raise ValueError(f"{moment} is not a time")
            yield Pending(exercise_of(exercise), moment, None if grade is None else Grade(grade))
        except (ExerciseError, LookupError, RecursionError, TypeError, ValueError) as error:
            log.info("A pending answer cannot be read: %s", error)


def _count(deck: Deck, each: Pending) -> None:
    deck.add([each.exercise])
    card = deck.card(each.exercise)
    if card is None or each.grade is None:
        return
    is_late = card.memory.answered is not None and card.memory.answered >= each.moment
    if not is_late:  # neither counted already nor answered again
        with contextlib.suppress(StaleCardError):
            deck.answer(card, each.grade, each.moment)


FORMAT, VERSION = "oddments-deck", 1

_RATING = ("rating", "deviation", "volatility")

MAX_LINE = 1 << 20  # bytes

_Line = dict[str, Any]

_CLOCKS_DIFFER_MS = 24 * 3600 * 1000  # between computers that are set right

_Answers = list[tuple[int, int]]  # (time in milliseconds, grade)


class DeckTransferError(ValueError):
    """A file that is not an exported deck, or of a newer version; the text is for users."""


class _LineError(ValueError):
    """A line that is not understood; the text says why."""


@dataclasses.dataclass
class DeckImportReport:
    """The result of an import.

    Attributes:
        added: cards that are new in the deck.
        changed: cards that got further answers.
        problems: (number of the line from 1, what is wrong with it).
    """

    added: int = 0
    changed: int = 0
    problems: list[tuple[int, str]] = dataclasses.field(default_factory=list)


class DeckExportReport(NamedTuple):
    """The result of an export: how many cards were written, and how many damaged ones were not."""

    cards: int
    damaged: int


def export_deck(deck: Deck, path: Path) -> DeckExportReport:
    """Write all cards, deletions and ratings to a file, except damaged cards.

    Raises:
        DeckError: the deck cannot be read.
        OSError: the file cannot be written; an existing one is unchanged.
    """
    database = deck.file.connection
    with reported(), transaction(database):  # one state, even if another window adds cards
        cards = list(_cards(database))
        ((total,),) = database.execute("SELECT count(*) FROM cards")
        lines = [{FORMAT: VERSION}, *cards, *_deletions(database), *_ratings(database)]
    text = "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])
    write_whole(path, text.encode("utf-8", "replace"))
    return DeckExportReport(len(cards), total - len(cards))


def _cards(database: sqlite3.Connection) -> Iterator[_Line]:
    answers: dict[int, _Answers] = {}
    for card, when, grade in database.execute(
        "SELECT card, moment, grade FROM answers ORDER BY id"
    ):
        answers.setdefault(card, []).append((when, grade))
    for card, text, added, suspended in database.execute(
        "SELECT id, exercise, added, suspended FROM cards ORDER BY id"
    ):
        with contextlib.suppress(ValueError, OverflowError):
            yield {
                "exercise": json.loads(text),
                "added": _time(added),
                "suspended": bool(suspended),
                "answers": [(_time(when), grade) for when, grade in answers.get(card, [])],
            }


def _deletions(database: sqlite3.Connection) -> Iterator[_Line]:
    for (key,) in database.execute("SELECT key FROM deleted ORDER BY key"):
        yield {"deleted": key}


def _ratings(database: sqlite3.Connection) -> Iterator[_Line]:
    for game, when, puzzle, *rating in database.execute(
        "SELECT game, moment, puzzle, rating, deviation, volatility FROM ratings ORDER BY id"
    ):
        numbers = dict(zip(_RATING, rating, strict=True))
        with contextlib.suppress(OverflowError):
            yield {"game": game, "moment": _time(when), "puzzle": puzzle, **numbers}


def import_deck(deck: Deck, path: Path) -> DeckImportReport:
    """Join the cards of a file with those of a deck; problems of single lines are reported.

    Raises:
        DeckTransferError: it is not an exported deck, or of a newer version.
        DeckError: the deck cannot be changed; nothing is imported.
        OSError: the file cannot be read.
    """
    importer = _Importer(deck)
    with open_regular(path) as file:
        _check_head(file.readline(MAX_LINE))
        with reported(), transaction(deck.file.connection):
            for number, line in enumerate(iter(lambda: file.readline(MAX_LINE), b""), 2):
                try:
                    problem = importer.take(_object(line))
                except (_LineError, ExerciseError) as error:
                    problem = str(error)
                if problem:
                    importer.report.problems.append((number, problem))
    return importer.report


def _check_head(line: bytes) -> None:
    try:
        version = _object(line).get(FORMAT)
    except _LineError:
        version = None
    if type(version) is not int or version < 1:
        raise DeckTransferError(TranslatableText("this is not an exported deck"))
    if version > VERSION:
        raise DeckTransferError(
            TranslatableText("the file was written by a newer version of Oddments")
        )


class _Importer:
    """Takes the lines of a file one after another, within a transaction."""

    def __init__(self, deck: Deck) -> None:
        self._deck, self._db = deck, deck.file.connection
        self._latest = deck.now() + _CLOCKS_DIFFER_MS
        self.report = DeckImportReport()

    def take(self, values: _Line) -> str:
        """Take a line, and return what of it was left out, "" for nothing."""
        if "exercise" in values:
            return self._take_card(exercise_of(values["exercise"]), values)
        if "deleted" in values:
            self._db.execute(
                "INSERT OR IGNORE INTO deleted SELECT :key WHERE :key NOT IN"
                " (SELECT key FROM cards)",
                {"key": _text(values, "deleted")},
            )
        elif "rating" in values:
            rating = Rating(*[_number(values, name) for name in _RATING])
            when = _moment(values.get("moment"))
            if not rating.is_sound:
                raise _LineError(f"{rating} cannot be a rating")
            if when > self._latest:
                raise _LineError("a rating in the future")
            self._deck.ratings.put(_text(values, "game"), when, _text(values, "puzzle"), rating)
        return ""  # other lines are of newer versions

    def _take_card(self, exercise: Exercise, values: _Line) -> str:
        given = _answers(values.get("answers", []))
        # from a computer whose clock was ahead: all that follows would come after them
        answers = [(when, grade) for when, grade in given if when <= self._latest]
        left_out = f"{len(given) - len(answers)} answers in the future" if answers != given else ""
        added = _moment(values.get("added"))
        key = exercise.key
        if self._db.execute("SELECT 1 FROM deleted WHERE key = ?", (key,)).fetchone():
            return left_out
        found = self._db.execute("SELECT id FROM cards WHERE key = ?", (key,)).fetchone()
        if found is None:
            ((card,),) = self._db.execute(
                "INSERT INTO cards (key, exercise, added, suspended) VALUES (?, ?, ?, ?)"
                " RETURNING id",
                (key, exercise.write(), added, values.get("suspended") is True),
            ).fetchall()
            known: _Answers = []
            self.report.added += 1
        else:
            (card,) = found
            known = self._db.execute(
                "SELECT moment, grade FROM answers WHERE card = ?", (card,)
            ).fetchall()
            self.report.changed += not set(answers) <= set(known)
        if joined := set(answers) - set(known):
            self._schedule(card, sorted({*known, *joined}))
        return left_out

    def _schedule(self, card: int, answers: _Answers) -> None:
        """Give a card these answers, and the schedule that follows from them."""
        self._db.execute("DELETE FROM answers WHERE card = ?", (card,))
        memory = Memory()
        for when, grade in answers:
            self._db.execute(
                "INSERT INTO answers (card, moment, grade, stage, due, answered, step, stability,"
                " difficulty, shift, imported) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 1)",
                (card, when, grade, *dataclasses.astuple(memory)),
            )
            memory = memory.after(Grade(grade), when)
        schedule_card(self._db, card, memory, len(answers))


def _object(line: bytes) -> _Line:
    if len(line) == MAX_LINE:
        raise _LineError("too long")
    try:
        values = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise _LineError(f"not JSON: {error}") from error
    if not isinstance(values, dict):
        raise _LineError("not a JSON object")
    return values


def _answers(values: object) -> _Answers:
    if not isinstance(values, list):
        raise _LineError(f"answers cannot be {values!r}")
    found = []
    for value in values:
        match value:
            case [when, int(grade)] if type(grade) is int and grade in set(Grade):
                found.append((_moment(when), grade))
            case _:
                raise _LineError(f"{value!r} is not an answer")
    return found


def _text(values: _Line, name: str) -> str:
    value = values.get(name)
    # JSON can spell half of a surrogate pair, which no file can hold
    if not isinstance(value, str) or any("\ud800" <= letter <= "\udfff" for letter in value):
        raise _LineError(f"{name} cannot be {value!r}")
    return value


def _number(values: _Line, name: str) -> float:
    value = values.get(name)
    if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < 1e6:
        raise _LineError(f"{name} cannot be {value!r}")
    return float(value)


def _time(ms: int) -> str:
    return moment(ms).isoformat(timespec="milliseconds")


def _moment(text: object) -> int:
    """Return a time in milliseconds since 1970 from ISO 8601 with a time zone."""
    try:
        when = datetime.datetime.fromisoformat(text) if isinstance(text, str) else None
    except ValueError:
        when = None
    if when is None or when.tzinfo is None or not is_time(milliseconds(when)):
        raise _LineError(f"{text!r} is not a time with its zone")
    return milliseconds(when)
