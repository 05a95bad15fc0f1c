"""Plain full search over ``Position``: the true values of turns, and small boards to try it on.

It shares only the rules with the engine. Values are 1 a win, 0 a draw, -1 a loss, for the player
who is named or to act.
"""

import random
from collections.abc import Iterator
from typing import Any

from game_facts import each

from rules.games import GAMES
from rules.position import Position
from rules.training.exercise import Exercise, Source

# [game] -> a small board, and how many empty cells a position on it has at most
SMALL = each("ENDINGS")

_Memory = dict[Any, int]


def turn_values(position: Position, turns: int = 1000) -> dict[str, int]:
    """Return every turn's text -> its value for the player to act when all play best.

    Looks ``turns`` ahead, this one included; what is open then counts 0, like a draw.
    """
    memory: _Memory = {}
    values = {}
    for turn in position.legal_turns():
        after = position.copy()
        after.play_turn(turn)
        result = value(after, turns - 1, memory)
        values[position.write(turn)] = result if after.player == position.player else -result
    return values


def value(position: Position, turns: int, memory: _Memory) -> int:
    """Return the value for the player who acts, or would, looking so many turns ahead."""
    outcome = position.outcome() if position.over else None
    if outcome is not None:
        if outcome.winner is None:
            return 0
        return 1 if outcome.winner == position.colour else -1
    if turns == 0:
        return 0
    key = (turns if turns < 100 else 0, position.player, position.pieces(), position.state())
    if key not in memory:
        memory[key] = _best(position, turns, memory)
    return memory[key]


def _best(position: Position, turns: int, memory: _Memory) -> int:
    best = -1
    for step in reversed(position.distinct_steps()):
        after = position.copy()
        after.play(step)
        left = turns - (after.turn != position.turn)
        result = value(after, left, memory)
        best = max(best, result if after.player == position.player else -result)
        if best == 1:
            break
    return best


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
