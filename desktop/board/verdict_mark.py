"""The sign of a verdict on the last move, beside the piece that it placed or moved."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.board.board_items import LayerItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.canvas import Canvas
from desktop.painting.layout import CELL
from desktop.painting.loss_colour import loss_colour
from desktop.painting.shown_verdict import ShownVerdict
from rules.piece import Change, Motion

_RADIUS = 0.22  # of the sign, in cells
_MIN_PX, _MAX_RADIUS = 8, 0.34


class VerdictMark(LayerItem):
    """A sign such as "??", in the colour of what the move lost.

    Attributes:
        verdict: None while there is none.
    """

    def __init__(self, painting: BoardPainting, z: float) -> None:
        super().__init__(painting, z, self._paint_sign, cached=True)
        self.verdict: ShownVerdict | None = None
        self._changes: tuple[Change, ...] = ()

    def show_verdict(self, verdict: ShownVerdict | None, changes: Sequence[Change]) -> None:
        """Show a verdict on a move that changed this, or none."""
        if (verdict, tuple(changes)) != (self.verdict, self._changes):
            self.verdict, self._changes = verdict, tuple(changes)
            self.mark(QRectF() if verdict is None else self._painting.box_of_changes(changes))

    def _paint_sign(self, canvas: Canvas) -> None:
        if self.verdict is None:
            return
        placed = [change for change in self._changes if change.motion is Motion.APPEAR]
        shown = (placed or list(self._changes))[:1]
        for change in shown:
            site, layout = change.piece.site, canvas.layout
            height = max(1, self._painting.heights[site])
            x, y = self._painting.view.top(layout, site, height)
            out = layout.scaled(site, 0.3 * CELL)
            radius = canvas.at_least(
                layout.scaled(site, _RADIUS * CELL), _MIN_PX, _MAX_RADIUS * CELL
            )
            at = (x + out, y - out)
            colour = loss_colour(canvas.theme, self.verdict.loss)
            canvas.badge(at, radius, [self.verdict.sign], filled=True, colour=colour)
