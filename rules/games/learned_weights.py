"""The learned weights of a game's steps: ``steps.weights`` among its files."""

from __future__ import annotations

import functools
import logging

from rules.games.game_files import game_file
from rules.setup import Setup
from rules.step_weights import StepWeights, StepWeightsError

log = logging.getLogger(__name__)


def learned_weights(setup: Setup) -> StepWeights | None:
    """Return the weights for a setup; None if nothing was learned, or not for boards so small.

    A file that is of no use is logged, and counts as none.
    """
    found = _read(setup.game.key)
    if found is None or not (position := setup.blank()).step_features:
        return None
    if not found.fits(position):
        log.info("%s is searched without learned weights: they are for other features", setup)
        return None
    return found if position.board.site_count >= found.least_sites else None


def forget() -> None:
    """Read the files again when they are asked for."""
    _read.cache_clear()


@functools.cache
def _read(key: str) -> StepWeights | None:
    file = game_file(key, "steps.weights")
    try:
        return StepWeights.from_bytes(file.read_bytes()) if file.is_file() else None
    except (OSError, StepWeightsError) as error:
        log.info("%s is searched without learned weights: %s", key, error)
        return None
