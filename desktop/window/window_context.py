"""What the actions of a window work with: the window, what all windows share, and its flows."""

from __future__ import annotations

import functools
from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.window.lesson_flow import LessonFlow
from desktop.window.main_window import MainWindow
from desktop.window.new_games import EditorFlow, NewGameFlow, StartFlow
from desktop.window.services import Services
from desktop.window.training_flow import TrainingFlow
from desktop.window.window_actions import Menu, WindowActions
from desktop.window.window_dialogs import WindowDialogs

if TYPE_CHECKING:
    from desktop.pages.board_page import BoardPage
    from desktop.pages.game_page import GamePage
    from desktop.window.export_commands import ExportActions


class WindowContext(QObject):
    """One window, and what its actions need.

    Attributes:
        start, new_games, lessons, training, editor: the pages that lead from one to the next.
        dialogs: those of the window as a whole.
    """

    def __init__(self, window: MainWindow, services: Services, table: Iterable[Menu]) -> None:
        """``table`` has the menus, and the actions, of the window."""
        super().__init__(window)
        self.window, self.services = window, services
        self.actions = WindowActions(window, self, table, services.keymap)
        actions = self.actions.by_id
        self.dialogs = WindowDialogs(window, services, self.actions)
        self.editor = EditorFlow(window, services)
        self.training = TrainingFlow(window, services, actions)
        self.lessons = LessonFlow(window, services, actions)
        self.new_games = NewGameFlow(window, services, actions, self.lessons.start)
        self.start = StartFlow(window, services, actions, self.new_games.ask, self.lessons.start)

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
