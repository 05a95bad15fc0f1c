"""Openings for matches: random turns after which neither side is better off."""

from __future__ import annotations

import functools

from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.match.opening import Openings, write_opening
from rules.setup import Setup

_DRAWN = 8  # openings, for one that is kept
_TURNS = 2
_SIMULATIONS = 1_000  # of the search that evaluates an opening


@functools.cache
def even_openings(setup: Setup, count: int) -> tuple[str, ...]:
    """Return ``count`` openings in notation: of those drawn, the most even ones to the engine.

    From most others one side wins whoever plays it, and such a pair of games shows nothing.
    """
    start = setup.start()
    limits = Limits(simulations=_SIMULATIONS, seed=1)
    openings = Openings(start, turns=_TURNS, seed=1)
    drawn = {openings[number] for number in range(_DRAWN * count)}
    away = {line: abs(Engine().search(start, line, limits).win_rate - 0.5) for line in drawn}
    nearest = sorted(drawn, key=lambda line: (away[line], line))
    return tuple([write_opening(start, line) for line in nearest[:count]])
