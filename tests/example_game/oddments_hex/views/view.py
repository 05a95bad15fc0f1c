"""Hex on the screen: stones on a board whose sides have the colours of those who connect them."""

from collections.abc import Sequence

from desktop.painting.canvas import Canvas
from desktop.painting.game_view import GameView
from oddments_hex.views.texts import HexTexts


class HexView(HexTexts, GameView):
    def paint_outcome(self, canvas: Canvas, sites: Sequence[int], heights: Sequence[int]) -> None:
        """Outline the chain that wins as one shape."""
        canvas.outline([canvas.layout.cells[site] for site in sites], canvas.theme.win, 9, tint=0.1)


VIEW = HexView()
