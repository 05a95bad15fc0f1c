"""The files of a game other than code: ``resources/games/KEY/``."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable


def game_file(key: str, *names: str) -> Traversable:
    """Return a file of the game with this key; it need not exist."""
    return resources.files("resources").joinpath("games", key, *names)
