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


class Pace(enum.Enum):
    """How fast pieces move."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"

    @property
    def factor(self) -> float:
        """How long an animation takes, as a multiple of its normal duration."""
        return _FACTORS[self]


_FACTORS = {Pace.SLOW: 2.0, Pace.NORMAL: 1.0, Pace.FAST: 0.5}
LAST_TURNS = 4  # how many turns ``Numbers.LAST`` shows


@dataclasses.dataclass(frozen=True)
class Drawing:
    """Options for drawing a board.

    Attributes:
        flat: whether a game that is drawn with depth is drawn without.
        coordinates: whether cells are named, on them or at the rim.
        numbers: which pieces show turn numbers.
        orientation: how the board is rotated and mirrored.
        pace: how fast pieces move, if they do.
        all_names: whether every cell is named where names are on cells, not just those that help to
            find the others.
        groups: whether groups are numbered, in games that count them.
    """

    flat: bool = False
    coordinates: bool = True
    numbers: Numbers = Numbers.NONE
    orientation: Orientation = UPRIGHT
    pace: Pace = Pace.NORMAL
    all_names: bool = False
    groups: bool = False
