"""An action of a window, which a menu, a key and a button can have at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionEvent, QKeySequence
from PySide6.QtWidgets import QToolButton

from desktop.services.text import say, tr
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
