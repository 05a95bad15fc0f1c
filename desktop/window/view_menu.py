"""The menu of how things look."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu
from desktop.window.theme_menu import ThemeMenu

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class ViewMenu(ActionMenu):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(tr_noop("&View"), window)
        program, settings = window.program, window.program.settings
        zoom = functools.partial(functools.partial, program.appearance.zoom)
        pane = functools.partial(functools.partial, window.focus_pane)
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
        self.add(
            "view.flat",
            tr_noop("&Draw stacks flat"),
            program.preferences.toggle_flat,
            ticked=lambda: program.settings.flat,
        )
        self.add(
            "view.animated",
            tr_noop("Ani&mate moves"),
            program.preferences.toggle_animated,
            ticked=lambda: program.preferences.animated,
        )
        self.add(
            "view.confirms",
            tr_noop("&Confirm my moves"),
            program.preferences.toggle_confirms,
            ticked=lambda: program.settings.confirms,
        )
        self.addSeparator()
        self.add(
            "view.side",
            tr_noop("Panels beside the &board"),
            program.preferences.toggle_side,
            "F9",
            ticked=lambda: program.settings.side_shown,
        )
        self.add(
            "view.turns",
            tr_noop("Move l&ist"),
            lambda: program.preferences.toggle_turns(tree=False),
            "Shift+F9",
            ticked=lambda: settings.turns_shown and not settings.tree_shown,
        )
        self.add(
            "view.tree",
            tr_noop("Move t&ree"),
            lambda: program.preferences.toggle_turns(tree=True),
            "Ctrl+F9",
            ticked=lambda: settings.turns_shown and settings.tree_shown,
        )
        self.add(
            "view.log",
            tr_noop("Game l&og"),
            program.preferences.toggle_log,
            "Ctrl+Shift+L",
            ticked=lambda: program.settings.log,
        )
        self.addSeparator()
        self.addMenu(ThemeMenu(program, window))
        dialog = self.add("view.settings", tr_noop("S&ettings …"), window.show_settings, "Ctrl+,")
        dialog.setMenuRole(QAction.MenuRole.PreferencesRole)

    def _toggle_full_screen(self) -> None:
        window = self._window
        window.showNormal() if window.isFullScreen() else window.showFullScreen()
