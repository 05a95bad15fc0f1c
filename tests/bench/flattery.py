"""Measure by how much win rates flatter the player to move, and write it for comparisons.

    .venv/bin/python tests/bench/flattery.py [--positions N] [--seed N] [--write] [GAME ...]

In random positions between players of low levels it searches before a turn and after the best one,
both for as long. Both rates are of whoever is to move, so half of the sum of their log-odds is the
flattery. It prints the mean with its standard error after each number of simulations: of a search,
and of one that compares two turns, as reviews do at their three depths, the answers to exercises
and the tutor. With --write the latter go to win_rates.json among the resources of the game.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import re
import statistics
import threading
from collections.abc import Callable
from pathlib import Path

from rules.engine.engine import Engine
from rules.engine.known_reports import LEARNED_KNOWLEDGE
from rules.engine.limits import Limits
from rules.engine.report import Turn
from rules.games import GAMES, game_file
from rules.number import whole_argument
from rules.position import Position
from rules.review.game_review import SEED, TurnSearch

DEPTHS = (20_000, 80_000, 320_000)
SEARCHED = (1_000, 10_000, *DEPTHS)
LEVELS = (1, 4, 4, 4, 4)  # of those who play, drawn before each turn
TURNS = 30  # before a position, at most
EDGE = 0.02  # rates nearer to 0 and 1 are not counted

Find = Callable[[Position, int], tuple[float, Turn] | None]


def drawn(key: str, dice: random.Random) -> Position:
    """Return a position of a game that is not over, after the turns with a swap."""
    while True:
        position = GAMES[key].setup().start()
        for _ in range(dice.randrange(2, TURNS)):
            limits = Limits(level=dice.choice(LEVELS), seed=dice.getrandbits(32))
            position.play_turn(Engine().search(position, [], limits).best)
            if position.over:
                break
        else:
            return position


def searched(position: Position, simulations: int) -> tuple[float, Turn] | None:
    """Return the rate of a search and its best turn; None if that is proven."""
    limits = Limits(simulations=simulations, seed=SEED)
    found = Engine(LEARNED_KNOWLEDGE).search(position, [], limits)
    return None if found.candidates[0].proven else (found.win_rate, found.best)


def compared(position: Position, simulations: int) -> tuple[float, Turn] | None:
    """Return the rate before a turn and the best one, as a review finds them."""
    search = TurnSearch(simulations, SEED, threading.Event(), LEARNED_KNOWLEDGE)
    found = search.compare(position, next(position.legal_turns()), None)
    return None if found.before.proven else (found.before.value, found.best)


def flattery(position: Position, find: Find, simulations: int) -> float | None:
    """Return how much it is at a position, in log-odds; None if the game is nearly decided."""
    rates, here = [], position.copy()
    for _ in range(2):
        found = None if here.over else find(here, simulations)
        if found is None or not EDGE < found[0] < 1 - EDGE:
            return None
        rates.append(found[0])
        player = here.player
        here.play_turn(found[1])
        if here.player == player:
            return None
    return sum([math.log(rate / (1 - rate)) for rate in rates]) / 2


def measured(key: str, number: int, seed: int, find: Find, simulations: int) -> tuple[float, float]:
    """Return the mean over so many positions and its standard error."""
    dice, found = random.Random(seed), list[float]()
    while len(found) < number:
        one = flattery(drawn(key, dice), find, simulations)
        if one is not None:
            found.append(one)
    return statistics.mean(found), statistics.stdev(found) / math.sqrt(number)


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure by how much win rates flatter.")
    parser.add_argument("--positions", type=whole_argument, default=50, help="for each number")
    parser.add_argument("--seed", type=whole_argument, default=1)
    parser.add_argument("--write", action="store_true", help="write those of comparisons")
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    asked = parser.parse_args()
    for key in asked.games:
        rows = []
        for find, depths in ((searched, SEARCHED), (compared, DEPTHS)):
            for depth in depths:
                mean, error = measured(key, asked.positions, asked.seed, find, depth)
                print(
                    f"{key:9} {find.__name__:9} {depth:8,} {mean:6.3f} +- {error:.3f}", flush=True
                )
                rows += [[depth, round(mean, 3)]] if find is compared else []
        if asked.write:
            file = Path(str(game_file(key, "win_rates.json")))
            text = re.sub(r' "compared": .*\n', "", file.read_text("utf-8"))
            text = text.replace(' "boards"', f' "compared": {json.dumps(rows)},\n "boards"')
            file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
