"""The menu of themes: the desktop's own, those shipped, and those of the person's folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.icons import icon
from desktop.theme import SHIPPED

if TYPE_CHECKING:
    from desktop.program import Program

SYSTEM = ("system", "Follow the &system")


class ThemeMenu(QMenu):
    """Filled whenever it is opened, so that a file that was just added is there."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__("&Theme", parent)
        self.setIcon(icon("theme"))
        self._program = program
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        self._program.reload_themes()
        group = QActionGroup(self)
        titles = {key: theme.name for key, theme in self._program.themes.all.items()}
        for key, title in {SYSTEM[0]: SYSTEM[1], **titles}.items():
            if key == next(iter(self._program.themes.own), None) or key == next(iter(SHIPPED)):
                self.addSeparator()
            action = self.addAction(title)
            action.setCheckable(True)
            action.setChecked(key == self._program.appearance)
            action.triggered.connect(lambda _=False, key=key: self._program.set_appearance(key))
            group.addAction(action)
