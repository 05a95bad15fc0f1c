"""The expectation map: a square on each cell, in the colour that it will probably end in."""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop.board.board_items import LayerItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.canvas import Canvas
from desktop.painting.layout import CELL
from desktop.painting.owner_shares import OwnerShares
from desktop.painting.shade import box_path
from rules.piece import Piece
from rules.position import BLACK, WHITE

_SIDE, _LEAST_SIDE = 0.54 * CELL, 0.09 * CELL  # of the square on a cell that is certain, or even
_RIM = 2.5


class OwnerMarks(LayerItem):
    """Squares whose area says how sure it is.

    There is none on an empty cell where both colours are about as likely, nor on a piece that
    certainly stays.

    Attributes:
        shares: [site] -> the shares of its owners; () without a map.
    """

    def __init__(
        self, painting: BoardPainting, z: float, top_colour: Callable[[int], Sequence[int]]
    ) -> None:
        """``top_colour`` returns the colour of the top piece on a site, () if there is none."""
        super().__init__(painting, z, self._paint_squares, cached=True)
        self._top_colour = top_colour
        self.shares: Sequence[OwnerShares] = ()

    def show_shares(self, shares: Sequence[OwnerShares], board: QRectF) -> None:
        """Show a map, or none for (); ``board``: the box of the whole board."""
        if shares != self.shares:
            self.shares = shares
            self.mark(board if shares else QRectF())

    def text_at(self, site: int) -> str:
        """Return the shares of a cell in words; "" while no map is visible."""
        if not self.shares or not self.opacity():
            return ""
        return self._painting.view.owner_text(*self.shares[site].percents)

    def _paint_squares(self, canvas: Canvas) -> None:
        colours = {site: self._colour(site) for site in range(len(self.shares))}
        shown = {site: colour for site, colour in colours.items() if colour is not None}
        if self._painting.drawing.coordinates:
            self._cover_names(canvas, shown)
        view, theme = self._painting.view, canvas.theme
        fills = [QColor(view.face_colour(theme, Piece(0, colour))) for colour in (BLACK, WHITE)]
        for site, colour in shown.items():
            square = self._square(canvas, site)
            rim = square.adjusted(-_RIM, -_RIM, _RIM, _RIM)
            canvas.fill(box_path(rim), fills[1 - colour])
            canvas.fill(box_path(square), fills[colour])

    def _colour(self, site: int) -> int | None:
        """Return the colour of the square on a site; None if there is none."""
        shares, top = self.shares[site], self._top_colour(site)
        if not top:
            return shares.clear_leader
        return None if shares.is_certain and shares.leader in top else shares.leader

    def _square(self, canvas: Canvas, site: int) -> QRectF:
        x, y = self._painting.view.top(canvas.layout, site, self._painting.heights[site])
        side = max(_LEAST_SIDE, _SIDE * math.sqrt(self.shares[site].lead))
        half = canvas.layout.scaled(site, side) / 2
        return QRectF(x - half, y - half, 2 * half, 2 * half)

    def _cover_names(self, canvas: Canvas, sites: Container[int]) -> None:
        """Cover the names that are written on cells: with a square over it none can be read."""
        layout = canvas.layout
        for label in layout.labels:
            if label.site in sites and not self._painting.heights[label.site]:
                ground = canvas.theme.cells[layout.tones[label.site]]
                canvas.disc(label.at, 0.8 * layout.stone_radius[label.site], ground)
