"""``VIEWS``, how the games look and what they say."""

from __future__ import annotations

import importlib

from desktop.painting.game_view import GameView
from desktop.views.game_texts import TEXTS
from rules.games import PACKAGES

VIEWS: dict[str, GameView] = {
    key: importlib.import_module(f"{PACKAGES[key].views}.view").VIEW for key in TEXTS
}
