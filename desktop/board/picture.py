"""Pictures of whole boards, for the start page, for files and for printing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import shiboken6
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.board_scene import BoardScene
from desktop.painting.drawing import Drawing
from desktop.theme.themes import Theme
from rules.piece import Change
from rules.position import Position
from rules.setup import Setup


@contextmanager
def board_for_paper(
    setup: Setup, theme: Theme, drawing: Drawing | None = None
) -> Iterator[BoardScene]:
    """Yield a scene for painting to a file or printer, as vector shapes that stay sharp."""
    scene = BoardScene(setup, theme, drawing)
    try:
        for item in scene.items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # a cache would contain pixels
        yield scene
    finally:
        shiboken6.delete(scene)


def paint_board(painter: QPainter, box: QRectF, scene: BoardScene) -> None:
    """Paint a whole board into a box, centred and as large as it fits."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, box, scene.sceneRect())


def board_picture(
    position: Position,
    size_px: int,
    theme: Theme,
    device_ratio: float = 1.0,
    last: tuple[Change, ...] = (),
    drawing: Drawing | None = None,
) -> QImage:
    """Return a square picture of a board on a transparent ground, drawn as on the screen.

    ``size_px``: in logical pixels; there are ``device_ratio`` device pixels to each.
    """
    with board_for_paper(position.setup, theme, drawing) as scene:
        scene.show_position(position, last)
        return scene_picture(scene, size_px, device_ratio)


def scene_picture(scene: BoardScene, size_px: int, device_ratio: float = 1.0) -> QImage:
    """Return a square picture of a scene."""
    pixels = round(size_px * device_ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    scene.render(painter, QRectF(0, 0, pixels, pixels))
    painter.end()
    image.setDevicePixelRatio(device_ratio)
    return image
