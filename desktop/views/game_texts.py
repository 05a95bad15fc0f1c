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
            from desktop.painting.game_view import GameView  # late: the start page draws no board

            view = importlib.import_module(f"{package.views}.view").VIEW
            if not isinstance(view, GameView):
                raise GamePackageError("its VIEW is not that of a game")
        texts: GameTexts = importlib.import_module(f"{package.views}.texts").TEXTS
        if not isinstance(texts, GameTexts) or not _is_complete(texts):
            raise GamePackageError("its TEXTS are not those of a game")
    return texts


def _is_complete(texts: GameTexts) -> bool:
    """Return whether texts have what the pages about all games show; AttributeError if not."""
    lessons = texts.lessons
    strings = [texts.blurb, texts.task, *lessons.keys(), *lessons.values()]
    return "" in lessons and all(isinstance(text, str) for text in strings)


TEXTS: dict[str, GameTexts] = {}
for _key in list(GAMES):
    try:
        TEXTS[_key] = _texts(PACKAGES[_key])
    except GamePackageError as error:
        withdraw(_key, error)
