"""The dialogs of a window as a whole: settings, boards, engines, keys, and about the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog

from desktop.window.main_window import MainWindow
from desktop.window.services import Services
from desktop.window.window_actions import WindowActions
from rules.games import GAMES

if TYPE_CHECKING:
    from desktop.window.settings_dialog import SettingsDialog


class WindowDialogs(QObject):
    """Opens the dialogs. Each module is imported when it is first needed, to start fast.

    The computer continues to think while they are open.
    """

    def __init__(self, window: MainWindow, services: Services, actions: WindowActions) -> None:
        super().__init__(window)
        self._window, self._services, self._actions = window, services, actions
        self._settings_dialog: SettingsDialog | None = None

    def show_settings(self) -> None:
        """Show the settings beside the window."""
        from desktop.window.settings_dialog import SettingsDialog

        services = self._services
        if self._settings_dialog is None:
            self._settings_dialog = SettingsDialog(
                self._actions.by_id,
                services.settings,
                services.appearance,
                services.sounds,
                self._window,
            )
            self._settings_dialog.boards_requested.connect(self.show_boards)
        services.appearance.reload_themes()
        self._settings_dialog.show()
        self._settings_dialog.activateWindow()

    def show_boards(self) -> None:
        """Show boards and pieces to choose from."""
        from desktop.views.game_views import VIEWS
        from desktop.window.boards_dialog import BoardsDialog

        self._services.appearance.reload_themes()
        with_stones = next(game for game in GAMES.values() if not VIEWS[game.key].stacks)
        session = self._window.session
        setup = session.position.setup if session is not None else with_stones.setup()
        _open(BoardsDialog(self._services.appearance, setup, self._window))

    def show_engines(self) -> None:
        """Show the engines that the user has added, and let more be added."""
        from desktop.window.engines_dialog import EnginesDialog

        dialog = EnginesDialog(self._services.settings, self._window)
        dialog.help_asked.connect(lambda: self._services.show_help("window", "engines"))
        _open(dialog)

    def show_keys(self) -> None:
        """Show the keys of all actions."""
        from desktop.window.shortcut_editor import KeySheet

        _open(KeySheet(self._actions.groups, self._window))

    def edit_shortcuts(self) -> None:
        """Show the dialog for changing keys."""
        from desktop.window.shortcut_editor import ShortcutEditor

        _open(ShortcutEditor(self._actions.groups, self._services.keymap, self._window))

    def show_about(self) -> None:
        """Show what the program is and what it is made with."""
        from desktop.help.about_dialog import AboutDialog

        theme, core_notice = self._services.appearance.theme, self._services.core_notice
        _open(AboutDialog(theme, core_notice, self._window))


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
