"""Wythe (Luis Bolaños Mures, 2020): dominoes laid over one another like bricks.

A piece is a 2x1 domino, one half black and one half white; the halves are bits. Bits pile up into
stacks on a square board; a stack has the colour of its top bit, and its height is its number of
bits. A turn places one piece on two neighbouring squares of equal height, so that no bit lies on a
bit of its own colour and every piece on the board still has at least one uncovered bit. So a piece
may not lie squarely on another one, nor on a bit whose partner is covered already.

Which placements are legal depends on the board alone. A player who has a placement must place; one
who has none must pass. Two passes in succession end the game. A player's score is the biggest group
size, in stacks, of which they have more groups than the other one; the higher score wins. Scores
can only be equal at zero: then whoever made the last placement loses. Pie rule.
"""

from rules.games.wythe.game import GAME
from rules.games.wythe.outcome import WytheEnding, WytheLabel
from rules.games.wythe.position import WythePosition
from rules.games.wythe.stacks import WytheRefusalReason

__all__ = ["GAME", "WytheEnding", "WytheLabel", "WythePosition", "WytheRefusalReason"]
