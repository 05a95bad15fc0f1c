"""The menu of themes: the desktop's own, those shipped, and those in the user's folder."""

from __future__ import annotations

from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.i18n.plain_text import on_button
from desktop.i18n.text import say, tr
from desktop.settings.appearance import Appearance
from desktop.theme.icons import row_icon
from desktop.theme.theme import SHIPPED
from desktop.theme.theme_titles import choices_of_theme


class ThemeMenu(QMenu):
    """Filled whenever it is opened, so that it shows files that were just added."""

    def __init__(self, appearance: Appearance, parent: QWidget) -> None:
        super().__init__(parent)
        say(self.setTitle, lambda: tr("&Theme"))
        self.setIcon(row_icon("theme"))
        self._appearance = appearance
        self._group = QActionGroup(self)
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        self._appearance.reload_themes()
        first_of_each_kind = [next(iter(SHIPPED)), *list(self._appearance.themes.own)[:1]]
        for key, title in choices_of_theme(self._appearance.themes.all).items():
            if key in first_of_each_kind:
                self.addSeparator()
            action = self.addAction(on_button(title))
            action.setCheckable(True)
            action.setChecked(key == self._appearance.chosen)
            action.triggered.connect(lambda _=False, key=key: self._appearance.choose(key))
            self._group.addAction(action)
