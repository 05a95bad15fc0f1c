"""Searches random games for positions near the end that few turns win, and prints them.

    export PYTHONPATH=.:tests/rules:tests/rules/engine
    python tests/bench/endgames.py 9 > tests/data/endgames.jsonl

A line holds the game, the turns played, the turns that keep the best value (found by full search),
and that value: 1 a win, 0 a draw. In a game without empty cells to fill it looks three turns ahead:
a win in one turn, in two, or the only ways not to lose next turn. With more than nine empty cells
(``--empty 12``, ``--empty 8-12``) it takes long, unless ``--compiled`` compiles the search.
``endgame_rate.py`` shows how many of other positions the engine plays right:

    python tests/bench/endgames.py 40 --seed 77 --empty 8-12 --compiled > /tmp/fresh.jsonl
    python tests/bench/endgame_rate.py /tmp/fresh.jsonl
"""

from __future__ import annotations

import argparse
import functools
import json
import random
from collections.abc import Callable, Iterator
from typing import Any

from full_search import turn_values
from game_facts import rows
from on_demand import on_demand

from rules.games import GAMES
from rules.position import Position
from rules.setup import Setup


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("number", type=int, help="of positions of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="games that begin so")
    parser.add_argument("--empty", type=cells_of, help="so many cells in every game, as in 8-12")
    parser.add_argument("--compiled", action="store_true", help="where cells fill")
    chosen = parser.parse_args()
    for text, cells, ahead in rows("ENDGAMES"):
        if text.startswith(chosen.only):
            if chosen.empty is not None and cells is not None:
                cells = chosen.empty
            choose = random.Random(f"{chosen.seed} {text} {ahead}")
            values_of = compiled_values if chosen.compiled and cells is not None else turn_values
            found = problems(text, cells, ahead, choose, values_of)
            for _ in range(chosen.number):
                print(json.dumps(next(found)), flush=True)


def cells_of(text: str) -> range:
    """Return the numbers from one to another one: 8-12."""
    least, _, most = text.partition("-")
    return range(int(least), int(most or least) + 1)


def problems(
    text: str,
    cells: range | None,
    ahead: int,
    choose: random.Random,
    values_of: Callable[[Position, int], dict[str, int]],
) -> Iterator[dict[str, Any]]:
    """Yield positions of random games, each with its best turns, where these are few."""
    key, *options = text.split()
    setup = GAMES[key].read_setup(dict([option.split("=") for option in options]))
    while True:
        position = setup.start()
        texts = play_randomly(position, cells, choose)
        if position.over:
            continue
        values = values_of(position, ahead)
        best = max(values.values())
        turns = [turn for turn, result in values.items() if result == best]
        interesting = best == 1 or (best == 0 and -1 in values.values())
        if ahead == 3:  # skip what a shorter search finds
            interesting = best == 1 and 1 not in turn_values(position, 1).values()
        if interesting and len(turns) <= few_of(len(values)):
            yield {"game": text, "turns": texts, "best": turns, "value": best}


def few_of(turns: int) -> int:
    """Return how many of ``turns`` turns count as few."""
    return max(1, turns // 4)


def compiled_values(position: Position, _turns: int) -> dict[str, int]:
    """Return ``turn_values`` to the end of the game, by ``full_tree.py``.

    It stops when more than a few turns are found to win.
    """
    tree = full_tree(position.setup)
    values: dict[str, int] = {}
    legal = list(position.legal_turns())
    for turn in legal:
        after = position.copy()
        after.play_turn(turn)
        result = tree.solve(after)
        values[position.write(turn)] = result if after.player == position.player else -result
        if list(values.values()).count(1) > few_of(len(legal)):
            break
    return values


@functools.cache
def full_tree(setup: Setup) -> Any:
    """Return a tree for all positions of a setup; making its table is slower than searching."""
    return on_demand("full_tree").FullTree(setup.start())


def play_randomly(position: Position, cells: range | None, choose: random.Random) -> list[str]:
    """Play until so many cells are empty, or some turns if ``cells`` is None; return the turns."""
    wanted = choose.choice(cells) if cells is not None else -1
    last = choose.randrange(4, 40) if cells is None else 10_000
    texts = []
    while not position.over and position.turn < last:
        empty = position.board.site_count - len({piece.site for piece in position.pieces()})
        if cells is not None and empty <= wanted:
            break
        turn = a_turn(position, choose)
        texts.append(position.write(turn))
        position.play_turn(turn)
    return texts


def a_turn(position: Position, choose: random.Random) -> tuple[int, ...]:
    """Return a random turn; a pass only where there is nothing else."""
    after = position.copy()
    turn: list[int] = []
    while after.turn == position.turn:
        steps = after.distinct_steps()
        step = choose.choice(steps[1:] if len(steps) > 1 and steps[0] == 0 else steps)
        after.play(step)
        turn.append(step)
    return tuple(turn)


if __name__ == "__main__":
    main()
