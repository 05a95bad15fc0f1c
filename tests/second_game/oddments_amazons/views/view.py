"""Amazons on the screen: crowns on stones, and squares that an arrow has closed."""

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPolygonF

from desktop.painting.candidate import CandidateView
from desktop.painting.canvas import Canvas, pen
from desktop.painting.game_view import GameView
from desktop.painting.layout import CELL, XY
from desktop.painting.mark_shapes import route
from desktop.theme.themes import text_on
from oddments_amazons.views.texts import AmazonsTexts
from rules.piece import Change, Motion, Piece
from rules.position import NEUTRAL

# a crown, in radii of the stone, y downwards
_CROWN = (
    *((-0.5, 0.38), (-0.58, -0.22), (-0.28, 0.06), (0.0, -0.44)),
    *((0.28, 0.06), (0.58, -0.22), (0.5, 0.38)),
)


class AmazonsView(AmazonsTexts, GameView):
    groups = False
    max_marks = 6

    def paint_piece(self, canvas: Canvas, piece: Piece, at: XY) -> None:
        super().paint_piece(canvas, piece, at)
        if piece.colour == NEUTRAL:
            return
        radius, ink = canvas.layout.stone_radius[piece.site], canvas.theme.numbers[piece.colour]
        crown = QPolygonF([QPointF(at[0] + x * radius, at[1] + y * radius) for x, y in _CROWN])
        canvas.painter.setPen(pen(ink, 0.06 * radius))
        canvas.painter.setBrush(QColor(ink))
        canvas.painter.drawPolygon(crown)

    def paint_number(self, canvas: Canvas, piece: Piece, number: int) -> None:
        """Paint the number of a move on an amazon: an arrow has the same as one of them had."""
        if piece.colour != NEUTRAL:
            at, radius = canvas.layout.centres[piece.site], canvas.layout.stone_radius[piece.site]
            canvas.disc(at, 0.62 * radius, canvas.theme.plate)
            canvas.text(at, str(number), 0.8 * radius, text_on(canvas.theme.plate), True)

    def paint_last(
        self,
        canvas: Canvas,
        last: Sequence[Change],
        colours: Mapping[int, int],
        *,
        numbered: bool,
    ) -> None:
        """Outline where the amazon and the arrow went, and mark where the amazon came from."""
        for change in last:
            cell = canvas.layout.cells[change.piece.site]
            canvas.outline([cell], canvas.theme.last_cell, 6)
            if change.motion is Motion.MOVE and change.origin not in colours:
                at = canvas.layout.centres[change.origin]
                canvas.ring(at, 0.13 * CELL, canvas.theme.last_cell, 4)

    def paint_outcome_below(self, canvas: Canvas, sites: Sequence[int]) -> None:
        """Outline the amazons that cannot move: theirs is not the colour of a win."""
        areas = [canvas.layout.cells[site] for site in sites]
        canvas.outline(areas, canvas.theme.refused, 7, tint=0.35)

    def paint_outcome(self, canvas: Canvas, sites: Sequence[int], heights: Sequence[int]) -> None:
        """Paint nothing over the pieces."""

    def paint_candidate_turn(self, canvas: Canvas, candidate: CandidateView, at: XY) -> None:
        """Paint an arrow from the amazon to the mark where it goes; of the best turn, its shot."""
        if candidate.best:
            self._paint_shot(canvas, candidate.changes[0][-1].piece, at)
        if len(candidate.touches) < 2:
            return
        x, y = canvas.layout.centres[candidate.touches[0].site]
        away = math.dist((x, y), at)
        short = 0.36 * CELL / away
        end = at[0] + (x - at[0]) * short, at[1] + (y - at[1]) * short
        with canvas.faded(1.0 if candidate.best else 0.7):
            width = 8 if candidate.best else 2 + 2 * candidate.share
            canvas.arrow((x, y), end, canvas.theme.hint, width)

    def paint_line(self, canvas: Canvas, line: Sequence[Sequence[Change]]) -> None:
        """Paint where amazons move too, below the arrows that they shoot."""
        for changes in line:
            for start, end in route(canvas.layout, changes[0]):  # none if only the shot is left
                canvas.arrow(start, end, canvas.theme.hint, 6)
        super().paint_line(canvas, line)

    def _paint_shot(self, canvas: Canvas, arrow: Piece, start: XY) -> None:
        """Paint where an arrow would land, and a dashed line to there."""
        end = canvas.layout.centres[arrow.site]
        with canvas.faded(0.6):
            self.paint_piece(canvas, arrow, end)
        if start != end:
            canvas.arrow(start, end, canvas.theme.hint, 4, dashed=True)


VIEW = AmazonsView()
