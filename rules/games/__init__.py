"""The games. Nothing outside this list and the window's VIEWS asks which game it is."""

from rules.games import egotzi, oddy, themisto, wythe, yodd
from rules.setup import Game

GAMES: dict[str, Game] = {
    module.GAME.key: module.GAME for module in (wythe, yodd, oddy, egotzi, themisto)
}
