"""The base of the pages of a window, which shows one at a time: a game, a lesson …"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.theme.themes import Theme
from rules.setup import Game


class Page(QWidget):
    """An empty page; subclasses override what applies to them.

    Signals:
        rebuilt: there are new parts, which do not have the spaces of the window's zoom yet.
    """

    rebuilt = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")

    @property
    def game(self) -> Game | None:
        """The game that the page is about; None if it is about all of them."""
        return None

    @property
    def file(self) -> Path | None:
        """The file that the page shows and never changes; None for none."""
        return None

    @property
    def help_place(self) -> tuple[str, str]:
        """The help page and section for this page, both "" for none."""
        return "", ""

    @property
    def panes(self) -> list[QWidget]:
        """The widgets that F6 moves the focus to, one in each part of the page."""
        return [self]

    def set_theme(self, theme: Theme) -> None:
        """Repaint the page in the colours of another theme."""

    def set_seen(self, seen: bool) -> None:
        """Note whether the page is visible."""

    def stop_engine(self) -> None:
        """Stop the engine of this page for good, if it has one."""
