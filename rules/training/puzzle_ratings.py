"""The player's ratings from puzzles, by Glicko-2, one for each game."""

from __future__ import annotations

import datetime
import sqlite3
from typing import NamedTuple

from rules.games import GAMES
from rules.games.game_data import level_ratings
from rules.training.exercise import Exercise
from rules.training.glicko import Rating
from rules.training.schedule import moment

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
