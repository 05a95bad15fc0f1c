"""All actions of one window by id. The menus define them."""

from __future__ import annotations

import functools
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMainWindow

from desktop.actions.action import Action
from desktop.actions.keymap import Keymap
from desktop.window.action_menu import ActionMenu

_ANNOTATED = ("edit.undo", "edit.redo", "notes.panel", "notes.clear_marks")


class WindowActions(QObject):
    """The actions of a window, in the order of the menus.

    Attributes:
        menus: those of the menu bar.
        groups: the menus by which lists of keys group the actions.
        by_id: [id] -> action.
    """

    def __init__(self, window: QMainWindow, menus: Sequence[ActionMenu], keymap: Keymap) -> None:
        """Put the menus into the window's menu bar, and give the actions their keys."""
        super().__init__(window)
        self.menus = menus
        self.groups = [group for menu in menus for group in menu.groups]
        self._keymap = keymap
        actions: dict[str, Action] = {}
        for menu in menus:
            window.menuBar().addMenu(menu)
            # now, since another window may have changed what is ticked
            menu.aboutToShow.connect(functools.partial(menu.refresh, in_menu=True))
            menu.aboutToHide.connect(menu.refresh)
        for group in self.groups:
            actions |= group.actions_by_id
        self.by_id: Mapping[str, Action] = actions
        keymap.changed.connect(self.take_keys)
        self.take_keys()
        self.refresh()

    def refresh(self) -> None:
        """Update which menus and actions are visible, enabled and ticked."""
        for menu in self.menus:
            menu.refresh()
            menu.menuAction().setVisible(menu.fits)

    def refresh_annotated(self) -> None:
        """Update only the actions that depend on notes: it happens with each key of a comment."""
        for name in _ANNOTATED:
            self.by_id[name].refresh()

    def take_keys(self) -> None:
        """Give the actions their current keys from the keymap."""
        for name, keys in self._keymap.keys(self.by_id).items():
            self.by_id[name].setShortcuts([QKeySequence(key) for key in keys])
