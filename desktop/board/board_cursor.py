"""A cursor that arrow keys lead over a board of any shape.

It knows only where cells lie: an arrow leads to the neighbour that lies most nearly that way. Where
two lie about as well, as on hexagons, the cursor keeps to the line that it has followed since it
last turned, as a text cursor keeps to its column.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable

from desktop.painting.layout import CELL, XY, Layout

_WIDEST = math.cos(math.radians(55))  # a neighbour farther off an arrow does not lie that way


class Arrow(enum.Enum):
    """A direction on the screen: x to the right, y downwards."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class BoardCursor:
    """A place on one board.

    Attributes:
        layout: of the board.
        site: where it stands, the middle at first.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        centres = layout.centres
        self.put(min(range(len(centres)), key=lambda site: math.hypot(*centres[site])))

    def put(self, site: int) -> None:
        self.site = site
        # column and row that arrows keep to
        self._line: XY = self.layout.centres[site]

    def move(self, arrow: Arrow) -> bool:
        """Go one cell that way; whether there was one."""
        found = self._beside(arrow)
        if found is None:
            return False
        self.site = found
        x, y = self.layout.centres[found]
        self._line = (x, self._line[1]) if arrow.value[0] else (self._line[0], y)
        return True

    def move_to_end(self, arrow: Arrow) -> None:
        """Go that way as far as cells go."""
        while self.move(arrow):
            pass

    def put_on_next(self, sites: Iterable[int], *, back: bool = False) -> None:
        """Go to the next of these sites as one reads, from the last one on to the first."""
        order = sorted(sites, key=self._reading, reverse=back)
        if not order:
            return
        here = self._reading(self.site)
        beyond = [
            s for s in order if (self._reading(s) < here if back else self._reading(s) > here)
        ]
        self.put(beyond[0] if beyond else order[0])

    def _reading(self, site: int) -> tuple[int, float]:
        x, y = self.layout.centres[site]
        return round(2 * y / CELL), x

    def _beside(self, arrow: Arrow) -> int | None:
        """The neighbour that way whose centre strays least from the line kept to."""
        centres, (ahead_x, ahead_y) = self.layout.centres, arrow.value
        x, y = centres[self.site]
        found, least = None, math.inf
        for other in self.layout.board.neighbours(self.site):
            dx, dy = centres[other][0] - x, centres[other][1] - y
            ahead = (dx * ahead_x + dy * ahead_y) / math.hypot(dx, dy)
            if ahead < _WIDEST:
                continue
            axis = 1 if ahead_x else 0
            astray = abs(centres[other][axis] - self._line[axis]) - 0.5 * CELL * ahead
            if astray < least:
                found, least = other, astray
        return found
