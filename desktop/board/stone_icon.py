"""A stone as an icon, which stands for a player; a number where no piece is theirs.

Each icon is created once, because Qt keeps copies of every new one for some time, which would add
up game by game.
"""

from __future__ import annotations

import functools

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from desktop.painting.discs import glossy, paint_disc
from desktop.painting.game_view import GameView
from desktop.theme.themes import Theme, neutral_fill, player_fills, text_on
from rules.position import NEUTRAL


@functools.lru_cache(maxsize=64)
def stone_pixmap(colour: int, theme: Theme, size_px: int, *, ratio: float = 2.0) -> QPixmap:
    """Return a stone ``size_px`` wide, with ``ratio`` device pixels per pixel."""
    pixmap = _empty(size_px, ratio)
    radius = size_px / 2 - 1
    centre = QPointF(size_px / 2, size_px / 2)
    light = QPointF(centre.x() - 0.36 * radius, centre.y() - 0.42 * radius)
    gloss = glossy(theme, colour, 0.6, radius, centre, light)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_disc(painter, theme, colour, centre, radius, 1.2, gloss)
    painter.end()
    return pixmap


@functools.lru_cache(maxsize=64)
def number_pixmap(number: int, theme: Theme, size_px: int, *, ratio: float = 2.0) -> QPixmap:
    """Return the number of a player without pieces on a square with round corners."""
    pixmap = _empty(size_px, ratio)
    box = QRectF(0, 0, size_px, size_px).adjusted(1, 1, -1, -1)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    fill = player_fills(theme, numbered=True)[number - 1]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(fill))
    painter.drawRoundedRect(box, 0.25 * size_px, 0.25 * size_px)
    painter.setPen(QColor(text_on(fill)))
    font = painter.font()
    font.setPixelSize(max(1, round(0.66 * size_px)))
    font.setBold(True)
    painter.setFont(font)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
    painter.end()
    return pixmap


def player_pixmap(view: GameView, colour: int, theme: Theme, size_px: int) -> QPixmap:
    """Return the mark of the player of a colour: a stone, or a number where no piece is theirs."""
    if view.numbered:
        return number_pixmap(colour + 1, theme, size_px)
    return stone_pixmap(colour, theme, size_px)


@functools.lru_cache(maxsize=64)
def stone_icon(colour: int, theme: Theme, size_px: int = 18) -> QIcon:
    """Return a stone of a colour; a square for a neutral piece."""
    if colour == NEUTRAL:
        return _icon(_neutral_pixmap(theme, size_px))
    return _icon(stone_pixmap(colour, theme, size_px))


@functools.lru_cache(maxsize=64)
def player_icon(view: GameView, colour: int, theme: Theme, size_px: int) -> QIcon:
    return _icon(player_pixmap(view, colour, theme, size_px))


def _neutral_pixmap(theme: Theme, size_px: int) -> QPixmap:
    pixmap = _empty(size_px, 2.0)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(theme.ink))
    painter.setBrush(QColor(neutral_fill(theme)))
    inset = 0.2 * size_px
    box = QRectF(0, 0, size_px, size_px).adjusted(inset, inset, -inset, -inset)
    painter.drawRoundedRect(box, 0.12 * size_px, 0.12 * size_px)
    painter.end()
    return pixmap


def _empty(size_px: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(size_px * ratio), round(size_px * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _icon(pixmap: QPixmap) -> QIcon:
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)  # not tinted in the list
    return icon
