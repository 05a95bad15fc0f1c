"""How a board lies before a person: turned and mirrored, as its own symmetry allows.

It turns points of the plane, y downwards; it knows no cell and no pixel.
"""

from __future__ import annotations

import dataclasses
import math


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

    def place(self, at: tuple[float, float], side_count: int) -> tuple[float, float]:
        """Where a point of the board as it usually lies is seen."""
        angle = 2 * math.pi * self.sectors / side_count
        # rounded, so that quarter turns of squares are exact
        cosine, sine = round(math.cos(angle), 12), round(math.sin(angle), 12)
        x, y = (-at[0] if self.mirrored else at[0]), at[1]
        return cosine * x - sine * y, sine * x + cosine * y


UPRIGHT = Orientation()
