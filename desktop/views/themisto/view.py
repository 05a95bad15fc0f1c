"""Themisto on the screen: discs with two sides that slide, turn over and capture."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor

from desktop.painting.candidate import CandidateView
from desktop.painting.canvas import Canvas, pen
from desktop.painting.discs import glossy, paint_disc
from desktop.painting.game_view import GameView
from desktop.painting.layout import CELL, XY
from desktop.views.themisto.texts import ThemistoTexts
from rules.count_step import CountStep
from rules.games.themisto import ThemistoCounted
from rules.piece import Change, Motion, Piece

_THICKNESS = 0.13  # of a disc, as a share of its radius


class ThemistoView(ThemistoTexts, GameView):
    groups = False
    max_marks = 6

    def paint_count(self, canvas: Canvas, step: CountStep, heights: Sequence[int]) -> None:
        if step.reason is ThemistoCounted.LENGTH:
            super().paint_count(canvas, step, heights)
            return
        theme, layout = canvas.theme, canvas.layout
        for disc in step.groups:
            (site,) = disc.sites
            at, radius = layout.centres[site], layout.stone_radius[site]
            canvas.ring(at, radius, theme.plate, 13)
            canvas.ring(at, radius, theme.hint, 8, dashed=not disc.number)
            if disc.number:
                badge = layout.scaled(site, 0.27 * CELL)
                canvas.badge(at, badge, (str(disc.number),), filled=True, colour=theme.hint)

    def paint_last(
        self,
        canvas: Canvas,
        last: Sequence[Change],
        colours: Mapping[int, int],
        *,
        numbered: bool,
    ) -> None:
        """Outline where the disc went: among so many discs a ring on it is easily missed."""
        for change in last:
            if change.motion is Motion.MOVE:
                cell = canvas.layout.cells[change.piece.site]
                canvas.outline([cell], canvas.theme.last_cell, 6)
        super().paint_last(canvas, last, colours, numbered=numbered)

    def paint_piece(self, canvas: Canvas, piece: Piece, at: XY) -> None:
        """Paint a flat disc, with the colour of its other side showing below its edge."""
        theme, painter = canvas.theme, canvas.painter
        radius = 0.95 * canvas.layout.stone_radius[piece.site]
        x, y = at
        canvas.soft_shadow((x, y + _THICKNESS * radius), radius)
        painter.setPen(pen(theme.rims[1 - piece.colour], 2))
        painter.setBrush(QColor(theme.stones[1 - piece.colour][1]))
        painter.drawEllipse(QPointF(x, y + _THICKNESS * radius / 2), radius, radius)
        top, light = QPointF(x, y - _THICKNESS * radius / 2), QPointF(x - radius, y - radius)
        gloss = glossy(theme, piece.colour, 0.6, 1.9 * radius, QPointF(x, y), light)
        paint_disc(painter, theme, piece.colour, top, radius, 2, gloss)

    def paint_candidate_turn(self, canvas: Canvas, candidate: CandidateView, at: XY) -> None:
        """Paint an arrow from the disc to the mark on the square it slides to."""
        x, y = canvas.layout.centres[candidate.touches[0].site]
        away = math.dist((x, y), at)
        short = 0.36 * CELL / away
        end = at[0] + (x - at[0]) * short, at[1] + (y - at[1]) * short
        width = 8 if candidate.best else 2 + 2 * candidate.share
        with canvas.faded(1.0 if candidate.best else 0.7):
            canvas.arrow((x, y), end, canvas.theme.hint, width)


VIEW = ThemistoView()
