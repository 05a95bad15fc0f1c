"""The view of each game. Code outside this list and GAMES never asks which game is played."""

from desktop.painting.game_view import GameView
from desktop.views import egotzi, oddy, themisto, wythe, yodd

VIEWS: dict[str, GameView] = {
    module.VIEW.key: module.VIEW for module in (wythe, yodd, oddy, egotzi, themisto)
}
