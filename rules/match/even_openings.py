"""Openings for matches: random turns after which neither side is better off."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.match.opening import Openings, write_opening
from rules.setup import Setup

_DRAWN = 8  # openings, for one that is kept
_TURNS = 2
_SIMULATIONS = 1_000  # of the search that evaluates an opening


def even_openings(
    setup: Setup, count: int, progress: Callable[[int, int], None] = lambda done, total: None
) -> tuple[str, ...]:
    """Return ``count`` openings in notation: of those drawn, the most even ones to the engine.

    From most others one side wins whoever plays it, and such a pair of games shows nothing.
    ``progress`` is called with the number of openings that were evaluated, and of all.
    """
    start = setup.start()
    limits = Limits(simulations=_SIMULATIONS, seed=1)
    openings = Openings(start, turns=_TURNS, seed=1)
    drawn = {openings[number] for number in range(_DRAWN * count)}
    away = {}
    for line in drawn:
        away[line] = abs(Engine().search(start, line, limits).win_rate - 0.5)
        progress(len(away), len(drawn))
    nearest = sorted(drawn, key=lambda line: (away[line], line))
    return tuple([write_opening(start, line) for line in nearest[:count]])
