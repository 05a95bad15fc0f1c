"""The menu of themes: the desktop's own, those shipped, and those of the person's folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.i18n.plain_text import on_button
from desktop.i18n.text import say, tr, tr_noop
from desktop.theme.icons import row_icon
from desktop.theme.theme import SHIPPED

if TYPE_CHECKING:
    from desktop.application.program import Program


_SHIPPED_NAMES = (
    tr_noop("Light", "theme"),
    tr_noop("Dark", "theme"),
    tr_noop("Print", "theme"),
    tr_noop("High contrast", "theme"),
)


def theme_titles(program: Program) -> dict[str, str]:
    """[key] -> what people read, the desktop's own first."""
    return {"system": tr("Follow the system"), **own_titles(program)}


def own_titles(program: Program) -> dict[str, str]:
    """[key] -> what people read; a person's own themes are called as their files say."""
    return {
        key: tr(theme.name, "theme") if theme.name in _SHIPPED_NAMES else theme.name
        for key, theme in program.appearance.themes.all.items()
    }


class ThemeMenu(QMenu):
    """Filled whenever it is opened, so that a file that was just added is there."""

    def __init__(self, program: Program, parent: QWidget) -> None:
        super().__init__(parent)
        say(self.setTitle, lambda: tr("&Theme"))
        self.setIcon(row_icon("theme"))
        self._program = program
        self._group = QActionGroup(self)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        self._program.appearance.reload_themes()
        first_of_each_kind = [next(iter(SHIPPED)), *list(self._program.appearance.themes.own)[:1]]
        for key, title in theme_titles(self._program).items():
            if key in first_of_each_kind:
                self.addSeparator()
            action = self.addAction(on_button(title))
            action.setCheckable(True)
            action.setChecked(key == self._program.appearance.chosen)
            action.triggered.connect(lambda _=False, key=key: self._program.appearance.choose(key))
            self._group.addAction(action)
