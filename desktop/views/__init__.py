"""``VIEWS``, the one list of how games look and what they say, with a file for each game.

Nothing outside this list and ``GAMES`` asks which game it is. Imports ``painting``, ``theme`` and
``i18n``.
"""

from desktop.painting.game_view import GameView
from desktop.views import egotzi, oddy, themisto, wythe, yodd

VIEWS: dict[str, GameView] = {
    module.VIEW.key: module.VIEW for module in (wythe, yodd, oddy, egotzi, themisto)
}
