"""Learned weights in the search: what they change, and what they leave alone."""

from __future__ import annotations

import dataclasses

import numpy as np
import pytest
from favouring_weights import favouring, games_that_learn, start

from rules.engine.engine import Engine
from rules.engine.knowledge import Knowledge
from rules.engine.limits import STRONGEST, Limits
from rules.engine.report import Turn
from rules.engine.tree import Tree
from rules.games import GAMES
from rules.position import Position
from rules.step_weights import UNIT, StepWeights

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
