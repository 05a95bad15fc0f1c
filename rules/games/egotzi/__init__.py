"""Egotzi (Luis Bolaños Mures, 2021): a stone placed pushes its neighbours away.

A turn places a stone of the player's own colour on an empty square of a square board. Then every
stone next to it, of either colour, is pushed straight away from it, all at once, over other stones
to the first empty square it meets. At the edge it continues as if its line were a ring: it comes in
at the other end and stays on the first empty square there; if there is none it stays where it was.
If two stones would land on the same square, the one that met the edge stays. "Empty" is judged with
the new stone on the board and before any stone has moved.

The game ends when the board is full. Pairs of groups of equal size and opposite colours are taken
off until none are left; the colour with the biggest group left wins. If nothing is left, whoever
placed the last stone loses. Pie rule.

Squared: the score is the sum of the squares of one's group sizes, and White adds komi. The higher
score wins, equal scores are a draw. No pie rule.

Legal to set up are all positions in which Black has as many stones as White, or one more if White
is to move. Whether pushes can lead to one is not asked: only a search backwards could say.
"""

from rules.games.egotzi.game import GAME
from rules.games.egotzi.outcome import EgotziEnding, EgotziLabel
from rules.games.egotzi.position import EgotziPosition

__all__ = ["GAME", "EgotziEnding", "EgotziLabel", "EgotziPosition"]
