"""Files of one board: PNG of pixels, SVG and PDF of shapes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from desktop.board.board_scene import BoardScene
from desktop.board.picture import paint_board
from desktop.export.export_source import ExportSource
from desktop.export.paper import paint_page
from desktop.export.picture_style import PictureStyle
from rules.translatable_text import TranslatableText


def scene_image(scene: BoardScene, longer_px: int, *, transparent: bool = False) -> QImage:
    """Return a picture whose longer side has ``longer_px`` pixels.

    Raises:
        MemoryError: there is not enough memory.
    """
    size = _fitted(scene, longer_px)
    image = QImage(size.toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise MemoryError(TranslatableText("not enough memory for such a large picture"))
    image.fill(Qt.GlobalColor.transparent if transparent else QColor(scene.theme.background))
    painter = QPainter(image)
    paint_board(painter, QRectF(image.rect()), scene)
    painter.end()
    return image


def board_image(
    source: ExportSource, style: PictureStyle, longer_px: int, *, transparent: bool
) -> QImage:
    """Return ``scene_image`` of the current position."""
    with source.board(style) as scene:
        source.shown(style).show_on(scene)
        return scene_image(scene, longer_px, transparent=transparent)


def png(source: ExportSource, style: PictureStyle, longer_px: int, transparent: bool) -> bytes:
    image = board_image(source, style, longer_px, transparent=transparent)
    plain = QImage.Format.Format_ARGB32 if transparent else QImage.Format.Format_RGB32
    image.convertTo(plain)
    return _written(lambda buffer: _save(image, buffer))


def svg(source: ExportSource, style: PictureStyle, longer_px: int, transparent: bool) -> bytes:
    def write(buffer: QBuffer) -> None:
        with source.board(style) as scene:
            source.shown(style).show_on(scene)
            box = QRectF(0, 0, scene.sceneRect().width(), scene.sceneRect().height())
            generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)
            generator.setOutputDevice(buffer)
            generator.setSize(_fitted(scene, longer_px).toSize())
            generator.setViewBox(box)
            generator.setTitle(source.title)
            generator.setDescription(f"{source.players}. {source.state}")
            painter = QPainter(generator)
            if not transparent:
                painter.fillRect(box, QColor(scene.theme.background))
            paint_board(painter, box, scene)
            painter.end()

    return _written(write)


def pdf(source: ExportSource, style: PictureStyle, paper: QPageSize) -> bytes:
    """Return one page with the board, the game's title, its players and its state."""

    def write(buffer: QBuffer) -> None:
        writer = QPdfWriter(buffer)
        writer.setTitle(source.title)
        writer.setPageSize(paper)
        painter = QPainter(writer)
        paint_page(painter, QRectF(0, 0, writer.width(), writer.height()), source, style)
        painter.end()

    return _written(write)


def _fitted(scene: BoardScene, longer_px: int) -> QSizeF:
    size = scene.sceneRect().size()
    return size.scaled(longer_px, longer_px, Qt.AspectRatioMode.KeepAspectRatio)


def _save(image: QImage, buffer: QBuffer) -> None:
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]  # it does accept str
        raise MemoryError(TranslatableText("not enough memory for such a large picture"))


def _written(write: Callable[[QBuffer], None]) -> bytes:
    """Return the bytes that ``write`` writes."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    return bytes(buffer.data().data())
