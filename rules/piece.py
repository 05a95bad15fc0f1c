"""What an eye sees on a board, what a hand does there, and what becomes of it in a step."""

from __future__ import annotations

import dataclasses
import enum


@dataclasses.dataclass(frozen=True)
class Touch:
    """What a hand does for a step: touches a site, with a hand that is a small number.

    The hand is the colour of Yodd's stone, the half of Wythe's domino, else 0.
    """

    site: int
    hand: int = 0


@dataclasses.dataclass(frozen=True)
class Piece:
    """Something an eye sees on a site.

    Attributes:
        colour: BLACK or WHITE, the side that is up.
        level: 0 on the board, 1 on top of that, and so on.
        partner: the site of the other half of this piece, -1 for a piece of its own.
        locked: nothing can be laid on it any more.
    """

    site: int
    colour: int
    level: int = 0
    partner: int = -1
    locked: bool = False


class Motion(enum.Enum):
    """What becomes of one piece in a step."""

    APPEAR = "appear"
    MOVE = "move"  # straight from origin to site
    WRAP = "wrap"  # from origin over the edge of the board and in at the other side
    BOUNCE = "bounce"  # pushed, but back to where it was: origin == site
    TURN = "turn"  # turned over where it lies


@dataclasses.dataclass(frozen=True)
class Change:
    """One piece's part in a step; read backwards it is the part in taking the step back.

    Attributes:
        piece: the piece as it is after the step.
        origin: where it was before; its site unless it moved.
        turns: whether it shows its other side now.
        direction: unit steps (columns, rows) a pushed piece set out in, for WRAP and BOUNCE.
    """

    motion: Motion
    piece: Piece
    origin: int
    turns: bool = False
    direction: tuple[int, int] = (0, 0)
