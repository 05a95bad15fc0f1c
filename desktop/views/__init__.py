"""How the games look. Nothing outside this list and GAMES asks which game it is."""

from desktop.painting.game_view import GameView
from desktop.views import egotzi, oddy, themisto, wythe, yodd

VIEWS: dict[str, GameView] = {
    module.VIEW.key: module.VIEW for module in (wythe, yodd, oddy, egotzi, themisto)
}
