"""The menu of games and files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction

from desktop.game.rematch import Rematch
from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu
from desktop.window.export_menu import ExportMenu
from desktop.window.recent_games_menu import EarlierGamesMenu, RecentMenu

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


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
