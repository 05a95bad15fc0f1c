"""The menu of how things look."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup

from desktop.menus.action_menu import ActionMenu

if TYPE_CHECKING:
    from desktop.main_window import MainWindow

APPEARANCES = {"system": "Follow the s&ystem", "light": "L&ight", "dark": "Da&rk"}


class ViewMenu(ActionMenu):
    def __init__(self, window: MainWindow) -> None:
        super().__init__("&View", window)
        program = window.program
        zoom = functools.partial(functools.partial, program.zoom_text)
        pane = functools.partial(functools.partial, window.focus_pane)
        self.add(
            "view.full_screen",
            "&Full screen",
            self._toggle_full_screen,
            "F11",
            ticked=window.isFullScreen,
        )
        self.add("view.next_pane", "&Next part of the window", pane(1), "F6")
        self.add("view.previous_pane", "&Part before", pane(-1), "Shift+F6")
        self.addSeparator()
        self.add("view.larger_text", "&Larger text", zoom(1), "Ctrl++", "Ctrl+=")
        self.add("view.smaller_text", "&Smaller text", zoom(-1), "Ctrl+-")
        self.add("view.usual_text", "&Usual text size", zoom(0), "Ctrl+0")
        self.addSeparator()
        self.add(
            "view.flat",
            "Stacks without &depth",
            program.toggle_flat,
            ticked=lambda: program.settings.flat,
        )
        self.add(
            "view.animated",
            "&Move pieces to their places",
            program.toggle_animated,
            ticked=lambda: program.animated,
        )
        self.add(
            "view.log",
            "L&og of the game",
            program.toggle_log,
            "Ctrl+Shift+L",
            ticked=lambda: program.settings.log,
        )
        self.addSeparator()
        self._add_appearances(window)

    def _toggle_full_screen(self) -> None:
        window = self._window
        window.showNormal() if window.isFullScreen() else window.showFullScreen()

    def _add_appearances(self, window: MainWindow) -> None:
        program = window.program
        group = QActionGroup(self)

        def add(key: str, text: str) -> None:
            choose = functools.partial(program.set_appearance, key)
            action = self.add(
                f"view.appearance_{key}", text, choose, ticked=lambda: program.appearance == key
            )
            group.addAction(action)

        for key, text in APPEARANCES.items():
            add(key, text)
