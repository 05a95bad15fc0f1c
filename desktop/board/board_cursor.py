"""The cursor with which a board of any shape is played on by keys.

An arrow moves to the neighbour that lies closest to its direction. If two are about equally close,
as on hexagons, the cursor keeps to the line it has followed since it last changed direction, like a
text cursor that keeps to its column.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal

from desktop.board.board_scene import BoardScene
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


_Key = Qt.Key

MENU_KEYS = (  # which ask for the menu of the cursor's site
    QKeyCombination(_Key.Key_Menu),
    QKeyCombination(Qt.KeyboardModifier.ShiftModifier, _Key.Key_F10),
)

_ARROWS = {
    _Key.Key_Left: Arrow.LEFT,
    _Key.Key_Right: Arrow.RIGHT,
    _Key.Key_Up: Arrow.UP,
    _Key.Key_Down: Arrow.DOWN,
}

_ENDS = {_Key.Key_Home: Arrow.LEFT, _Key.Key_End: Arrow.RIGHT}

_ACTS = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)


class KeyboardCursor(QObject):
    """A cursor on the scene of a board, hidden until a key shows it.

    Attributes:
        shown: whether it is visible.

    Signals:
        moved(int): the site of the visible cursor, -1 once it is hidden.
        pressed(int): Enter or Space was pressed at this site.
    """

    moved = Signal(int)
    pressed = Signal(int)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.shown = False
        self._scene: BoardScene
        self._cursor: BoardCursor | None = None

    @property
    def site(self) -> int:
        """The site of the cursor, -1 while it is hidden."""
        return self._guide.site if self.shown else -1

    def set_scene(self, scene: BoardScene) -> None:
        """Move to another scene; if it shows the same board, the site stays."""
        before, self._cursor = self._cursor, BoardCursor(scene.layout_plan)
        if before is not None and before.layout.board is scene.layout_plan.board:
            self._cursor.put(before.site)
        self._scene = scene

    def show(self) -> None:
        """Show the cursor where it is."""
        self.shown = True
        self._scene.show_cursor(self.site)
        self.moved.emit(self.site)

    def hide(self) -> None:
        """Hide the cursor until the next key, which shows it at the same site."""
        if self.shown:
            self.shown = False
            self._scene.show_cursor(-1)
            self.moved.emit(-1)

    def put(self, site: int) -> None:
        """Move to a site, without showing the cursor."""
        self._guide.put(site)

    def put_on_next(self, sites: Iterable[int], *, back: bool = False) -> None:
        """Move to the next or, with ``back``, the previous of these sites, and show the cursor."""
        self._guide.put_on_next(sites, back=back)
        self.show()

    def press(self, key: Qt.Key) -> bool:
        """Move the cursor or act where it is; if it is hidden, only show it.

        Returns whether the key is one of the cursor's.
        """
        if key not in _ARROWS and key not in _ENDS and key not in _ACTS:
            return False
        if self.shown and key in _ACTS:
            self.pressed.emit(self.site)
            return True
        if self.shown and key in _ARROWS:
            self._guide.move(_ARROWS[key])
        elif self.shown:
            self._guide.move_to_end(_ENDS[key])
        self.show()
        return True

    @property
    def _guide(self) -> BoardCursor:
        assert self._cursor is not None, "set_scene was not called"
        return self._cursor
