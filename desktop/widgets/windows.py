"""Windows: in front, on their screen, as large as their text needs, and open to dropped files."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, QPoint, QRect, QSize, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication, QScreen, QShowEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget


class Dialog(QDialog):
    """Opens as large as its contents ask for, if the screen has that much room.

    Qt would stop at two thirds of the screen, and cut labels that wrap. What may be larger than
    the screen belongs into a ``FittingScrollArea``.
    """

    def __init__(self, parent: QWidget | None = None, *, lines: tuple[int, int] = (0, 0)) -> None:
        """``lines`` is the least size at which it opens, in line heights."""
        super().__init__(parent)
        FileDrops(self)
        self._lines = lines
        self._fitted_px = 0  # the line height for which the size was chosen

    def showEvent(self, event: QShowEvent) -> None:
        if not event.spontaneous():
            self._fit()
        super().showEvent(event)

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and self.isVisible():
            if self.fontMetrics().height() != self._fitted_px:
                self._fit()
            else:
                self._grow(self.size(), self._least_height(self.width()))
        return done

    def _fit(self) -> None:
        line = self.fontMetrics().height()
        size = QSize(*[count * line for count in self._lines]).expandedTo(self.sizeHint())
        if self._fitted_px:
            size = size.expandedTo(self.size())  # the user may have chosen it
        self._fitted_px = line
        width = min(size.width(), most_on_screen(self).width())
        layout = self.layout()
        height = max(0, layout.totalHeightForWidth(width)) if layout is not None else 0
        self._grow(QSize(width, size.height()), height)

    def _least_height(self, width: int) -> int:
        layout = self.layout()
        if layout is None or not layout.hasHeightForWidth():
            return 0
        return layout.totalMinimumHeightForWidth(width)

    def _grow(self, size: QSize, height: int) -> None:
        """Take a size, or if it is too low this height, as far as the screen has room."""
        wanted = size.expandedTo(QSize(0, height)).boundedTo(most_on_screen(self))
        if wanted != self.size():
            self.resize(wanted)
            if self.isVisible():
                fit_on_screen(self)


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


_SHOWN = (QEvent.Type.Show, QEvent.Type.WinIdChange)


_COPIED = "x-special/gnome-copied-files"  # of Nemo, Caja and Thunar: "copy", then a URL a line
_AS_TEXT = ("file:", "x-special/nautilus-clipboard")  # the latter of older file managers of GNOME


def local_files(data: QMimeData) -> list[Path]:
    """Return the files on this computer that are dragged or on the clipboard, perhaps as text."""
    text = data.text() if data.text().startswith(_AS_TEXT) else ""
    lines = f"{text}\n{data.data(_COPIED).toStdString()}".split("\n")
    urls = data.urls() or [QUrl(line.strip()) for line in lines]
    return [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]


class FileDrops(QObject):
    """Opens the files that are dropped on a window, wherever in it, or refuses them.

    A program whose files are moved may delete its own, so they are only copied. Text fields get no
    files: Qt's accept any move.
    """

    def __init__(self, window: QWidget, open_file: Callable[[Path], object] | None = None) -> None:
        super().__init__(window)
        self._window, self._open_file = window, open_file
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # without our attributes at first, which may be gone while the window is destroyed
        if not isinstance(event, QDropEvent):
            if event.type() in _SHOWN and watched is self._window:
                self._watch_drops()
            return False
        if watched is self._window or not (files := local_files(event.mimeData())):
            return False
        copy, opener = Qt.DropAction.CopyAction, self._open_file
        event.setDropAction(copy)
        event.setAccepted(opener is not None and bool(event.possibleActions() & copy))
        if opener is not None and event.isAccepted() and event.type() == QEvent.Type.Drop:
            for file in files:
                opener(file)
        return True

    def _watch_drops(self) -> None:
        """Watch Qt's part of the window, which hands drops to the field below the mouse."""
        handle = self._window.windowHandle()
        if handle is not None:
            handle.installEventFilter(self)
