"""The menu of games and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction

from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu
from desktop.window.export_menu import ExportMenu
from desktop.window.recent_games_menu import EarlierGamesMenu, RecentMenu

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class GameMenu(ActionMenu):
    """Games, files, and the window itself.

    Signals:
        new_game_requested: show the games to choose from.
        new_window_requested: open another window.
        library_requested(Position | None): show the library, with a position only the games
            that contain it.
        paste_requested: open the game in the clipboard.
        quit_requested: quit the program.
    """

    new_game_requested = Signal()
    new_window_requested = Signal()
    library_requested = Signal(object)
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
        self.addMenu(export)
        self.actions_by_id |= export.actions_by_id
        self.add("game.paste_game", tr_noop("&Paste game"), self.paste_requested.emit, "Ctrl+V")
        self.addSeparator()
        self.add("game.close_window", tr_noop("&Close window"), window.close, "Ctrl+W")
        quit_all = self.add("game.quit", tr_noop("&Quit"), self.quit_requested.emit, "Ctrl+Q")
        quit_all.setMenuRole(QAction.MenuRole.QuitRole)

    def _add_new_and_open(self, window: MainWindow) -> None:
        self.add("game.new", tr_noop("&New game"), self.new_game_requested.emit, "Ctrl+N")
        self.add(
            "game.new_window",
            tr_noop("New &window"),
            self.new_window_requested.emit,
            "Ctrl+Shift+N",
        )
        self.add("game.open", tr_noop("&Open …"), window.ask_open, "Ctrl+O")
        self.add(
            "game.library",
            tr_noop("&Library"),
            lambda: self.library_requested.emit(None),
            "Ctrl+Shift+O",
        )
        self.add_in_game(
            "game.same_position",
            tr_noop("&Games with this position"),
            lambda page: self.library_requested.emit(page.session.record.position),
            "Ctrl+Shift+P",
        )
