"""How the games look. Nothing outside this list and GAMES asks which game it is."""

from desktop.views import oddy, yodd
from desktop.views.game_view import GameView

VIEWS: dict[str, GameView] = {module.VIEW.key: module.VIEW for module in (yodd, oddy)}
