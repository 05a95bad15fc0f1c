"""Pictures of whole boards: for the start page, for files and paper, and for looking at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import shiboken6
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.board_scene import BoardScene
from desktop.painting.drawing import Drawing
from desktop.theme.theme import Theme
from rules.piece import Change
from rules.position import Position
from rules.setup import Setup


@contextmanager
def board_for_paper(
    setup: Setup, theme: Theme, drawing: Drawing | None = None
) -> Iterator[BoardScene]:
    """A scene to be painted elsewhere than on the screen: as shapes, which stay sharp there."""
    scene = BoardScene(setup, theme, drawing)
    try:
        for item in scene.items():
            item.setCacheMode(QGraphicsItem.CacheMode.NoCache)  # a cache would be of pixels
        yield scene
    finally:
        shiboken6.delete(scene)


def paint_board(painter: QPainter, box: QRectF, scene: BoardScene) -> None:
    """Paint all of a board as large as it fits into the middle of a box."""
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
    """A square picture of a board, transparent around it, drawn as the board on the screen is.

    ``size_px`` counts the screen's logical pixels; with ``device_ratio`` 2 there are twice as many.
    """
    with board_for_paper(position.setup, theme, drawing) as scene:
        scene.show_position(position, last)
        return scene_picture(scene, size_px, device_ratio)


def scene_picture(scene: BoardScene, size_px: int, device_ratio: float = 1.0) -> QImage:
    """A square picture of a scene as it is now."""
    pixels = round(size_px * device_ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_board(painter, QRectF(0, 0, pixels, pixels), scene)
    painter.end()
    image.setDevicePixelRatio(device_ratio)
    return image
