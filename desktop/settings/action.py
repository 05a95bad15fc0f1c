"""The actions of a window, which a menu, a key and a button can have at once, and their keys.

Keys are in Qt's portable text, "Ctrl+Z". No key belongs to two actions: a chosen key takes
precedence over another action's default.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionEvent, QKeySequence
from PySide6.QtWidgets import QToolButton

from desktop.services.text import say, tr
from desktop.settings.settings import Settings
from desktop.theme.icons import has_icon, row_icon


class Action(QAction):
    """An action with an id, which knows when it is enabled.

    Attributes:
        id: its name in settings and tests: the menu, a dot, and the action, "turn.undo".
        default_keys: its keys until the user chooses others, in Qt's portable text.
    """

    def __init__(
        self,
        parent: QObject,
        id: str,  # noqa: A002 - the word that all use for it
        text: str,
        then: Callable[[], object],
        keys: Sequence[str] = (),
        *,
        when: Callable[[], bool] | None = None,
        ticked: Callable[[], bool] | None = None,
        fits: Callable[[], bool] | None = None,
        useful: Callable[[], bool] | None = None,
        named: Callable[[], str] | None = None,
    ) -> None:
        """``text``, English, has a mnemonic. ``when`` returns whether the action is enabled now;
        ``ticked``, for an action that switches something, whether that is on.

        ``fits`` returns whether it has any place in the game that is shown; if not, it is hidden.
        ``useful``: whether it would do more now than say why it does nothing. An open menu enables
        only useful actions; their keys and buttons may still ask for the reason. ``named`` returns
        its text in an open menu, in the current language.
        """
        super().__init__(parent)
        self.setObjectName(id)
        self.id = id
        self.default_keys = tuple(keys)
        self._when, self._ticked, self._fits, self._useful = when, ticked, fits, useful
        self._named, self._text = named, text
        # macOS would move what sounds like "Settings" or "Quit" to the program's own menu
        self.setMenuRole(QAction.MenuRole.NoRole)
        self.setCheckable(ticked is not None)
        if has_icon(id):
            self.setIcon(row_icon(id))
            self.setIconVisibleInMenu(ticked is None)  # it would stand where the tick does
        self.triggered.connect(lambda: then())
        say(self.setText, lambda: tr(text))

    def call_on_buttons(self, text: str) -> None:
        """Set the text of its buttons, which may be shorter than the menu's; it is English."""
        say(self.setIconText, lambda: tr(text, "button"))

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
        asked = (self._fits, self._when, self._useful)
        return all(question() for question in asked if question is not None)

    def refresh(self, *, in_menu: bool = False) -> None:
        """Update whether it is visible, enabled and ticked; ``in_menu``: in an open menu."""
        if self._fits is not None:
            self.setVisible(self._fits())
        if self._when is not None:
            self.setEnabled(self.is_useful if in_menu else self._when())
        if self._ticked is not None:
            self.setChecked(self._ticked())
        if self._named is not None:
            self.setText(self._named() if in_menu else tr(self._text))

    def _update_tool_tip(self) -> None:
        """Show the key in the tool tip of the buttons of this action."""
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
