"""The files of a game other than code, of Oddments' own games in ``resources/games/KEY/``."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from rules.games import PACKAGES


def game_file(key: str, *names: str) -> Traversable:
    """Return a file of the game with this key; it need not exist.

    Raises:
        KeyError: no game has this key.
    """
    return PACKAGES[key].files.joinpath(*names)
