"""How the program looks: which theme is worn, and how large text and controls are."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.i18n.translated import translated
from desktop.settings.setting import Declaration
from desktop.settings.settings import ZOOMS, Settings
from desktop.theme.style import palette, style_sheet
from desktop.theme.theme import Theme, theme_for
from desktop.theme.themes import Themes


class Appearance(QObject):
    """The theme that all windows wear, and their zoom.

    Attributes:
        themes: those to choose from.
        theme: the colours of now.

    Signals:
        theme_changed: ``theme`` is another one now.
        themes_reloaded: there may be other themes to choose from.
        note_changed: ``note`` may be another one now.
        zoomed: text and controls are wanted in another size.
    """

    theme_changed = Signal()
    themes_reloaded = Signal()
    note_changed = Signal()
    zoomed = Signal()

    def __init__(self, settings: Settings, themes: Themes, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.themes = themes
        self.theme: Theme = self._wanted_theme()
        settings.changed.connect(self._on_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_theme)
        self._dress()

    @property
    def chosen(self) -> str:
        """The key of the theme that was chosen; "system" where the desktop's is followed."""
        chosen = self._settings.theme
        return chosen if chosen in self.themes.all else "system"

    def choose(self, key: str) -> None:
        """Choose the key of a theme, or "system" for what the desktop has."""
        self._settings.theme = key
        self._follow_theme()
        self.note_changed.emit()

    def reload_themes(self) -> None:
        """Look for the person's own themes again, and show what has changed of the present one."""
        self.themes.reload()
        self.themes_reloaded.emit()
        self._follow_theme()
        self.note_changed.emit()

    @property
    def note(self) -> str:
        """Which files are no themes, and what is hard to see in the theme of now; else ""."""
        words = [*self.themes.problems, self.themes.note_on(self.chosen)]
        return "  ".join(translated(word) for word in words if word)

    @property
    def nearest_zoom(self) -> float:
        """Which of the zooms to choose from is nearest to the one there is."""
        return min(ZOOMS, key=lambda zoom: abs(zoom - self._settings.zoom))

    def zoom(self, steps: int) -> None:
        """Make text and controls larger, or smaller with a negative number; 0 for the default."""
        at = ZOOMS.index(self.nearest_zoom) + steps if steps else ZOOMS.index(1.0)
        self.zoom_to(ZOOMS[max(0, min(len(ZOOMS) - 1, at))])

    def zoom_to(self, zoom: float) -> None:
        """Show text and controls in this size, where 1 is the default."""
        self._settings.zoom = zoom

    def _on_changed(self, changed: frozenset[Declaration[Any]]) -> None:
        if Settings.zoom in changed:
            self.zoomed.emit()

    def _wanted_theme(self) -> Theme:
        if self.chosen in self.themes.all:
            return self.themes.all[self.chosen]
        return theme_for(QGuiApplication.styleHints().colorScheme())

    def _follow_theme(self, _scheme: Qt.ColorScheme | None = None) -> None:
        theme = self._wanted_theme()
        if theme != self.theme:
            self.theme = theme
            self._dress()
            self.theme_changed.emit()

    def _dress(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(palette(self.theme))
        app.setStyleSheet(style_sheet(self.theme))
