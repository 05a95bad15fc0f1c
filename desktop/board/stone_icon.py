"""A stone as an icon, which stands for a colour.

Each icon is created once, because Qt keeps copies of every new one for some time, which would add
up game by game.
"""

from __future__ import annotations

import functools

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QIcon, QPainter, QPen, QPixmap, QRadialGradient

from desktop.theme.theme import Theme


@functools.lru_cache(maxsize=64)
def stone_pixmap(colour: int, theme: Theme, size_px: int, *, ratio: float = 2.0) -> QPixmap:
    """Return a stone ``size_px`` wide, with ``ratio`` device pixels per pixel."""
    pixmap = QPixmap(round(size_px * ratio), round(size_px * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    radius = size_px / 2 - 1
    centre = QPointF(size_px / 2, size_px / 2)
    light = QPointF(centre.x() - 0.36 * radius, centre.y() - 0.42 * radius)
    shading = QRadialGradient(centre, radius, light)
    for place, stop in zip((0.0, 0.6, 1.0), theme.stones[colour], strict=True):
        shading.setColorAt(place, QColor(stop))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme.rims[colour]), 1.2))
    painter.setBrush(QBrush(shading))
    painter.drawEllipse(centre, radius, radius)
    painter.end()
    return pixmap


@functools.lru_cache(maxsize=64)
def stone_icon(colour: int, theme: Theme, size_px: int = 18) -> QIcon:
    pixmap = stone_pixmap(colour, theme, size_px)
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)  # not tinted in the list
    return icon
