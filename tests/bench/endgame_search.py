"""Searches random games for positions near the end that few turns win: the work of endgames.py."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

from full_search import turn_values
from on_demand import on_demand

from rules.games import GAMES
from rules.position import Position
from rules.setup import Setup


@dataclasses.dataclass(frozen=True)
class EndgameTask:
    """A kind of positions to search for.

    Attributes:
        game: the setup, as text.
        cells: how many may be empty; None where cells do not fill.
        ahead: turns that are looked ahead.
        number: of positions.
        seed: of the random games.
        compiled: whether the search is compiled, where cells fill.
    """

    game: str
    cells: range | None
    ahead: int
    number: int
    seed: int
    compiled: bool


def found_positions(task: EndgameTask) -> list[dict[str, Any]]:
    """Return so many positions; the same for the same task."""
    choose = random.Random(f"{task.seed} {task.game} {task.ahead}")
    values_of = compiled_values if task.compiled and task.cells is not None else turn_values
    found = problems(task.game, task.cells, task.ahead, choose, values_of)
    return list(itertools.islice(found, task.number))


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
