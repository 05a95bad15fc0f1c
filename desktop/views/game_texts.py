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
    name = f"{package.views}.texts"
    if package.distribution is None:
        texts: GameTexts = importlib.import_module(name).TEXTS
        return texts
    try:
        importlib.import_module(f"{package.views}.view")  # now, while one can do without it
        texts = importlib.import_module(name).TEXTS
    except Exception as error:  # of code that is not ours
        raise GamePackageError(f"{type(error).__name__}: {error}") from error
    if not isinstance(texts, GameTexts):
        raise GamePackageError("its TEXTS are not those of a game")
    return texts


TEXTS: dict[str, GameTexts] = {}
for _key in list(GAMES):
    try:
        TEXTS[_key] = _texts(PACKAGES[_key])
    except GamePackageError as error:
        withdraw(_key, error)
