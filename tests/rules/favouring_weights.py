"""Weights that favour one step, for tests."""

from __future__ import annotations

import numpy as np

from rules.engine.priors import features_of
from rules.position import Position
from rules.step_weights import StepWeights


def favouring(position: Position, step: int, weight: int) -> StepWeights:
    """Return weights for the features that one step has and most others lack."""
    found = dict(features_of(position))
    weights = np.zeros(position.feature_limit, np.int16)
    counts = np.bincount(np.array(list(found.values())).ravel(), minlength=len(weights))
    rarest = min(found[step], key=lambda feature: (feature == 0, counts[feature]))
    weights[rarest] = weight
    return StepWeights(position.setup.game.key, position.step_features, 500, 0, weights)
