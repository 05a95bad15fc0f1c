"""The menu of how things look."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from desktop.i18n.text import tr_noop
from desktop.settings.settings import Settings
from desktop.window.action_menu import ActionMenu
from desktop.window.theme_menu import ThemeMenu

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


_SWITCHES = (
    (Settings.flat, Settings.animated, Settings.confirms),
    (Settings.side_shown, Settings.list_of_turns, Settings.tree_of_turns, Settings.log),
)


class ViewMenu(ActionMenu):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(tr_noop("&View"), window)
        program = window.program
        zoom = functools.partial(functools.partial, program.appearance.zoom)
        pane = functools.partial(functools.partial, window.focus_pane)
        self.add(
            "view.full_screen",
            tr_noop("&Full screen"),
            self._toggle_full_screen,
            "F11",
            ticked=window.isFullScreen,
        )
        self.add("view.next_pane", tr_noop("&Next part of the window"), pane(1), "F6")
        self.add("view.previous_pane", tr_noop("&Part before"), pane(-1), "Shift+F6")
        self.addSeparator()
        self.add("view.larger", tr_noop("&Larger"), zoom(1), "Ctrl++", "Ctrl+=")
        self.add("view.smaller", tr_noop("&Smaller"), zoom(-1), "Ctrl+-")
        self.add("view.usual", tr_noop("&Usual size"), zoom(0), "Ctrl+0")
        self.addSeparator()
        for switches in _SWITCHES:
            for switch in switches:
                self.add_switch(switch, program.preferences)
            self.addSeparator()
        self.addMenu(ThemeMenu(program.appearance, window))
        dialog = self.add("view.settings", tr_noop("S&ettings …"), window.show_settings, "Ctrl+,")
        dialog.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _toggle_full_screen(self) -> None:
        window = self._window
        window.showNormal() if window.isFullScreen() else window.showFullScreen()
