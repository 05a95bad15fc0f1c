"""A cursor that arrow keys move over a board of any shape.

An arrow moves to the neighbour that lies closest to its direction. If two are about equally close,
as on hexagons, the cursor keeps to the line it has followed since it last changed direction, like a
text cursor that keeps to its column.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable

from desktop.painting.layout import CELL, XY, Layout

_MIN_COSINE = math.cos(math.radians(55))  # neighbours at a wider angle are not in that direction


class Arrow(enum.Enum):
    """A direction on the screen: x to the right, y downwards."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


class BoardCursor:
    """A cursor on one board.

    Attributes:
        layout: of the board.
        site: where the cursor is, initially in the middle.
    """

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        centres = layout.centres
        self.put(min(range(len(centres)), key=lambda site: math.hypot(*centres[site])))

    def put(self, site: int) -> None:
        self.site = site
        # the column and the row that arrows keep to
        self._line: XY = self.layout.centres[site]

    def move(self, arrow: Arrow) -> bool:
        """Move one cell in this direction. Returns whether there is one."""
        found = self._neighbour(arrow)
        if found is None:
            return False
        self.site = found
        x, y = self.layout.centres[found]
        self._line = (x, self._line[1]) if arrow.value[0] else (self._line[0], y)
        return True

    def move_to_end(self, arrow: Arrow) -> None:
        """Move in this direction as far as there are cells."""
        while self.move(arrow):
            pass

    def put_on_next(self, sites: Iterable[int], *, back: bool = False) -> None:
        """Move to the next of these sites in reading order; after the last, to the first."""
        order = sorted(sites, key=self._reading_order, reverse=back)
        if not order:
            return
        here = self._reading_order(self.site)
        rest = [
            site
            for site in order
            if (self._reading_order(site) < here if back else self._reading_order(site) > here)
        ]
        self.put(rest[0] if rest else order[0])

    def _reading_order(self, site: int) -> tuple[int, float]:
        x, y = self.layout.centres[site]
        return round(2 * y / CELL), x

    def _neighbour(self, arrow: Arrow) -> int | None:
        """Return the neighbour in this direction that is closest to the line; None if none is."""
        centres, (ahead_x, ahead_y) = self.layout.centres, arrow.value
        x, y = centres[self.site]
        found, least = None, math.inf
        for other in self.layout.board.neighbours(self.site):
            dx, dy = centres[other][0] - x, centres[other][1] - y
            ahead = (dx * ahead_x + dy * ahead_y) / math.hypot(dx, dy)
            if ahead < _MIN_COSINE:
                continue
            axis = 1 if ahead_x else 0
            offset = abs(centres[other][axis] - self._line[axis]) - 0.5 * CELL * ahead
            if offset < least:
                found, least = other, offset
        return found
