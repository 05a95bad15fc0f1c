"""The weights learned from games are those that the engine uses."""

from __future__ import annotations

import random

import numpy as np
import pytest
from learn_places import blind, examples, features, learn, loss, play, square_weights

from rules.games import read_setup
from rules.games.egotzi.positional_eval import WEIGHTS
from rules.match.random_player import draw_turn


def test_features_are_what_the_engine_weighs() -> None:
    rng = random.Random(5)
    position = read_setup(["egotzi", "pie=off"]).start()
    for _ in range(30):
        position.play_turn(draw_turn(position, rng))
        weights = WEIGHTS.at(len(position.pieces()) / position.board.site_count)
        odds = np.dot(features(position), weights)
        assert position.static_eval() == pytest.approx(0.5 + 0.5 * odds / np.hypot(2, odds))


def test_weights_are_found_again() -> None:
    rng = np.random.default_rng(5)
    weights = np.array([1.5, -0.8, 0.4, 0.9, -0.3, 0.7, 0.2, -1.1, 0.5, 0.6])
    known = rng.normal(size=(40_000, 10))
    won = rng.random(len(known)) < 1 / (1 + np.exp(-known @ weights))
    rows = np.hstack([known, won[:, None]])
    found = learn(rows)
    assert found == pytest.approx(weights, abs=0.08)
    assert loss(rows, found) < loss(blind(rows), learn(blind(rows))) < np.log(2)
    assert square_weights(weights).sum == (1.5, 2.2)
    assert square_weights(weights).first == (-0.3, 0.3)


def test_a_game_teaches() -> None:
    game = play(("egotzi size=4", 50, 3))
    rows = list(examples(game))
    assert {row[-1] for row in rows} == {float(game["winner"] == 0)}
    squares = {round(row[9] * 16) for row in rows}
    assert min(squares) == game["drawn"]
    assert max(squares) <= 0.65 * 16
