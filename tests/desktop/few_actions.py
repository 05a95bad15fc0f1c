"""A few actions in two menus, with chosen keys, for dialogs about keys."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop.actions.action import Action
from desktop.actions.keymap import Keymap
from desktop.i18n.text import say, tr
from desktop.settings.settings import Settings


class FewMenu(QMenu):
    def __init__(self, title: str, parent: QWidget, *actions: Action) -> None:
        super().__init__(parent)
        say(self.setTitle, lambda: tr(title))
        self.actions_by_id = {action.id: action for action in actions}


class FewActions(dict[str, Action]):
    """Undo, redo and resign in the menu of turns, and the settings in the view menu."""

    def __init__(self, parent: QWidget, folder: Path) -> None:
        made = [
            Action(parent, "turn.undo", "&Undo", str, ["Ctrl+Z"]),
            Action(parent, "turn.redo", "&Redo", str, ["Ctrl+Shift+Z", "Ctrl+Y"]),
            Action(parent, "turn.resign", "Res&ign", str),
            Action(parent, "view.settings", "S&ettings …", str, ["Ctrl+,"]),
        ]
        super().__init__({action.id: action for action in made})
        self.menus = [FewMenu("&Move", parent, *made[:3]), FewMenu("&View", parent, made[3])]
        store = QSettings(str(folder / "keys.ini"), QSettings.Format.IniFormat)
        self.keymap = Keymap(Settings(store))
        self.keymap.changed.connect(self.take_keys)
        self.take_keys()

    def take_keys(self) -> None:
        for name, keys in self.keymap.keys(self).items():
            self[name].setShortcuts([QKeySequence(key) for key in keys])

    def chosen(self) -> dict[str, list[str]]:
        """Return the current keys of each."""
        return {name: [key.toString() for key in self[name].shortcuts()] for name in self}


DEFAULTS = {
    "turn.undo": ["Ctrl+Z"],
    "turn.redo": ["Ctrl+Shift+Z", "Ctrl+Y"],
    "turn.resign": [],
    "view.settings": ["Ctrl+,"],
}
