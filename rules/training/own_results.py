"""One's own results against the computer, and what follows from them: ratings, streaks, advice.

They are counted in the library's index; nothing is stored.

One's own games are those outside the bin between a human and the computer at a level. Games between
two humans say nothing about who "I" is, and are left out; so are those with other engines. *First*
is the player who started as Black: by the pie rule the colours may be swapped later.
"""

from __future__ import annotations

import contextlib
import dataclasses
import datetime
import functools
import math
import operator
import sqlite3
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from pathlib import Path
from typing import NamedTuple, TypeVar

from rules.engine.limits import STRONGEST
from rules.games import GAMES
from rules.games.game_data import level_ratings
from rules.library.entry import own_seat
from rules.library.library import Library, index_to_read
from rules.training.deck import PuzzleRatings
from rules.training.deck_file import DeckError, open_to_read, reported
from rules.training.progress import OwnProgress
from rules.training.queues import count_puzzles
from rules.training.schedule import Rating, milliseconds

_Key = TypeVar("_Key", bound=Hashable)

_DRAWN = 2  # as the library writes it

_COMPUTERS = ", ".join([f"'engine {level}'" for level in range(1, STRONGEST + 1)])

# the rest of a query of finished games of one's own; its values: a game, or twice ""
_IN_ORDER = (
    "FROM games INDEXED BY games_in_order WHERE binned = 0 AND winner IS NOT NULL"
    " AND (? = '' OR game_key = ?)"
    f" AND (first_seat IN ({_COMPUTERS})) != (second_seat IN ({_COMPUTERS}))"
    " AND first_seat NOT GLOB 'program [0-9]* ?*' AND second_seat NOT GLOB 'program [0-9]* ?*'"
)


@dataclasses.dataclass(frozen=True)
class Tally:
    """Numbers of games."""

    won: int = 0
    drawn: int = 0
    lost: int = 0
    unfinished: int = 0

    @property
    def finished(self) -> int:
        return self.won + self.drawn + self.lost

    @property
    def points(self) -> float:
        return self.won + self.drawn / 2

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.won + other.won,
            self.drawn + other.drawn,
            self.lost + other.lost,
            self.unfinished + other.unfinished,
        )


@dataclasses.dataclass(frozen=True)
class ResultGroup:
    """The games of one kind.

    Attributes:
        game: its key.
        setup: the game with its options.
        level: of the computer.
        player: one's own: 0, who started as Black, or 1.
        month: "2026-11", or what the game says of it: "2026", "".
        tally: how they ended.
    """

    game: str
    setup: str
    level: int
    player: int
    month: str
    tally: Tally


@dataclasses.dataclass(frozen=True)
class Streaks:
    """Games won in a row, in the order of their dates; draws and losses end a row.

    Attributes:
        current: up to the last game.
        longest: of all.
    """

    current: int
    longest: int


def own_results(library: Library, game: str = "") -> list[ResultGroup]:
    """Return all of one's own games, or those of one game, in groups: some thousands at most."""
    found: dict[tuple[str, str, int, int, str], Tally] = {}
    rows = library.index_file.connection.execute(
        "SELECT game_key, setup, first_seat, second_seat, month,"
        " total(winner = 0), total(winner = 1), total(winner = 2), total(winner IS NULL)"
        " FROM games INDEXED BY games_by_seats"
        f" WHERE binned = 0 {'AND game_key = ?' if game else ''} AND setup != ''"
        " GROUP BY game_key, setup, first_seat, second_seat, month",
        (game,) if game else (),
    )
    for key, setup, first, second, month, *totals in rows:
        if seat := own_seat(first, second):
            player, level = seat
            black, white, drawn, unfinished = map(int, totals)
            won, lost = (white, black) if player else (black, white)
            tally = Tally(won, drawn, lost, unfinished)
            kind = key, setup, level, player, month  # a human's seat may have several texts
            found[kind] = found.get(kind, Tally()) + tally
    return [ResultGroup(*kind, tally) for kind, tally in found.items()]


def tallies(groups: Iterable[ResultGroup], by: Callable[[ResultGroup], _Key]) -> dict[_Key, Tally]:
    """Return the tally of each kind of game, such as of each level: ``by`` says the kind."""
    found: dict[_Key, Tally] = {}
    for group in groups:
        key = by(group)
        found[key] = found.get(key, Tally()) + group.tally
    return found


def streaks(library: Library, game: str = "") -> Streaks:
    """Return the games won in a row, of one game or of all."""
    ((scores,),) = library.index_file.connection.execute(
        # as one text, since SQLite counts faster than it returns rows
        f"SELECT group_concat(winner = (first_seat IN ({_COMPUTERS})), '') FROM"
        f" (SELECT winner, first_seat {_IN_ORDER} ORDER BY date, changed, id)",
        (game, game),
    )
    rows = (scores or "").split("0")
    return Streaks(len(rows[-1]), max(map(len, rows)))


def latest_results(library: Library, game: str, count: int) -> list[tuple[int, float]]:
    """Return the last finished games of a kind, so many at most: level and score, latest first."""
    rows = library.index_file.connection.execute(
        f"SELECT first_seat, second_seat, winner {_IN_ORDER}"
        " ORDER BY date DESC, changed DESC, id DESC LIMIT ?",
        (game, game, count),
    )
    found = []
    for first, second, winner in rows:
        seat = own_seat(first, second)
        assert seat is not None
        player, level = seat
        found.append((level, 0.5 if winner == _DRAWN else float(winner == player)))
    return found


def latest_game(index: sqlite3.Connection) -> str:
    """Return the key of the game that was finished last; "" before the first one."""
    row = index.execute(
        f"SELECT game_key {_IN_ORDER} ORDER BY date DESC, changed DESC, id DESC LIMIT 1", ("", "")
    ).fetchone()
    return str(row[0]) if row else ""


FIRST_LEVEL = 3  # of somebody of whom nothing is known

_DEVIATION = 400.0  # of the prior

_MONTH = len("2026-11")

_STEP = 5  # Elo between two ratings that are compared

_BEYOND = 1200  # Elo below the first level and above the last

_ENOUGH = 50  # games for a rating: older ones say little about now

_ADVICE_GAMES = 10

_MIN_ADVICE_GAMES = 5

_MOVE_UP, _MOVE_DOWN = 0.75, 0.25


@dataclasses.dataclass(frozen=True)
class Strength:
    """A rating against the levels.

    Attributes:
        rating: in Elo above random play.
        interval: of 95 %.
        games: how many it was computed from.
    """

    rating: float
    interval: tuple[float, float]
    games: int


@dataclasses.dataclass(frozen=True)
class Advice:
    """What to play next: "8 of 10 at level 3: try 4".

    Attributes:
        level: the level played last.
        games: the last games against it that count.
        points: scored in them.
        suggested: the level to play.
    """

    level: int
    games: int
    points: float
    suggested: int


def strength(game: str, results: dict[int, Tally]) -> Strength:
    """Return the rating by games against levels, whose Elo is known.

    It is the most likely one, with a weak prior, a normal distribution around level 3, so that few
    games, or only won ones, give a sensible rating too. Its interval holds 95 % of the posterior.
    All boards of a game count as the default one, on which all levels were measured.
    """
    curves = _curves(game)
    logs = list(curves.prior)
    games = 0
    for level, tally in results.items():
        if level <= len(curves.levels) and tally.finished:
            points, missed, games = (
                tally.points,
                tally.finished - tally.points,
                games + tally.finished,
            )
            curve = curves.levels[level - 1]
            logs = [
                log + points * won + missed * lost
                for log, (won, lost) in zip(logs, curve, strict=True)
            ]
    most = max(logs)
    weights = [math.exp(log - most) for log in logs]
    low, high = (_quantile(curves.ratings, weights, share) for share in (0.025, 0.975))
    return Strength(float(curves.ratings[logs.index(most)]), (low, high), games)


def strength_by_month(game: str, groups: Iterable[ResultGroup]) -> dict[str, Strength]:
    """Return the rating at the end of each month in which the game was played, for a graph.

    Each is computed from the latest 50 games then, in whole months: from that month, and from those
    before until there are enough. Games without a month count as older ones; they have no point.
    """
    months = _months(game, groups)
    return {
        name: strength(game, _latest(list(months.values())[: at + 1]))
        for at, name in enumerate(months)
        if len(name) == _MONTH
    }


def present_strength(game: str, groups: Iterable[ResultGroup]) -> Strength:
    """Return the rating by the latest games, as it is at the end of the graph."""
    return strength(game, _latest(list(_months(game, groups).values())))


def matched_level(library: Library, game: str) -> int:
    """Return the level with an even chance against the player; ``FIRST_LEVEL`` without games."""
    return even_level(game, present_strength(game, own_results(library, game)).rating)


def even_level(game: str, rating: float) -> int:
    """Return the level with the most even chance against somebody with a rating."""
    levels = _ratings(game)
    return 1 + min(range(len(levels)), key=lambda at: abs(levels[at] - rating))


def advice(library: Library, game: str) -> Advice | None:
    """Return which level to try after the last games; None before there are five against one.

    The last ten games against the level played last count, after the last game against another one.
    With three quarters of the points the next level is suggested, since a level itself scores about
    that against the one below; with a quarter or less, the one below.
    """
    results = latest_results(library, game, _ADVICE_GAMES)
    level = results[0][0] if results else 0
    scores = []
    for other, score in results:
        if other != level:
            break
        scores.append(score)
    if len(scores) < _MIN_ADVICE_GAMES:
        return None
    share = sum(scores) / len(scores)
    step = (share >= _MOVE_UP) - (share <= _MOVE_DOWN)
    suggested = min(max(1, level + step), len(_ratings(game)))
    return Advice(level, len(scores), sum(scores), suggested)


def _ratings(game: str) -> tuple[float, ...]:
    return level_ratings(GAMES[game].setup())


class _Curves(NamedTuple):
    """Logarithms for each rating that is compared.

    Attributes:
        ratings: in Elo.
        prior: of the density of the prior.
        levels: of the chances to win and to lose against each level; a draw is half of each.
    """

    ratings: range
    prior: list[float]
    levels: list[list[tuple[float, float]]]


@functools.cache
def _curves(game: str) -> _Curves:
    levels = _ratings(game)
    ratings = range(round(levels[0]) - _BEYOND, round(levels[-1]) + _BEYOND, _STEP)
    middle = levels[FIRST_LEVEL - 1]
    return _Curves(
        ratings,
        [-(((rating - middle) / _DEVIATION) ** 2) / 2 for rating in ratings],
        [[_log_chances(rating - level) for rating in ratings] for level in levels],
    )


def _log_chances(difference: float) -> tuple[float, float]:
    x = difference * math.log(10) / 400
    return -math.log1p(math.exp(-x)), -math.log1p(math.exp(x))


def _quantile(values: Sequence[int], weights: Sequence[float], share: float) -> float:
    left = share * sum(weights)
    for value, weight in zip(values, weights, strict=True):
        left -= weight
        if left <= 0:
            return float(value)
    return float(values[-1])


def _months(game: str, groups: Iterable[ResultGroup]) -> dict[str, list[ResultGroup]]:
    """Return [month] -> the groups with finished games, the oldest first."""
    months: dict[str, list[ResultGroup]] = {}
    for group in groups:
        if group.game == game and group.tally.finished:
            months.setdefault(group.month, []).append(group)
    return dict(sorted(months.items()))


def _latest(months: Sequence[Sequence[ResultGroup]]) -> dict[int, Tally]:
    """Return [level] -> the games of the last months, as many as are needed."""
    found: dict[int, Tally] = {}
    played: Counter[int] = Counter()
    for month in reversed(months):
        for group in month:
            found[group.level] = found.get(group.level, Tally()) + group.tally
            played[group.level] += group.tally.finished
        if played.total() >= _ENOUGH:
            break
    return found


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
    latest = latest_game(
        library.index_file.connection
    )  # perhaps one whose rules are no longer there
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


def own_progress(index: sqlite3.Connection | None, deck: Path) -> OwnProgress:
    """Return what the index of a library and the file of a deck say, as far as they are there."""
    levels: dict[str, int] = {}
    latest = ""
    if index is not None:
        for game, first, second, winner in index.execute(
            "SELECT DISTINCT game_key, first_seat, second_seat, winner"
            " FROM games INDEXED BY games_by_seats WHERE binned = 0"
        ):
            seat = own_seat(first, second)
            if seat is not None and winner == seat[0]:
                levels[game] = max(seat[1], levels.get(game, 0))
        latest = latest_game(index)
    puzzles: dict[str, int] = {}
    with contextlib.suppress(DeckError), reported(), open_to_read(deck) as connection:
        if connection is not None:
            puzzles = PuzzleRatings(connection).counts()
    return OwnProgress(levels, puzzles, {game: count_puzzles(game) for game in GAMES}, latest)


def stored_progress(library: Path, deck: Path) -> OwnProgress:
    """Return the same from the index in the folder of a library, which may be behind."""
    with contextlib.suppress(sqlite3.Error, OSError), index_to_read(library) as index:
        return own_progress(index, deck)
    return own_progress(None, deck)


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
