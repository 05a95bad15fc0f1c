"""How boards are drawn, whatever lies on them: orientation, names, numbers, pace."""

from __future__ import annotations

import dataclasses
import enum
import math

XY = tuple[float, float]


@dataclasses.dataclass(frozen=True)
class Orientation:
    """A rotation by whole sectors, one sector being one side's share of the full circle.

    Attributes:
        sectors: clockwise; may exceed a full circle.
        mirrored: whether left and right are swapped, before the rotation.
    """

    sectors: int = 0
    mirrored: bool = False

    def rotated(self, sectors: int) -> Orientation:
        """Return the orientation after rotating the board clockwise as shown."""
        return Orientation(self.sectors + sectors, self.mirrored)

    def flipped(self) -> Orientation:
        """Return the orientation after swapping left and right as shown."""
        return Orientation(-self.sectors, not self.mirrored)

    def normalized(self, side_count: int) -> Orientation:
        """Return the equivalent orientation below a full circle, for this many sides."""
        return Orientation(self.sectors % side_count, self.mirrored)

    def matrix(self, side_count: int) -> tuple[XY, XY]:
        """Return the matrix by which row vectors of upright coordinates are multiplied."""
        angle = 2 * math.pi * self.sectors / side_count
        # rounded, to make quarter turns of squares exact
        cosine, sine = round(math.cos(angle), 12), round(math.sin(angle), 12)
        across = -1 if self.mirrored else 1
        return (across * cosine, across * sine), (-sine, cosine)

    def place(self, at: XY, side_count: int) -> XY:
        """Return the position on the screen of a point of the upright board."""
        (xx, xy), (yx, yy) = self.matrix(side_count)
        return at[0] * xx + at[1] * yx, at[0] * xy + at[1] * yy


UPRIGHT = Orientation()


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
        all_names: whether every cell is named, not just those at the rim, where cells have names.
        groups: whether groups are numbered, in games that count them.
    """

    flat: bool = False
    coordinates: bool = True
    numbers: Numbers = Numbers.NONE
    orientation: Orientation = UPRIGHT
    pace: Pace = Pace.NORMAL
    all_names: bool = False
    groups: bool = False
