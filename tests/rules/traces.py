"""Prints leaf counts, whole games, seeded playouts and searches as JSON.

    python tests/rules/traces.py SETUPS SEARCHES

SETUPS is a list of setups in JSON, SEARCHES one of setups and the numbers of turns played before.
Run by test_plain_game.py on two copies of the rules, whose lines must be equal.
"""

import hashlib
import json
import pathlib
import sys
from typing import Any

import numpy as np

import rules.position
from rules.engine.engine import SearchReporter
from rules.engine.expectation import expected_owners
from rules.engine.tree import Tree, features_of
from rules.games import GAMES, read_setup
from rules.perft import perft
from rules.position import Position
from rules.step_weights import StepWeights
from rules.testing.game_parts import leaf_counts

_DATA = pathlib.Path(__file__).parents[1] / "data"
_MAX_LINES = 6_000
_SIMULATIONS = 300  # enough for a part of exact search


def start(text: str) -> Position:
    return read_setup(text.split()).start()


def rows(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (_DATA / name).read_text("utf-8").splitlines()]


def counted(row: dict[str, Any]) -> list[int]:
    position = start(row["game"])
    depths = [d for d, lines in enumerate(row["perft"], 1) if lines <= _MAX_LINES]
    return [perft(position, depth) for depth in depths]


def whole_game(row: dict[str, Any]) -> list[Any]:
    """Return hashes along a game, its numbers at the end and its result."""
    position = start(row["game"])
    seen: list[Any] = []
    for text in row["turns"]:
        position.play_turn(position.read(text))
        seen.append(position.state_hash)
    outcome = position.outcome()
    assert outcome is not None
    seen += [outcome.winner, outcome.reason.name, outcome.margin, outcome.sites]
    return [*seen, *[(c.label.name, c.black, c.white, c.size) for c in position.tally()]]


def playouts(text: str) -> list[Any]:
    """Return values and digests of the steps of playouts from the start and from inside games."""
    position = start(text)
    found: list[Any] = []
    for seed in range(4):
        value, trace = position.random_playout(seed)
        found.append((value, hashlib.sha256(str(trace).encode()).hexdigest()[:16]))
        for _ in range(3):
            steps = position.legal_steps()
            if steps:
                position.play(steps[seed * 7919 % len(steps)])
    return found


def expectation(text: str) -> list[list[float]]:
    """Return the shares of few playouts, from inside a turn where turns have several steps."""
    position = start(text)
    for number in range(3):
        steps = position.legal_steps()
        position.play(steps[number * 7919 % len(steps)])
    shares: list[list[float]] = expected_owners(position, 5, seed=2).tolist()
    return shares


def features(text: str) -> list[Any]:
    """Return what is learned about the steps of a few positions."""
    position = start(text)
    found = []
    for number in range(4):
        found.append(features_of(position))
        steps = position.legal_steps()
        position.play(steps[number * 7919 % len(steps)])
    return found


def some_weights(position: Position) -> StepWeights | None:
    """Return random weights, if the game has features."""
    if not position.step_features:
        return None
    weights = np.random.default_rng(1).integers(-200, 200, position.feature_limit)
    key = position.setup.game.key
    return StepWeights(key, position.step_features, 40, 0, weights.astype(np.int16))


def search(text: str, turns: int, *, strong: bool) -> list[Any]:
    """Return a seeded search's tree: its size, and every root child with what was found of it."""
    position = start(text)
    for number in range(turns):
        lines = list(position.legal_turns())
        position.play_turn(lines[number * 7919 % len(lines)])
    weights = some_weights(position) if strong else None
    tree = Tree(position, seed=3, capacity=50_000, weights=weights, strong_playouts=strong)
    tree.look_ahead()
    done = tree.run(_SIMULATIONS)
    best = SearchReporter(position, tree).report(done, 0).candidates[0]
    return [done, tree.size, tree.solved, best.line, tree.children(tree.root_node)]


def main() -> None:
    setups, searches = map(json.loads, sys.argv[1:])
    print(
        json.dumps(
            {
                "compiled": not rules.position.__file__.endswith(".py"),
                "perft": [counted(row) for key in GAMES for row in leaf_counts(key)],
                "games": [whole_game(row) for row in rows("reference-games.jsonl")],
                "playouts": [playouts(text) for text in setups],
                "expectations": [expectation(text) for text in setups],
                "searches": [search(text, turns, strong=False) for text, turns in searches],
                "features": [features(text) for text in setups],
                "strong": [search(text, turns, strong=True) for text, turns in searches],
            }
        )
    )


if __name__ == "__main__":
    main()
