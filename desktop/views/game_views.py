"""``VIEWS``, the list of how games look and what they say."""

from __future__ import annotations

from desktop.painting.game_view import GameView
from desktop.views import egotzi, oddy, themisto, wythe, yodd

VIEWS: dict[str, GameView] = {
    module.VIEW.key: module.VIEW for module in (wythe, yodd, oddy, egotzi, themisto)
}
