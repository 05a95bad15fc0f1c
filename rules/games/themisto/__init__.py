"""Themisto (Rey Alicea, 2015): slide any disc, turn it over, make a row of five.

28 discs lie on the border of 8x8 squares, black and white in turn, black on a1; they belong to
nobody. A turn moves any disc, of either colour, in a straight line over empty squares, orthogonally
or diagonally, and turns it over. Where it ends it must be next to another disc. If it stood in a
row of exactly three or four of its colour, a maximal straight run, the mover loses their next turn.

After the move the mover may turn over the lines of the other colour that the moved disc closes off
with another disc of its new colour: all of the lines open to the player, or none. To player one
lines of one to three discs are open, to player two all lines. After the turn the board may not be
the one that stood before the last turn played; a pass is a turn too.

A player wins whose turn makes a row of either colour with a disc that it moved or turned over:
player one of exactly five, player two of five or more. With no legal turn a player passes. The
third time that a position stands (board, player to move, turns to lose) the game is a draw. The
published rules know no draw.

The slide is a step; where lines are open, ``SpecialStep.CAPTURE`` or ``SpecialStep.KEEP`` is the
next one.

Legal to set up are all positions of 28 discs, whether or not moves can lead there; only the player
who is not to move can have a turn to skip. A position may have a past, the turns that led there,
which forbids and repeats as it did. Only with its past can a position be over.
"""

from rules.games.themisto.game import GAME
from rules.games.themisto.outcome import (
    ThemistoCounted,
    ThemistoEnding,
    ThemistoLabel,
    ThemistoRefusalReason,
)
from rules.games.themisto.position import ThemistoPosition

__all__ = [
    "GAME",
    "ThemistoCounted",
    "ThemistoEnding",
    "ThemistoLabel",
    "ThemistoPosition",
    "ThemistoRefusalReason",
]
