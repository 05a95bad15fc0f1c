"""Pictures of whole boards: for the start page, for printing and for looking at."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.board_scene import BoardScene
from desktop.drawing import Drawing
from desktop.theme import Theme
from rules.position import Change, Position


def board_picture(
    position: Position,
    size_px: int,
    theme: Theme,
    device_ratio: float = 1.0,
    last: tuple[Change, ...] = (),
    drawing: Drawing | None = None,
) -> QImage:
    """A square picture of a board, transparent around it, drawn as the board on the screen is.

    ``size_px`` counts the screen's logical pixels; with ``device_ratio`` 2 there are twice as many.
    """
    scene = BoardScene(position.setup, theme, drawing)
    scene.show_position(position, last)
    pixels = round(size_px * device_ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, pixels, pixels), scene.sceneRect())
    painter.end()
    shiboken6.delete(scene)
    image.setDevicePixelRatio(device_ratio)
    return image
