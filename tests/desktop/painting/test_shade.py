"""Shades look the same on the screen and in PDF."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF
from PySide6.QtGui import (
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPdfWriter,
    QRadialGradient,
)
from pytestqt.qtbot import QtBot

from desktop.painting.shade import box_path, paint_layers, paint_shade

STRONG, CLEAR = QColor(0, 0, 0, 128), QColor(0, 0, 0, 0)


def linear(one: QColor, other: QColor) -> QLinearGradient:
    gradient = QLinearGradient(QPointF(0, 0), QPointF(100, 0))
    gradient.setColorAt(0, one)
    gradient.setColorAt(1, other)
    return gradient


def radial(one: QColor, other: QColor) -> QRadialGradient:
    gradient = QRadialGradient(QPointF(50, 50), 50)
    gradient.setColorAt(0.5, one)
    gradient.setColorAt(1, other)
    return gradient


def painted(paint: Callable[..., None], gradient: QLinearGradient | QRadialGradient) -> QImage:
    image = QImage(100, 100, QImage.Format.Format_RGB32)
    image.fill(QColor("white"))
    painter = QPainter(image)
    paint(painter, box_path(QRectF(0, 0, 100, 80)), gradient)
    painter.end()
    return image


@pytest.mark.parametrize(
    "gradient",
    [linear(STRONG, CLEAR), linear(CLEAR, STRONG), radial(STRONG, CLEAR), radial(CLEAR, STRONG)],
    ids=["fades", "grows", "fades around", "grows around"],
)
def test_layers_look_like_the_gradient(
    qtbot: QtBot, gradient: QLinearGradient | QRadialGradient
) -> None:
    smooth, layers = painted(paint_shade, gradient), painted(paint_layers, gradient)
    assert smooth != layers
    for x in range(2, 98, 4):
        for y in (5, 40, 75, 90):
            seen = smooth.pixelColor(x, y).red(), layers.pixelColor(x, y).red()
            assert abs(seen[0] - seen[1]) <= 12, (x, y)


def test_pdf_gets_no_masks(qtbot: QtBot) -> None:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    painter = QPainter(writer)
    paint_shade(painter, box_path(QRectF(0, 0, 100, 80)), linear(STRONG, CLEAR))
    painter.end()
    assert b"/S /Alpha" not in buffer.data().data()
