"""A slider that moves to where it is clicked."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QSlider


class Slider(QSlider):
    """Lies horizontally; the left button moves it as Qt's middle button does."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Jump to the clicked value, from where the slider can be dragged on."""
        if event.button() is not Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        middle = QMouseEvent(
            event.type(),
            event.position(),
            event.globalPosition(),
            Qt.MouseButton.MiddleButton,
            Qt.MouseButton.MiddleButton,
            event.modifiers(),
        )
        super().mousePressEvent(middle)
