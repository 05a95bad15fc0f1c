"""The value of every turn in a position, by plain recursion over the contract alone."""

from __future__ import annotations

import random
from collections.abc import Iterator

from game_facts import each

from rules.games import GAMES
from rules.position import Position
from rules.training.exercise import Exercise, Source

# [game] -> a small board, and how many empty cells a position on it has at most
SMALL = each("ENDINGS")


def value(position: Position, player: int) -> int:
    """Return 1 if ``player`` wins, 0 for a draw, -1 for a loss, if both play perfectly."""
    if position.over:
        outcome = position.outcome()
        assert outcome is not None
        if outcome.winner is None:
            return 0
        return 1 if position.player_of(outcome.winner) == player else -1
    is_own = position.player == player
    best = -1 if is_own else 1
    for turn in position.legal_turns():
        after = position.copy()
        for step in turn:
            after.play(step)
        found = value(after, player)
        best = max(best, found) if is_own else min(best, found)
        if best == (1 if is_own else -1):
            break
    return best


def values(position: Position) -> dict[str, int]:
    """Return [turn in notation] -> its value for the player to move."""
    found = {}
    for turn in position.legal_turns():
        after = position.copy()
        for step in turn:
            after.play(step)
        found[position.write(turn)] = value(after, position.player)
    return found


def late_exercises(game: str, seed: int) -> Iterator[Exercise]:
    """Yield positions near the end of random games, without known answers."""
    options, most_empty = SMALL[game]
    choice = random.Random(seed)
    while True:
        setup = GAMES[game].setup(**options)
        position, line = setup.start(), list[str]()
        while not position.over:
            empty = position.board.site_count - len({piece.site for piece in position.pieces()})
            if empty <= most_empty and line:
                yield Exercise(game=str(setup), line=tuple(line), source=Source.MISTAKE)
                break
            turn = choice.choice(list(position.legal_turns()))
            line.append(position.write(turn))
            position.play_turn(turn)
