"""Odd-Y on the screen: stones on a board whose sides are goals, and what a win looks like.

At the end the winning group, a shortest way through it between three sides, and the triangle of
these sides' midpoints around the board's midpoint make the rule visible.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.i18n.text import both, tr
from desktop.painting.canvas import Canvas, merged, path_of
from desktop.painting.game_view import GameView
from desktop.views.oddy_texts import OddYTexts
from rules.board import Board
from rules.count_step import Counted, CountStep
from rules.games.oddy.enclosure import encloses
from rules.games.oddy.side_ways import Way, joined_sides
from rules.piece import Change, Piece


class OddYView(OddYTexts, GameView):
    def paint_count(self, canvas: Canvas, step: CountStep, heights: Sequence[int]) -> None:
        board = canvas.layout.board
        group = sorted(set(range(board.site_count)).difference(step.gone))
        self._light_bands(canvas, joined_sides(board, group)[0])
        if step.reason is Counted.WINNER:
            super().paint_count(canvas, step, heights)
            return
        for side in step.sides:
            band = canvas.layout.bands[side]
            edge = path_of(band.area.buffer(-3, join_style="mitre"))
            canvas.line(edge, canvas.theme.plate, 11)
            canvas.line(edge, canvas.theme.win, 7)
            canvas.ring(band.badge, 1.2 * canvas.badge_radius, canvas.theme.win, 5)
        if step.reason is Counted.MIDDLE:
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

    def paint_reach(self, canvas: Canvas, sites: Sequence[int]) -> None:
        """Connect the midpoints of the sides that a group touches.

        Around the middle of the board the triangle is filled, otherwise dashed and hollow.
        """
        sides, wins = _reached(canvas.layout.board, sites)
        if len(sides) < 2:
            return
        colour = canvas.theme.win if wins else canvas.theme.last_cell
        corners = [canvas.layout.bands[side].middle for side in sides]
        triangle = QPainterPath()
        triangle.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
        if len(corners) > 2:  # the dashes of the way back would fill the gaps of a single line
            triangle.closeSubpath()
        if wins:
            canvas.tint(triangle, colour, 0.16)
        canvas.line(triangle, canvas.theme.plate, 9)
        canvas.line(triangle, colour, 5, dashed=not wins)
        for corner in corners:
            canvas.disc(corner, 9, colour)
        canvas.disc((0.0, 0.0), 15, canvas.theme.plate)
        canvas.ring((0.0, 0.0), 9, colour, 5)
        if wins:
            canvas.disc((0.0, 0.0), 9, colour)

    def mark_text(
        self,
        board: Board,
        pieces: Sequence[Piece],
        reach: Sequence[int],
        changes: Sequence[Change] = (),
    ) -> str:
        """Return what the triangle means that ``paint_reach`` paints."""
        sides, wins = _reached(board, reach)
        if len(sides) < 2:
            return ""
        names = both([str(side + 1) for side in sides])
        if wins:
            return tr("Sides {sides} surround the middle: this wins.", sides=names)
        return tr("Dashed: sides {sides} do not surround the middle.", sides=names)

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


def _reached(board: Board, sites: Sequence[int]) -> tuple[tuple[int, ...], bool]:
    """Return the sides to connect that a group touches, and whether they surround the middle."""
    touched = sorted({side for site in sites for side in board.sides_of(site)})
    return shown_sides(touched, board.side_count)


def shown_sides(touched: Sequence[int], side_count: int) -> tuple[tuple[int, ...], bool]:
    """Return up to three of these sides to connect, and whether they surround the middle."""
    triples = list(itertools.combinations(touched, 3))
    for sides in triples:
        if encloses(sum([1 << side for side in sides]), side_count):
            return sides, True
    return (triples[0] if triples else tuple(touched)), False


VIEW = OddYView()
