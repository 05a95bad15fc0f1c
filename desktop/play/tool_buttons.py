"""Rows of small buttons for actions that are also in the menus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.actions.action import Action
from desktop.actions.action_button import ActionButton


class ToolButtons(QWidget):
    """Rows of buttons, each with the icon, shortcut and state of its action.

    Attributes:
        buttons: [id of the action] -> button.
    """

    def __init__(self, *rows: Sequence[str], with_text: Sequence[str] = ()) -> None:
        """``rows`` hold action ids; the buttons in ``with_text`` also show their text."""
        super().__init__()
        self.buttons: dict[str, ActionButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for ids in rows:
            row = QHBoxLayout()
            column.addLayout(row)
            for id in ids:  # noqa: A001
                button = ActionButton()
                button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
                if id in with_text:
                    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
                row.addWidget(button)
                self.buttons[id] = button

    def show_actions(self, actions: Mapping[str, Action]) -> None:
        """Connect the buttons to a window's actions."""
        for id, button in self.buttons.items():  # noqa: A001
            button.setDefaultAction(actions[id])
