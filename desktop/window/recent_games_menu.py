"""The menus of recent files and of autosaved games."""

from __future__ import annotations

import datetime
from pathlib import Path

from PySide6.QtCore import QLocale, QTime, Signal
from PySide6.QtWidgets import QMenu, QWidget

from desktop.game.players import read_seat, seat_names
from desktop.i18n.dates import day_text
from desktop.i18n.plain_text import on_button
from desktop.i18n.text import isolated, say, tr
from desktop.storage.autosave import Autosaves
from desktop.storage.recent_files import RecentFiles
from rules.record.collection import Collection
from rules.record.read_report import GameFileError
from rules.regular_file import open_regular

_MAX_EARLIER = 15
_TIME = len("2026-11-21 17.14.26")
_HEAD = 20_000  # bytes of a game that are read for the menu


class RecentMenu(QMenu):
    """The recent files; filled whenever it is opened.

    Signals:
        file_chosen(Path): the user wants to open this file.
    """

    file_chosen = Signal(Path)

    def __init__(self, recent: RecentFiles, parent: QWidget) -> None:
        super().__init__(parent)
        say(self.setTitle, lambda: tr("Open &recent"))
        self._recent = recent
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        for path in self._recent.paths:
            action = self.addAction(on_button(str(path)))
            action.triggered.connect(lambda _=False, path=path: self.file_chosen.emit(path))
        if self.isEmpty():
            self.addAction(tr("No files yet")).setEnabled(False)
            return
        self.addSeparator()
        self.addAction(tr("Clear this list")).triggered.connect(lambda: self._recent.clear())


class EarlierGamesMenu(QMenu):
    """Autosaved games without a file; filled whenever it is opened.

    Signals:
        game_chosen(Path): the user wants to see this autosaved game.
    """

    game_chosen = Signal(Path)

    def __init__(self, autosaves: Autosaves, parent: QWidget) -> None:
        super().__init__(parent)
        say(self.setTitle, lambda: tr("R&ecent games"))
        self._autosaves = autosaves
        self.aboutToShow.connect(self.fill)

    def fill(self) -> None:
        self.clear()
        unfinished = self._autosaves.unfinished()
        paths = dict.fromkeys(unfinished + self._autosaves.latest(_MAX_EARLIER))
        for path in list(paths)[:_MAX_EARLIER]:
            over = "" if path in unfinished else "   " + tr("(finished)")
            action = self.addAction(f"{on_button(_words(path))}{over}")
            action.triggered.connect(lambda _=False, path=path: self.game_chosen.emit(path))
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
