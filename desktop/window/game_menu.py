"""The menu of games and files, with recent games and exports."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QTime, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from desktop.game.players import read_seat, seat_names
from desktop.game.rematch import Rematch
from desktop.i18n.dates import day_text
from desktop.i18n.text import isolated, on_button, say, tr, tr_noop
from desktop.storage.autosave import Autosaves
from desktop.storage.recent_files import RecentFiles
from desktop.window.action_menu import ActionMenu
from rules.record.game_file import Collection
from rules.record.sgf import GameFileError
from rules.regular_file import open_regular

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage
    from desktop.window.export_commands import ExportActions
    from desktop.window.main_window import MainWindow


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


class ExportMenu(ActionMenu):
    """Its actions count as those of the game menu."""

    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        exports: Callable[[], ExportActions],
    ) -> None:
        """Take ``exports`` as a function: it is needed only when an action is triggered."""
        super().__init__(tr_noop("S&hare and export"), parent, game_page)
        self.add_in_game(
            "game.copy_picture",
            tr_noop("&Copy picture"),
            lambda page: exports().copy_picture(page),
            "Ctrl+C",
        )
        self.add_in_game(
            "game.save_picture",
            tr_noop("Save &picture …"),
            lambda page: exports().save_picture(page),
            "Ctrl+E",
        )
        self.add_in_game(
            "game.save_animation",
            tr_noop("Save &animation …"),
            lambda page: exports().save_animation(page),
            "Ctrl+Shift+E",
        )
        self.add_in_game(
            "game.print", tr_noop("P&rint …"), lambda page: exports().print_game(page), "Ctrl+P"
        )
        self.addSeparator()
        self.add_in_game(
            "game.copy_game", tr_noop("Copy &game"), lambda page: exports().copy_game(page)
        )
        self.add_in_game(
            "game.copy_diagram",
            tr_noop("Copy as &text"),
            lambda page: exports().copy_diagram(page),
            "Ctrl+Shift+C",
        )


class GameMenu(ActionMenu):
    """Games, files, and the window itself.

    Signals:
        home_requested: show the start page.
        new_game_requested: show the games to choose from.
        new_window_requested: open another window.
        library_requested(Position | None): show the library, with a position only the games
            that contain it.
        editor_requested: set up a position.
        paste_requested: open the game in the clipboard.
        quit_requested: quit the program.
    """

    home_requested = Signal()
    new_game_requested = Signal()
    new_window_requested = Signal()
    library_requested = Signal(object)
    editor_requested = Signal()
    paste_requested = Signal()
    quit_requested = Signal()

    def __init__(
        self,
        window: MainWindow,
        recent: RecentMenu,
        earlier: EarlierGamesMenu,
        export: ExportMenu,
    ) -> None:
        super().__init__(tr_noop("&Game"), window, lambda: window.game_page)
        self._add_new_and_open(window)
        self.addMenu(recent)
        self.addMenu(earlier)
        self.addSeparator()
        self.add_in_game("game.save", tr_noop("&Save"), lambda _: window.save(), "Ctrl+S")
        self.add_in_game(
            "game.save_as", tr_noop("Save &as …"), lambda _: window.save_as(), "Ctrl+Shift+S"
        )
        self.addSeparator()
        self.add_menu(export)
        self.add("game.paste_game", tr_noop("&Paste game"), self.paste_requested.emit, "Ctrl+V")
        self.addSeparator()
        self.add("game.close_window", tr_noop("&Close window"), window.close, "Ctrl+W")
        quit_all = self.add("game.quit", tr_noop("&Quit"), self.quit_requested.emit, "Ctrl+Q")
        quit_all.setMenuRole(QAction.MenuRole.QuitRole)

    @property
    def fits(self) -> bool:
        """True: a game can be begun or opened everywhere."""
        return True

    def _add_new_and_open(self, window: MainWindow) -> None:
        self.add("game.home", tr_noop("S&tart page"), self.home_requested.emit, "Alt+Home")
        self.add("game.new", tr_noop("&New game"), self.new_game_requested.emit, "Ctrl+N")
        self.add(
            "game.new_window",
            tr_noop("New &window"),
            self.new_window_requested.emit,
            "Ctrl+Shift+N",
        )
        self.add("game.set_up", tr_noop("Set &up a position …"), self.editor_requested.emit)
        self.add("game.open", tr_noop("&Open …"), window.ask_open, "Ctrl+O")
        self.add(
            "game.library",
            tr_noop("&Library"),
            lambda: self.library_requested.emit(None),
            "Ctrl+Shift+O",
        )
        self._add_rematch("game.rematch", tr_noop("Re&match"), "Ctrl+Shift+R", Rematch())
        self._add_rematch(
            "game.rematch_swapped",
            tr_noop("Rematch w&ith players swapped"),
            "Ctrl+Alt+R",
            Rematch(swapped=True),
        )
        self.add_in_game(
            "game.same_position",
            tr_noop("&Games with this position"),
            lambda page: self.library_requested.emit(page.session.record.position),
            "Ctrl+Shift+P",
        )

    def _add_rematch(self, id: str, text: str, key: str, rematch: Rematch) -> None:  # noqa: A002
        """Add an action that begins another game once this one is over."""
        self.add_in_game(
            id,
            text,
            lambda page: page.again.emit(rematch),
            key,
            when=lambda page: page.session.outcome is not None,
        )
