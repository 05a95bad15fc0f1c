"""Yodd on the screen: stones of either colour, and the number of groups to watch."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.painting.candidate import CandidateView
from desktop.painting.canvas import Canvas
from desktop.painting.game_view import GameView
from desktop.painting.layout import CELL, XY
from desktop.views.yodd.texts import YoddTexts


class YoddView(YoddTexts, GameView):
    def paint_candidate_turn(self, canvas: Canvas, candidate: CandidateView, at: XY) -> None:
        """Paint the first stone under the mark; of the best turn all stones, linked."""
        layout = canvas.layout
        placed = [change.piece for change in candidate.changes[0]]
        with canvas.faded(0.8):
            for piece in placed if candidate.best else placed[:1]:
                centre = layout.centres[piece.site]
                if candidate.best:
                    link = QPainterPath(QPointF(*at))
                    link.lineTo(QPointF(*centre))
                    canvas.line(link, canvas.theme.hint, 0.08 * CELL)
                self.paint_piece(canvas, piece, centre)
                if candidate.best:
                    canvas.ring(centre, layout.stone_radius[piece.site], canvas.theme.hint, 5)


VIEW = YoddView()
