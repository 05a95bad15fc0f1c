"""A window without a program, only with what it is built from."""

from collections.abc import Callable
from pathlib import Path

import shiboken6
from lone_game import ManualClient, Time
from PySide6.QtCore import QObject, QSettings
from stand_ins import RecordedSounds

from desktop.actions.keymap import Keymap
from desktop.game.game_session import GameSession
from desktop.game.players import Seats, is_matched, with_match
from desktop.play.board_page import BoardPage
from desktop.play.game_page import GamePage
from desktop.settings.appearance import Appearance
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.storage.autosave import Autosaves
from desktop.theme.themes import Themes
from desktop.window.action_menu import ActionMenu
from desktop.window.engine_menu import EngineMenu
from desktop.window.game_page_binding import GamePageBinding
from desktop.window.learn_menu import LearnMenu
from desktop.window.main_window import MainWindow
from desktop.window.notes_menu import NotesMenu
from desktop.window.turn_menu import EditMenu, KeyboardMenu, TurnMenu
from desktop.window.view_menu import ViewMenu
from desktop.window.window_actions import WindowActions
from rules.record.game_record import GameRecord
from rules.setup import Game


class FixedMatching:
    """Matches every player with this level, at once."""

    level = 6

    def match(
        self, game: Game, seats: Seats, then: Callable[[Seats], None], owner: QObject
    ) -> None:
        then(with_match(seats, level=self.level) if is_matched(seats) else seats)


class LoneWindow:
    """The window, and its own collaborators."""

    def __init__(self, folder: Path) -> None:
        self._owner = QObject()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.settings = Settings(store)
        self.preferences = Preferences(self.settings, self._owner)
        self.appearance = Appearance(self.settings, Themes(folder / "themes"), self._owner)
        self.autosaves = Autosaves(folder, self._owner)
        self.keymap = Keymap(self.settings, self._owner)
        self.sounds = RecordedSounds()
        self.window = MainWindow(
            self.settings, self.appearance, self.autosaves, self.make_page, FixedMatching()
        )

    def make_session(self, record: GameRecord) -> GameSession:
        return GameSession(record, ManualClient(), pace_ms=0, forced_ms=0, now=Time())

    def make_page(self, record: GameRecord) -> GamePage:
        return GamePage(self.make_session(record), self.appearance.theme)

    def actions(self) -> WindowActions:
        """Add the menus to the window that the page of a game needs."""
        window, preferences = self.window, self.preferences

        def game_page() -> GamePage | None:
            return window.game_page

        def board_page() -> BoardPage | None:
            return window.board_page

        edits = EditMenu(window, game_page, window.notices, board_page)
        rarer = KeyboardMenu(window, game_page, board_page), edits
        game = ActionMenu("&Game", window)
        game.add("game.home", "S&tart page", window.home_requested.emit, "Alt+Home")
        menus = [
            game,
            TurnMenu(window, game_page, board_page, window.end_full_screen, rarer),
            EngineMenu(window, game_page, preferences, window.play, lambda _game: ()),
            LearnMenu(window, game_page, preferences),
            NotesMenu(window, game_page, preferences, edits),
            ViewMenu(window, preferences, self.appearance, game_page, board_page),
        ]
        return WindowActions(window, menus, self.keymap)

    def bound(self) -> MainWindow:
        """Add the menus, and let them follow every game; return the window."""
        actions, window = self.actions(), self.window

        def bind(page: GamePage) -> None:
            GamePageBinding(page, actions, window.notices, self.settings, self.preferences, dict)

        window.game_shown.connect(bind)
        window.page_changed.connect(actions.refresh)
        return window

    def close(self) -> None:
        if shiboken6.isValid(self.window):
            self.window.close()
        shiboken6.delete(self._owner)
