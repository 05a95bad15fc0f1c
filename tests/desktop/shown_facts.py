"""Every board, and what tests of the window expect of each game: ``shown_KEY`` in ``views/KEY``.

As ``game_facts``, which has what tests of the rules expect.
"""

from collections.abc import Iterator
from functools import partial

import game_facts

from rules.games import GAMES
from rules.setup import Game, Setup

_SHOWN = "tests.desktop.views.{key}.shown_{key}"

each = partial(game_facts.each, modules=_SHOWN)
rows = partial(game_facts.rows, modules=_SHOWN)
merged = partial(game_facts.merged, modules=_SHOWN)


def _setups_of(game: Game) -> Iterator[Setup]:
    """Yield every board of a game, with defaults for the other options."""
    first = {option.key: option for option in game.options({})}
    for sides in first["sides"].values if "sides" in first else [None]:
        chosen = {} if sides is None else {"sides": sides}
        options = {option.key: option for option in game.options(chosen)}
        for size in options["size"].values if "size" in options else [None]:
            yield game.setup(**chosen, **({} if size is None else {"size": size}))


BOARDS = [setup for game in GAMES.values() for setup in _setups_of(game)]


def _some_of(game: Game) -> list[Setup]:
    """Return the smallest, the default and the largest board of a game."""
    boards = list(_setups_of(game))
    return list(dict.fromkeys([boards[0], game.setup(), boards[-1]]))


SOME_BOARDS = [setup for game in GAMES.values() for setup in _some_of(game)]  # of the short run
