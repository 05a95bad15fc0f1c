"""``VIEWS``, how the games look and what they say."""

from __future__ import annotations

import importlib

from desktop.painting.game_view import GameView
from rules.games import GAMES

VIEWS: dict[str, GameView] = {
    key: importlib.import_module(f"desktop.views.{key}.view").VIEW for key in GAMES
}
