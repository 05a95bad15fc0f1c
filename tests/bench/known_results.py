"""Solve the boards whose tables ship again, by the plain programs in C.

    PYTHONPATH=.:tests/rules .venv/bin/python tests/bench/known_results.py [--hours] [GAME ...]

Each program is written from the rules in words and shares nothing with the tables, the solver or
the rules. Prints seconds and memory, and what disagrees; the exit status is 1 if anything does.
Without a key all games are solved: a quarter of an hour, and 3 GB. ``--hours`` adds the boards that
take hours, unless CC="nvcc -x cu" compiles their program for a graphics card.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from game_facts import each
from plain_program import opinion

from rules.games import read_setup
from rules.games.game_data import solved_board


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--hours", action="store_true")
    wanted = parser.parse_args()
    return solve_again(wanted.games, hours=wanted.hours)


def solve_again(keys: Sequence[str], *, hours: bool) -> int:
    """Solve the boards of some games, or of all; return whether any program disagrees."""
    wrong = 0
    for key, boards in each("SOLVED").items():
        for game, command, _winning, takes in boards if not keys or key in keys else ():
            if takes == "hours" and not hours:
                continue
            setup = read_setup(game.split())
            start = setup.start()
            board = solved_board(setup)
            results = {} if board is None else board.turn_results(start)
            with tempfile.TemporaryDirectory() as folder:
                found = opinion(key, command, Path(folder))
            agrees = found.openings == {start.write(turn): results[turn] for turn in results}
            wrong += not agrees
            print(
                f"{game}: {'agrees' if agrees else 'DISAGREES'},"
                f" {found.seconds:.1f} s, {found.megabytes} MB",
                flush=True,
            )
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
