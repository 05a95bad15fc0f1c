"""Brings a window to the front."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_ROUND_TRIP_MS = 100  # to the X server and back


def bring_forward(window: QWidget) -> None:
    """Show a window in front of the others, if the desktop allows that."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    _activate(window)
    if QGuiApplication.platformName() == "xcb" and QGuiApplication.focusWindow() is None:
        _learn_time(window)
        QTimer.singleShot(_ROUND_TRIP_MS, window, lambda: _activate(window))


def _activate(window: QWidget) -> None:
    window.raise_()
    window.activateWindow()


def _learn_time(window: QWidget) -> None:
    """Make the X server send the time.

    Window managers only raise a window whose last known time is later than the user's last input
    to another program. Qt learns the time from the event of a changed window property.
    """
    handle = window.windowHandle()
    handle.setIcon(handle.icon())
