"""The marks of the sites that forbid a step."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.board.board_items import LayerItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.canvas import Canvas
from desktop.painting.layout import CELL


class ForbiddenMarks(LayerItem):
    """Outlines sites and puts a sign on each."""

    def __init__(self, painting: BoardPainting, z: float) -> None:
        super().__init__(painting, z, self._paint_sites, cached=False)
        self._sites: tuple[int, ...] = ()

    def show_sites(self, sites: Sequence[int]) -> None:
        """Mark these sites alone."""
        if tuple(sites) != self._sites:
            self._sites = tuple(sites)
            self.mark(self._painting.box_of_sites(sites))

    def _paint_sites(self, canvas: Canvas) -> None:
        painting = self._painting
        areas = [
            painting.view.area(painting.layout, site, painting.heights[site])
            for site in self._sites
        ]
        canvas.outline(areas, canvas.theme.plate, 13)  # sets the outline off from dark pieces
        canvas.outline(areas, canvas.theme.refused, 9, tint=0.3)
        for area in areas:
            x, y = area.centroid.x, area.centroid.y
            canvas.no_entry((x + 0.3 * CELL, y - 0.3 * CELL), 0.13 * CELL)
