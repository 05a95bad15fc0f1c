"""The base of windows beside those with games: the help and the library."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QByteArray, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from desktop.settings.appearance import Appearance
from desktop.settings.setting import Setting
from desktop.settings.settings import Settings
from desktop.settings.window_size import WindowSize
from desktop.theme.themes import Theme
from desktop.widgets.keys import press_by_enter
from desktop.widgets.windows import FileDrops

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
        self._appearance = appearance
        FileDrops(self)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.window_size = WindowSize(
            self, settings, appearance, geometry, first_px=first_px, least_px=least_px
        )
        appearance.theme_changed.connect(self._show_theme)
        self.add_shortcut("Esc", self.close)
        self.add_shortcut("Ctrl+Q", QApplication.quit)
        self.add_shortcut(_Standard.ZoomIn, lambda: appearance.zoom(1))
        self.add_shortcut(_Standard.ZoomOut, lambda: appearance.zoom(-1))
        self.add_shortcut("Ctrl+0", lambda: appearance.zoom(0))

    def add_shortcut(self, keys: Keys, act: Callable[[], object]) -> None:
        """Call ``act`` when these keys are pressed in the window."""
        QShortcut(QKeySequence(keys) if isinstance(keys, str) else keys, self, act)

    def set_theme(self, theme: Theme) -> None:
        """Show the contents in the colours of a theme."""

    def _show_theme(self) -> None:
        self.set_theme(self._appearance.theme)

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
