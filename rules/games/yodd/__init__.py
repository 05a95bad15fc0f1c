"""Yodd (Luis Bolaños Mures): stones of either colour, always an odd number of groups.

A turn places one or two stones of either colour, in any mix, on empty cells of a hexagon; Black's
first turn exactly one. At the end of every turn the number of groups on the board, both colours
together, must be odd; between the two stones of a turn it may be even. A player may pass at any
turn but Black's first. Two passes in succession end the game, and the colour with fewer groups
wins. The sum is odd, so there is no draw. There is no pie rule. A colour without a stone has no
group.

A stone is a step. When one stone might be the whole turn, ``SpecialStep.END`` ends it.

Legal to set up are exactly the positions that can arise: any stones with an odd number of groups.
Whose turn it is, and how many passes were just made, is free from the second stone on, since an
earlier pass may have exchanged the turns.
"""

from rules.games.yodd.game import GAME
from rules.games.yodd.outcome import YoddEnding, YoddLabel, YoddRefusalReason
from rules.games.yodd.position import YoddPosition

__all__ = ["GAME", "YoddEnding", "YoddLabel", "YoddPosition", "YoddRefusalReason"]
