"""The actions of a window, which a menu, a key and a button can have at once, and their keys.

Keys are in Qt's portable text, "Ctrl+Z". No key belongs to two actions: a chosen key takes
precedence over another action's default.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionEvent, QKeySequence
from PySide6.QtWidgets import QToolButton

from desktop.services.text import say, tr
from desktop.settings.settings import Settings
from desktop.theme.icons import has_icon, row_icon

# functions of the table, which get the context of the window
Act = Callable[[Any], object]
Test = Callable[[Any], bool]


class Scope(enum.Enum):
    """Where an action applies: everywhere, on a board (of a game or a task), or in a game."""

    WINDOW = enum.auto()
    BOARD = enum.auto()
    GAME = enum.auto()

    def is_entered(self, window: Any) -> bool:
        """Return whether the window shows a page on which such actions apply."""
        if self is Scope.BOARD:
            return window.board_page is not None
        return self is Scope.WINDOW or window.game_page is not None


@dataclass(frozen=True)
class Command:
    """A line of the table. The functions are called only where the scope applies.

    Attributes:
        id: its name in settings and tests: the menu, a dot, and the action, "turn.undo".
        text: English, with a mnemonic.
        do: what it does.
        keys: its keys until the user chooses others, in Qt's portable text.
        when: whether it is enabled.
        ticked: whether it is on, for an action that switches something.
        fits: whether it has any place on this page; if not, it is hidden. Those of games are also
            hidden in lessons.
        useful: whether it would do more now than explain why it does nothing. An open menu enables
            only useful actions; their keys and buttons may still prompt for the reason.
        named: its text in an open menu, in the current language; "" for `text`.
        button: the text of its buttons, if it is shorter; English.
        repeats: whether a key that is held triggers it again.
        exclusive: whether it is one of the choices of its menu, of which one is ticked.
    """

    id: str
    text: str
    do: Act
    keys: Sequence[str] = ()
    scope: Scope = Scope.WINDOW
    when: Test | None = None
    ticked: Test | None = None
    fits: Test | None = None
    useful: Test | None = None
    named: Callable[[Any], str] | None = None
    button: str = ""
    repeats: bool = True
    exclusive: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole


class Action(QAction):
    """An action of a window, which knows when it is enabled.

    Attributes:
        id: that of its command.
        default_keys: its keys until the user chooses others, in Qt's portable text.
    """

    def __init__(self, window: QObject, command: Command, context: Any = None) -> None:
        """``context`` is what the functions of the command get."""
        super().__init__(window)
        self._window, self._command, self._context = window, command, context
        self.setObjectName(command.id)
        self.id = command.id
        self.default_keys = tuple(command.keys)
        # macOS would move what sounds like "Settings" or "Quit" to the program's own menu
        self.setMenuRole(command.role)
        self.setAutoRepeat(command.repeats)
        self.setCheckable(command.ticked is not None)
        if has_icon(self.id):
            self.setIcon(row_icon(self.id))
            self.setIconVisibleInMenu(command.ticked is None)  # it would stand where the tick does
        self.triggered.connect(self._do)
        say(self.setText, lambda: tr(command.text))
        if command.button:
            say(self.setIconText, lambda: tr(command.button, "button"))

    @property
    def title(self) -> str:
        """Its text without the mnemonic."""
        return self.text().replace("&", "")

    @property
    def key_text(self) -> str:
        """Its first key as people read it, "" for none."""
        return self.shortcut().toString(QKeySequence.SequenceFormat.NativeText)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._update_tool_tip()

    def setShortcuts(self, keys: Sequence[QKeySequence]) -> None:  # type: ignore[override]
        super().setShortcuts(keys)
        self._update_tool_tip()

    @property
    def is_useful(self) -> bool:
        """Whether an open menu would enable it now."""
        return (
            self._fits() and self._holds(self._command.when) and self._holds(self._command.useful)
        )

    def refresh(self, *, in_menu: bool = False) -> None:
        """Update whether it is visible, enabled and ticked; ``in_menu``: in an open menu."""
        command = self._command
        self.setVisible(self._fits())
        self.setEnabled(self.is_useful if in_menu else self._holds(command.when))
        if command.ticked is not None:
            self.setChecked(self._holds(command.ticked))
        if command.named is not None:
            name = command.named(self._context) if in_menu and self._is_here else ""
            self.setText(name or tr(command.text))

    @property
    def _is_here(self) -> bool:
        return self._command.scope.is_entered(self._window)

    def _holds(self, test: Test | None) -> bool:
        """Return whether the action applies on this page, and passes this test."""
        return self._is_here and (test is None or test(self._context))

    def _fits(self) -> bool:
        if self._command.scope is Scope.GAME and not self._is_here:
            return not Scope.BOARD.is_entered(self._window)
        fits = self._command.fits
        return fits is None or not self._is_here or fits(self._context)

    def _do(self) -> None:
        if self._is_here:
            self._command.do(self._context)

    def _update_tool_tip(self) -> None:
        self.setToolTip(f"{self.title}  ({self.key_text})" if self.key_text else self.title)


class ActionButton(QToolButton):
    """Has the icon and the state of its default action; tool tip and screen readers name it."""

    def actionEvent(self, event: QActionEvent) -> None:
        """Follow the action, whose text changes with the language."""
        super().actionEvent(event)
        action = self.defaultAction()
        if isinstance(action, Action):
            self.setAccessibleName(action.title)


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
