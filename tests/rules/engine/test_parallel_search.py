"""Trees of the same position sync: each has what all have found; nothing counts twice."""

from __future__ import annotations

import random

import pytest

from rules.engine import nodes, parallel_search, shared_tree
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.engine.parallel_search import ParallelSearch
from rules.engine.report import Proof, Turn
from rules.engine.search_reporter import SearchReporter
from rules.engine.tree import Tree
from rules.games import read_setup
from rules.position import Position

ENOUGH = Limits(simulations=50_000, seed=1)

Numbers = dict[int, tuple[int, float]]  # [step] -> visits and wins of a child


@pytest.fixture
def position() -> Position:
    return read_setup(["oddy", "sides=3", "size=6", "pie=off"]).start()


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parallel_search, "MEMORY_BYTES", 2 * 20_000 * nodes.NODE_BYTES)


def started_search(position: Position, threads: int) -> ParallelSearch:
    """Return a search whose trees have not synced yet, after 1000, 1300, 1600 ... simulations."""
    found = ParallelSearch(position, threads=threads, seed=5, omission_rate=0.0)
    for number, tree in enumerate(found.trees):
        tree.run(1000 + 300 * number)
    return found


def numbers(tree: Tree, node: int) -> Numbers:
    return {step: (visits, wins) for _, step, visits, wins, _ in tree.children(node)}


def added(found: list[Numbers]) -> Numbers:
    steps = {step for one in found for step in one}
    none = (0, 0.0)
    return {
        step: (
            sum([one.get(step, none)[0] for one in found]),
            sum([one.get(step, none)[1] for one in found]),
        )
        for step in steps
    }


def shared_visits(tree: Tree, node: int) -> int:
    """Return the simulations that the children of a node have, shared ones included."""
    return sum([visits for visits, _wins in numbers(tree, node).values()])


def favourite(tree: Tree, node: int) -> int:
    """Return the step from a node that was taken most."""
    return max(numbers(tree, node).items(), key=lambda item: item[1])[0]


@pytest.mark.parametrize("threads", [2, 3])
def test_all_trees_have_what_each_has_found(position: Position, threads: int) -> None:
    together = started_search(position, threads)
    expected = added([numbers(tree, tree.root_node) for tree in together.trees])
    for _ in range(2):  # what was synced is not synced again
        together.sync_all()
    for tree in together.trees:
        found = numbers(tree, tree.root_node)
        assert found.keys() == expected.keys()
        for step, (visits, wins) in found.items():
            assert visits == expected[step][0]
            assert wins == pytest.approx(expected[step][1])
        assert tree.visits_of(tree.root_node) == sum([1000 + 300 * i for i in range(threads)])


def test_a_tree_syncs_in_its_turn_and_does_not_wait(position: Position) -> None:
    together = started_search(position, 2)
    together.sync_if_due(0)
    together.sync_if_due(1)
    assert [shared_visits(tree, tree.root_node) for tree in together.trees] == [1000, 2300]
    with together._lock:  # another one is syncing
        together._next = [0.0, 0.0]
        together.sync_if_due(0)
    assert shared_visits(together.trees[0], together.trees[0].root_node) == 1000


@pytest.mark.parametrize("room", ["much", "little"])
def test_what_was_shared_is_kept_from_turn_to_turn(
    position: Position, room: str, request: pytest.FixtureRequest
) -> None:
    if room == "little":
        request.getfixturevalue("little_room")
    together = started_search(position, 2)
    for tree in together.trees:
        tree.run(10_000 if room == "little" else 3000)
    together.sync_all()
    first = together.trees[0]
    compacted = False
    for _ in range(2):
        step = favourite(first, first.root_node)
        sizes = [tree.size for tree in together.trees]
        child = first.child(first.root_node, step)
        assert child is not None
        before, known = numbers(first, child[0]), first.visits_of(child[0])
        assert together.follow([step])
        compacted |= [tree.size for tree in together.trees] < sizes
        assert numbers(first, first.root_node) == before
        for tree in together.trees:
            tree.run(500)
        together.sync_all()
        assert first.visits_of(first.root_node) == known + 1000
    assert compacted == (room == "little")


def test_unshared_results_are_shared_after_a_turn_that_few_expected(position: Position) -> None:
    together = started_search(position, 2)
    for tree in together.trees:
        tree.run(20_000)
    together.sync_all()
    places = []
    for line in ((a, b) for a in position.legal_steps() for b in position.legal_steps() if a != b):
        for tree in together.trees:
            child = tree.child(tree.root_node, line[0])
            child = child and tree.child(child[0], line[1])
            places.append(tree.visits_of(child[0]) if child and tree.width(child[0]) else 0)
        if min(places[-2:]) and max(places[-2:]) < 30:
            break
    else:
        raise AssertionError("there is no such turn")
    assert together.follow(line)
    for tree in together.trees:
        tree.run(500)
    together.sync_all()
    first = together.trees[0]
    assert first.visits_of(first.root_node) == sum(places[-2:]) + 1000


def test_a_search_cannot_follow_turns_that_no_tree_has(position: Position) -> None:
    together = started_search(position, 2)
    assert not together.follow(position.legal_steps()[:8])


def test_without_room_the_trees_continue_separately(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_tree, "_CAPACITY", 40)  # the root's children, and no more
    together = started_search(position, 2)
    together.sync_all()
    first = together.trees[0]
    assert shared_visits(first, first.root_node) == 2300
    assert first.run(500) == 500


def lost_turns(tree: Tree) -> set[tuple[int, int]]:
    """Return the turns of two stones that lose, where no reply is known to win."""
    return {
        (first, second)
        for middle, first, *_ in tree.children(tree.root_node)
        for child, second, _, _, proof in tree.children(middle)
        if proof == 2 and tree.width(child) and not shows_a_win(tree, child)
    }


def shows_a_win(tree: Tree, node: int) -> bool:
    return any(proof == 1 for *_, proof in tree.children(node))


def test_the_search_does_not_end_at_a_win_that_no_tree_can_show() -> None:
    """It was proven by a look at the position, or by the exact search: both keep no steps."""
    rng = random.Random(3)
    followed = 0
    for _ in range(10):
        position = read_setup(["yodd", "size=3"]).start()
        for _ in range(5):
            position.play_turn(rng.choice(list(position.legal_turns())))
        together = ParallelSearch(position, threads=2, seed=7, omission_rate=0.0)
        first, second = together.trees
        for _ in range(15):
            for tree in together.trees:
                tree.run(200)
            together.sync_all()
        lost = min(lost_turns(first) & lost_turns(second), default=None)
        if lost is None or not together.follow(lost):
            continue
        followed += 1
        assert not first.solved
        first.run(3000)
        assert first.root_proof == 1
        assert shows_a_win(first, first.root_node)
    assert followed > 0


@pytest.mark.parametrize("threads", [2, 4])
def test_every_simulation_is_shared_once(position: Position, threads: int) -> None:
    engine = Engine()
    line: list[Turn] = []
    for _ in range(2):
        limits = Limits(simulations=40_000, seed=1, threads=threads)
        report = engine.search(position, line, limits)
        visits = sum([candidate.visits for candidate in report.candidates])
        assert visits >= report.simulations == 40_000
        if not line:
            assert visits == 40_000  # none were kept from the turn before
        line.append(report.best)


@pytest.mark.parametrize("seed", range(6))
def test_a_turn_of_two_steps_that_wins_is_known_whole(seed: int) -> None:
    """A proof is useless without its steps, whichever tree has found it."""
    start = read_setup(["yodd", "size=3"]).start()
    position, engine = start.copy(), Engine()
    line: list[Turn] = []
    won: list[int] = []
    while not position.over:
        limits = Limits(simulations=3000, seed=seed, threads=3)
        report = engine.search(start, line, limits)
        if won:
            assert (position.player == won[0]) == (report.proven is Proof.WIN)
        elif report.proven in (Proof.WIN, Proof.LOSS):
            won.append(position.player ^ (report.proven is Proof.LOSS))
        line.append(report.best)
        position.play_turn(report.best)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner is not None
    assert won == [position.player_of(outcome.winner)]


@pytest.mark.parametrize("room", ["much", "little"])
def test_a_proof_is_shared_with_the_steps_that_prove_it(
    room: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or not at all, if the shared tree only has room for the first stones of a turn."""
    position = read_setup(["yodd", "size=3"]).start()
    rng = random.Random(3)
    solved = []
    while not position.over:
        together = ParallelSearch(position, threads=2, seed=7, omission_rate=0.0)
        first, second = together.trees
        second.run(20_000)
        if room == "little":
            monkeypatch.setattr(shared_tree, "_CAPACITY", 2 + second.width(second.root_node))
            together._start_afresh()
        together.sync_all()
        if second.root_proof == 1:
            best = SearchReporter(position, first).report(0, 0).best
            solved.append(first.solved)
            if first.solved:
                after = position.copy()
                after.play_turn(best)
                assert after.over or Engine().search(after, [], ENOUGH).proven is Proof.LOSS
        position.play_turn(rng.choice(list(position.legal_turns())))
    assert any(solved)  # little room is enough where one step decides
    assert all(solved) == (room == "much")
