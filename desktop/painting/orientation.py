"""How a board is shown: rotated and mirrored, as its own symmetry allows.

An orientation transforms points of the plane, y downwards; it knows neither cells nor pixels.
"""

from __future__ import annotations

import dataclasses
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
