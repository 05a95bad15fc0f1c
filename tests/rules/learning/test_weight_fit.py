"""Fitting weights: what is known is found again, and an even rise of a position says nothing."""

from __future__ import annotations

import numpy as np

from rules.learning.examples import Examples
from rules.learning.fit import explained, fitted_weights

_FEATURES = 30
_STEPS = 20  # of a position


def made(positions: int, seed: int, noise: float) -> tuple[Examples, np.ndarray]:
    """Return examples whose values follow from weights, and these."""
    rng = np.random.default_rng(seed)
    weights = np.random.default_rng(1).normal(0, 0.05, _FEATURES)
    weights[0] = 0
    features = rng.integers(0, _FEATURES, (positions * _STEPS, 3)).astype(np.int32)
    level = np.repeat(rng.uniform(0.2, 0.8, positions), _STEPS)  # how good each position is
    values = level + weights[features].sum(axis=1) + rng.normal(0, noise, len(features))
    starts = np.arange(0, len(features), _STEPS, dtype=np.int32)
    return Examples(features, values.astype(np.float32), starts), weights


def test_weights_are_found_up_to_what_all_steps_share() -> None:
    examples, weights = made(400, 2, noise=0.02)
    found = fitted_weights(examples, _FEATURES)
    assert found[0] == 0
    assert abs((found - weights)[1:] - (found - weights)[1:].mean()).max() < 0.01


def test_what_was_not_seen_is_explained_less_by_noise() -> None:
    quiet, noisy = made(400, 2, noise=0.01)[0], made(400, 2, noise=0.2)[0]
    held_out = made(100, 3, noise=0.01)[0]
    good = explained(held_out, fitted_weights(quiet, _FEATURES))
    fair = explained(held_out, fitted_weights(noisy, _FEATURES))
    assert 0.9 < fair < good < 1.0
    assert explained(held_out, np.zeros(_FEATURES)) == 0.0


def test_features_that_never_came_have_no_weight() -> None:
    examples, _ = made(50, 2, noise=0.02)
    assert fitted_weights(examples, _FEATURES + 5)[_FEATURES:].tolist() == [0.0] * 5


def test_joined_examples_keep_their_positions() -> None:
    one, two = made(3, 1, 0.1)[0], made(2, 2, 0.1)[0]
    both = Examples.joined([one, Examples.none(3), two])
    assert both.starts.tolist() == [0, 20, 40, 60, 80]
    assert np.allclose(both.centred(np.ones(100)), 0)
