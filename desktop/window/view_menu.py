"""The view menu."""

from __future__ import annotations

import functools

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr_noop
from desktop.settings.appearance import Appearance
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.window.action_menu import ActionMenu
from desktop.window.theme_menu import ThemeMenu

_SWITCHES = (
    (Settings.flat, Settings.animated, Settings.confirms, Settings.sounds),
    (Settings.side_shown, Settings.list_of_turns, Settings.tree_of_turns, Settings.log),
)


class ViewMenu(ActionMenu):
    """Actions for what the window shows, and how.

    Signals:
        pane_requested(int): move the focus to the next part of the window, or with -1 to the
            previous one.
        settings_requested: show the settings.
    """

    pane_requested = Signal(int)
    settings_requested = Signal()

    def __init__(
        self,
        window: QWidget,
        preferences: Preferences,
        appearance: Appearance,
    ) -> None:
        super().__init__(tr_noop("&View"), window)
        self._window = window
        zoom = functools.partial(functools.partial, appearance.zoom)
        pane = functools.partial(functools.partial, self.pane_requested.emit)
        self.add(
            "view.full_screen",
            tr_noop("&Full screen"),
            self._toggle_full_screen,
            "F11",
            ticked=window.isFullScreen,
        )
        self.add("view.next_pane", tr_noop("&Next pane"), pane(1), "F6")
        self.add("view.previous_pane", tr_noop("&Previous pane"), pane(-1), "Shift+F6")
        self.addSeparator()
        self.add("view.larger", tr_noop("&Larger"), zoom(1), "Ctrl++", "Ctrl+=")
        self.add("view.smaller", tr_noop("&Smaller"), zoom(-1), "Ctrl+-")
        self.add("view.usual", tr_noop("Reset si&ze"), zoom(0), "Ctrl+0")
        self.addSeparator()
        for switches in _SWITCHES:
            for switch in switches:
                self.add_switch(switch, preferences)
            self.addSeparator()
        self.addMenu(ThemeMenu(appearance, window))
        dialog = self.add(
            "view.settings", tr_noop("S&ettings …"), self.settings_requested.emit, "Ctrl+,"
        )
        dialog.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _toggle_full_screen(self) -> None:
        window = self._window
        window.showNormal() if window.isFullScreen() else window.showFullScreen()
