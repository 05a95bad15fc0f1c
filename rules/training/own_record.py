"""What is known of one's own play in a game: results, ratings, streaks, and which level to try."""

from __future__ import annotations

import dataclasses
import datetime
import functools
import operator
from pathlib import Path

from rules.games import GAMES
from rules.library.library import Library
from rules.training.deck_file import DeckError, open_to_read, reported
from rules.training.glicko import Rating
from rules.training.own_results import (
    ResultGroup,
    Streaks,
    Tally,
    latest_game,
    own_results,
    streaks,
)
from rules.training.puzzle_ratings import PuzzleRatings
from rules.training.schedule import milliseconds
from rules.training.strength import (
    Advice,
    Strength,
    advice,
    present_strength,
    strength_by_month,
)


@dataclasses.dataclass(frozen=True)
class PuzzleRecord:
    """The rating from puzzles.

    Attributes:
        now: the rating now, None before the first puzzle.
        days: [local day] -> the rating at its end, in order.
        puzzles: how many were rated.
        problem: why the deck cannot be read; None if it can, or if there is none.
    """

    now: Rating | None = None
    days: dict[datetime.date, Rating] = dataclasses.field(default_factory=dict)
    puzzles: int = 0
    problem: DeckError | None = None


@dataclasses.dataclass(frozen=True)
class OwnRecord:
    """One's own play in one game.

    Attributes:
        game: its key.
        groups: the games by what they are counted by.
        rating: against the levels, by the latest games.
        by_month: [month] -> the rating at its end, in order.
        streaks: games won in a row.
        advice: which level to try; None if there are too few games.
        puzzles: the rating from puzzles.
    """

    game: str
    groups: tuple[ResultGroup, ...]
    rating: Strength
    by_month: dict[str, Strength]
    streaks: Streaks
    advice: Advice | None
    puzzles: PuzzleRecord

    @functools.cached_property
    def tally(self) -> Tally:
        """All games."""
        return functools.reduce(operator.add, [group.tally for group in self.groups], Tally())


def own_record(library: Library, deck: Path, game: str = "") -> OwnRecord:
    """Return the record in a game, by default in the one that was finished last.

    ``deck`` is the file of the deck of exercises, which need not exist.
    """
    latest = latest_game(library)  # perhaps one whose rules are no longer there
    game = game or (latest if latest in GAMES else next(iter(GAMES)))
    groups = tuple(own_results(library, game))
    return OwnRecord(
        game,
        groups,
        present_strength(game, groups),
        strength_by_month(game, groups),
        streaks(library, game),
        advice(library, game),
        puzzle_record(deck, game),
    )


def puzzle_record(deck: Path, game: str) -> PuzzleRecord:
    """Return the rating from puzzles in a game, as the file of a deck has it."""
    try:
        with reported(), open_to_read(deck) as connection:
            if connection is None:
                return PuzzleRecord()
            ratings = PuzzleRatings(connection)
            history = ratings.history(game)
            now = ratings.current(game, milliseconds(datetime.datetime.now(datetime.UTC)))
    except DeckError as error:
        return PuzzleRecord(problem=error)
    days = {each.moment.astimezone().date(): each.rating for each in history}
    return PuzzleRecord(now if history else None, days, len(history))
