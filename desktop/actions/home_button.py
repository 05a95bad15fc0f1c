"""The small button that leads to the start page."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QToolButton

from desktop.actions.action import Action


class HomeButton(QToolButton):
    """Shows only the icon of its action; the tool tip names it."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoRaise(True)

    def show_action(self, actions: Mapping[str, Action]) -> None:
        """Connect the button to a window's action."""
        action = actions["game.home"]
        self.setDefaultAction(action)
        self.setAccessibleName(action.title)
