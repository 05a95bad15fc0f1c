"""Games of the engine against itself, and what its searches find out in them."""

from __future__ import annotations

import random
from typing import NamedTuple

from rules.engine.tree import Tree
from rules.games import read_setup
from rules.learning.examples import Examples, examples_at
from rules.position import Position
from rules.step_weights import StepWeights

_CAPACITY = 1 << 21  # nodes of a tree
_DRAWN = 0.3  # the share of steps that are drawn by their visits
_STRAYS = 0.5  # the share of positions that are looked at after a random turn


class GameTask(NamedTuple):
    """A game to play: everything it depends on.

    Attributes:
        setup: as text.
        seed: of everything random.
        simulations: of the search before each step of the game.
        step_simulations: of the search after each step of a position that is looked at.
        share: of positions that are looked at.
        weights: the file of weights that the searches use; empty for none.
    """

    setup: str
    seed: int
    simulations: int
    step_simulations: int
    share: float
    weights: bytes = b""


def play_game(task: GameTask) -> Examples:
    """Play a game and return its examples: a pure function of ``task``."""
    position = read_setup(task.setup.split()).start()
    weights = StepWeights.from_bytes(task.weights) if task.weights else None
    draw = random.Random(task.seed)
    parts = [Examples.none(position.step_features)]
    while not position.over:
        if draw.random() < task.share:
            seed = draw.getrandbits(32)
            seen = _strayed(position, draw) if draw.random() < _STRAYS else position
            parts.append(examples_at(seen, task.step_simulations, seed, weights))
        tree = Tree(
            position,
            seed=draw.getrandbits(32),
            capacity=_CAPACITY,
            weights=weights,
            strong_playouts=True,
        )
        tree.look_ahead()
        tree.run(task.simulations)
        if tree.solved:
            break
        position.play(_chosen(tree, draw))
    return Examples.joined(parts)


def _strayed(position: Position, draw: random.Random) -> Position:
    """Return the position after a random step: the search looks at many such ones."""
    after = position.copy()
    after.play(draw.choice(after.legal_steps()))
    return position if after.over else after


def _chosen(tree: Tree, draw: random.Random) -> int:
    """Return the step to play: mostly the best one, sometimes another that was searched much."""
    children = tree.children(tree.root_node)
    if draw.random() >= _DRAWN:
        return int(tree.leaders(tree.root_node, 1)[0][1])
    visits = [child[2] for child in children]
    return int(draw.choices([child[1] for child in children], visits)[0])
