"""Brings windows to the front, and holds them within what is free of their screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication, QWidget

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


_STEP_PX = 32  # from one window to the next, which would lie on it

FRAME = QSize(10, 40)  # around a window; known once it is shown, and QDialog assumes the same


def most_on_screen(window: QWidget) -> QSize:
    """Return the largest size that a window can have on its screen."""
    return _screen(window).availableGeometry().size() - FRAME


def fit_on_screen(window: QWidget, beside: Sequence[QWidget] = ()) -> None:
    """Move a window onto its screen, and shrink it if need be.

    One that is about to be shown and has no place yet comes to the middle of the screen of the
    active window. The corners of the windows ``beside`` stay in sight.
    """
    state = window.windowState()
    free, most = _screen(window).availableGeometry(), most_on_screen(window)
    window.setMinimumSize(window.minimumSize().boundedTo(most))
    window.resize(window.size().boundedTo(most))
    frame = QRect(window.pos(), window.size() + FRAME)
    if not _is_placed(window):
        frame.moveCenter(free.center())
    frame.moveRight(min(frame.right(), free.right()))
    frame.moveBottom(min(frame.bottom(), free.bottom()))
    frame.moveLeft(max(frame.left(), free.left()))
    frame.moveTop(max(frame.top(), free.top()))
    window.move(_free_corner(frame, free, [other.pos() for other in beside]))
    window.setWindowState(state)  # which the widget, but not its QWindow, has lost by now


def _free_corner(frame: QRect, free: QRect, taken: Sequence[QPoint]) -> QPoint:
    """Return where the corner of a window does not lie on those taken, or lies farthest off."""

    def distance(corner: QPoint) -> int:
        away = [(corner - other).manhattanLength() for other in taken]
        return min([_STEP_PX, *away])

    room = free.size() - frame.size()
    corners = []
    for shift in range(0, (len(taken) + 1) * _STEP_PX, _STEP_PX):
        x = (frame.x() - free.x() + shift) % max(room.width() + 1, 1)
        y = (frame.y() - free.y() + shift) % max(room.height() + 1, 1)
        corners.append(free.topLeft() + QPoint(x, y))
    return max(corners, key=distance)


def _is_placed(window: QWidget) -> bool:
    return window.isVisible() or window.testAttribute(Qt.WidgetAttribute.WA_Moved)


def _screen(window: QWidget) -> QScreen:
    return (window if _is_placed(window) else QApplication.activeWindow() or window).screen()
