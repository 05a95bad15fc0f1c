"""The cursor with which a board is played on by keys."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QKeyCombination, QObject, Qt, Signal

from desktop.board.board_cursor import Arrow, BoardCursor
from desktop.board.board_scene import BoardScene

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
