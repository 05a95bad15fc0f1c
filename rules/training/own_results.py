"""One's own results against the computer, counted in the library's index; nothing is stored.

One's own games are those outside the bin between a human and the computer at a level. Games between
two humans say nothing about who "I" is, and are left out; so are those with other engines. *First*
is the player who started as Black: by the pie rule the colours may be swapped later.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable, Iterable
from typing import TypeVar

from rules.engine.limits import STRONGEST
from rules.library.library import Library
from rules.training.exercise import is_human, level_of

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


def latest_game(library: Library) -> str:
    """Return the key of the game that was finished last; "" before the first one."""
    row = library.index_file.connection.execute(
        f"SELECT game_key {_IN_ORDER} ORDER BY date DESC, changed DESC, id DESC LIMIT 1", ("", "")
    ).fetchone()
    return str(row[0]) if row else ""


def own_seat(first: str, second: str) -> tuple[int, int] | None:
    """Return one's own player and the computer's level; None for another kind of game."""
    for player, (own, other) in enumerate(((first, second), (second, first))):
        level = level_of(other)
        if level is not None and is_human(own):
            return player, level
    return None
