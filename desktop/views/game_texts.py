"""``TEXTS``, what the games say, for those who draw no board."""

from __future__ import annotations

import importlib

from desktop.painting.game_texts import GameTexts
from rules.games import GAMES, PACKAGES, withdraw
from rules.games.packages import GamePackage, GamePackageError


def _texts(package: GamePackage) -> GameTexts:
    """Return what a game says.

    Raises:
        GamePackageError: a package that was installed is broken; Oddments does without its game.
    """
    with package.reporting():
        if package.distribution is not None:
            importlib.import_module(f"{package.views}.view")  # now, while one can do without it
        texts: GameTexts = importlib.import_module(f"{package.views}.texts").TEXTS
    if not isinstance(texts, GameTexts):
        raise GamePackageError("its TEXTS are not those of a game")
    return texts


TEXTS: dict[str, GameTexts] = {}
for _key in list(GAMES):
    try:
        TEXTS[_key] = _texts(PACKAGES[_key])
    except GamePackageError as error:
        withdraw(_key, error)
