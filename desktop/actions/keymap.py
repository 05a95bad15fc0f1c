"""Which keys do what: those of the program, unless a person has chosen others.

Keys are written in Qt's portable text, "Ctrl+Z". None ever belongs to two actions: what a person
chose goes before the usual keys of others.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QKeySequence

from desktop.actions.action import Action
from desktop.settings.settings import Settings

# what the board, lists and fields need for themselves
_MOVING = ("Left", "Right", "Up", "Down", "Home", "End", "Tab", "Backtab")
_ACTING = ("Return", "Enter", "Space", "Esc")


class Keymap(QObject):
    """The keys of the actions of all windows.

    Signals:
        changed: some action has other keys now.
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
        """Give an action these keys and no others; who had them loses them."""
        for other in actions:
            theirs = self._chosen(other)
            if theirs is not None and set(theirs).intersection(keys):
                self._settings.set_keys(other, [key for key in theirs if key not in keys])
        self._settings.set_keys(name, list(dict.fromkeys(keys)))
        self.changed.emit()

    def reset(self, *names: str) -> None:
        """Give actions their usual keys again, but for those that another action has now."""
        for name in names:
            self._settings.set_keys(name, None)
        self.changed.emit()

    def _chosen(self, name: str) -> list[str] | None:
        """Return the keys a person chose for an action, without those that are none; None: the
        usual.
        """
        texts = self._settings.keys(name)
        if texts is None:
            return None
        keys = [key for text in texts if (key := readable_key(text)) and is_free(key)]
        return keys if keys or not texts else None  # nothing readable is as good as nothing


def readable_key(text: str) -> str:
    """Return a single key, perhaps with modifiers, as Qt writes it; "" for any other text."""
    keys = QKeySequence.fromString(text, QKeySequence.SequenceFormat.PortableText)
    return keys.toString() if keys.count() == 1 else ""


def is_free(key: str) -> bool:
    """Whether an action may have this key: all but those that move about in the window."""
    return key.removeprefix("Shift+") not in _MOVING + _ACTING
