"""The contrast of a row's text with its background, measured from the pixels."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

_SHARPNESS = 3  # pixels painted per pixel, so that letters show their colour between soft edges
_INSET_PX = 3  # skips the frames of focused rows, which are not text
_INK = 1.25  # the minimum contrast to count as drawn on the background
_Flags = npt.NDArray[np.bool_]


def painted(widget: QWidget, place: QRect) -> QImage:
    """Return what a rectangle of a widget shows, enlarged."""
    window = widget.window()
    seen = QRect(widget.mapTo(window, place.topLeft()), place.size())
    image = QImage(seen.size() * _SHARPNESS, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.magenta)
    painter = QPainter(image)
    painter.scale(_SHARPNESS, _SHARPNESS)
    window.render(painter, QPoint(), QRegion(seen))
    painter.end()
    return image


def row_contrasts(image: QImage, word_gap_px: float) -> list[float]:
    """Return the contrast of each visible word in a row's picture.

    Words are parts with at least ``word_gap_px`` of the ground between them.
    """
    inset = _INSET_PX * _SHARPNESS
    pixels = _pixels(image)[inset:-inset, inset:-inset]
    against = _contrast_with_ground(pixels)
    ink: _Flags = against >= _INK
    found = []
    for top, bottom in _runs(np.any(ink, axis=1), 1):
        for left, right in _runs(np.any(ink[top:bottom], axis=0), word_gap_px * _SHARPNESS):
            found.append(float(against[top:bottom, left:right].max()))
    return found


def _pixels(image: QImage) -> npt.NDArray[np.integer]:
    """Return [y, x] -> 0xRRGGBB."""
    bits = np.frombuffer(image.constBits(), np.uint32)
    lines = bits.reshape(image.height(), image.bytesPerLine() // 4)
    return lines[:, : image.width()] & 0xFFFFFF


def _contrast_with_ground(pixels: npt.NDArray[np.integer]) -> npt.NDArray[np.float64]:
    """Return [y, x] -> the contrast, by WCAG 2, with the most frequent colour."""
    colours, number, count = np.unique(pixels, return_inverse=True, return_counts=True)
    channels = np.stack([colours >> shift & 255 for shift in (16, 8, 0)], axis=-1) / 255
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    light = linear @ (0.2126, 0.7152, 0.0722) + 0.05
    ground = light[count.argmax()]
    ratios: npt.NDArray[np.float64] = np.maximum(light, ground) / np.minimum(light, ground)
    return ratios[number].reshape(pixels.shape)


def _runs(flags: _Flags, gap: float) -> Iterator[tuple[int, int]]:
    """Yield (first, end) of the runs of set flags; runs less than ``gap`` apart count as one."""
    at = np.flatnonzero(flags)
    if len(at) == 0:
        return
    breaks = np.flatnonzero(np.diff(at) > gap)
    firsts, lasts = [0, *(breaks + 1)], [*breaks, len(at) - 1]
    for first, last in zip(firsts, lasts, strict=True):
        yield int(at[first]), int(at[last]) + 1
