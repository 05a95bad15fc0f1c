"""Hex (Piet Hein, 1942; John Nash, 1948): connect the two sides of your colour.

The board is a rhombus of hexagons. A turn places one stone of the player's own colour on an empty
cell; stones never move. Black owns the upper and the lower side, White those at the left and at the
right. A player wins with a chain of stones from one of their sides to the other. A full board has
exactly one winner, so there is no draw. Pie rule.

Legal to set up are exactly the positions that can arise: any stones, of which Black has as many as
White, or one more if White is to move. If a chain has won, the last stone must have completed it.
"""

from oddments_hex.rules.game import GAME
from oddments_hex.rules.outcome import HexEnding, HexLabel, HexRefusalReason
from oddments_hex.rules.position import HexPosition

__all__ = ["GAME", "HexEnding", "HexLabel", "HexPosition", "HexRefusalReason"]
