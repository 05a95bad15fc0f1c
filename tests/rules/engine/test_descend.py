"""A tree that searches below one of its nodes and returns."""

from __future__ import annotations

import pytest

from rules.engine.tree import Tree
from rules.games import GAMES


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
