"""Files of boards: PNG of pixels, SVG and PDF of shapes, printed pages, thumbnails."""

from __future__ import annotations

import dataclasses
import math
import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from desktop.board.board_scene import BoardScene
from desktop.board.picture import paint_board
from desktop.export.export_source import ExportSource, PictureStyle
from desktop.game.game_text import turn_caption
from desktop.theme.typeface import SANS, use_typeface
from rules.record.game_file import GameFileError, load
from rules.translatable_text import TranslatableText

_TITLE_PT, _TEXT_PT, _SMALL_PT = 15.0, 10.5, 9.0

_INK = QColor("#000000")

_GAP = 0.8  # between diagrams and around captions, in lines of text

_COLUMNS = {1: 1, 2: 1, 4: 2, 6: 2, 9: 3, 12: 3}  # [diagrams per page] -> columns in portrait

PER_PAGE = tuple(_COLUMNS)

_TURN_WIDTH = 15  # characters in a column of the list of turns, at least


@dataclasses.dataclass(frozen=True)
class Sheet:
    """What of a game is printed.

    Attributes:
        whole: the whole game in diagrams; else the current board only.
        every: the number of turns between two diagrams.
        per_page: the number of diagrams on a page, one of ``PER_PAGE``.
        turns: whether all turns are listed at the end.
    """

    whole: bool = False
    every: int = 4
    per_page: int = 6
    turns: bool = True


def paint_page(painter: QPainter, page: QRectF, source: ExportSource, style: PictureStyle) -> None:
    """Paint one board with its caption on one page."""
    box = _paint_head(painter, page, source)
    words = [source.state, source.date]
    font = _font(_TEXT_PT)
    line = _line(painter, font)
    height = (len(words) + _GAP) * line
    with source.board(style) as scene:
        source.shown(style).show_on(scene)
        seen = scene.sceneRect().size()
        seen.scale(box.width(), box.height() - height, Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(box.center().x() - seen.width() / 2, box.top(), *seen.toTuple())
        paint_board(painter, place, scene)
    below = QRectF(box.left(), place.bottom() + _GAP / 2 * line, box.width(), height)
    _write(painter, below, "\n".join(filter(None, words)), font, Qt.AlignmentFlag.AlignHCenter)


def paint_sheet(
    painter: QPainter,
    page: QRectF,
    new_page: Callable[[], object],
    source: ExportSource,
    style: PictureStyle,
    sheet: Sheet,
) -> None:
    """Paint all pages; ``new_page`` begins the next one."""
    if not sheet.whole:
        paint_page(painter, page, source, style)
        return
    box = _paint_head(painter, page, source)
    turns = diagram_turns(len(source.nodes), sheet.every)
    with source.board(style) as scene:
        places = _places(box, sheet.per_page)
        for number, turn in enumerate(turns):
            if number and number % sheet.per_page == 0:
                new_page()
                places = _places(page, sheet.per_page)
            before = turns[number - 1] if number else 0
            source.after(turn, style, last=turn - before).show_on(scene)
            place = places[number % sheet.per_page]
            _paint_diagram(painter, place, scene, source.turn_text(turn))
    if sheet.turns and source.nodes:
        new_page()
        _paint_turns(painter, page, new_page, source)


def diagram_turns(count: int, every: int) -> list[int]:
    """Return the turns with a diagram in a game of ``count`` turns; always the last one too."""
    return [*range(every, count, every), count]


def _paint_head(painter: QPainter, page: QRectF, source: ExportSource) -> QRectF:
    """Paint the title and the players. Returns the rest of the page."""
    painter.setPen(Qt.PenStyle.NoPen)  # so that a preview records the change to ink, its default
    top = page.top()
    for text, font in ((source.title, _font(_TITLE_PT, True)), (source.players, _font(_TEXT_PT))):
        height = _line(painter, font)
        box = QRectF(page.left(), top, page.width(), height)
        _write(painter, box, text, font, Qt.AlignmentFlag.AlignHCenter)
        top += 1.15 * height
    top += _GAP * _line(painter, _font(_TEXT_PT))
    return QRectF(page.left(), top, page.width(), page.bottom() - top)


def _places(box: QRectF, per_page: int) -> list[QRectF]:
    """Return the places of the diagrams on a page, row by row."""
    columns = _COLUMNS[per_page]
    rows = per_page // columns
    if box.width() > box.height():
        columns, rows = rows, columns
    width, height = box.width() / columns, box.height() / rows
    return [
        QRectF(box.left() + column * width, box.top() + row * height, width, height)
        for row in range(rows)
        for column in range(columns)
    ]


def _paint_diagram(painter: QPainter, place: QRectF, scene: BoardScene, text: str) -> None:
    font = _font(_SMALL_PT)
    line = _line(painter, font)
    room = place.adjusted(_GAP * line / 2, 0, -_GAP * line / 2, -(1 + _GAP) * line)
    seen = scene.sceneRect().size()
    seen.scale(room.size(), Qt.AspectRatioMode.KeepAspectRatio)
    top = room.top() + (room.height() - seen.height()) / 2
    left = room.center().x() - seen.width() / 2
    paint_board(painter, QRectF(left, top, *seen.toTuple()), scene)
    below = QRectF(place.left(), top + seen.height(), place.width(), line)
    _write(painter, below, text, font, Qt.AlignmentFlag.AlignHCenter)


def _paint_turns(
    painter: QPainter, page: QRectF, new_page: Callable[[], object], source: ExportSource
) -> None:
    """Paint the list of turns in columns, and the result."""
    font = _font(_TEXT_PT)
    metrics = QFontMetricsF(font, painter.device())
    texts = [f"{number}.  {turn_caption(node)}" for number, node in enumerate(source.nodes, 1)]
    wanted = max([metrics.averageCharWidth() * _TURN_WIDTH, *map(metrics.horizontalAdvance, texts)])
    line = metrics.lineSpacing()
    columns = max(1, int(page.width() / (wanted + 2 * line)))
    rows = max(1, int(page.height() / line) - 4)
    width = page.width() / columns
    for start in range(0, len(texts), rows * columns):
        if start:
            new_page()
        heading = QRectF(page.left(), page.top(), page.width(), 2 * line)
        _write(painter, heading, source.title, _font(_TEXT_PT, True), Qt.AlignmentFlag.AlignLeft)
        part = texts[start : start + rows * columns]
        used = min(rows, max(math.ceil(len(part) / columns), 10))  # few turns need few columns
        for index, text in enumerate(part):
            column, row = divmod(index, used)
            left, top = page.left() + column * width, page.top() + (row + 2) * line
            box = QRectF(left, top, width, line)
            _write(painter, box, text, font, Qt.AlignmentFlag.AlignLeft)
    end = QRectF(page.left(), page.bottom() - 1.5 * line, page.width(), 1.5 * line)
    words = "   ".join(filter(None, [source.state, source.date]))
    _write(painter, end, words, font, Qt.AlignmentFlag.AlignLeft)


def _font(size_pt: float, bold: bool = False) -> QFont:
    font = QFont()
    font.setPointSizeF(size_pt)
    font.setBold(bold)
    return font


def _line(painter: QPainter, font: QFont) -> float:
    return QFontMetricsF(font, painter.device()).lineSpacing()


def _write(painter: QPainter, box: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag) -> None:
    painter.setFont(font)
    painter.setPen(_INK)
    painter.drawText(box, align | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap, text)


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

    # a viewer without the typeface would write in its default one, which has serifs
    own = f'font-family="{SANS}'
    return _written(write).replace(own.encode(), f"{own}, sans-serif".encode())


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
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    write(buffer)
    return bytes(buffer.data().data())


def write_thumbnail(size_px: int, file: Path, picture: Path) -> int:
    """Write the final position in ``file`` as a square PNG. Returns the exit code."""
    try:
        record = load(file)
    except (GameFileError, OSError) as error:
        print(f"oddments: {file} cannot be read: {error}", file=sys.stderr)
        return 1
    os.environ["QT_QPA_PLATFORM"] = "offscreen"  # file managers run their helpers in a sandbox
    from PySide6.QtWidgets import QApplication

    from desktop.board.picture import board_picture
    from desktop.theme.themes import LIGHT

    app = QApplication(["oddments"])
    use_typeface()
    last = (record.main_line or [record.root])[-1]
    before = record.position_at(last.parent) if last.parent else None
    changes = before.turn_changes(last.turn) if before else ()
    image = board_picture(record.position_at(last), size_px, LIGHT, last=changes)
    written = image.save(str(picture), "PNG")  # type: ignore[call-overload]
    app.shutdown()
    if not written:
        print(f"oddments: {picture} cannot be written", file=sys.stderr)
    return 0 if written else 1
