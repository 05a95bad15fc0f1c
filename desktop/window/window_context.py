"""What the actions of a window work with: the window, what all windows share, and its flows."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog

from desktop.window.flows import EditorFlow, LessonFlow, NewGameFlow, StartFlow
from desktop.window.main_window import MainWindow
from desktop.window.services import Services
from desktop.window.training_flow import TrainingFlow
from desktop.window.window_actions import Menu, WindowActions
from rules import games
from rules.training.progress import Goal, Progress

if TYPE_CHECKING:
    from desktop.pages.board_page import BoardPage
    from desktop.pages.game_page import GamePage
    from desktop.window.export_commands import ExportActions
    from desktop.window.settings_dialog import SettingsDialog
    from rules.setup import Game


class WindowContext(QObject):
    """One window, and what its actions need.

    Attributes:
        start, new_games, lessons, training, editor: the pages that lead from one to the next.
    """

    def __init__(self, window: MainWindow, services: Services, table: Iterable[Menu]) -> None:
        """``table`` has the menus, and the actions, of the window."""
        super().__init__(window)
        self.window, self.services = window, services
        self.actions = WindowActions(window, self, table, services.keymap)
        actions = self.actions.by_id
        self._settings_dialog: SettingsDialog | None = None
        self.editor = EditorFlow(window, services)
        self.training = TrainingFlow(window, services, actions)
        self.lessons = LessonFlow(window, services, actions)
        self.new_games = NewGameFlow(window, services, actions, self.lessons.start)
        self.start = StartFlow(window, services, actions, self.new_games.ask, self._go_on)

    def _go_on(self, game: Game, progress: Progress) -> None:
        """Begin what comes next in a game."""
        match progress.goal:
            case Goal.LESSON:
                self.lessons.start(game)
            case Goal.LEVEL:
                self.new_games.play_level(game, progress.next_level)
            case Goal.PUZZLES:
                self.training.solve_puzzles(game.key)

    @property
    def board(self) -> BoardPage:
        """The page of a game or a task; only while one is shown."""
        page = self.window.board_page
        assert page is not None
        return page

    @property
    def game(self) -> GamePage:
        """The page of a game; only while one is shown."""
        page = self.window.game_page
        assert page is not None
        return page

    @functools.cached_property
    def exports(self) -> ExportActions:
        # late: the modules for pictures take long to import
        from desktop.window.export_commands import ExportActions

        return ExportActions(self.window, self.services)

    # The dialogs: each module is imported when it is first needed, to start fast. The computer
    # continues to think while they are open.

    def show_settings(self) -> None:
        """Show the settings beside the window."""
        from desktop.window.settings_dialog import SettingsDialog

        services = self.services
        if self._settings_dialog is None:
            self._settings_dialog = SettingsDialog(
                self.actions.by_id,
                services.settings,
                services.appearance,
                services.sounds,
                self.window,
            )
            self._settings_dialog.boards_requested.connect(self.show_boards)
        services.appearance.reload_themes()
        self._settings_dialog.show()
        self._settings_dialog.activateWindow()

    def show_boards(self) -> None:
        """Show boards and pieces to choose from."""
        from desktop.views.game_views import VIEWS
        from desktop.window.boards_dialog import BoardsDialog

        self.services.appearance.reload_themes()
        with_stones = next(game for game in games.GAMES.values() if not VIEWS[game.key].stacks)
        session = self.window.session
        setup = session.position.setup if session is not None else with_stones.setup()
        _open(BoardsDialog(self.services.appearance, setup, self.window))

    def show_engines(self) -> None:
        """Show the engines that the user has added, and let more be added."""
        from desktop.window.engines_dialog import EnginesDialog

        dialog = EnginesDialog(self.services.settings, self.window)
        dialog.help_asked.connect(lambda: self.services.show_help("window", "engines"))
        _open(dialog)

    def show_keys(self) -> None:
        """Show the keys of all actions."""
        from desktop.window.shortcut_editor import KeySheet

        _open(KeySheet(self.actions.groups, self.window))

    def edit_shortcuts(self) -> None:
        """Show the dialog for changing keys."""
        from desktop.window.shortcut_editor import ShortcutEditor

        _open(ShortcutEditor(self.actions.groups, self.services.keymap, self.window))

    def show_about(self) -> None:
        """Show what the program is and what it is made with."""
        from desktop.help.about_dialog import AboutDialog

        _open(AboutDialog(self.services.core_notice, self.window))


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
