"""All actions of one window by their ids. The menus, in desktop/menus, say what they are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from desktop.actions.action import Action
from desktop.window.action_menu import ActionMenu
from desktop.window.board_menu import BoardMenu
from desktop.window.edit_menu import EditMenu
from desktop.window.engine_menu import EngineMenu
from desktop.window.game_menu import GameMenu
from desktop.window.help_menu import HelpMenu
from desktop.window.notes_menu import NotesMenu
from desktop.window.turn_menu import TurnMenu
from desktop.window.view_menu import ViewMenu

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow

_MENUS = (
    GameMenu,
    EditMenu,
    TurnMenu,
    EngineMenu,
    BoardMenu,
    NotesMenu,
    ViewMenu,
    HelpMenu,
)

_NOTED = ("edit.undo", "edit.redo", "notes.panel", "notes.clear_marks")


class WindowActions(Mapping[str, Action]):
    """What a person can ask a window for: id -> action, in the order of the menus.

    Attributes:
        menus: those of the menu bar.
    """

    def __init__(self, window: MainWindow) -> None:
        self.menus: list[ActionMenu] = [menu(window) for menu in _MENUS]
        self._actions: dict[str, Action] = {}
        for menu in self.menus:
            window.menuBar().addMenu(menu)
            menu.aboutToShow.connect(self.refresh)  # ticks may be from another window
            self._actions |= menu.actions_by_id
        self._keymap = window.program.keymap
        self.take_keys()
        self.refresh()

    def __getitem__(self, name: str) -> Action:
        return self._actions[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._actions)

    def __len__(self) -> int:
        return len(self._actions)

    def refresh(self) -> None:
        """Enable what can be done now, and tick what is on."""
        for action in self.values():
            action.refresh()

    def refresh_annotated(self) -> None:
        """Enable and tick what may be otherwise once something is said of a turn, and no more:

        it happens with each key of a comment.
        """
        for name in _NOTED:
            self[name].refresh()

    def take_keys(self) -> None:
        """Have the keys that the person wants now."""
        for name, keys in self._keymap.keys(self).items():
            self[name].setShortcuts([QKeySequence(key) for key in keys])
