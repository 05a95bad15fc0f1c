"""What is said on the board: why a step is illegal, and what has just happened."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect

from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from desktop.theme.theme import Theme
from desktop.widgets.bubble import Bubble
from rules.piece import Touch

_CLEAR = 0.18  # of a cell's box, which marks may cover, on each side


class BoardBubbles(QObject):
    """Shows bubbles that point at cells.

    Attributes:
        refusal: stays until the user does something else.
        news: stays until it has been read, or the user touches a cell.
    """

    def __init__(self, board: BoardView) -> None:
        super().__init__(board)
        self._board = board
        self.refusal, self.news = Bubble(board), Bubble(board)
        board.refreshed.connect(self.refusal.end)
        board.touched.connect(self._follow_touches)

    def refuse(self, reason: str, site: int, about: Sequence[int] = ()) -> None:
        """Show at a cell why it cannot be touched; -1 for none.

        ``about``: other cells that it is about, which are left in sight.
        """
        self.news.end()
        self._show(self.refusal, reason, site, about)

    def show_news(self, text: str, site: int, about: Sequence[int] = ()) -> None:
        """Show at a cell what has happened; -1 for none. ``about``: as above."""
        self.refusal.end()
        self._show(self.news, text, site, about)

    def end(self) -> None:
        """Hide both."""
        self.refusal.end()
        self.news.end()

    def set_theme(self, theme: Theme) -> None:
        self.refusal.set_colours(theme.plate, theme.refused, theme.refused)
        self.news.set_colours(theme.plate, theme.ink, theme.hint)

    def _follow_touches(self, touches: Sequence[Touch]) -> None:
        if touches:  # of the next move
            self.news.end()

    def _show(self, bubble: Bubble, text: str, site: int, about: Sequence[int]) -> None:
        bubble.fades = self._board.animated
        boxes = [self._box(each) for each in about]
        bubble.show_text(text, self._box(site) if site >= 0 else None, boxes)

    def _box(self, site: int) -> QRect:
        """Return the pixels of a cell and what lies on it, in the board's coordinates."""
        scene = self._board.scene()
        assert isinstance(scene, BoardScene)
        box = scene.painting.box_of_sites([site])
        dx, dy = _CLEAR * box.width(), _CLEAR * box.height()
        box.adjust(dx, dy, -dx, -dy)
        return self._board.mapFromScene(box).boundingRect()
