"""The games: each is a package in this folder, and nothing else lists them."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator, Sequence

from rules.refusal import RulesError
from rules.setup import Game, Setup


def _games() -> Iterator[Game]:
    for module in pkgutil.iter_modules(__path__):
        if module.ispkg:
            yield importlib.import_module(f"{__name__}.{module.name}").GAME


GAMES: dict[str, Game] = {game.key: game for game in sorted(_games(), key=lambda game: game.number)}


def read_setup(words: Sequence[str]) -> Setup:
    """Return the setup that words spell, ``oddy sides=5 size=6``; other options have defaults.

    ``position=TEXT`` is the position in which it starts.

    Raises:
        RulesError: no such game, or not with these options.
    """
    key, *options = words or [""]
    if key not in GAMES:
        raise RulesError(f"there is no game {key}: {' '.join(GAMES)}")
    chosen: dict[str, str] = {}
    for option in options:
        name, equals, value = option.partition("=")
        if not equals:
            raise RulesError(f"an option is written NAME=VALUE, not {option}")
        if name in chosen:
            raise RulesError(f"{name} is given twice")
        chosen[name] = value
    return GAMES[key].read_setup(chosen)
