"""``VIEWS``, the views of all games: how they look and their texts, with a file for each game.

Only this list and ``GAMES`` name all games. Imports ``painting``, ``theme`` and ``i18n``.
"""

from desktop.painting.game_view import GameView
from desktop.views import egotzi, oddy, themisto, wythe, yodd

VIEWS: dict[str, GameView] = {
    module.VIEW.key: module.VIEW for module in (wythe, yodd, oddy, egotzi, themisto)
}
