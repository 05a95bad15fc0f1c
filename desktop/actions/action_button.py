"""A small button for an action that is also in a menu."""

from __future__ import annotations

from PySide6.QtGui import QActionEvent
from PySide6.QtWidgets import QToolButton

from desktop.actions.action import Action


class ActionButton(QToolButton):
    """Has the icon and the state of its default action; tool tip and screen readers name it."""

    def actionEvent(self, event: QActionEvent) -> None:
        """Follow the action, whose text changes with the language."""
        super().actionEvent(event)
        action = self.defaultAction()
        if isinstance(action, Action):
            self.setAccessibleName(action.title)
