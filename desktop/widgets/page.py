"""What a window shows one of at a time: the start page, a game, a lesson."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.theme.theme import Theme
from rules.setup import Game


class Page(QWidget):
    """A page with nothing on it; those that show something replace what they need."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")

    @property
    def game(self) -> Game | None:
        """The game that the page is about, None where it is about all of them."""
        return None

    @property
    def help_place(self) -> tuple[str, str]:
        """The page and the section of the help about what is seen here, both "" for none."""
        return "", ""

    @property
    def panes(self) -> list[QWidget]:
        """The widgets that F6 moves the focus to, one in each part of the page."""
        return [self]

    def set_theme(self, theme: Theme) -> None:
        """Draw what is drawn here in the colours of another theme."""

    def set_seen(self, seen: bool) -> None:
        """Take note of whether the page can be seen."""

    def stop_engine(self) -> None:
        """Stop the engine of this page for good, if it has one."""
