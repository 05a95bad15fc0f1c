"""How the program looks and how games are shown, by the settings and the desktop's own."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import SLOT, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from desktop.services.text import translated
from desktop.settings.setting import Declaration, Switch
from desktop.settings.settings import ZOOMS, Settings
from desktop.theme.style import palette, style_sheet
from desktop.theme.themes import AS_THEME, PLAIN, UI_THEME, Theme, Themes, theme_for
from desktop.theme.typeface import use_typeface

_SERVICE, _PATH = "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop"

_INTERFACE = "org.freedesktop.portal.Settings"

_PATIENCE_MS = 3000

_Setting = tuple[str, str]  # namespace and key

_STILL: Mapping[_Setting, Callable[[object], bool]] = {
    ("org.freedesktop.appearance", "reduced-motion"): lambda value: value == 1,
    ("org.gnome.desktop.interface", "enable-animations"): lambda value: value is False,
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): lambda value: str(value) in ("0", "0.0"),
}


class ReducedMotion(QObject):
    """The desktop's setting, as far as it is known by now.

    On Windows and macOS, Qt has it as a style hint. On Linux it is in the settings of the desktop's
    portal (https://flatpak.github.io/xdg-desktop-portal, interface
    org.freedesktop.portal.Settings), which are requested asynchronously and followed when they
    change.

    Signals:
        changed: ``still`` may be different now.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._known: dict[_Setting, bool] = {}
        if sys.platform == "linux" and os.environ.get("DBUS_SESSION_BUS_ADDRESS"):
            QTimer.singleShot(0, self, self._ask)

    @property
    def still(self) -> bool:
        """Return whether nothing should move."""
        hint = QStyle.StyleHint.SH_Widget_Animate
        return any(self._known.values()) or not QApplication.style().styleHint(hint)

    def _ask(self) -> None:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage, QDBusPendingCallWatcher

        bus = QDBusConnection.sessionBus()
        slot = SLOT("_take_change(QString,QString,QDBusVariant)")
        # it takes the text that SLOT returns, though its stub wants bytes
        bus.connect(_SERVICE, _PATH, _INTERFACE, "SettingChanged", self, slot)  # type: ignore[call-overload]
        for namespace, key in _STILL:
            question = QDBusMessage.createMethodCall(_SERVICE, _PATH, _INTERFACE, "ReadOne")
            question.setArguments([namespace, key])
            watcher = QDBusPendingCallWatcher(bus.asyncCall(question, _PATIENCE_MS), self)
            watcher.finished.connect(
                lambda watcher, setting=(namespace, key): self._take_answer(setting, watcher)
            )

    def _take_answer(self, setting: _Setting, watcher: Any) -> None:
        answer = watcher.reply()
        watcher.deleteLater()
        if not answer.errorName() and answer.arguments():
            self._learn(setting, answer.arguments()[0])

    @Slot(str, str, "QDBusVariant")
    def _take_change(self, namespace: str, key: str, value: Any) -> None:
        if (namespace, key) in _STILL:
            self._learn((namespace, key), value)

    def _learn(self, setting: _Setting, variant: Any) -> None:
        still = _STILL[setting](variant.variant())
        if still != self._known.get(setting, False):
            self._known[setting] = still
            self.changed.emit()


class Appearance(QObject):
    """The theme and the zoom of all windows; the colours are in ``UI_THEME``.

    Attributes:
        themes: those to choose from, with boards and piece sets.
        sheet: the style sheet of every window. The application has none: Qt would apply it to
            each widget again whenever it is put into another one.

    Signals:
        themes_reloaded: ``themes`` may have changed.
        note_changed: ``note`` may have changed.
        zoomed: the size of text and controls has changed.
    """

    themes_reloaded = Signal()
    note_changed = Signal()
    zoomed = Signal()

    def __init__(self, settings: Settings, themes: Themes, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self.themes = themes
        settings.changed.connect(self._on_changed)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_theme)
        if settings.system_typeface:
            self._use_typeface()
        self._wear(self._wanted_theme())

    @property
    def chosen(self) -> str:
        """The key of the chosen theme; "system" to follow the desktop."""
        chosen = self._settings.theme
        return chosen if chosen in self.themes.all else "system"

    def choose(self, key: str) -> None:
        """Choose a theme by its key, or "system" to follow the desktop."""
        self._settings.theme = key
        self._follow_theme()
        self.note_changed.emit()

    @property
    def board(self) -> str:
        """The key of the chosen board; ``AS_THEME`` for the one that suits the theme."""
        chosen = self._settings.board
        return chosen if chosen in (PLAIN, *self.themes.boards.all) else AS_THEME

    @property
    def pieces(self) -> str:
        """The key of the chosen piece set; ``AS_THEME`` for the theme's."""
        chosen = self._settings.pieces
        return chosen if chosen in self.themes.pieces.all else AS_THEME

    def dress(self, board: str, pieces: str) -> None:
        """Choose a board and pieces by their keys."""
        self._settings.board, self._settings.pieces = board, pieces
        self._follow_theme()
        self.note_changed.emit()

    def with_board(self, board: str, pieces: str) -> Theme:
        """Return what the current theme looks like with this board and these pieces."""
        return self.themes.dressed(self._own_theme(), board, pieces)

    @property
    def fixed(self) -> bool:
        """Whether the current theme keeps its own board and pieces, whatever is chosen."""
        return UI_THEME.theme.fixed

    def reload_themes(self) -> None:
        """Read the user's own themes again, and show changes of the current one."""
        self.themes.reload()
        self.themes_reloaded.emit()
        self._follow_theme()
        self.note_changed.emit()

    @property
    def note(self) -> str:
        """Problems with files of colours, and weak contrasts of the current theme; "" for none."""
        words = [
            *self.themes.all_problems,
            self.themes.note_on(self.chosen),
            self.themes.note_on_choice(self.board, self.pieces, UI_THEME.theme),
        ]
        return "  ".join(translated(word) for word in words if word)

    @property
    def nearest_zoom(self) -> float:
        """The one of ``ZOOMS`` that is nearest to the current zoom."""
        return min(ZOOMS, key=lambda zoom: abs(zoom - self._settings.zoom))

    def zoom(self, steps: int) -> None:
        """Enlarge text and controls by steps, shrink them if negative; 0 restores the default."""
        at = ZOOMS.index(self.nearest_zoom) + steps if steps else ZOOMS.index(1.0)
        self.zoom_to(ZOOMS[max(0, min(len(ZOOMS) - 1, at))])

    def zoom_to(self, zoom: float) -> None:
        """Set the size of text and controls; 1 is the default."""
        self._settings.zoom = zoom

    def _on_changed(self, changed: frozenset[Declaration[Any]]) -> None:
        if Settings.zoom in changed:
            self.zoomed.emit()
        if Settings.system_typeface in changed:
            self._use_typeface()
            self._wear(UI_THEME.theme)  # the style sheet has the families of headings

    def _use_typeface(self) -> None:
        use_typeface(own=not self._settings.system_typeface)

    def _wanted_theme(self) -> Theme:
        return self.with_board(self.board, self.pieces)

    def _own_theme(self) -> Theme:
        """Return the theme with its own board and pieces."""
        if self.chosen in self.themes.all:
            return self.themes.all[self.chosen]
        return theme_for(QGuiApplication.styleHints().colorScheme())

    def _follow_theme(self, _scheme: Qt.ColorScheme | None = None) -> None:
        theme = self._wanted_theme()
        if theme != UI_THEME.theme:
            self._wear(theme)

    def _wear(self, theme: Theme) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.setPalette(palette(theme))
        self.sheet = style_sheet(theme)
        UI_THEME.set_theme(theme)


class Preferences(QObject):
    """The settings that open games follow; where nothing was chosen, those of the desktop.

    Signals:
        changed: how games are shown, or how turns are made, has changed.
        ponders_changed: whether the computer thinks on its opponent's time has changed.
    """

    changed = Signal()
    ponders_changed = Signal()

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self._settings = settings
        self._motion = ReducedMotion(self)
        self._motion.changed.connect(self.changed)
        settings.changed.connect(self._on_changed)

    def is_on(self, switch: Switch[Any]) -> bool:
        """Return whether a switch is on: as chosen, or else as the desktop has it."""
        chosen: bool | None = switch.of(self._settings)
        return not self._motion.still if chosen is None else chosen

    def toggle(self, switch: Switch[Any]) -> None:
        switch.assign(self._settings, not self.is_on(switch))

    @property
    def animated(self) -> bool:
        """Return whether pieces move to their places."""
        return self.is_on(Settings.animated)

    def _on_changed(self, changed: frozenset[Declaration[Any]]) -> None:
        if Settings.ponders in changed:
            self.ponders_changed.emit()
        if any(setting.followed for setting in changed):
            self.changed.emit()
