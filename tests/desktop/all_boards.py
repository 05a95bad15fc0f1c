"""Every board of every game."""

from __future__ import annotations

from collections.abc import Iterator

from rules.games import GAMES
from rules.setup import Game, Setup


def _setups_of(game: Game) -> Iterator[Setup]:
    """Yield every board of a game, with defaults for the other options."""
    first = {option.key: option for option in game.options({})}
    for sides in first["sides"].values if "sides" in first else [None]:
        chosen = {} if sides is None else {"sides": sides}
        options = {option.key: option for option in game.options(chosen)}
        for size in options["size"].values if "size" in options else [None]:
            yield game.setup(**chosen, **({} if size is None else {"size": size}))


BOARDS = [setup for game in GAMES.values() for setup in _setups_of(game)]
