"""Keeps windows within what is free of their screen, beside panels and docks."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QApplication, QWidget

_FRAME = QSize(10, 40)  # around a window; known once it is shown, and QDialog assumes the same


def fit_on_screen(window: QWidget) -> None:
    """Move a window that is about to be shown onto its screen, and shrink it if need be.

    One that has no place yet comes to the middle of the screen of the active window.
    """
    is_placed = window.testAttribute(Qt.WidgetAttribute.WA_Moved)
    screen = (window if is_placed else QApplication.activeWindow() or window).screen()
    free = screen.availableGeometry()
    most = free.size() - _FRAME
    window.setMinimumSize(window.minimumSize().boundedTo(most))
    window.resize(window.size().boundedTo(most))
    frame = QRect(window.pos(), window.size() + _FRAME)
    if not is_placed:
        frame.moveCenter(free.center())
    frame.moveRight(min(frame.right(), free.right()))
    frame.moveBottom(min(frame.bottom(), free.bottom()))
    frame.moveLeft(max(frame.left(), free.left()))
    frame.moveTop(max(frame.top(), free.top()))
    window.move(frame.topLeft())
