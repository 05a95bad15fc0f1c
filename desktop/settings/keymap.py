"""The keys of actions: the defaults, unless the user has chosen others.

Keys are in Qt's portable text, "Ctrl+Z". No key belongs to two actions: a chosen key takes
precedence over another action's default.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from desktop.settings.action import Action
from desktop.settings.settings import Settings

# keys that the board, lists and fields use themselves
_MOVING = ("Left", "Right", "Up", "Down", "Home", "End", "Tab", "Backtab")
_ACTING = ("Return", "Enter", "Space", "Esc")


class Keymap(QObject):
    """The keys of the actions of all windows.

    Signals:
        changed: the keys of some action have changed.
    """

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings

    def keys(self, actions: Mapping[str, Action]) -> dict[str, list[str]]:
        """Return the keys of each action, by its id."""
        chosen = {name: self._chosen(name) for name in actions}
        owners: dict[str, str] = {}
        for name, keys in chosen.items():
            for key in keys or ():
                owners.setdefault(key, name)
        wanted: dict[str, Sequence[str]] = {}
        for name, keys in chosen.items():
            wanted[name] = actions[name].default_keys if keys is None else keys
            for key in wanted[name]:
                owners.setdefault(key, name)
        return {name: [key for key in keys if owners[key] == name] for name, keys in wanted.items()}

    def choose(self, actions: Mapping[str, Action], name: str, keys: Sequence[str]) -> None:
        """Give an action exactly these keys, and take them from other actions."""
        for other in actions:
            theirs = self._chosen(other)
            if theirs is not None and set(theirs).intersection(keys):
                self._settings.set_keys(other, [key for key in theirs if key not in keys])
        self._settings.set_keys(name, list(dict.fromkeys(keys)))
        self.changed.emit()

    def reset(self, *names: str) -> None:
        """Restore the default keys of actions, except keys that other actions have now."""
        for name in names:
            self._settings.set_keys(name, None)
        self.changed.emit()

    def _chosen(self, name: str) -> list[str] | None:
        """Return the valid keys chosen for an action; None for the defaults."""
        texts = self._settings.keys(name)
        if texts is None:
            return None
        keys = [key for text in texts if (key := readable_key(text)) and is_free(key)]
        return keys if keys or not texts else None  # if none is readable, the defaults


def readable_key(text: str) -> str:
    """Return a single key, perhaps with modifiers, in Qt's form; "" for any other text."""
    keys = QKeySequence.fromString(text, QKeySequence.SequenceFormat.PortableText)
    return keys.toString() if keys.count() == 1 else ""


def is_free(key: str) -> bool:
    """Return whether an action may have this key: not one that moves the focus or a selection."""
    return key.removeprefix("Shift+") not in _MOVING + _ACTING
