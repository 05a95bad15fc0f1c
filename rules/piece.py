"""What is visible on a board, how a hand enters a step, and what a step changes."""

from __future__ import annotations

import dataclasses
import enum


@dataclasses.dataclass(frozen=True)
class Touch:
    """A part of a step entered by hand: a site, and what the hand holds, as a small number.

    The hand is the colour of a stone or the half of a domino where one may choose, else 0.
    """

    site: int
    hand: int = 0


@dataclasses.dataclass(frozen=True)
class Piece:
    """A visible piece on a site.

    Attributes:
        colour: BLACK, WHITE or NEUTRAL, the visible side.
        level: 0 on the board, 1 on top of that, and so on.
        partner: the site of the other half of this piece, -1 if it has none.
        locked: whether nothing can be placed on it any more.
    """

    site: int
    colour: int
    level: int = 0
    partner: int = -1
    locked: bool = False


class Motion(enum.Enum):
    """What happens to a piece in a step."""

    APPEAR = "appear"
    MOVE = "move"  # straight from origin to site
    WRAP = "wrap"  # from origin over the edge of the board and back in on the other side
    BOUNCE = "bounce"  # pushed, but returns to its site: origin == site
    TURN = "turn"  # turned over in place


@dataclasses.dataclass(frozen=True)
class Change:
    """What a step does to one piece; reversed, what undoing the step does.

    Attributes:
        piece: the piece after the step.
        origin: where it was before; its site unless it moved.
        turns: whether it shows its other side afterwards.
        direction: unit steps (columns, rows) of the push, for WRAP and BOUNCE.
    """

    motion: Motion
    piece: Piece
    origin: int
    turns: bool = False
    direction: tuple[int, int] = (0, 0)
