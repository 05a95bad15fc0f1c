"""The search tree, alone and in parallel: what it finds, its memory, its priors, its syncs."""

import dataclasses
import random
from typing import Any

import numpy as np
import pytest
from favouring_weights import favouring, games_that_learn, start

from rules.engine import engine as module
from rules.engine import nodes, shared_tree
from rules.engine.engine import Engine, ParallelSearch, SearchReporter
from rules.engine.known_reports import Knowledge
from rules.engine.limits import STRONGEST, Limits
from rules.engine.report import Proof, Turn
from rules.engine.tree import Tree
from rules.games import GAMES, read_setup
from rules.position import Position
from rules.step_weights import UNIT, StepWeights
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
def middle_game() -> Position:
    position = read_setup(["egotzi", "size=7"]).start()
    for text in ("d4", "a1", "c3"):
        position.play_turn(position.read(text))
    return position


def test_it_is_half_of_a_leaf(middle_game: Position) -> None:
    for seed in range(20):
        value, seen = first_leaf(middle_game, seed, omission_rate=0.0)
        assert is_playout(2 * value - seen)
        assert not is_playout(value)


def test_the_weaker_levels_use_playouts_alone(middle_game: Position) -> None:
    for seed in range(20):
        value, _seen = first_leaf(middle_game, seed, omission_rate=0.05)
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
    monkeypatch.setattr(module, "MEMORY_BYTES", BYTES)
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


# -- learned weights -------------------------------------------------------------------------------

KEYS = games_that_learn()


def visits(position: Position, weights: StepWeights | None, simulations: int) -> dict[int, int]:
    tree = Tree(position, seed=1, capacity=200_000, weights=weights)
    tree.run(simulations)
    return {step: count for _, step, count, _, _ in tree.children(tree.root_node)}


@pytest.mark.short(*KEYS[:2])
@pytest.mark.parametrize("key", KEYS)
def test_the_search_prefers_what_was_learned(key: str) -> None:
    position = start(key)
    step = max(position.distinct_steps(), key=lambda s: visits(position, None, 400).get(s, 0))
    before = visits(position, None, 1000)
    liked = visits(position, favouring(position, step, UNIT // 2), 1000)
    disliked = visits(position, favouring(position, step, -UNIT // 2), 1000)
    assert disliked[step] < before[step] <= liked[step] or disliked[step] < liked[step]
    assert disliked[step] < 60


@pytest.mark.parametrize("key", KEYS)
def test_weights_of_zero_change_nothing(key: str) -> None:
    position = start(key)
    weights = favouring(position, position.distinct_steps()[0], 0)
    assert visits(position, weights, 500) == visits(position, None, 500)


def test_only_full_strength_asks_for_weights() -> None:
    position = start(KEYS[0])
    asked: list[int] = []

    def weights(setup: object) -> None:
        asked.append(1)

    for level in range(1, STRONGEST + 1):
        engine = Engine(Knowledge(learned_weights=weights))
        engine.search(position, [], Limits(level=level, simulations=50, seed=1))
        assert bool(asked) == (level == STRONGEST)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_game_with_weights_is_played_to_its_end(threads: int) -> None:
    """The tree is kept from turn to turn, and shared by two threads."""
    game = GAMES[KEYS[0]]
    position = game.small_setup().start()
    rng = np.random.default_rng(2)
    weights = dataclasses.replace(
        favouring(position, position.distinct_steps()[0], 0),
        weights=rng.integers(-200, 200, position.feature_limit).astype(np.int16),
    )
    engine = Engine(Knowledge(learned_weights=lambda setup: weights))
    first = position.copy()
    line: list[Turn] = []
    while not position.over:
        limits = Limits(simulations=3000, threads=threads, seed=5)
        turn = engine.search(first, line, limits).best
        line.append(turn)
        position.play_turn(turn)
    assert position.outcome() is not None


# -- trees of the same position --------------------------------------------------------------------

ENOUGH = Limits(simulations=50_000, seed=1)

Numbers = dict[int, tuple[int, float]]  # [step] -> visits and wins of a child


@pytest.fixture
def position() -> Position:
    return read_setup(["oddy", "sides=3", "size=6", "pie=off"]).start()


@pytest.fixture
def little_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MEMORY_BYTES", 2 * 20_000 * nodes.NODE_BYTES)


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
