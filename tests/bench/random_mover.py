"""How many games the engine wins against a random mover.

    .venv/bin/python tests/bench/random_mover.py [--seconds S] [--games N] [GAME ...]

Every game is played at its default size, with the engine on either side in turn, on one thread.
"""

from __future__ import annotations

import argparse
import random

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.setup import Setup


def score(setup: Setup, game: int, think_ms: int) -> float:
    """Return what the engine scores in one game: 1, 1/2 or 0."""
    engine, choose = Engine(), random.Random(f"{setup} {game}")
    position = setup.start()
    line: list[tuple[int, ...]] = []
    while not position.over:
        if position.player == game % 2:
            limits = Limits(think_ms=think_ms)
            turn = engine.search(setup.start(), line, limits).best
        else:
            turn = choose.choice(list(position.legal_turns()))
        position.play_turn(turn)
        line.append(turn)
    outcome = position.outcome()
    assert outcome is not None
    if outcome.winner is None:
        return 0.5
    return float(position.player_of(outcome.winner) == game % 2)


def main() -> None:
    parser = argparse.ArgumentParser(description="Play the engine against a random mover.")
    parser.add_argument("--seconds", type=float, default=1.0, help="a turn")
    parser.add_argument("--games", type=int, default=20, help="of each game")
    parser.add_argument("names", nargs="*", metavar="GAME", help=", ".join(GAMES))
    wanted = parser.parse_args()
    for key in wanted.names or GAMES:
        setup = GAMES[key].setup()
        won = sum(score(setup, game, int(1000 * wanted.seconds)) for game in range(wanted.games))
        print(f"{setup}: {won:g} of {wanted.games} at {wanted.seconds:g} s a turn", flush=True)


if __name__ == "__main__":
    main()
