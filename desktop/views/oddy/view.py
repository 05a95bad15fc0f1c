"""Odd-Y on the screen: stones on a board whose sides are goals, and what a win looks like.

At the end the winning group, a shortest way through it between three sides, and the triangle of
these sides' midpoints around the board's midpoint make the rule visible.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.painting.canvas import Canvas, merged, path_of
from desktop.painting.game_view import GameView
from desktop.views.oddy.texts import OddYTexts
from rules.count_step import CountStep
from rules.games.oddy import OddYCounted
from rules.games.oddy.outcome import Way, joined_sides


class OddYView(OddYTexts, GameView):
    def paint_count(self, canvas: Canvas, step: CountStep, heights: Sequence[int]) -> None:
        board = canvas.layout.board
        group = sorted(set(range(board.site_count)).difference(step.gone))
        self._light_bands(canvas, joined_sides(board, group)[0])
        if step.reason is OddYCounted.WINNER:
            super().paint_count(canvas, step, heights)
            return
        for side in step.sides:
            band = canvas.layout.bands[side]
            edge = path_of(band.area.buffer(-3, join_style="mitre"))
            canvas.line(edge, canvas.theme.plate, 11)
            canvas.line(edge, canvas.theme.win, 7)
            canvas.ring(band.badge, 1.2 * canvas.badge_radius, canvas.theme.win, 5)
        if step.reason is OddYCounted.MIDDLE:
            self._paint_triangle(canvas, step.sides)
        self._paint_ways(canvas, [group.sites for group in step.done], canvas.theme.win)
        new = [group.sites for group in step.groups]
        self._paint_ways(canvas, new, canvas.theme.hint, dashed=True)

    def paint_outcome(self, canvas: Canvas, sites: Sequence[int], heights: Sequence[int]) -> None:
        layout = canvas.layout
        sides, ways = joined_sides(layout.board, sites)
        group = merged([layout.cells[site] for site in sites])
        with canvas.faded(0.5):
            canvas.fill(path_of(layout.outline.difference(group)), canvas.theme.cells[0])
        self._light_bands(canvas, sides)
        super().paint_outcome(canvas, sites, heights)
        self._paint_triangle(canvas, sides)
        self._paint_ways(canvas, ways, canvas.theme.win)

    def _light_bands(self, canvas: Canvas, lit: Collection[int]) -> None:
        """Paint sides in their full colours, as while a group reaches them, and dim the others."""
        with canvas.faded(0.5):
            for side, band in enumerate(canvas.layout.bands):
                if side not in lit:
                    canvas.fill(path_of(band.area), canvas.theme.plate)
        for side in () if canvas.theme.hatched else lit:
            canvas.fill(path_of(canvas.layout.bands[side].area), canvas.theme.sides[side])
            canvas.side_badge(side)

    def _paint_triangle(self, canvas: Canvas, sides: Sequence[int]) -> None:
        """Connect the midpoints of three sides, and mark the centre of the board."""
        middles = [canvas.layout.bands[side].middle for side in sides]
        triangle = QPainterPath()
        triangle.addPolygon(QPolygonF([QPointF(*middle) for middle in middles]))
        triangle.closeSubpath()
        canvas.line(triangle, canvas.theme.plate, 9)
        canvas.line(triangle, canvas.theme.last_cell, 5, dashed=True)
        for at in ((0.0, 0.0), *middles):
            canvas.disc(at, 13, canvas.theme.plate)
            canvas.disc(at, 9, canvas.theme.last_cell)

    def _paint_ways(
        self, canvas: Canvas, ways: Sequence[Way], colour: str, *, dashed: bool = False
    ) -> None:
        spine = QPainterPath()
        for way in ways:
            spine.moveTo(QPointF(*canvas.layout.centres[way[0]]))
            for site in way:
                spine.lineTo(QPointF(*canvas.layout.centres[site]))
        canvas.line(spine, canvas.theme.plate, 18)
        canvas.line(spine, colour, 10, dashed)
        for way in ways:  # where the path meets its side
            canvas.disc(canvas.layout.centres[way[0]], 14, canvas.theme.plate)
            canvas.disc(canvas.layout.centres[way[0]], 10, colour)


VIEW = OddYView()
