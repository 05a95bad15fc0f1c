"""The dialogs of a window as a whole: settings, keys, and about the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDialog, QWidget

from desktop.actions.keymap import Keymap
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.sound.sound_player import SoundPlayer
from desktop.window.window_actions import WindowActions
from rules.games import GAMES
from rules.setup import Setup

if TYPE_CHECKING:
    from desktop.window.settings_dialog import SettingsDialog


class WindowDialogs(QObject):
    """Opens the dialogs. Each module is imported when it is first needed, to start fast.

    The computer continues to think while they are open.

    Signals:
        help_requested(str, str): show the help about something: a page, and a section of it.
    """

    help_requested = Signal(str, str)

    def __init__(
        self,
        window: QWidget,
        actions: WindowActions,
        keymap: Keymap,
        settings: Settings,
        appearance: Appearance,
        sounds: SoundPlayer,
        core_notice: Callable[[], str],
        shown_setup: Callable[[], Setup | None],
    ) -> None:
        """``core_notice`` returns a warning about a slow core, "" for none; ``shown_setup`` that of
        the game in the window, None without one.
        """
        super().__init__(window)
        self._window, self._actions, self._keymap = window, actions, keymap
        self._settings, self._appearance = settings, appearance
        self._sounds, self._core_notice = sounds, core_notice
        self._shown_setup = shown_setup
        self._settings_dialog: SettingsDialog | None = None

    def show_settings(self) -> None:
        """Show the settings beside the window."""
        from desktop.window.settings_dialog import SettingsDialog

        if self._settings_dialog is None:
            self._settings_dialog = SettingsDialog(
                self._actions.by_id,
                self._settings,
                self._appearance,
                self._sounds,
                self._window,
            )
            self._settings_dialog.boards_requested.connect(self.show_boards)
        self._appearance.reload_themes()
        self._settings_dialog.show()
        self._settings_dialog.activateWindow()

    def show_boards(self) -> None:
        """Show boards and pieces to choose from."""
        from desktop.views.game_views import VIEWS
        from desktop.window.boards_dialog import BoardsDialog

        self._appearance.reload_themes()
        with_stones = next(game for game in GAMES.values() if not VIEWS[game.key].stacks)
        setup = self._shown_setup() or with_stones.setup()
        _open(BoardsDialog(self._appearance, setup, self._window))

    def show_engines(self) -> None:
        """Show the engines that the user has added, and let more be added."""
        from desktop.engines.engines_dialog import EnginesDialog

        dialog = EnginesDialog(self._settings, self._window)
        dialog.help_asked.connect(lambda: self.help_requested.emit("window", "engines"))
        _open(dialog)

    def show_keys(self) -> None:
        """Show the keys of all actions."""
        from desktop.window.shortcut_editor import KeySheet

        _open(KeySheet(self._actions.groups, self._window))

    def edit_shortcuts(self) -> None:
        """Show the dialog for changing keys."""
        from desktop.window.shortcut_editor import ShortcutEditor

        _open(ShortcutEditor(self._actions.groups, self._keymap, self._window))

    def show_about(self) -> None:
        """Show what the program is and what it is made with."""
        from desktop.about.about_dialog import AboutDialog

        _open(AboutDialog(self._appearance.theme, self._core_notice(), self._window))


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
