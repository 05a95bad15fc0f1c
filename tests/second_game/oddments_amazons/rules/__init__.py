"""Game of the Amazons (Walter Zamkauskas, 1988): move a queen, shoot an arrow, and move last.

Four amazons of each colour stand on a square board. A turn has two steps. The player moves one of
their own amazons as a queen of chess moves: any distance in one of eight directions, over empty
squares. From there this amazon shoots an arrow, which flies in the same way, and may land on the
square that the amazon has just left, or fly over it. The arrow stays: nothing moves or flies onto
an arrow or an amazon, or over one. Nothing is ever taken. There is no passing. A player who cannot
move loses. Each turn fills a square, so there is no draw and every game ends.

On 10x10 squares Black's amazons start on a4, d1, g1 and j4, White's on a7, d10, g10 and j7. On
smaller boards they stand a third of the board away from its corners.

Legal to set up are four amazons of each colour and any arrows, whoever is to move.
"""

from oddments_amazons.rules.game import GAME
from oddments_amazons.rules.outcome import AmazonsEnding, AmazonsLabel, AmazonsRefusalReason
from oddments_amazons.rules.position import AmazonsPosition

__all__ = ["GAME", "AmazonsEnding", "AmazonsLabel", "AmazonsPosition", "AmazonsRefusalReason"]
