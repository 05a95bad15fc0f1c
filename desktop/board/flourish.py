"""The flourish on the board at the end of a game: a wave of light over what decided it."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from desktop.board.board_items import OVER, LayerItem
from desktop.board.board_painting import BoardPainting
from desktop.painting.canvas import Canvas, path_of
from desktop.painting.layout import XY

FLOURISH_MS = 1200
_PULSE = 0.42  # how long each site is lit, as a share of the whole
_QUIET = 0.9  # the most opacity of rings without light


class Flourish(QVariantAnimation):
    """Lights sites one after another, from a point outwards; it can be ended at any time."""

    def __init__(
        self,
        scene: QGraphicsScene,
        painting: BoardPainting,
        sites: Sequence[int],
        origin: XY,
        *,
        festive: bool,
    ) -> None:
        """``painting`` is that of ``scene``; if not ``festive``, there are only rings."""
        super().__init__(scene)
        view, layout, heights = painting.view, painting.layout, painting.heights
        self._origin, self._festive = origin, festive
        self._tops = {site: view.top(layout, site, heights[site]) for site in sites}
        far = {site: math.dist(at, origin) for site, at in self._tops.items()}
        # for stacks of bricks, on which a disc of light looks like a ball
        self._faces = {
            site: path_of(view.area(layout, site, heights[site])) for site in sites if view.stacks
        }
        self._reach = max(far.values(), default=0.0) or 1.0
        self._delays = {site: (1 - _PULSE) * far[site] / self._reach for site in sites}
        self._item = LayerItem(painting, OVER + 6.5, self._paint, cached=False)
        scene.addItem(self._item)
        self._item.mark(scene.sceneRect())
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setDuration(FLOURISH_MS)
        self.valueChanged.connect(lambda _share: self._item.update())

    def end(self) -> None:
        """End it at once, and remove all traces."""
        self.stop()
        if self._item.scene():
            self._item.scene().removeItem(self._item)
        self.deleteLater()

    def _paint(self, canvas: Canvas) -> None:
        share = self.currentValue()
        if self._festive:
            self._paint_ripple(canvas, share)
        for site, delay in self._delays.items():
            since = (share - delay) / _PULSE
            if 0 < since < 1:
                self._paint_pulse(canvas, site, since)

    def _paint_ripple(self, canvas: Canvas, share: float) -> None:
        """Paint the front of the wave across the board."""
        painter = canvas.painter
        painter.save()
        painter.setClipPath(path_of(canvas.layout.outline))
        with canvas.faded(0.7 * (1 - share)):
            canvas.ring(self._origin, share * 1.25 * self._reach, canvas.theme.win, 9)
        painter.restore()

    def _paint_pulse(self, canvas: Canvas, site: int, since: float) -> None:
        """Paint the light on one site; ``since``: the share of its time that has passed."""
        strength, theme = math.sin(math.pi * since), canvas.theme
        at, radius = self._tops[site], canvas.layout.stone_radius[site]
        if not self._festive:
            with canvas.faded(_QUIET * strength):
                canvas.ring(at, 0.94 * radius, theme.plate, 9)
                canvas.ring(at, 0.94 * radius, theme.win, 5)
            return
        with canvas.faded(strength):
            if site in self._faces:
                canvas.tint(self._faces[site], theme.win, 0.45)
                canvas.line(self._faces[site], theme.win, 8)
                return
            _paint_gleam(canvas, at, radius)
            spread = (0.9 + 0.35 * since) * radius
            canvas.ring(at, spread, theme.plate, 12)
            canvas.ring(at, spread, theme.win, 8)


def _paint_gleam(canvas: Canvas, at: XY, radius: float) -> None:
    """Paint light on a piece, from the upper left like that on all stones."""
    x, y = at
    glint = QPointF(x - 0.3 * radius, y - 0.35 * radius)
    gradient = QRadialGradient(QPointF(x, y), 1.05 * radius, glint)
    gradient.setColorAt(0, QColor(255, 255, 255, 245))
    gradient.setColorAt(0.35, QColor(255, 255, 255, 150))
    gradient.setColorAt(1, QColor(255, 255, 255, 25))
    canvas.painter.setPen(Qt.PenStyle.NoPen)
    canvas.painter.setBrush(gradient)
    canvas.painter.drawEllipse(QPointF(x, y), radius, radius)
