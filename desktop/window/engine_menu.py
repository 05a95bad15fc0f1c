"""The menu of the engine: as an opponent, and as an adviser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.game.game_session import Phase
from desktop.i18n.text import tr_noop
from desktop.play.game_page import GamePage
from desktop.play.play_from_dialog import PlayFromDialog, begun
from desktop.window.action_menu import ActionMenu

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class EngineMenu(ActionMenu):
    def __init__(self, window: MainWindow) -> None:
        super().__init__(tr_noop("&Engine"), window)
        self._add_adviser()
        self.addSeparator()
        self._add_opponent(window)
        self.addSeparator()
        self._add_play_from(window)

    def _add_adviser(self) -> None:
        self.add_in_game(
            "engine.hint",
            tr_noop("Show a &hint"),
            lambda page: page.adviser.ask_hint(),
            "H",
            when=lambda page: page.adviser.can_hint,
        )
        self.add_in_game(
            "engine.analysis",
            tr_noop("&Analysis: show candidates"),
            GamePage.toggle_analysis,
            "A",
            ticked=lambda page: page.adviser.analysing,
        )

    def _add_opponent(self, window: MainWindow) -> None:
        program = window.program
        self.add_in_game(
            "engine.stop",
            tr_noop("&Stop the computer"),
            lambda page: page.session.stop(),
            "Ctrl+.",
            when=lambda page: page.session.phase in (Phase.THINKING, Phase.FORCED),
        )
        self.add_in_game(
            "engine.go_on",
            tr_noop("&Resume"),
            lambda page: page.session.go_on(),
            "G",
            when=lambda page: page.session.can_go_on,
        )
        self.add_in_game(
            "engine.ponder",
            tr_noop("&Think on my time"),
            lambda _page: program.preferences.toggle_ponders(),
            ticked=lambda _page: program.settings.ponders,
        )

    def _add_play_from(self, window: MainWindow) -> None:
        """Playing on from the turn that is looked at, with a choice of who plays."""

        def aside(page: GamePage) -> None:
            dialog = PlayFromDialog(window, page.session, aside=True)
            dialog.chosen.connect(page.session.play_aside)
            dialog.show()

        def new(page: GamePage) -> None:
            record = page.session.record
            dialog = PlayFromDialog(window, page.session, aside=False)
            dialog.chosen.connect(
                lambda seats: window.program.show_another().play(begun(record, seats))
            )
            dialog.show()

        self.add_in_game(
            "engine.play_aside",
            tr_noop("Play from here as a &variation …"),
            aside,
            when=lambda page: not page.session.record.position.over,
        )
        self.add_in_game(
            "engine.play_new",
            tr_noop("Play from here as a &new game …"),
            new,
            when=lambda page: not page.session.record.position.over,
        )
