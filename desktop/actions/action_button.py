"""A small button for an action that is also in a menu."""

from __future__ import annotations

from PySide6.QtWidgets import QToolButton

from desktop.actions.action import Action


class ActionButton(QToolButton):
    """Has the icon and the state of its action; the tool tip names it, with its key."""

    def show_action(self, action: Action) -> None:
        """Connect the button to an action."""
        self.setDefaultAction(action)
        self.setAccessibleName(action.title)
