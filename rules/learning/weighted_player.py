"""The engine with the weights of a file, as a contestant of a match."""

from __future__ import annotations

from pathlib import Path

from rules.engine.knowledge import Knowledge
from rules.engine.limits import Limits
from rules.match.engine_player import EnginePlayer
from rules.step_weights import StepWeights

NONE = "none"


def weighted_player(file: str, limit: str, number: str) -> EnginePlayer:
    """Return a player for ``import rules.learning.weighted_player:weighted_player FILE …``.

    Args:
        file: with weights, or "none".
        limit: "movetime" (seconds) or "simulations", of a turn.
        number: how many.

    Raises:
        StepWeightsError: the file holds none.
        ValueError: the limit is unknown.
    """
    weights = None if file == NONE else StepWeights.from_bytes(Path(file).read_bytes())
    if limit == "movetime":
        limits = Limits(think_ms=round(1000 * float(number)))
    elif limit == "simulations":
        limits = Limits(simulations=int(number))
    else:
        raise ValueError(f"movetime or simulations, not {limit!r}")
    return EnginePlayer(limits, Knowledge(learned_weights=lambda setup: weights))
