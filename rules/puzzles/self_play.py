"""Games of the engine against itself, in which to look for puzzles."""

from __future__ import annotations

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Turn
from rules.games.game_data import PUZZLE_KINDS
from rules.rng import splitmix
from rules.setup import Setup

_OPENING_TURNS = (2, 3, 4, 5, 6)


def game_seed(seed: int, index: int) -> int:
    """Return the seed of a game of the engine against itself, from 0 to 2**62 - 1."""
    _state, number = splitmix(splitmix(seed)[1] ^ index)
    return number >> 2


def self_play(setup: Setup, seed: int) -> list[Turn]:
    """Return a game of two equal levels after some random turns; the same for the same seed."""
    state, number = splitmix(seed)
    opening = _OPENING_TURNS[number % len(_OPENING_TURNS)]
    state, number = splitmix(state)
    levels = PUZZLE_KINDS[setup.game.key].levels
    level = levels[number % len(levels)]
    engine = Engine()
    position = setup.start()
    line: list[Turn] = []
    while not position.over:
        state, number = splitmix(state)
        if len(line) < opening:
            turns = list(position.legal_turns())
            turn = turns[number % len(turns)]
        else:
            turn = engine.search(position, [], Limits(level=level, seed=number >> 2)).best
        position.play_turn(turn)
        line.append(turn)
    return line
