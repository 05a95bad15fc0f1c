"""The deck: exercises as cards that come back when they are about to be forgotten.

Every answer is one transaction, on the disk before the next card is given: whatever ends the
program, a card that was answered is not shown again before it is due. Several windows and programs
may use a deck at the same time; an answer to a card that was answered elsewhere meanwhile is
refused.

If the clock has been set back, cards were answered in what is now the future. They count as
answered now, with the same interval; ``shift`` remembers by how much, and when the clock is right
again, they are as before.
"""

from __future__ import annotations

import contextlib
import dataclasses
import datetime
import logging
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rules.games import GAMES
from rules.games.game_data import level_ratings
from rules.sqlite_file import transaction
from rules.training.deck_file import DeckFile, reported
from rules.training.exercise import Exercise, ExerciseError, read_exercise, teaching_value
from rules.training.schedule import (
    Grade,
    Memory,
    Rating,
    Stage,
    day_of,
    memory_of,
    milliseconds,
    moment,
)

_FIRST_LEVEL = 3  # as strong as a player of whom nothing is known

_PUZZLE_DEVIATION = 60.0  # of a puzzle's rating, which was measured with the levels

# lichess's figure, with which a deviation of 60 grows to 110 in a year
_PERIODS_PER_DAY = 0.21436

_DAY_MS = 24 * 3600 * 1000


class RatedMoment(NamedTuple):
    """A point of a rating's graph."""

    moment: datetime.datetime
    rating: Rating
    puzzle: str  # the key of the exercise


class PuzzleRatings:
    """The ratings that a deck keeps; its caller makes the transactions.

    Numbers that cannot be a rating are ignored: imports were not always checked.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._db = connection

    def current(self, game: str, now: int) -> Rating:
        """Return the rating now: it becomes less certain with time."""
        last = self._last(game)
        if last is None:
            return start_rating(game)
        when, rating = last
        return rating.after([], _periods(when, now))

    def is_rated(self, game: str) -> bool:
        """Return whether a puzzle of the game has been rated."""
        return self._last(game) is not None

    def history(self, game: str) -> list[RatedMoment]:
        """Return the rating after each puzzle, the first one first."""
        rated = [
            RatedMoment(moment(when), Rating(*rating), puzzle)
            for when, puzzle, *rating in self._db.execute(
                "SELECT moment, puzzle, rating, deviation, volatility FROM ratings"
                " WHERE game = ? ORDER BY moment, id",
                (game,),
            )
        ]
        return [each for each in rated if each.rating.is_sound]

    def counts(self) -> dict[str, int]:
        """Return [key of a game] -> how many of its puzzles have been rated."""
        return dict(self._db.execute("SELECT game, count(*) FROM ratings GROUP BY game"))

    def record(self, exercise: Exercise, solved: bool, now: int, answer: int | None) -> None:
        """Change the rating after a puzzle; an exercise without a rating changes nothing."""
        if exercise.rating is None:
            return
        game = exercise.game_key
        when, before = self._last(game) or (now, start_rating(game))
        puzzle = Rating(exercise.rating, _PUZZLE_DEVIATION)
        after = before.after([(puzzle, float(solved))], _periods(when, now))
        self.put(game, now, exercise.key, after, answer)

    def put(
        self, game: str, now: int, puzzle: str, rating: Rating, answer: int | None = None
    ) -> None:
        """Add a point to the history, unless it is there."""
        self._db.execute(
            "INSERT OR IGNORE INTO ratings"
            " (game, moment, puzzle, rating, deviation, volatility, answer)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            (game, now, puzzle, rating.rating, rating.deviation, rating.volatility, answer),
        )

    def forget(self, answer: int) -> None:
        """Undo what an answer has changed."""
        self._db.execute("DELETE FROM ratings WHERE answer = ?", (answer,))

    def _last(self, game: str) -> tuple[int, Rating] | None:
        for when, *numbers in self._db.execute(
            "SELECT moment, rating, deviation, volatility FROM ratings WHERE game = ?"
            " ORDER BY moment DESC, id DESC",
            (game,),
        ):
            rating = Rating(*numbers)
            if rating.is_sound:
                return when, rating
        return None


def start_rating(game: str) -> Rating:
    """Return the rating of a player who has solved no puzzle."""
    return Rating(level_ratings(GAMES[game].setup())[_FIRST_LEVEL - 1])


def _periods(since: int, now: int) -> float:
    return max(0, now - since) / _DAY_MS * _PERIODS_PER_DAY


log = logging.getLogger(__name__)

NEW_PER_DAY = 10


_MEMORY = "stage, due, answered, step, stability, difficulty"

_CARD = f"id, exercise, suspended, repetitions, {_MEMORY}"

_LEARNING = (Stage.LEARNING, Stage.RELEARNING)

Clock = Callable[[], datetime.datetime]


class StaleCardError(Exception):
    """The card has been answered, suspended or deleted in another window or program."""


@dataclasses.dataclass(frozen=True)
class Card:
    """An exercise in the deck.

    Attributes:
        id: its number in the deck.
        exercise: what is asked.
        suspended: whether it does not come back.
        repetitions: how often it has been answered.
        memory: its schedule.
    """

    id: int
    exercise: Exercise
    suspended: bool
    repetitions: int
    memory: Memory


@dataclasses.dataclass(frozen=True)
class Counts:
    """How many cards there are.

    Attributes:
        total: all.
        due: can be answered now.
        new: new ones that are given today.
    """

    total: int
    due: int
    new: int


def _now() -> datetime.datetime:
    return datetime.datetime.now(datetime.UTC)


class Deck:
    """The cards in a file, for one thread.

    Attributes:
        file: the file; it says whether a damaged one was set aside.
        new_per_day: how many new cards are given a day.
        ratings: the player's ratings from puzzles.

    All methods raise ``DeckError`` if the file fails; then nothing has changed.
    """

    def __init__(self, path: Path, *, new_per_day: int = NEW_PER_DAY, clock: Clock = _now) -> None:
        """Open or create a deck.

        Raises:
            DeckError: it can be neither opened nor created, or is of a newer version.
        """
        self.file = DeckFile(path)
        self.new_per_day = new_per_day
        self.ratings = PuzzleRatings(self.file.connection)
        self._db = self.file.connection
        self._db.create_function("teaching_value", 1, teaching_value, deterministic=True)
        self._clock = clock

    def close(self) -> None:
        self.file.close()

    def now(self) -> int:
        """Return the time, in milliseconds since 1970."""
        return milliseconds(self._clock())

    # -- asking ------------------------------------------------------------------------------

    def next_card(self, skipped: Collection[int] = ()) -> Card | None:
        """Return the card to be answered now: what is being learnt, what is due, what is new.

        New ones come by their ``teaching_value``.

        ``skipped``: the numbers of cards that are not wanted.
        """
        with reported():
            now = self._follow_clock()
            ways: list[tuple[str, tuple[int, ...]]] = [
                ("stage IN (?, ?) AND due <= ? ORDER BY due, id", (*_LEARNING, now)),
                ("stage = ? AND due <= ? ORDER BY due, id", (Stage.REVIEW, now)),
            ]
            if self._new_left(now):
                ways.append(("stage = ? ORDER BY teaching_value(exercise) DESC, id", (Stage.NEW,)))
            others = f"id NOT IN ({','.join(map(str, skipped))})"
            for way, values in ways:
                while found := self._row(f"suspended = 0 AND {others} AND {way}", *values):
                    try:
                        return _card(found)
                    except ExerciseError as error:  # by rules of another version
                        log.info("Card %s is suspended: %s", found[0], error)
                        self._db.execute("UPDATE cards SET suspended = 1 WHERE id = ?", found[:1])
        return None

    def next_due(self) -> datetime.datetime | None:
        """Return when the next card comes back; None if none does."""
        with reported():
            self._follow_clock()
            dues = [
                due
                for stage in (*_LEARNING, Stage.REVIEW)
                for (due,) in self._db.execute(
                    "SELECT min(due) FROM cards WHERE suspended = 0 AND stage = ?", (stage,)
                )
                if due is not None
            ]
        return moment(min(dues)) if dues else None

    def card(self, exercise: Exercise) -> Card | None:
        """Return the card of an exercise; None if it is not in the deck."""
        with reported():
            return self._find("key = ?", exercise.key)

    def knows(self, exercise: Exercise) -> bool:
        """Return whether an exercise is in the deck, or was deleted from it."""
        with reported():
            ((found,),) = self._db.execute(
                "SELECT EXISTS (SELECT 1 FROM cards WHERE key = :key)"
                " OR EXISTS (SELECT 1 FROM deleted WHERE key = :key)",
                {"key": exercise.key},
            )
        return bool(found)

    def cards(self) -> Iterator[Card]:
        """Yield all cards in the order in which they were added."""
        with reported():
            for values in self._db.execute(f"SELECT {_CARD} FROM cards ORDER BY id"):
                with contextlib.suppress(ExerciseError):
                    yield _card(values)

    def counts(self) -> Counts:
        with reported():
            now = self._follow_clock()
            total, waiting, due = self._db.execute(
                "SELECT count(*), total(NOT suspended AND stage = :new),"
                " total(NOT suspended AND stage != :new AND due <= :now) FROM cards",
                {"new": Stage.NEW, "now": now},
            ).fetchone()
            return Counts(total, int(due), min(self._new_left(now), int(waiting)))

    # -- changing ----------------------------------------------------------------------------

    def add(self, exercises: Iterable[Exercise]) -> int:
        """Add exercises that are neither in the deck nor were deleted from it; return how many.

        Raises:
            ExerciseError: one is not legal; none is added.
        """
        now = self.now()
        rows = [(one.key, one.write(), now, one.key) for one in exercises]
        with self._changing():
            before = self._db.total_changes
            self._db.executemany(
                "INSERT OR IGNORE INTO cards (key, exercise, added) SELECT ?, ?, ?"
                " WHERE NOT EXISTS (SELECT 1 FROM deleted WHERE key = ?)",
                rows,
            )
            return self._db.total_changes - before

    def answer(self, card: Card, grade: Grade, given: int | None = None) -> Card:
        """Record an answer and return the card with its new schedule.

        A puzzle that was new also counts as a game against it, won unless the grade is AGAIN.
        ``given``: when, in milliseconds since 1970; by default it is now.

        Raises:
            StaleCardError: the card was changed elsewhere; ask for the next one.
        """
        with self._changing():
            now = self.now() if given is None else given
            stored = self._find("id = ? AND repetitions = ?", card.id, card.repetitions)
            if stored is None or stored.suspended:
                raise StaleCardError(card.exercise.key)
            behind = self._behind(now)
            ((answer,),) = self._db.execute(
                f"INSERT INTO answers (card, moment, grade, {_MEMORY}, shift)"
                f" SELECT id, ?, ?, {_MEMORY}, shift FROM cards WHERE id = ? RETURNING id",
                (now, grade, card.id),
            ).fetchall()
            memory = stored.memory.after(grade, now)
            self._db.execute(
                f"UPDATE cards SET ({_MEMORY}) = (?, ?, ?, ?, ?, ?), shift = ?,"
                " repetitions = repetitions + 1 WHERE id = ?",
                (*dataclasses.astuple(memory), behind, card.id),
            )
            if stored.memory.stage is Stage.NEW:
                self.ratings.record(stored.exercise, grade is not Grade.AGAIN, now, answer)
        return dataclasses.replace(stored, memory=memory, repetitions=card.repetitions + 1)

    def undo(self, card: Card | None = None) -> Card | None:
        """Undo the last answer, wherever it was given; return its card, None without answers.

        ``card``: undo that which made it what it is.

        Raises:
            StaleCardError: the card was changed elsewhere since.
        """
        with self._changing():
            of_card = ""
            values: tuple[int, ...] = ()
            if card is not None:
                found = self._find("id = ? AND repetitions = ?", card.id, card.repetitions)
                if found is None:
                    raise StaleCardError(card.exercise.key)
                of_card, values = " AND card = ?", (card.id,)
            answer, number = self._db.execute(
                f"SELECT max(id), card FROM answers WHERE NOT imported{of_card}", values
            ).fetchone()
            if answer is None:
                return None
            self._db.execute(
                f"UPDATE cards SET ({_MEMORY}, shift) = (SELECT {_MEMORY}, shift FROM answers"
                " WHERE id = ?), repetitions = repetitions - 1 WHERE id = ?",
                (answer, number),
            )
            self._db.execute("DELETE FROM answers WHERE id = ?", (answer,))
            self.ratings.forget(answer)
            return self._find("id = ?", number)

    def suspend(self, card: Card, suspended: bool = True) -> None:
        """Keep a card from coming back, or let it come back again."""
        with self._changing():
            self._db.execute(
                "UPDATE cards SET suspended = ? WHERE id = ?", (int(suspended), card.id)
            )

    def delete(self, card: Card) -> None:
        """Delete a card; its exercise will not be added again."""
        with self._changing():
            self._db.execute(
                "INSERT OR IGNORE INTO deleted SELECT key FROM cards WHERE id = ?", (card.id,)
            )
            self._db.execute("DELETE FROM answers WHERE card = ?", (card.id,))
            self._db.execute("DELETE FROM cards WHERE id = ?", (card.id,))

    def rating(self, game: str) -> Rating:
        """Return the player's rating in a game, from its puzzles; an assumed one before these."""
        with reported():
            return self.ratings.current(game, self.now())

    def is_rated(self, game: str) -> bool:
        """Return whether the rating in a game is more than assumed."""
        with reported():
            return self.ratings.is_rated(game)

    # -- inner -------------------------------------------------------------------------------

    @contextlib.contextmanager
    def _changing(self) -> Iterator[None]:
        with reported(), transaction(self._db):
            yield

    def _find(self, condition: str, *values: object) -> Card | None:
        found = self._row(condition, *values)
        return None if found is None else _card(found)

    def _row(self, condition: str, *values: object) -> tuple[Any, ...] | None:
        query = f"SELECT {_CARD} FROM cards WHERE {condition} LIMIT 1"
        found: tuple[Any, ...] | None = self._db.execute(query, values).fetchone()
        return found

    def _behind(self, now: int) -> int:
        """Return by how much the clock is behind the last answer, in milliseconds; at least 0.

        It is behind where most answers were given in what is now the future. Fewer were given
        while a clock was ahead, this one or that of another computer.
        """
        count, later, last = self._db.execute(
            "SELECT count(*), total(moment > ?), max(moment) FROM answers", (now,)
        ).fetchone()
        return int(last) - now if 2 * later > count else 0

    def _new_left(self, now: int) -> int:
        """Return how many new cards may still be given today."""
        ((given,),) = self._db.execute(
            "SELECT count(*) FROM answers WHERE moment >= ? AND moment < ? AND stage = ?",
            (*day_of(now), Stage.NEW),
        )
        return max(0, self.new_per_day - int(given))

    def _follow_clock(self) -> int:
        """Return the time, after moving the cards that were answered later than that."""
        now = self.now()
        ((late, early),) = self._db.execute(
            "SELECT EXISTS (SELECT 1 FROM cards WHERE answered > ?),"
            " EXISTS (SELECT 1 FROM cards WHERE shift > 0 AND answered + shift <= ?)",
            (now, now),
        )
        if late or early:
            with transaction(self._db):
                self._db.execute(
                    "UPDATE cards SET due = due + shift, answered = answered + shift, shift = 0"
                    " WHERE shift > 0 AND answered + shift <= ?",
                    (now,),
                )
                self._db.execute(
                    "UPDATE cards SET shift = shift + answered - :now,"
                    " due = due - (answered - :now), answered = :now WHERE answered > :now",
                    {"now": now},
                )
        return now


def _card(values: tuple[Any, ...]) -> Card:
    number, exercise, suspended, repetitions, *memory = values
    # a damaged schedule begins again
    return Card(
        number,
        read_exercise(exercise),
        bool(suspended),
        repetitions,
        memory_of(memory) or Memory(),
    )
