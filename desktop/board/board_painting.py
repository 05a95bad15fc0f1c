"""What the items of a board need to paint themselves."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.painting.canvas import Canvas
from desktop.painting.drawing import Drawing
from desktop.painting.game_view import GameView
from desktop.painting.layout import CELL, Layout
from desktop.painting.route import route
from desktop.theme.theme import Theme
from rules.piece import Change

_AROUND = 0.6 * CELL  # how far marks reach beyond the cells they are on


@dataclasses.dataclass(eq=False)
class BoardPainting:
    """Shared by a scene, which keeps it up to date, and its items.

    Attributes:
        layout: where the cells lie.
        view: how the game looks.
        theme: the colours.
        drawing: the user's choices about the drawing.
        heights: [site] -> number of pieces shown there.
    """

    layout: Layout
    view: GameView
    theme: Theme
    drawing: Drawing
    heights: Sequence[int]

    def canvas(self, painter: QPainter) -> Canvas:
        """Return a canvas on which views draw with this layout and theme."""
        return Canvas(painter, self.layout, self.theme)

    def box_of_sites(self, sites: Sequence[int]) -> QRectF:
        """Return what marks on these sites may cover, stacks included."""
        box = QRectF()
        for site in sites:
            left, top, right, bottom = self.layout.cells[site].bounds
            box |= QRectF(QPointF(left, top), QPointF(right, bottom))
        return box.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND) if sites else box

    def box_of_changes(self, changes: Sequence[Change]) -> QRectF:
        """Return what marks of these changes may cover, on their ways too."""
        box = self.box_of_sites([c.piece.site for c in changes] + [c.origin for c in changes])
        for change in changes:
            for start, end in route(self.layout, change):
                leg = QRectF(QPointF(*start), QPointF(*end)).normalized()
                box |= leg.adjusted(-_AROUND, -_AROUND, _AROUND, _AROUND)  # with the halo
        return box
