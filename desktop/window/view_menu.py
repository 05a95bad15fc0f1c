"""The menus of the view, of the board, and of themes."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.i18n.text import on_button, say, tr, tr_noop
from desktop.painting.drawing import Drawing, Numbers
from desktop.painting.orientation import UPRIGHT, Orientation
from desktop.settings.appearance import Appearance
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.theme.icons import row_icon
from desktop.theme.themes import SHIPPED, choices_of_theme
from desktop.views.game_texts import TEXTS
from desktop.window.action_menu import ActionMenu

if TYPE_CHECKING:
    from desktop.play.board_page import BoardPage
    from desktop.play.game_page import GamePage


class ThemeMenu(QMenu):
    """Filled whenever it is opened, so that it shows files that were just added."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        say(self.setTitle, lambda: tr("&Theme"))
        self.setIcon(row_icon("theme"))
        self._appearance = appearance
        self._group = QActionGroup(self)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        self._appearance.reload_themes()
        first_of_each_kind = [next(iter(SHIPPED)), *list(self._appearance.themes.own)[:1]]
        for key, title in choices_of_theme(self._appearance.themes.all).items():
            if key in first_of_each_kind:
                self.addSeparator()
            action = self.addAction(on_button(title))
            action.setCheckable(True)
            action.setChecked(key == self._appearance.chosen)
            action.triggered.connect(lambda _=False, key=key: self._appearance.choose(key))
            self._group.addAction(action)


_NUMBERS = {
    Numbers.NONE: tr_noop("&No move numbers"),
    Numbers.LAST: tr_noop("Num&bers of the last moves"),
    Numbers.ALL: tr_noop("&All move numbers"),
}


class BoardMenu(ActionMenu):
    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        settings: Settings,
        preferences: Preferences,
    ) -> None:
        super().__init__(tr_noop("&Board"), parent, game_page)
        self._settings, self._preferences = settings, preferences
        self.add_in_game(
            "board.coordinates",
            tr_noop("&Coordinates"),
            self._changing(lambda d: dataclasses.replace(d, coordinates=not d.coordinates)),
            "Ctrl+G",
            ticked=lambda page: page.board.drawing.coordinates,
        )
        self.add_in_game(
            "board.groups",
            tr_noop("Number &groups"),
            self._changing(lambda d: dataclasses.replace(d, groups=not d.groups)),
            "Y",
            fits=lambda page: TEXTS[page.game.key].numbers_groups,
            ticked=lambda page: page.board.drawing.groups,
        )
        self.addSeparator()
        group = QActionGroup(self)
        for numbers, text in _NUMBERS.items():
            self._add_numbers(group, numbers, text)
        self.addSeparator()
        # many keyboards have no brackets without AltGr
        self._add_orientation(
            "right", tr_noop("Rotate &right"), lambda lies: lies.rotated(1), "Ctrl+T", "Ctrl+]"
        )
        self._add_orientation(
            "left", tr_noop("Rotate &left"), lambda lies: lies.rotated(-1), "Ctrl+Shift+T", "Ctrl+["
        )
        self._add_orientation("mirror", tr_noop("&Mirror"), Orientation.flipped, "Ctrl+M")
        self._add_orientation(
            "upright", tr_noop("Reset &orientation"), lambda _lies: UPRIGHT, when=_is_moved
        )

    def _add_orientation(
        self,
        name: str,
        text: str,
        lay: Callable[[Orientation], Orientation],
        *keys: str,
        when: Callable[[GamePage], bool] = lambda _page: True,
    ) -> None:
        def change(drawing: Drawing) -> Drawing:
            return dataclasses.replace(drawing, orientation=lay(drawing.orientation))

        self.add_in_game(f"board.{name}", text, self._changing(change), *keys, when=when)

    def _add_numbers(self, group: QActionGroup, numbers: Numbers, text: str) -> None:
        action = self.add_in_game(
            f"board.numbers_{numbers.value}",
            text,
            self._changing(lambda drawing: dataclasses.replace(drawing, numbers=numbers)),
            ticked=lambda page: page.board.drawing.numbers is numbers,
        )
        group.addAction(action)

    def _changing(self, change: Callable[[Drawing], Drawing]) -> Callable[[GamePage], None]:
        """Return a function that changes how boards are drawn, in all windows."""

        def act(page: GamePage) -> None:
            drawing = self._settings.drawing(page.game)
            self._preferences.set_drawing(page.game, change(drawing))

        return act


def _is_moved(page: GamePage) -> bool:
    """Return whether the board is shown rotated or mirrored."""
    sides = page.session.position.board.side_count
    return page.board.drawing.orientation.normalized(sides) != UPRIGHT


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
