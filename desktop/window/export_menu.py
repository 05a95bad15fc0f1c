"""The menu of ways to take a game along, inside that of games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu
from desktop.window.export_commands import ExportActions

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage


class ExportMenu(ActionMenu):
    """Its actions count as those of the menu that it is in."""

    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        exports: ExportActions,
    ) -> None:
        super().__init__(tr_noop("&Take along"), parent, game_page)
        self.add_in_game(
            "game.copy_picture", tr_noop("&Copy picture"), exports.copy_picture, "Ctrl+C"
        )
        self.add_in_game(
            "game.copy_diagram", tr_noop("Copy as &text"), exports.copy_diagram, "Ctrl+Shift+C"
        )
        self.add_in_game("game.copy_game", tr_noop("Copy &game"), exports.copy_game)
        self.addSeparator()
        self.add_in_game(
            "game.save_picture", tr_noop("Save &picture …"), exports.save_picture, "Ctrl+E"
        )
        self.add_in_game(
            "game.save_animation",
            tr_noop("Save &animation …"),
            exports.save_animation,
            "Ctrl+Shift+E",
        )
        self.addSeparator()
        self.add_in_game("game.print", tr_noop("P&rint …"), exports.print_game, "Ctrl+P")
