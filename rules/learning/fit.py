"""Fits weights of features to examples: ridge regression by conjugate gradients.

Among the steps of a position, the one with the greater sum of weights should have the greater
value. Only differences within a position count, so that how good the position is does not matter.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rules.learning.examples import Examples

_UNSEEN = 0.03**2  # variance of a value that the features do not explain
_WEIGHT = 0.03**2  # variance of a weight before anything is learned
_ROUNDS = 60
_ENOUGH = 1e-12  # the share of the first residual at which it ends

Floats = npt.NDArray[np.float64]


def fitted_weights(examples: Examples, feature_limit: int) -> Floats:
    """Return [feature] -> weight, in games; feature 0 has none."""
    ridge = _UNSEEN / _WEIGHT
    weights = np.zeros(feature_limit)
    rest = _gathered(examples, examples.centred(examples.values.astype(np.float64)), feature_limit)
    scale = 1.0 / (_gathered(examples, np.ones(len(examples.values)), feature_limit) + ridge)
    direction = scale * rest
    size = first = rest @ direction
    for _ in range(_ROUNDS):
        if size <= _ENOUGH * first:
            break
        image = _gathered(examples, _predicted(examples, direction), feature_limit)
        image += ridge * direction
        length = size / (direction @ image)
        weights += length * direction
        rest -= length * image
        before, size = size, rest @ (scale * rest)
        direction = scale * rest + size / before * direction
    return weights


def explained(examples: Examples, weights: Floats) -> float:
    """Return the share of the variance within positions that weights explain."""
    values = examples.centred(examples.values.astype(np.float64))
    return float(1.0 - np.mean((values - _predicted(examples, weights)) ** 2) / np.mean(values**2))


def _predicted(examples: Examples, weights: Floats) -> Floats:
    """Return [row] -> the sum of its step's weights, less the mean in its position."""
    return examples.centred(weights[examples.features].sum(axis=1))


def _gathered(examples: Examples, numbers: Floats, feature_limit: int) -> Floats:
    """Return [feature] -> the sum of the numbers of its rows."""
    found = np.zeros(feature_limit)
    for column in examples.features.T:
        found += np.bincount(column, numbers, feature_limit)
    found[0] = 0.0
    return found
