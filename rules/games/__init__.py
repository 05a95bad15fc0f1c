"""The games. Nothing outside this list and the window's VIEWS asks which game it is."""

from rules.games import oddy, themisto, yodd
from rules.position import Game

GAMES: dict[str, Game] = {module.GAME.key: module.GAME for module in (yodd, oddy, themisto)}
