"""Renders the program's icon for the icon files of all systems."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import core

ICONS: Path = core.ROOT / "resources" / "icons"
SMALL_PX = 24  # up to this size, the simplified drawing is used


def program_icon(size_px: int) -> BytesIO:
    """Return the icon as a PNG file with this many pixels per side."""
    small = size_px <= SMALL_PX
    return draw(ICONS / ("oddments-small.svg" if small else "oddments.svg"), size_px)


def draw(source: Path, size_px: int) -> BytesIO:
    """Return an SVG file as a square PNG file."""
    from PySide6.QtCore import QBuffer, QSize
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(QSize(size_px, size_px), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return BytesIO(buffer.data().data())
