"""The menu of exports, a submenu of the game menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr_noop
from desktop.window.action_menu import ActionMenu

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage
    from desktop.window.export_commands import ExportActions


class ExportMenu(ActionMenu):
    """Its actions count as those of the game menu."""

    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        exports: Callable[[], ExportActions],
    ) -> None:
        """Take ``exports`` as a function: it is needed only when an action is triggered."""
        super().__init__(tr_noop("S&hare and export"), parent, game_page)
        self.add_in_game(
            "game.copy_picture",
            tr_noop("&Copy picture"),
            lambda page: exports().copy_picture(page),
            "Ctrl+C",
        )
        self.add_in_game(
            "game.save_picture",
            tr_noop("Save &picture …"),
            lambda page: exports().save_picture(page),
            "Ctrl+E",
        )
        self.add_in_game(
            "game.save_animation",
            tr_noop("Save &animation …"),
            lambda page: exports().save_animation(page),
            "Ctrl+Shift+E",
        )
        self.add_in_game(
            "game.print", tr_noop("P&rint …"), lambda page: exports().print_game(page), "Ctrl+P"
        )
        self.addSeparator()
        self.add_in_game(
            "game.copy_game", tr_noop("Copy &game"), lambda page: exports().copy_game(page)
        )
        self.add_in_game(
            "game.copy_diagram",
            tr_noop("Copy as &text"),
            lambda page: exports().copy_diagram(page),
            "Ctrl+Shift+C",
        )
