"""Odd-Y on the screen: stones on a board whose sides are goals, and what a win looks like.

At the end the winning group, a shortest way through it between three sides, and the triangle of
these sides' midpoints around the board's midpoint make the rule visible.
"""

from __future__ import annotations

import enum
import itertools
from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

import shapely
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF
from shapely import Point, Polygon

from desktop.canvas import Canvas, path_of
from desktop.layout import Layout
from desktop.views.game_view import GameView
from rules.board import Board
from rules.games.oddy import Ending, Label

_Way = tuple[int, ...]  # sites from one to the next


class OddYView(GameView):
    key = "oddy"
    blurb = "Connect three sides around the middle of a board with 3, 5, 7 or 9 sides."
    task = "Place a stone"
    sentences: ClassVar[Mapping[enum.Enum, str]] = {
        Ending.CONNECTED: "One group joins three sides around the middle of the board.",
        Label.SIDES: "Most sides touched by one group",
    }

    def place_text(self, board: Board, site: int) -> str:
        """The sides that a stone here touches, by their numbers."""
        sides = [str(side + 1) for side in board.sides_of(site)]
        return f"at side {' and '.join(sides)}" if sides else ""

    def paint_outcome(self, canvas: Canvas, sites: Sequence[int], heights: Sequence[int]) -> None:
        layout, theme = canvas.layout, canvas.theme
        sides, ways = _joined_sides(layout, sites)
        group = shapely.union_all([layout.cells[site].buffer(0.5) for site in sites])
        with canvas.faded(0.5):
            canvas.fill(path_of(layout.outline.difference(group)), theme.cells[0])
            for side, band in enumerate(layout.bands):
                if side not in sides:
                    canvas.fill(path_of(band.area), theme.plate)
        super().paint_outcome(canvas, sites, heights)
        spine = QPainterPath()
        for way in ways:
            spine.moveTo(QPointF(*layout.centres[way[0]]))
            for site in way[1:]:
                spine.lineTo(QPointF(*layout.centres[site]))
        triangle = QPainterPath()
        triangle.addPolygon(QPolygonF([QPointF(*layout.bands[side].middle) for side in sides]))
        triangle.closeSubpath()
        canvas.line(triangle, theme.plate, 9)
        canvas.line(triangle, theme.last_cell, 5, dashed=True)
        canvas.line(spine, theme.plate, 18)
        canvas.line(spine, theme.win, 10)
        for at in ((0.0, 0.0), *[layout.bands[side].middle for side in sides]):
            canvas.disc(at, 13, theme.plate)
            canvas.disc(at, 9, theme.last_cell)


def _joined_sides(layout: Layout, group: Sequence[int]) -> tuple[tuple[int, ...], list[_Way]]:
    """Three sides around the middle that the group joins, and ways between them and a meeting cell.

    Of all such sides those that the shortest ways join.
    """
    board = layout.board
    touched = {side for site in group for side in board.sides_of(site)}
    trees = {side: _ways_from(board, side, group) for side in touched}
    middles = [band.middle for band in layout.bands]
    best: tuple[int, tuple[int, ...], int] | None = None
    for sides in itertools.combinations(sorted(touched), 3):
        if Polygon([middles[side] for side in sides]).contains(Point(0, 0)):
            for site in group:
                length = sum([len(trees[side][site]) for side in sides])
                if best is None or length < best[0]:
                    best = length, sides, site
    assert best is not None, "a winning group joins such sides"
    _, joined, meeting = best
    return joined, [trees[side][meeting] for side in joined]


def _ways_from(board: Board, side: int, group: Collection[int]) -> dict[int, _Way]:
    """The shortest way within the group from a side to every cell of the group."""
    ways: dict[int, _Way] = {site: (site,) for site in board.side(side) if site in group}
    queue = list(ways)
    for site in queue:
        for other in board.neighbours(site):
            if other in group and other not in ways:
                ways[other] = (*ways[site], other)
                queue.append(other)
    return ways


VIEW = OddYView()
