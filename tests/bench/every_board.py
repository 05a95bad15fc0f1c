"""Solve a board on which not every position can be kept, and write a table of the first ones.

    PYTHONPATH=. .venv/bin/python tests/bench/every_board.py PIECES GAME [OPTION=VALUE ...]

For boards that are too big for ``oddments-solve``, in games whose folder of tests has a module
``every_KEY.py``, compiled on demand. It prints what each first move leads to, and writes the table
of the positions with at most so many pieces into the game's files. It must print what the plain
program beside that module prints: see ``known_results.py``.
"""

from __future__ import annotations

import argparse
import time
from argparse import RawDescriptionHelpFormatter
from pathlib import Path
from typing import Any

from on_demand import on_demand

from rules.games import game_file, read_setup
from rules.lab.solving import report_lines, solved_table, without_pie
from rules.number import whole_argument
from rules.setup import Setup
from rules.solved import SolvedBoard, position_keys

_TESTS = Path(__file__).parents[1] / "rules" / "games"


def every_board(setup: Setup) -> Any:
    """Return the board, solved by the module of its game."""
    key = setup.game.key
    return on_demand(f"every_{key}", _TESTS / key).EveryBoard(setup.start().board)


def first_positions(setup: Setup, every: Any, pieces: int) -> SolvedBoard:
    """Return the table of the positions with at most so many pieces."""
    keys = position_keys(setup.game, setup.start().board)
    results = {
        keys.key_of(placed, colour, state): result
        for placed, colour, state, result in every.early(pieces)
    }
    return solved_table(setup, results, every.positions, pieces)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=RawDescriptionHelpFormatter
    )
    parser.add_argument("pieces", type=whole_argument)
    parser.add_argument("game", nargs="+")
    wanted = parser.parse_args()
    setup = without_pie(read_setup(wanted.game))
    began = time.process_time()
    every = every_board(setup)
    print(f"{time.process_time() - began:.0f} seconds", flush=True)
    for layer in getattr(every, "layers", ()):  # pieces, positions, the player to move wins
        print("layer", *layer)
    board = first_positions(setup, every, wanted.pieces)
    for line in report_lines(board, setup):
        print(line)
    file = Path(str(game_file(setup.game.key, f"solved/{board.board}.table")))
    file.write_bytes(board.write())
    print(f"{file}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
