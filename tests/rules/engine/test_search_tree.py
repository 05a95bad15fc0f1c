"""The search tree: what it finds below a node, the value of a leaf, its memory, its priors."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rules.engine import nodes, parallel_search
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.report import Turn
from rules.engine.tree import Tree
from rules.games import GAMES, read_setup
from rules.position import Position
from rules.version import compiled


@pytest.mark.parametrize("key", GAMES)
def test_a_search_below_a_node_teaches_about_that_node_alone(key: str) -> None:
    start = GAMES[key].setup().start()
    start.play_turn(next(start.legal_turns()))
    tree = Tree(start, seed=1, capacity=100_000)
    tree.look_ahead()
    tree.run(50)
    root, before = tree.root_node, tree.children(tree.root_node)
    child, step, visits, _wins, _proof = before[-1]  # hardly visited
    assert tree.descend(step)
    assert tree.root_node == child
    done = tree.run(40)  # fewer if it gets proven
    assert tree.visits_of(child) == visits + done
    tree.ascend(root, start)
    assert tree.root_node == root
    assert [row for row in tree.children(root) if row[1] != step] == before[:-1]
    tree.run(10)  # the position is that of the root again
    assert tree.visits_of(root) == 60


def test_there_is_nothing_below_a_step_that_is_not_legal() -> None:
    start = GAMES["egotzi"].setup(size=4).start()
    taken = start.read("a1")
    start.play_turn(taken)
    tree = Tree(start, seed=1, capacity=1000)
    tree.look_ahead()
    assert not tree.descend(taken[0])
    assert tree.root_node == 1


def test_a_full_tree_does_not_go_below_a_leaf() -> None:
    start = GAMES["egotzi"].setup(size=4, pie=False).start()
    tree = Tree(start, seed=1, capacity=20)  # the root and its 16 children
    tree.look_ahead()
    assert not tree.descend(tree.children(tree.root_node)[0][1])
    tree.ascend(1, start)
    assert tree.width(tree.root_node) == 16


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


BYTES = 24_000 * nodes.NODE_BYTES


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
def test_the_turns_of_a_game_are_searched_in_little_memory(
    key: str, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(parallel_search, "MEMORY_BYTES", BYTES)
    engine, start = Engine(), GAMES[key].setup().start()
    line: list[Turn] = []
    position, fullest = start.copy(), 0
    for turn in range(3):
        limits = Limits(simulations=4_000, seed=turn, threads=threads)
        report = engine.search(start, line, limits)
        assert report.simulations == 4_000 or report.proven
        assert engine._parallel is not None
        trees = engine._parallel.trees
        assert sum(tree.room for tree in trees) * nodes.NODE_BYTES <= BYTES
        assert all(tree.size <= tree.room for tree in trees)
        fullest = max(fullest, *[tree.size / tree.room for tree in trees])
        line.append(position.read(position.write(report.best)))
        position.play_turn(line[-1])
    assert fullest > 0.6  # the bound was felt


@pytest.mark.skipif(not compiled(), reason="uncompiled, lists take more")
def test_a_node_takes_the_bytes_that_are_reckoned(monkeypatch: pytest.MonkeyPatch) -> None:
    taken, make = [], nodes.numbers

    def numbers(count: int, kind: str) -> Any:
        taken.append(count * np.dtype(kind).itemsize)
        return make(count, kind)

    monkeypatch.setattr(nodes, "numbers", numbers)
    Tree(GAMES["oddy"].setup().start(), seed=1, capacity=1_000)
    assert sum(taken) == 1_000 * nodes.NODE_BYTES


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("simulations", [1, 400])
def test_no_step_is_preferred_before_the_search(key: str, threads: int, simulations: int) -> None:
    """A turn's prior is the probability of drawing its steps at random."""
    position = GAMES[key].small_setup().start()
    for _ in range(3):
        limits = Limits(simulations=simulations, seed=1, threads=threads)
        for candidate in Engine().search(position, [], limits).candidates:
            chance, after = 1.0, position.copy()
            for step in candidate.turn:
                chance /= len(after.distinct_steps())
                after.play(step)
            assert candidate.prior == pytest.approx(chance)
        position.play_turn(next(position.legal_turns()))
