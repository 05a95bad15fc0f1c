"""The menus of a window and their keys. It knows what can be asked for, not how it is done."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu, QMessageBox

from desktop.game_menus import EarlierMenu, RecentMenu
from desktop.game_page import GamePage
from desktop.game_session import GameSession, Phase
from desktop.step_buttons import CAPTIONS, KEYS
from rules.version import VERSION

if TYPE_CHECKING:
    from desktop.main_window import MainWindow

_Key = QKeySequence.StandardKey
_Keys = QKeySequence.StandardKey | str
APPEARANCES = {"system": "Follow the system", "light": "Light", "dark": "Dark"}


class WindowActions:
    """All actions of one window.

    Attributes:
        undo, redo, resign and so on: the actions that are also shown elsewhere.
        steps: an action for each button of the rules.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._build_game_menu()
        self._build_turn_menu()
        self._build_view_menu()
        self._build_help_menu()
        self.refresh(None)

    def refresh(self, session: GameSession | None) -> None:
        """Enable what can be done now."""
        for action in (self.save, self.save_as, self.cancel, self.hand, *self.steps.values()):
            action.setEnabled(session is not None)
        node = session.record.node if session else None
        self.undo.setEnabled(session is not None and session.can_undo)
        self.redo.setEnabled(session is not None and session.can_redo)
        self.resign.setEnabled(session is not None and session.can_resign)
        self.stop.setEnabled(
            session is not None and session.phase in (Phase.THINKING, Phase.FORCED)
        )
        self.go_on.setEnabled(
            session is not None and session.phase in (Phase.STOPPED, Phase.FAILED)
        )
        for action in (self.first, self.previous):
            action.setEnabled(node is not None and node.parent is not None)
        for action in (self.next, self.last):
            action.setEnabled(node is not None and bool(node.children))

    def _build_game_menu(self) -> None:
        window = self._window
        menu = self._menu("&Game")
        self.new = self._add(menu, "&New game", window.ask_new_game, _Key.New)
        self._add(menu, "New &window", window.program.show_another, "Ctrl+Shift+N")
        self.open = self._add(menu, "&Open …", window.ask_open, _Key.Open)
        menu.addMenu(RecentMenu(window.program, window))
        menu.addMenu(EarlierMenu(window.program, window))
        menu.addSeparator()
        self.save = self._add(menu, "&Save", window.save, _Key.Save)
        self.save_as = self._add(menu, "Save &as …", window.save_as, "Ctrl+Shift+S")
        menu.addSeparator()
        self._add(menu, "&Close window", window.close, "Ctrl+W")
        quit_all = self._add(menu, "&Quit", window.program.quit, "Ctrl+Q")
        quit_all.setMenuRole(QAction.MenuRole.QuitRole)

    def _build_turn_menu(self) -> None:
        page, session = self._of_page, self._of_session
        menu = self._menu("&Turn")
        self.undo = self._add(menu, "&Undo", page(GamePage.undo), "Ctrl+Z")
        self.redo = self._add(menu, "&Redo", session(GameSession.redo), "Ctrl+Shift+Z", "Ctrl+Y")
        self.cancel = self._add(
            menu, "Take the unfinished turn &back", page(GamePage.cancel), "Esc"
        )
        menu.addSeparator()
        self.steps = {
            step: self._add(menu, CAPTIONS[step], page(functools.partial(_press, step)), KEYS[step])
            for step in CAPTIONS
        }
        self.hand = self._add(menu, "Change the &hand", page(GamePage.flip_hand), "X")
        menu.addSeparator()
        self.stop = self._add(menu, "&Stop the computer", session(GameSession.stop), "Ctrl+.")
        self.go_on = self._add(menu, "&Go on", session(GameSession.go_on), "G")
        self.resign = self._add(menu, "Res&ign", session(GameSession.resign), "Ctrl+R")
        menu.addSeparator()
        self.first = self._add(menu, "To the start", session(GameSession.go_first), "Alt+Home")
        self.previous = self._add(menu, "A turn back", session(GameSession.go_previous), "Alt+Left")
        self.next = self._add(menu, "A turn forward", session(GameSession.go_next), "Alt+Right")
        self.last = self._add(menu, "To the end", session(GameSession.go_last), "Alt+End")

    def _build_view_menu(self) -> None:
        program = self._window.program
        menu = self._menu("&View")
        self.full_screen = self._add(menu, "&Full screen", self._toggle_full_screen, "F11")
        menu.addSeparator()
        self._add(menu, "&Larger text", functools.partial(program.zoom_text, 1), "Ctrl++", "Ctrl+=")
        self._add(menu, "&Smaller text", functools.partial(program.zoom_text, -1), "Ctrl+-")
        self._add(menu, "&Usual text size", functools.partial(program.zoom_text, 0), "Ctrl+0")
        menu.addSeparator()
        self.flat = self._add(menu, "Stacks without &depth", program.toggle_flat)
        self.animated = self._add(menu, "&Move pieces to their places", program.toggle_animated)
        menu.addSeparator()
        group = QActionGroup(menu)
        self.appearances = {
            key: self._add(menu, title, functools.partial(program.set_appearance, key))
            for key, title in APPEARANCES.items()
        }
        for action in self.appearances.values():
            group.addAction(action)
        for action in (self.full_screen, self.flat, self.animated, *self.appearances.values()):
            action.setCheckable(True)
        menu.aboutToShow.connect(self._check_view)
        self._check_view()

    def _build_help_menu(self) -> None:
        menu = self._menu("&Help")
        about = self._add(menu, "&About Oddments", self._show_about)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _toggle_full_screen(self) -> None:
        window = self._window
        window.showNormal() if window.isFullScreen() else window.showFullScreen()
        self._check_view()

    def _check_view(self) -> None:
        """Tick what holds now; it may have been changed in another window."""
        program = self._window.program
        self.full_screen.setChecked(self._window.isFullScreen())
        self.flat.setChecked(program.settings.flat)
        self.animated.setChecked(program.animated)
        self.appearances[program.appearance].setChecked(True)

    def _show_about(self) -> None:
        notice = self._window.program.core_notice
        core = f"\n\n{notice}" if notice else ""
        QMessageBox.about(
            self._window,
            "About Oddments",
            f"Oddments {VERSION}\n\nWythe, Yodd, Odd-Y, Egotzi and Themisto.{core}",
        )

    def _menu(self, title: str) -> QMenu:
        return self._window.menuBar().addMenu(title)

    def _add(self, menu: QMenu, text: str, then: Callable[[], object], *keys: _Keys) -> QAction:
        action = QAction(text, self._window)
        action.triggered.connect(lambda: then())
        action.setShortcuts([QKeySequence(key) for key in keys])
        menu.addAction(action)
        return action

    def _of_page(self, command: Callable[[GamePage], object]) -> Callable[[], object]:
        """The command given to the window's page, when that is a game."""

        def act() -> None:
            if isinstance(self._window.page, GamePage):
                command(self._window.page)

        return act

    def _of_session(self, command: Callable[[GameSession], object]) -> Callable[[], object]:
        return self._of_page(lambda page: command(page.session))


def _press(step: int, page: GamePage) -> None:
    page.press(step)
