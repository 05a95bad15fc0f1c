"""The static evaluation is half of a leaf's value, at full strength only."""

from __future__ import annotations

import pytest

from rules.engine.tree import Tree
from rules.games import read_setup
from rules.position import Position

STEPS = 40  # number of values of Egotzi's playouts between 0 and 1


def first_leaf(position: Position, seed: int, omission_rate: float) -> tuple[float, float]:
    """Return the first simulation's value of its leaf for player 0, and the static evaluation."""
    tree = Tree(position, seed=seed, capacity=1000, omission_rate=omission_rate)
    tree.run(1)
    ((_node, step, _visits, wins, _proof),) = [
        child for child in tree.children(tree.root_node) if child[2]
    ]
    leaf = position.copy()
    leaf.play(step)
    seen = leaf.static_eval()
    assert seen is not None
    return (1 - wins if position.player else wins), seen


def is_playout(value: float) -> bool:
    """Return whether a value can come from a playout of Egotzi, apart from rounding."""
    nearest = round(value * STEPS)
    return 0 <= nearest <= STEPS and value * STEPS == pytest.approx(nearest, abs=1e-6)


@pytest.fixture
def position() -> Position:
    position = read_setup(["egotzi", "size=7"]).start()
    for text in ("d4", "a1", "c3"):
        position.play_turn(position.read(text))
    return position


def test_it_is_half_of_a_leaf(position: Position) -> None:
    for seed in range(20):
        value, seen = first_leaf(position, seed, omission_rate=0.0)
        assert is_playout(2 * value - seen)
        assert not is_playout(value)


def test_the_weaker_levels_use_playouts_alone(position: Position) -> None:
    for seed in range(20):
        value, _seen = first_leaf(position, seed, omission_rate=0.05)
        assert is_playout(value)


def test_without_one_a_leaf_has_the_value_of_a_playout() -> None:
    squared = read_setup(["egotzi", "variant=squared"]).start()
    tree = Tree(squared, seed=1, capacity=1000)
    tree.run(1)
    assert {child[3] for child in tree.children(tree.root_node) if child[2]} <= {0.0, 0.5, 1.0}
