"""The layout of a tree of turns: complete, with straight lines that never cross."""

from __future__ import annotations

import random

import pytest
from driving import small

from desktop.tree.tree_layout import TreeLayout
from rules.record.edits import Edits
from rules.record.game_record import GameRecord, Node


def grow(record: GameRecord, rng: random.Random) -> Node:
    """Play a random turn at the current node, or go elsewhere."""
    if record.position.over or rng.random() < 0.25:
        record.go_to(rng.choice(list(record.root.subtree())))
    if record.position.over:
        return record.node
    return record.play((rng.choice(record.position.legal_steps()),))


def check_layout(plan: TreeLayout, record: GameRecord) -> None:
    nodes = list(record.root.subtree())
    assert set(plan.places) == set(nodes)
    assert len(set(plan.places.values())) == len(nodes)
    assert plan.width == 1 + max(lane for _, lane in plan.places.values())
    for node in nodes:
        row, lane = plan.places[node]
        assert row == len(node.path())
        if node.children:
            assert plan.places[node.children[0]][1] == lane
        lanes = [plan.places[child][1] for child in node.children]
        assert lanes == sorted(lanes)
        assert plan.rows[row].reach.get(node, lane) == max([lane, *lanes])
    for each in plan.rows:
        assert each.lanes == sorted(each.lanes)
        assert each.lanes == [plan.places[node][1] for node in each.nodes]
        for node, reach in each.reach.items():  # where the connection to variations is drawn
            assert not any(plan.places[node][1] < lane <= reach for lane in each.lanes)
    assert all(plan.places[node][1] == 0 for node in record.main_line)


@pytest.mark.parametrize("seed", range(6))
def test_following_turn_by_turn_equals_a_new_layout(seed: int) -> None:
    rng = random.Random(seed)
    record = GameRecord(small("oddy"))
    plan, lengthened = TreeLayout(record), 0
    for _ in range(120):
        grow(record, rng)
        before = plan.rows
        if plan.update():
            lengthened += plan.rows is before
        check_layout(plan, record)
        fresh = TreeLayout(record)
        assert plan.places == fresh.places
        assert [row.reach for row in plan.rows] == [row.reach for row in fresh.rows]
    assert lengthened > 20


@pytest.mark.parametrize("seed", range(3))
def test_edits_and_their_undo_are_followed(seed: int) -> None:
    rng = random.Random(seed)
    record = GameRecord(small("oddy"))
    for _ in range(60):
        grow(record, rng)
    plan, edits = TreeLayout(record), Edits(record)
    for _ in range(60):
        node = rng.choice([n for n in record.root.subtree() if n.parent is not None])
        record.go_to(node)
        act = rng.choice([edits.make_main, edits.promote, edits.delete, None])
        if act is not None:
            act(node)
        if edits.can_undo and (act is None or not record.root.children):
            edits.undo()
        plan.update()
        check_layout(plan, record)


def test_only_edits_of_the_shape_change_the_layout() -> None:
    record = GameRecord(small("oddy"))
    first = record.play_text("a1")
    record.play_text("b2")
    record.go_to(first)
    plan, edits = TreeLayout(record), Edits(record)
    edits.set_values(record.root, "C", ["a comment"])
    assert not plan.update()
    edits.delete(first)
    assert plan.update()
    edits.undo()
    assert plan.update()
    check_layout(plan, record)


def test_variations_of_later_turns_are_nearer_to_the_main_line() -> None:
    record = GameRecord(small("oddy", pie=False))
    for line in ("b1 d1", "a1 c1 b2", "a1 c1 c2 c3"):
        record.go_to(record.root)
        for text in line.split():
            record.play_text(text)
    plan = TreeLayout(record)
    lanes = {node.text: lane for node, (_, lane) in plan.places.items()}
    assert lanes == {"": 0, "a1": 0, "c1": 0, "c2": 0, "c3": 0, "b2": 1, "b1": 2, "d1": 2}
