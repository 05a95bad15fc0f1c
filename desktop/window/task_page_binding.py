"""Connects a page that asks for turns with its window: actions, sounds and preferences."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.play.game_sounds import GameSounds
from desktop.play.task_page import TaskPage
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.sound.sound_player import SoundPlayer
from desktop.sound.sounds import Sound
from desktop.window.cell_menus import CellMenus
from desktop.window.window_actions import WindowActions


class TaskPageBinding(QObject):
    """Connects the two for as long as the page exists."""

    def __init__(
        self,
        page: TaskPage,
        actions: WindowActions,
        settings: Settings,
        preferences: Preferences,
        sounds: SoundPlayer,
    ) -> None:
        super().__init__(page)
        self._page, self._settings, self._preferences = page, settings, preferences
        self._sounds = sounds
        page.take_actions(actions.by_id)
        CellMenus(page, actions.by_id)
        page.changed.connect(actions.refresh)
        page.task_begun.connect(self._follow_game)
        page.solved.connect(lambda: sounds.play(Sound.RIGHT))
        preferences.changed.connect(self._follow_preferences)
        self._follow_game()
        self._follow_preferences()

    def _follow_game(self) -> None:
        """Let the game of the current task be heard."""
        GameSounds(self._page, self._sounds)

    def _follow_preferences(self) -> None:
        """Apply the preferences to the board."""
        self._page.set_drawing(self._settings.drawing(self._page.game))
        self._page.board.set_animated(self._preferences.animated)
