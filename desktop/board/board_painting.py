"""What the items of a board need to paint themselves."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from PySide6.QtGui import QPainter

from desktop.painting.canvas import Canvas
from desktop.painting.game_view import GameView
from desktop.painting.layout import Layout
from desktop.theme.theme import Theme


@dataclasses.dataclass(eq=False)
class BoardPainting:
    """Shared by a scene, which keeps it up to date, and its items.

    Attributes:
        layout: where the cells lie.
        view: how the game looks.
        theme: the colours.
        coordinates: whether cells are named at the edge of the board.
        heights: [site] -> number of pieces shown there.
    """

    layout: Layout
    view: GameView
    theme: Theme
    coordinates: bool
    heights: Sequence[int]

    def canvas(self, painter: QPainter) -> Canvas:
        """Return a canvas on which views draw with this layout and theme."""
        return Canvas(painter, self.layout, self.theme)
