"""Games of the levels against each other, with reviews: the pieces of work of level_losses.py."""

from __future__ import annotations

import random
from typing import Any

from rules.engine.engine import Engine
from rules.engine.known_reports import GAME_KNOWLEDGE
from rules.engine.limits import Limits
from rules.engine.report import Turn
from rules.games import read_setup
from rules.review.accuracy import LEVELS
from rules.review.game_review import review_moves

KEPT = ("player", "win_rate", "loss", "proven")  # of a move
Game = dict[str, Any]  # "levels" of player 0 and 1, "seed", and "moves" as rows of KEPT

_APART = 3  # levels, at most


def play(task: tuple[str, int, int]) -> Game:
    """Play a game of two levels and review it, given the game's key, the seed and simulations."""
    key, seed, simulations = task
    rng = random.Random(seed)
    first = rng.choice(LEVELS)
    second = rng.choice([level for level in LEVELS if abs(level - first) <= _APART])
    start, levels = read_setup([key]).start(), [first, second]
    position, engine = start.copy(), Engine()
    line: list[Turn] = []
    while not position.over:
        limits = Limits(level=levels[position.player], seed=rng.getrandbits(32))
        line.append(engine.search(start, line, limits).best)
        position.play_turn(line[-1])
    reviews = review_moves(start, line, simulations, knowledge=GAME_KNOWLEDGE)
    moves = [[getattr(reviews[at], name) for name in KEPT] for at in range(len(line))]
    return {"levels": levels, "seed": seed, "moves": moves}
