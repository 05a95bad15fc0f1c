"""Weights that favour one step, and where to try them, for tests."""

import numpy as np

from rules.engine.tree import features_of
from rules.games import GAMES
from rules.position import Position
from rules.step_weights import StepWeights


def games_that_learn() -> list[str]:
    return [key for key, game in GAMES.items() if game.setup().start().step_features]


def start(key: str) -> Position:
    """Return the default start of a game, without the pie rule."""
    return GAMES[key].setup(**({"pie": False} if GAMES[key].setup().get("pie") else {})).start()


def favouring(position: Position, step: int, weight: int) -> StepWeights:
    """Return weights for the features that one step has and most others lack."""
    found = dict(features_of(position))
    weights = np.zeros(position.feature_limit, np.int16)
    counts = np.bincount(np.array(list(found.values())).ravel(), minlength=len(weights))
    rarest = min(found[step], key=lambda feature: (feature == 0, counts[feature]))
    weights[rarest] = weight
    return StepWeights(position.setup.game.key, position.step_features, 500, 0, weights)
