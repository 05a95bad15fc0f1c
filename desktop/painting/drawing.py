"""How boards are drawn, whatever lies on them."""

from __future__ import annotations

import dataclasses
import enum

from desktop.painting.orientation import UPRIGHT, Orientation


class Numbers(enum.Enum):
    """Which pieces show the number of the turn that put or moved them."""

    NONE = "none"
    LAST = "last"  # those of the last turns
    ALL = "all"


LAST_TURNS = 4  # how many turns ``Numbers.LAST`` shows


@dataclasses.dataclass(frozen=True)
class Drawing:
    """Options for drawing a board.

    Attributes:
        flat: whether a game that is drawn with depth is drawn without.
        coordinates: whether cells are named, on them or at the rim.
        numbers: which pieces show turn numbers.
        orientation: how the board is rotated and mirrored.
    """

    flat: bool = False
    coordinates: bool = True
    numbers: Numbers = Numbers.NONE
    orientation: Orientation = UPRIGHT
