"""Icons of actions, drawn in the colour of the text beside them, sharp at any size.

The pictures are the SVG files in ``resources/icons``, in one colour, ``currentColor``; an action's
icon is named after its id. Icons are painted in the palette's current colour, so a change of theme
needs no new ones.
"""

from __future__ import annotations

import functools
from importlib import resources
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

_PROGRAM_PX = (16, 20, 24, 32, 40, 48, 64, 96, 128, 256)
_SMALL_PX = 24  # up to this size the program's icon has less detail
_FOLDER = resources.files("resources") / "icons"
_Role = QPalette.ColorRole
_CLONES: list[QIconEngine] = []


@functools.cache
def icon(name: str, role: QPalette.ColorRole = _Role.ButtonText) -> QIcon:
    """Return the icon of this name, in the palette's colour for ``role``."""
    return QIcon(_TintedEngine(name, role, role))


@functools.cache
def row_icon(name: str) -> QIcon:
    """Return an icon for a row in a menu or a combo box, in the colour of the row's text.

    Menus use the active icon for the selected row; buttons use it while they have the focus, and
    their colour stays the same then.
    """
    return QIcon(_TintedEngine(name, _Role.ButtonText, _Role.HighlightedText))


def tinted(name: str, colour: str, size: QSize, scale: float) -> QPixmap:
    """Return a picture in a colour; ``size`` is in logical pixels of ``scale`` device pixels."""
    return _tinted(name, colour, size.width(), size.height(), scale)


def icon_file(name: str) -> str:
    """Return the path of a picture, as style sheets write it."""
    return Path(str(_FOLDER / f"{name}.svg")).as_posix()


def has_icon(name: str) -> bool:
    return f"{name}.svg" in _files()


@functools.cache
def _files() -> frozenset[str]:
    return frozenset([file.name for file in _FOLDER.iterdir()])


@functools.cache
def program_icon() -> QIcon:
    """Return the icon: three stones, one of them odd, on a board with an odd number of sides."""
    made = QIcon()
    for size_px in _PROGRAM_PX:
        name = "oddments-small" if size_px <= _SMALL_PX else "oddments"
        made.addPixmap(QPixmap.fromImage(_drawn(_text(name), size_px, size_px)))
    return made


class _TintedEngine(QIconEngine):
    """Paints one picture in the colours of the application's palette."""

    def __init__(
        self, name: str, role: QPalette.ColorRole, active_role: QPalette.ColorRole
    ) -> None:
        super().__init__()
        self._name, self._role, self._active_role = name, role, active_role

    def clone(self) -> QIconEngine:
        made = _TintedEngine(self._name, self._role, self._active_role)
        _CLONES.append(made)  # or Python destroys it before Qt takes it
        return made

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatioF() if painter.device() else 1.0
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, ratio))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1.0)

    def scaledPixmap(
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        """``size`` is in logical pixels, each of ``scale`` device pixels."""
        return _tinted(self._name, self._colour(mode), size.width(), size.height(), scale)

    def _colour(self, mode: QIcon.Mode) -> str:
        palette = QApplication.palette()
        if mode is QIcon.Mode.Disabled:
            return palette.color(QPalette.ColorGroup.Disabled, self._role).name()
        if mode is QIcon.Mode.Selected:
            return palette.color(_Role.HighlightedText).name()
        if mode is QIcon.Mode.Active:
            return palette.color(self._active_role).name()
        return palette.color(self._role).name()


@functools.lru_cache(maxsize=512)
def _tinted(name: str, colour: str, width: int, height: int, scale: float) -> QPixmap:
    svg = _text(name).replace("currentColor", colour)
    pixmap = QPixmap.fromImage(_drawn(svg, round(width * scale), round(height * scale)))
    pixmap.setDevicePixelRatio(scale)
    return pixmap


@functools.cache
def _text(name: str) -> str:
    return (_FOLDER / f"{name}.svg").read_text("utf-8")


def _drawn(svg: str, width: int, height: int) -> QImage:
    """Return the picture in a transparent image, as large as fits and in the middle."""
    # a button may be squeezed to nothing for a moment
    image = QImage(max(1, width), max(1, height), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    side = min(width, height)
    box = QRectF((width - side) / 2, (height - side) / 2, side, side)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(svg.encode())).render(painter, box)
    painter.end()
    return image
