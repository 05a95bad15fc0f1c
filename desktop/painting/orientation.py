"""How a board lies before a person: turned and mirrored, as its own symmetry allows.

It turns points of the plane, y downwards; it knows no cell and no pixel.
"""

from __future__ import annotations

import dataclasses
import math

XY = tuple[float, float]


@dataclasses.dataclass(frozen=True)
class Orientation:
    """A turn by whole sectors, a sector being one side's share of the full circle.

    Attributes:
        sectors: clockwise. More than a full circle are as good as less.
        mirrored: left for right, before the turn.
    """

    sectors: int = 0
    mirrored: bool = False

    def turned(self, sectors: int) -> Orientation:
        """What one sees after turning the board before one's eyes, clockwise."""
        return Orientation(self.sectors + sectors, self.mirrored)

    def flipped(self) -> Orientation:
        """What one sees in a mirror beside the board."""
        return Orientation(-self.sectors, not self.mirrored)

    def within(self, side_count: int) -> Orientation:
        """The same on a board with so many sides, with less than a full circle."""
        return Orientation(self.sectors % side_count, self.mirrored)

    def matrix(self, side_count: int) -> tuple[XY, XY]:
        """What a row of coordinates, as the board usually lies, is to be multiplied by."""
        angle = 2 * math.pi * self.sectors / side_count
        # rounded, so that quarter turns of squares are exact
        cosine, sine = round(math.cos(angle), 12), round(math.sin(angle), 12)
        across = -1 if self.mirrored else 1
        return (across * cosine, across * sine), (-sine, cosine)

    def place(self, at: XY, side_count: int) -> XY:
        """Where a point of the board as it usually lies is seen."""
        (xx, xy), (yx, yy) = self.matrix(side_count)
        return at[0] * xx + at[1] * yx, at[0] * xy + at[1] * yy


UPRIGHT = Orientation()
