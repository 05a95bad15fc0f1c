"""Wythe (Luis Bolaños Mures, 2020): dominoes laid over one another like bricks.

A piece is a 2x1 domino, one half black and one half white. Halves pile up into stacks on a square
board; a stack has the colour of its top half, and its height is its number of halves. A turn
places one piece on two neighbouring squares of equal height, so that no half lies on one of its
own colour and every piece on the board still has at least one uncovered half. So a piece may not
lie squarely on another one, nor on a half whose partner is already covered.

Which placements are legal depends on the board alone. A player who has a placement must place; one
without must pass. Two passes in succession end the game. A player's score is the biggest group
size, in stacks, of which they have more groups than the other player; the higher score wins.
Scores can only be equal at zero; then whoever made the last placement loses. Pie rule.

Legal to set up are exactly the positions that can arise: pieces that can be laid one after another
by the rules, and the colour to move that follows from the number of pieces and passes. Passes there
are only where no piece fits.
"""

from rules.games.wythe.game import GAME
from rules.games.wythe.outcome import WytheEnding, WytheLabel, WytheRefusalReason
from rules.games.wythe.position import WythePosition

__all__ = ["GAME", "WytheEnding", "WytheLabel", "WythePosition", "WytheRefusalReason"]
