"""How a new game comes about in a window: its options are asked for, komi may be offered."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.game.players import Seats
from desktop.start.komi_offer_page import KomiOfferPage
from desktop.start.new_game_page import NewGamePage
from rules.clock import TimeControl
from rules.setup import Game, Setup

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class NewGameFlow(QObject):
    """Puts one page after another into the window, and then the game."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._program = window, window.program

    def ask(self, game: Game) -> None:
        """Ask for the options of a new game; at first those of the last one."""
        settings = self._program.settings
        self._ask(settings.setup(game), settings.seats(game))

    def _ask(self, setup: Setup, seats: Seats) -> None:
        settings = self._program.settings
        page = NewGamePage(
            setup,
            seats,
            self._program.appearance.theme,
            control=settings.time_control(setup.game),
            komi_is_offered=settings.komi_is_offered(setup.game),
        )
        page.started.connect(self._begin)
        page.offered.connect(self.offer_komi)
        page.left.connect(self._window.show_start)
        page.help_asked.connect(self._window.commands["help.here"].trigger)
        self._window.put(page)
        page.start.setFocus()

    def _begin(self, setup: Setup, seats: Seats, control: TimeControl) -> None:
        self._program.settings.remember(setup, seats, control=control, komi_offered=False)
        self._window.play_new(setup, seats, control)

    def offer_komi(self, setup: Setup, seats: Seats, control: TimeControl) -> None:
        """Have one player name the komi and the other one choose the side."""
        self._program.settings.remember(setup, seats, control=control, komi_offered=True)
        page = KomiOfferPage(setup, seats, self._program.desk())
        again = functools.partial(self.offer_komi, setup, seats, control)
        play = functools.partial(self._window.play_new, control=control, again=again)
        page.agreed.connect(play)
        page.left.connect(lambda: self._ask(setup, seats))
        self._window.put(page)
        page.focus_answer()
