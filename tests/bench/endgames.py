"""Searches random games for positions near the end that few turns win, and prints them.

    export PYTHONPATH=.:tests/rules:tests/rules/engine
    python tests/bench/endgames.py 9 > tests/data/endgames.jsonl

A line holds the game, the turns played, the turns that keep the best value (found by full search),
and that value: 1 a win, 0 a draw. In a game without empty cells to fill it looks three turns ahead:
a win in one turn, in two, or the only ways not to lose next turn. With more than nine empty cells
(``--empty 12``, ``--empty 8-12``) it takes long, unless ``--compiled`` compiles the search.
The kinds of positions are searched at the same time, as many as --jobs or --cluster say.
``endgame_rate.py`` shows how many of other positions the engine plays right:

    python tests/bench/endgames.py 40 --seed 77 --empty 8-12 --compiled > /tmp/fresh.jsonl
    python tests/bench/endgame_rate.py /tmp/fresh.jsonl
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import json
import sys

from endgame_search import EndgameTask, found_positions
from game_facts import rows

from rules.work.arguments import add_worker_arguments, open_workers
from rules.work.workers import in_order


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int, help="of positions of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="games that begin so")
    parser.add_argument("--empty", type=cells_of, help="so many cells in every game, as in 8-12")
    parser.add_argument("--compiled", action="store_true", help="where cells fill")
    add_worker_arguments(parser, "kinds of positions searched")
    chosen = parser.parse_args()
    tasks = [
        EndgameTask(
            text,
            chosen.empty if chosen.empty is not None and cells is not None else cells,
            ahead,
            chosen.number,
            chosen.seed,
            chosen.compiled,
        )
        for text, cells, ahead in rows("ENDGAMES")
        if text.startswith(chosen.only)
    ]
    games = {task.game.split()[0] for task in tasks}
    with (
        open_workers(chosen, games, functools.partial(print, file=sys.stderr)) as workers,
        contextlib.closing(in_order(workers, found_positions, tasks)) as found,
    ):
        for positions in found:
            for position in positions:
                print(json.dumps(position), flush=True)


def cells_of(text: str) -> range:
    """Return the numbers from one to another one: 8-12."""
    least, _, most = text.partition("-")
    return range(int(least), int(most or least) + 1)


if __name__ == "__main__":
    main()
