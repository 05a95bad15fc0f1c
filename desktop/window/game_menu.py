"""The menu of games and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu
from desktop.window.export_menu import ExportMenu
from desktop.window.recent_games_menu import EarlierGamesMenu, RecentMenu

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class GameMenu(ActionMenu):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(tr_noop("&Game"), window)
        program = window.program
        self.add("game.new", tr_noop("&New game"), window.ask_new_game, "Ctrl+N")
        self.add("game.new_window", tr_noop("New &window"), program.show_another, "Ctrl+Shift+N")
        self.add("game.open", tr_noop("&Open …"), window.ask_open, "Ctrl+O")
        self.add("game.library", tr_noop("&Library"), program.library.show, "Ctrl+Shift+O")
        self.add_in_game(
            "game.same_position",
            tr_noop("&Games with this position"),
            lambda page: program.library.show(page.session.record.position),
            "Ctrl+Shift+P",
        )
        self.addMenu(RecentMenu(program, window))
        self.addMenu(EarlierGamesMenu(program, window))
        self.addSeparator()
        self.add_in_game("game.save", tr_noop("&Save"), lambda _: window.save(), "Ctrl+S")
        self.add_in_game(
            "game.save_as", tr_noop("Save &as …"), lambda _: window.save_as(), "Ctrl+Shift+S"
        )
        self.addSeparator()
        self.take_along = ExportMenu(window)
        self.addMenu(self.take_along)
        self.actions_by_id |= self.take_along.actions_by_id
        self.add(
            "game.paste_game",
            tr_noop("&Paste game"),
            self.take_along.take_along.paste_game,
            "Ctrl+V",
        )
        self.addSeparator()
        self.add("game.close_window", tr_noop("&Close window"), window.close, "Ctrl+W")
        quit_all = self.add("game.quit", tr_noop("&Quit"), program.quit, "Ctrl+Q")
        quit_all.setMenuRole(QAction.MenuRole.QuitRole)
