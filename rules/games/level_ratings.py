"""The ratings of the engine's levels: Elo above random play, as the game's ladder.json has them."""

from __future__ import annotations

import functools
import math
from typing import Any

from rules.games.ladder import measured_pairs
from rules.setup import Setup

# Elo from a level to the next where they were not measured: three points of four, as levels are
# chosen to score
_STEP = 400 * math.log10(3)


@functools.cache
def level_ratings(setup: Setup) -> tuple[float, ...]:
    """Return the ratings of the levels from 1 on, on a board all of whose levels were measured.

    Each is measured against the one below. One extra drawn game keeps the step finite where a level
    has won all its games. Without measurements all steps are equal.
    """
    rows = {row["level"]: row for row in _ladder(setup)}
    total = 0.0
    ratings = []
    for level in range(1, len(setup.game.levels) + 2):
        if rows:
            row = rows[level]
            points = row["won"] + row["drawn"] / 2 + 0.5
            total += 400 * math.log10(points / (row["games"] + 1 - points))
        else:
            total += _STEP
        ratings.append(total)
    return tuple(ratings)


def _ladder(setup: Setup) -> list[dict[str, Any]]:
    """Return what was measured on a board; empty if its levels, or some of them, were not."""
    rows = measured_pairs(setup)
    return rows if len(rows) == len(setup.game.levels) + 1 else []
