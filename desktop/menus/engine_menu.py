"""The menu of the engine: as an opponent, and as an adviser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.game.game_page import GamePage
from desktop.game.game_session import Phase
from desktop.menus.action_menu import ActionMenu

if TYPE_CHECKING:
    from desktop.main_window import MainWindow


class EngineMenu(ActionMenu):
    def __init__(self, window: MainWindow) -> None:
        super().__init__("&Engine", window)
        self._add_adviser()
        self.addSeparator()
        self._add_opponent(window)

    def _add_adviser(self) -> None:
        self.add_in_game(
            "engine.hint",
            "Give a &hint",
            lambda page: page.adviser.ask_hint(),
            "H",
            when=lambda page: page.adviser.can_hint,
        )
        self.add_in_game(
            "engine.analysis",
            "&Analysis: mark candidates",
            GamePage.toggle_analysis,
            "A",
            ticked=lambda page: page.adviser.analysing,
        )

    def _add_opponent(self, window: MainWindow) -> None:
        program = window.program
        self.add_in_game(
            "engine.stop",
            "&Stop the computer",
            lambda page: page.session.stop(),
            "Ctrl+.",
            when=lambda page: page.session.phase in (Phase.THINKING, Phase.FORCED),
        )
        self.add_in_game(
            "engine.go_on",
            "&Go on",
            lambda page: page.session.go_on(),
            "G",
            when=lambda page: page.session.can_go_on,
        )
        self.add_in_game(
            "engine.ponder",
            "&Think on the person's time",
            lambda _page: program.toggle_ponders(),
            ticked=lambda _page: program.settings.ponders,
        )
