"""The size and the place of a window, its style sheet, and the size of the text in it."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QObject, Signal
from PySide6.QtWidgets import QWidget

from desktop.settings.appearance import Appearance
from desktop.settings.setting import Setting
from desktop.settings.settings import Settings
from desktop.theme.style import scale_spaces, text_growth, zoom_sheet
from desktop.widgets.windows import fit_on_screen


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
        appearance.theme_changed.connect(self._dress)

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
