"""The size, place, style sheet and zoom of windows; and the base of those beside the games."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from desktop.settings.appearance import Appearance
from desktop.settings.setting import Setting
from desktop.settings.settings import Settings
from desktop.theme.style import scale_spaces, text_growth, zoom_sheet
from desktop.theme.themes import UI_THEME
from desktop.widgets.keys import press_by_enter
from desktop.widgets.windows import FileDrops, fit_on_screen


class WindowSize(QObject):
    """Restores the last size of a kind of window, on its screen, and styles and zooms it.

    Text and controls grow with the zoom and with the window. The window calls ``fit`` when it is
    resized and ``remember`` when it closes.

    Signals:
        zoomed: the size of text and controls has changed.
    """

    zoomed = Signal()

    def __init__(
        self,
        window: QWidget,
        settings: Settings,
        appearance: Appearance,
        geometry: Setting[QByteArray | None],
        *,
        first_px: tuple[int, int],
        least_px: tuple[int, int],
        contents: QWidget | None = None,
    ) -> None:
        """``first_px`` is the size of the window when ``geometry`` has never been stored.

        ``contents``: the part of the window whose layouts are zoomed, by default all of it.
        """
        super().__init__(window)
        self._window, self._settings, self._geometry = window, settings, geometry
        self._appearance, self._zoom = appearance, 0.0
        self._contents = contents or window
        window.setMinimumSize(*least_px)
        window.resize(*first_px)
        stored = geometry.of(settings)
        if stored is not None:
            window.restoreGeometry(stored)
        fit_on_screen(window)
        appearance.zoomed.connect(self._on_zoomed)
        UI_THEME.changed.connect(self._dress)

    def fit(self, *, rebuilt: bool = False) -> None:
        """Zoom text and controls; with ``rebuilt``, also the spaces of new layouts."""
        zoom = self._settings.zoom * text_growth(self._window.size())
        zooms = zoom != self._zoom
        if zooms:
            self._zoom = zoom
            self._dress()
        if zooms or rebuilt:
            scale_spaces(self._contents, zoom)
        if zooms:
            self.zoomed.emit()

    def remember(self) -> None:
        """Store size and place for the next window of this kind."""
        self._geometry.assign(self._settings, self._window.saveGeometry())

    def _on_zoomed(self) -> None:
        self.fit()

    def _dress(self) -> None:
        self._window.setStyleSheet(self._appearance.sheet + zoom_sheet(self._zoom))


Keys = QKeySequence.StandardKey | str
_Standard = QKeySequence.StandardKey


class SideWindow(QWidget):
    """A window that stores its size, follows theme and zoom, and is deleted when it is closed.

    A subclass builds its contents, then calls ``window_size.fit()``.

    Attributes:
        window_size: the sizes of the window and of its text.

    Signals:
        closed: the window has been closed.
    """

    closed = Signal()

    def __init__(
        self,
        settings: Settings,
        appearance: Appearance,
        geometry: Setting[QByteArray | None],
        *,
        first_px: tuple[int, int],
        least_px: tuple[int, int],
    ) -> None:
        super().__init__()
        FileDrops(self)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.window_size = WindowSize(
            self, settings, appearance, geometry, first_px=first_px, least_px=least_px
        )
        self.add_shortcut("Esc", self.close)
        self.add_shortcut("Ctrl+Q", QApplication.quit)
        self.add_shortcut(_Standard.ZoomIn, lambda: appearance.zoom(1))
        self.add_shortcut(_Standard.ZoomOut, lambda: appearance.zoom(-1))
        self.add_shortcut("Ctrl+0", lambda: appearance.zoom(0))

    def add_shortcut(self, keys: Keys, act: Callable[[], object]) -> None:
        """Call ``act`` when these keys are pressed in the window."""
        QShortcut(QKeySequence(keys) if isinstance(keys, str) else keys, self, act)

    # -- Qt ----------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.window_size.fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.window_size.remember()
        self.closed.emit()
        event.accept()
