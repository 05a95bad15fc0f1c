"""Menus that are filled whenever they are opened: recent files, earlier games, themes."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QTime
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from desktop.game.players import read_seat, seat_names
from desktop.services.dates import day_text
from desktop.services.text import isolated, on_button, say, tr
from desktop.settings.appearance import Appearance
from desktop.settings.autosave import Autosaves
from desktop.settings.recent_files import RecentFiles
from desktop.theme.icons import row_icon
from desktop.theme.themes import SHIPPED, choices_of_theme
from rules.record.game_file import Collection
from rules.record.sgf import GameFileError
from rules.regular_file import open_regular

_MAX_EARLIER = 15

_TIME = len("2026-11-21 17.14.26")

_HEAD = 20_000  # bytes of a game that are read for the menu


class RecentMenu(QMenu):
    """The recent files."""

    def __init__(
        self, recent: RecentFiles, choose: Callable[[Path], object], parent: QWidget
    ) -> None:
        """``choose`` opens a file."""
        super().__init__(parent)
        say(self.setTitle, lambda: tr("Open &recent"))
        self._recent, self._choose = recent, choose
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        for path in self._recent.paths:
            action = self.addAction(on_button(str(path)))
            action.triggered.connect(lambda _=False, path=path: self._choose(path))
        if self.isEmpty():
            self.addAction(tr("No files yet")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(tr("Clear this list")).triggered.connect(lambda: self._recent.clear())


class EarlierGamesMenu(QMenu):
    """Autosaved games without a file."""

    def __init__(
        self, autosaves: Autosaves, choose: Callable[[Path], object], parent: QWidget
    ) -> None:
        """``choose`` shows a game."""
        super().__init__(parent)
        say(self.setTitle, lambda: tr("R&ecent games"))
        self._autosaves, self._choose = autosaves, choose
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        unfinished = self._autosaves.unfinished()
        paths = dict.fromkeys(unfinished + self._autosaves.latest(_MAX_EARLIER))
        for path in list(paths)[:_MAX_EARLIER]:
            over = "" if path in unfinished else "   " + tr("(finished)")
            action = self.addAction(f"{on_button(_words(path))}{over}")
            action.triggered.connect(lambda _=False, path=path: self._choose(path))
        if self.isEmpty():
            self.addAction(tr("No games yet")).setEnabled(False)


def _words(path: Path) -> str:
    """Return the game in an autosave, its players, and when it began; its name if that fails."""
    try:
        with open_regular(path) as file:
            heading = next(Collection(file.read(_HEAD)).headings())
        began = datetime.datetime.strptime(path.stem[:_TIME], "%Y-%m-%d %H.%M.%S")
    except (OSError, GameFileError, ValueError):
        return path.stem
    if not heading.game:
        return path.stem
    first, second = map(read_seat, heading.seats, heading.players)
    time = QLocale().toString(QTime(began.hour, began.minute), QLocale.FormatType.ShortFormat)
    players = " – ".join(map(isolated, seat_names((first, second))))
    return "   ·   ".join([heading.game, players, f"{day_text(began.date())} {time}"])


class ThemeMenu(QMenu):
    """The themes, also from files that were just added."""

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
