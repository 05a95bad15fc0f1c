"""Odd-Y (Bill Taylor, 2015): connect sides around the middle of a board with 3, 5, 7 or 9 sides.

A turn places one stone of the player's own colour on an empty cell; stones never move. A player
wins with one connected group that touches three sides whose midpoints make a triangle around the
board's midpoint: going around the board, no two neighbours of the three sides are more than
(k-1)/2 sides apart. With 3 sides, the Game of Y, these are all sides; with 5, any three that are
not all next to each other. Corner cells belong to both of their sides. A full board has exactly
one winner; there is no draw. Pie rule.

Legal to set up are exactly the positions that can arise: any stones, of which Black has as many as
White, or one more if White is to move. If a group has won, the last stone must have decided it.
"""

from rules.games.oddy.game import GAME
from rules.games.oddy.outcome import OddYCounted, OddYEnding, OddYLabel, OddYRefusalReason
from rules.games.oddy.position import OddYPosition

__all__ = ["GAME", "OddYCounted", "OddYEnding", "OddYLabel", "OddYPosition", "OddYRefusalReason"]
