"""The marks on what may be touched next, and on what has been touched."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.board.board_items import OVER, LayerItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.canvas import Canvas
from rules.piece import Touch


class TargetMarks:
    """Two layers of a scene.

    Attributes:
        dots: on what may be touched next.
        touched: outlines of what has been touched.
    """

    def __init__(self, painting: BoardPainting) -> None:
        self._painting = painting
        self._remaining: tuple[tuple[Touch, ...], ...] = ()
        self._touches: tuple[Touch, ...] = ()
        self.dots = LayerItem(painting, OVER + 2, self._paint_dots, cached=True)
        self.touched = LayerItem(painting, OVER + 3, self._paint_touched, cached=False)

    def show_targets(
        self, remaining: Sequence[tuple[Touch, ...]], touches: Sequence[Touch], board: QRectF
    ) -> None:
        """Show what may be touched next (``remaining``, for each step) and what has been.

        ``board``: the box of the whole board.
        """
        if (tuple(remaining), tuple(touches)) != (self._remaining, self._touches):
            self._remaining, self._touches = tuple(remaining), tuple(touches)
            self.dots.mark(board if remaining else QRectF())
            self.touched.mark(self._painting.box_of_sites([touch.site for touch in touches]))

    def _paint_dots(self, canvas: Canvas) -> None:
        self._painting.view.paint_targets(canvas, self._remaining, self._painting.heights)

    def _paint_touched(self, canvas: Canvas) -> None:
        for touch in self._touches:
            self._painting.view.paint_touched(canvas, touch, self._painting.heights)
