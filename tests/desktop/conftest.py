"""All boards of all games, for tests that draw or measure them; no screen is needed."""

from __future__ import annotations

import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from rules.games import GAMES
from rules.position import Game, Setup


def _setups_of(game: Game) -> Iterator[Setup]:
    """Every board of a game, with the other options as they usually are."""
    first = {option.key: option for option in game.options({})}
    for sides in first["sides"].values if "sides" in first else [None]:
        chosen = {} if sides is None else {"sides": sides}
        options = {option.key: option for option in game.options(chosen)}
        for size in options["size"].values if "size" in options else [None]:
            yield game.setup(**chosen, **({} if size is None else {"size": size}))


BOARDS = [setup for game in GAMES.values() for setup in _setups_of(game)]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """``any_setup`` runs over all boards, ``usual_setup`` over the games as they are offered."""
    if "any_setup" in metafunc.fixturenames:
        metafunc.parametrize("any_setup", BOARDS, ids=str)
    if "usual_setup" in metafunc.fixturenames:
        metafunc.parametrize("usual_setup", [game.setup() for game in GAMES.values()], ids=str)
