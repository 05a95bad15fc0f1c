"""One's own results against the computer, counted from the library's index; nothing is stored.

One's own games are those outside the bin between a human and the computer at a level. Games between
two humans say nothing about who "I" is, and are left out. *First* is the player who started as
Black: by the pie rule the colours may be swapped later.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from rules.library.library import Library
from rules.training.exercise import level_of

_Key = TypeVar("_Key", bound=Hashable)

_DRAWN = 2  # as the library writes it


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


def own_results(library: Library) -> list[ResultGroup]:
    """Return all of one's own games, in groups; a few thousand at most."""
    groups: dict[tuple[str, str, int, int, str], Counter[int | None]] = {}
    rows = library.index_file.connection.execute(
        "SELECT game_key, setup, first_seat, second_seat, substr(date, 1, 7), winner, count(*)"
        " FROM games INDEXED BY games_by_seats WHERE NOT binned AND setup != ''"
        " GROUP BY 1, 2, 3, 4, 5, 6"
    )
    for game, setup, first, second, month, winner, count in rows:
        if seat := own_seat(first, second):
            player, level = seat
            outcomes = groups.setdefault((game, setup, level, player, month), Counter())
            outcomes[winner] += count
    return [ResultGroup(*key, _tally(outcomes, player=key[3])) for key, outcomes in groups.items()]


def tallies(groups: Iterable[ResultGroup], by: Callable[[ResultGroup], _Key]) -> dict[_Key, Tally]:
    """Return the tally of each kind of game, such as of each level: ``by`` says the kind."""
    found: dict[_Key, Tally] = {}
    for group in groups:
        key = by(group)
        found[key] = found.get(key, Tally()) + group.tally
    return found


def streaks(library: Library, game: str = "") -> Streaks:
    """Return the games won in a row, of one game or of all."""
    current = longest = 0
    for _level, score in _in_order(library, game):
        current = current + 1 if score == 1 else 0
        longest = max(longest, current)
    return Streaks(current, longest)


def latest_results(library: Library, game: str, count: int) -> list[tuple[int, float]]:
    """Return the last finished games of a kind, so many at most: level and score, latest first."""
    found: list[tuple[int, float]] = []
    for result in _in_order(library, game, latest_first=True):
        if len(found) == count:
            break
        found.append(result)
    return found


def own_seat(first: str, second: str) -> tuple[int, int] | None:
    """Return one's own player and the computer's level; None for another kind of game."""
    match level_of(first), level_of(second):
        case None, int(level):
            return 0, level
        case int(level), None:
            return 1, level
    return None


def _in_order(
    library: Library, game: str, *, latest_first: bool = False
) -> Iterable[tuple[int, float]]:
    """Yield level and score, 0 to 1, of the finished games in the order of their dates."""
    way = " DESC" if latest_first else ""
    rows = library.index_file.connection.execute(
        "SELECT first_seat, second_seat, winner FROM games INDEXED BY games_in_order"
        " WHERE NOT binned AND winner IS NOT NULL AND (? = '' OR game_key = ?)"
        f" ORDER BY date{way}, changed{way}, id{way}",
        (game, game),
    )
    seats: dict[tuple[str, str], tuple[int, int] | None] = {}
    for first, second, winner in rows:
        pair = first, second
        if pair not in seats:
            seats[pair] = own_seat(*pair)
        if seat := seats[pair]:
            player, level = seat
            yield level, 0.5 if winner == _DRAWN else float(winner == player)


def _tally(outcomes: Counter[int | None], player: int) -> Tally:
    return Tally(
        outcomes[player], outcomes[_DRAWN], outcomes[1 - player], unfinished=outcomes[None]
    )
