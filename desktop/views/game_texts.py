"""``TEXTS``, what the games say, for those who draw no board."""

from __future__ import annotations

import importlib

from desktop.painting.game_texts import GameTexts
from rules.games import GAMES

TEXTS: dict[str, GameTexts] = {
    key: importlib.import_module(f"desktop.views.{key}.texts").TEXTS for key in GAMES
}
