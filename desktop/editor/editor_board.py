"""The board of the position editor: clicks and drags put pieces on it, or remove them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from desktop.board.board_view import BoardView

_Button = Qt.MouseButton
_ERASING_KEYS = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class EditorBoard(BoardView):
    """While ``marking``, the left button uses the tool and the right one removes pieces.

    A drag does so on every cell that it crosses, but one that begins on a piece moves it, unless
    ``erasing``. While not ``marking``, dominoes are laid as in a game.

    Attributes:
        erasing: whether the tool removes pieces.

    Signals:
        brushed(int, bool, bool): the tool is used on a site; or pieces are removed there; or it
            continues a drag.
        dragged(int, int): a piece was dragged from a site to another one, -1 for off the board.
    """

    brushed = Signal(int, bool, bool)
    dragged = Signal(int, int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.erasing = False
        self._held = -1  # the site of the piece under the pressed button, which may be dragged
        self._erases: bool | None = None  # what the current drag does; None without one
        self._last = -1  # the site that it used last
        self.marked.connect(lambda site: self.brushed.emit(site, False, False))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if not self.marking:
            super().mousePressEvent(event)
        elif event.button() in (_Button.LeftButton, _Button.RightButton):
            by_tool = event.button() == _Button.LeftButton and not self.erasing
            self._held = self._piece_at(event.position()) if by_tool else -1
            if self._held < 0:
                self._erases, self._last = event.button() == _Button.RightButton, -1
                self._brush(event.position(), joined=False)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        if event.buttons() == _Button.NoButton:
            self._release()
        if self._held >= 0 and self._site_at(event.position()) != self._held:
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._brush(event.position(), joined=self._last >= 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        held, site = self._held, self._site_at(event.position())
        self._release()
        if held >= 0 and site == held:
            self.brushed.emit(held, False, False)
        elif held >= 0:
            self.dragged.emit(held, site)

    def _release(self) -> None:
        """Forget the drag."""
        self._held, self._erases = -1, None
        self.viewport().unsetCursor()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ERASING_KEYS and self.cursor_site >= 0:
            self.brushed.emit(self.cursor_site, True, False)
        else:
            super().keyPressEvent(event)

    def _brush(self, point: QPointF, *, joined: bool) -> None:
        site = self._site_at(point)
        if self._erases is None or site in (-1, self._last):
            return
        self._last = site
        self.brushed.emit(site, self._erases, joined)

    def _site_at(self, point: QPointF) -> int:
        """Return the site at a point of the viewport, -1 for none."""
        return next(iter(self._sites_at(point)), -1)

    def _piece_at(self, point: QPointF) -> int:
        """Return the site at a point of the viewport if a piece lies there, else -1."""
        site = self._site_at(point)
        return site if site >= 0 and self._board.heights()[site] else -1
