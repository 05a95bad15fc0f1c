"""A game's ladder.json: what each level scored against the one below, by board."""

from __future__ import annotations

import json
from typing import Any

from rules.games.game_files import game_file
from rules.setup import Setup


def read_ladder(key: str) -> dict[str, Any]:
    """Return the ladder of a game; without boards if its levels were not measured.

    ``{"version": …, "date": …, "boards": {SETUP: [PAIR, …]}}``; ``rules.ladder`` makes the pairs.
    """
    file = game_file(key, "ladder.json")
    ladder: dict[str, Any] = {"boards": {}}
    return ladder | json.loads(file.read_text("utf-8")) if file.is_file() else ladder


def measured_pairs(setup: Setup) -> list[dict[str, Any]]:
    """Return the pairs that were measured on a board, in the order of the levels."""
    pairs: list[dict[str, Any]] = read_ladder(setup.game.key)["boards"].get(str(setup), [])
    return pairs
