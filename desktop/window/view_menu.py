"""The view menu."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr_noop
from desktop.settings.appearance import Appearance
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.window.action_menu import ActionMenu
from desktop.window.theme_menu import ThemeMenu

if TYPE_CHECKING:
    from desktop.play.board_page import BoardPage
    from desktop.play.game_page import GamePage


class ViewMenu(ActionMenu):
    """Actions for what the window shows, and how.

    Signals:
        pane_requested(int): move the focus to the next part of the window, or with -1 to the
            previous one.
        boards_requested: show boards and pieces to choose from.
        settings_requested: show the settings.
    """

    pane_requested = Signal(int)
    boards_requested = Signal()
    settings_requested = Signal()

    def __init__(
        self,
        window: QWidget,
        preferences: Preferences,
        appearance: Appearance,
        game_page: Callable[[], GamePage | None],
        board_page: Callable[[], BoardPage | None],
    ) -> None:
        """``board_page`` returns the page of a game or a lesson, None for none."""
        super().__init__(tr_noop("&View"), window, game_page, board_page)
        self._window = window
        zoom = functools.partial(functools.partial, appearance.zoom)
        self.add(
            "view.full_screen",
            tr_noop("&Full screen"),
            self._toggle_full_screen,
            "F11",
            ticked=window.isFullScreen,
        )
        self.add("view.larger", tr_noop("&Larger"), zoom(1), "Ctrl++", "Ctrl+=")
        self.add("view.smaller", tr_noop("&Smaller"), zoom(-1), "Ctrl+-")
        self.add("view.usual", tr_noop("Reset si&ze"), zoom(0), "Ctrl+0")
        self.addSeparator()
        self.addMenu(ThemeMenu(appearance, window))
        self.add("view.boards", tr_noop("Bo&ards and pieces …"), self.boards_requested.emit)
        self.add_menu(self._panel_menu(preferences))
        self.addSeparator()
        self.add_switch(Settings.flat, preferences, fits=lambda page: page.has_depth)
        for switch in (Settings.animated, Settings.sounds, Settings.confirms):
            self.add_switch(switch, preferences)
        self.addSeparator()
        dialog = self.add(
            "view.settings", tr_noop("S&ettings …"), self.settings_requested.emit, "Ctrl+,"
        )
        dialog.setMenuRole(QAction.MenuRole.PreferencesRole)

    @property
    def fits(self) -> bool:
        """True: every page can be larger or smaller."""
        return True

    def _panel_menu(self, preferences: Preferences) -> ActionMenu:
        """Return the menu of the parts of the page of a game."""
        menu = ActionMenu(tr_noop("&Panels"), self._window, self._game_page)
        panels = Settings.side_shown, Settings.list_of_turns, Settings.tree_of_turns, Settings.log
        for switch in panels:
            menu.add_switch(switch, preferences, in_game=True)
        menu.addSeparator()
        pane = functools.partial(functools.partial, self.pane_requested.emit)
        menu.add("view.next_pane", tr_noop("&Next pane"), pane(1), "F6")
        menu.add("view.previous_pane", tr_noop("&Previous pane"), pane(-1), "Shift+F6")
        return menu

    def _toggle_full_screen(self) -> None:
        window = self._window
        window.showNormal() if window.isFullScreen() else window.showFullScreen()
