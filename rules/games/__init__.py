"""The games. Only the lists here and the window's VIEWS depend on which game it is."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import egotzi, oddy, themisto, wythe, yodd
from rules.refusal import RulesError
from rules.setup import Game, Setup

GAMES: dict[str, Game] = {
    module.GAME.key: module.GAME for module in (wythe, yodd, oddy, egotzi, themisto)
}


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
