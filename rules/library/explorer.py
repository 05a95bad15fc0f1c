"""The opening explorer: what was played next in the games of the library, and how it went.

Symmetric positions count as one, and so do those that come about by another order of moves.
"""

from __future__ import annotations

import dataclasses
import itertools
import sqlite3
from collections.abc import Sequence
from typing import NamedTuple

from rules.games.game_data import opening_table, solved_board
from rules.library.positions import canonical_key, turn_with
from rules.position import Position

_DRAW = 2  # the winner of a game that nobody won

LOST, DRAWN, WON, UNFINISHED = range(4)  # for the player who made the move

OTHERS, OWN, AGAINST = range(3)  # whose move it was: one's own, or that of one's opponent

TABLES = (
    """CREATE TABLE moves (
    game INTEGER NOT NULL,
    key INTEGER NOT NULL,  -- of the position before the move
    next INTEGER NOT NULL,  -- of the position after it
    touches TEXT NOT NULL,
    result INTEGER NOT NULL,
    whose INTEGER NOT NULL,
    level INTEGER NOT NULL,  -- of the computer that made it; 0 for a human
    PRIMARY KEY (game, key)
) WITHOUT ROWID""",
    """CREATE TABLE explored (
    key INTEGER NOT NULL,
    next INTEGER NOT NULL,
    result INTEGER NOT NULL,
    whose INTEGER NOT NULL,
    level INTEGER NOT NULL,
    games INTEGER NOT NULL,
    touches TEXT NOT NULL,  -- of one of the games
    PRIMARY KEY (key, next, result, whose, level)
) WITHOUT ROWID""",
    """CREATE TRIGGER move_added AFTER INSERT ON moves BEGIN
    INSERT INTO explored
        VALUES (new.key, new.next, new.result, new.whose, new.level, 1, new.touches)
        ON CONFLICT DO UPDATE SET games = games + 1;
END""",
    """CREATE TRIGGER move_removed AFTER DELETE ON moves BEGIN
    UPDATE explored SET games = games - 1 WHERE (key, next, result, whose, level)
        = (old.key, old.next, old.result, old.whose, old.level);
    DELETE FROM explored WHERE (key, next, result, whose, level)
        = (old.key, old.next, old.result, old.whose, old.level) AND games = 0;
END""",
)


class Move(NamedTuple):
    """A move of a game, as a row of the index."""

    key: int
    next: int
    touches: str
    result: int
    whose: int
    level: int


@dataclasses.dataclass(frozen=True)
class Continuation:
    """What was played next, in all games together.

    Attributes:
        turn: the move on this board; of symmetric ones any.
        won, drawn, lost, unfinished: games, for the player who made the move.
        level: the average level of the computers that made it; None if only humans did.
        win_rate: of the player who makes it, by the engine's table of openings, from 0 to 1; 1, 0
            or 0.5 where the board is solved; None elsewhere.
        solved: whether that is proven.
    """

    turn: tuple[int, ...]
    won: int
    drawn: int
    lost: int
    unfinished: int
    level: float | None
    win_rate: float | None = None
    solved: bool = False

    @property
    def games(self) -> int:
        return self.won + self.drawn + self.lost + self.unfinished

    @property
    def score(self) -> float | None:
        """The share of points, from 0 to 1; None if no game was finished."""
        finished = self.won + self.drawn + self.lost
        return (self.won + self.drawn / 2) / finished if finished else None


def opening_moves(
    opening: Sequence[tuple[int, int, str]],
    winner: int | None,
    levels: Sequence[int],
    own: int | None,
) -> list[Move]:
    """Return the first moves of a game.

    Args:
        opening: see ``GamePositions``.
        winner: the player who won, 2 for a draw, None while the game is on.
        levels: of the computer in each seat; 0 for anybody else.
        own: the player who is oneself; None if that is not known.
    """
    if winner is None or winner == _DRAW:
        results = [UNFINISHED if winner is None else DRAWN] * 2
    else:
        results = [WON if player == winner else LOST for player in (0, 1)]
    whose = [OTHERS if own is None else OWN if player == own else AGAINST for player in (0, 1)]
    found: dict[int, Move] = {}
    for (key, player, touches), (following, *_) in itertools.pairwise(opening):
        move = Move(key, following, touches, results[player], whose[player], levels[player])
        found.setdefault(key, move)
    return list(found.values())


def write_moves(connection: sqlite3.Connection, game: int, moves: Sequence[Move]) -> None:
    """Replace the moves of a game in the index."""
    rows = [(game, *move) for move in sorted(moves, key=lambda m: m.key)]
    known = connection.execute("SELECT * FROM moves WHERE game = ? ORDER BY key", (game,))
    if known.fetchall() != rows:
        connection.execute("DELETE FROM moves WHERE game = ?", (game,))
        connection.executemany("INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)", rows)


def explore(
    connection: sqlite3.Connection, position: Position, *, own: bool = False
) -> list[Continuation]:
    """Return what was played next in this position, the most frequent first.

    ``own``: only in one's own games against the computer.
    """
    rows = connection.execute(
        "SELECT next, result, level, sum(games), min(touches) FROM explored"
        f" WHERE key = ? {'AND whose != 0' if own else ''} GROUP BY next, result, level",
        (canonical_key(position),),
    )
    found: dict[int, list[tuple[int, int, int, str]]] = {}
    for following, *facts in rows:
        found.setdefault(following, []).append(tuple(facts))
    continuations = []
    for facts_of_move in found.values():
        turn = turn_with(position, facts_of_move[0][3])
        if turn is not None:
            continuations.append(_continuation(turn, facts_of_move))
    continuations.sort(key=lambda each: each.games, reverse=True)
    rates, solved = _known_rates(position)
    return [
        dataclasses.replace(each, win_rate=rates.get(each.turn), solved=solved)
        for each in continuations
    ]


def _known_rates(position: Position) -> tuple[dict[tuple[int, ...], float], bool]:
    """Return what the engine knows of each turn without a search, and whether it is proven."""
    board = solved_board(position.setup)
    if board is not None and (results := board.turn_results(position)):
        return {turn: (result + 1) / 2 for turn, result in results.items()}, True
    table = opening_table(position.setup) if position.turn == 0 else None
    if table is None:
        return {}, False
    return {turn: table.value(known) for turn, known in table.turns(position).items()}, False


def _continuation(
    turn: tuple[int, ...], facts: Sequence[tuple[int, int, int, str]]
) -> Continuation:
    results = [0] * 4
    by_computers = levels = 0
    for result, level, games, _touches in facts:
        results[result] += games
        if level:
            by_computers += games
            levels += level * games
    average = levels / by_computers if by_computers else None
    return Continuation(
        turn, results[WON], results[DRAWN], results[LOST], results[UNFINISHED], average
    )
