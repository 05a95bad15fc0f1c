"""The ratings of the engine's levels: Elo above random play, as the game's ladder.json has them."""

from __future__ import annotations

import functools
import json
import math

from rules.games.game_files import game_file
from rules.setup import Setup


@functools.cache
def level_ratings(setup: Setup) -> tuple[float, ...]:
    """Return the ratings of the levels from 1 on, on a board all of whose levels were measured.

    Each is measured against the one below. One extra drawn game keeps the step finite where a level
    has won all its games.

    Raises:
        KeyError: they were not measured there.
    """
    ladder = json.loads(game_file(setup.game.key, "ladder.json").read_text("utf-8"))
    rows = {row["level"]: row for row in ladder["boards"][str(setup)]}
    total = 0.0
    ratings = []
    for level in range(1, len(rows) + 1):
        row = rows[level]
        points = row["won"] + row["drawn"] / 2 + 0.5
        total += 400 * math.log10(points / (row["games"] + 1 - points))
        ratings.append(total)
    return tuple(ratings)
