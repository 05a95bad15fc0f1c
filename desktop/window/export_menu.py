"""The menu of ways to take a game along, inside that of games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu
from desktop.window.export_commands import ExportActions

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class ExportMenu(ActionMenu):
    """Its actions count as those of the menu that it is in.

    Attributes:
        take_along: what does it.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(tr_noop("S&hare and export"), window)
        self.take_along = take = ExportActions(window)
        self.add_in_game("game.copy_picture", tr_noop("&Copy picture"), take.copy_picture, "Ctrl+C")
        self.add_in_game(
            "game.copy_diagram", tr_noop("Copy as &text"), take.copy_diagram, "Ctrl+Shift+C"
        )
        self.add_in_game("game.copy_game", tr_noop("Copy &game"), take.copy_game)
        self.addSeparator()
        self.add_in_game(
            "game.save_picture", tr_noop("Save &picture …"), take.save_picture, "Ctrl+E"
        )
        self.add_in_game(
            "game.save_animation", tr_noop("Save &animation …"), take.save_animation, "Ctrl+Shift+E"
        )
        self.addSeparator()
        self.add_in_game("game.print", tr_noop("P&rint …"), take.print_game, "Ctrl+P")
