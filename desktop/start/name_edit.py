"""The field for a player's name."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from desktop.i18n.text import say, tr

_MAX_NAME = 40  # characters


class NameEdit(QLineEdit):
    """A short name, which may be left empty."""

    def __init__(self) -> None:
        super().__init__()
        self.setMaxLength(_MAX_NAME)
        say(self.setPlaceholderText, lambda: tr("Name (optional)"))

    @property
    def value(self) -> str:
        """The name, with single spaces between its words and none around it."""
        return " ".join(self.text().split())
