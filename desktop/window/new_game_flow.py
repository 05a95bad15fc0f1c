"""The pages that lead to a new game in a window: its options, and perhaps the offer of komi."""

from __future__ import annotations

import functools
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop.engine.engine_worker import EngineClient
from desktop.game.players import Seats
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.window.main_window import MainWindow
from rules.clock import TimeControl
from rules.setup import Game, Setup


class NewGameFlow(QObject):
    """Shows these pages in the window, and then the game.

    Signals:
        left: show the start page again.
        help_requested: show the help for the page.
    """

    left = Signal()
    help_requested = Signal()

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        appearance: Appearance,
        make_client: Callable[[], EngineClient],
    ) -> None:
        """``make_client`` returns a client of an engine."""
        super().__init__(window)
        self._window, self._settings, self._appearance = window, settings, appearance
        self._make_client = make_client

    def ask(self, game: Game) -> None:
        """Ask for the options of a new game, beginning with those of the last one."""
        self._ask(self._settings.setup(game), self._settings.seats(game))

    def _ask(self, setup: Setup, seats: Seats) -> None:
        # late: a window begins with neither this page nor the offer
        from desktop.start.new_game_page import NewGamePage

        page = NewGamePage(
            setup,
            seats,
            self._appearance.theme,
            control=self._settings.time_control(setup.game),
            komi_is_offered=self._settings.komi_is_offered(setup.game),
        )
        page.started.connect(self._begin)
        page.offered.connect(self.offer_komi)
        page.left.connect(self.left)
        page.help_asked.connect(self.help_requested)
        self._window.show_page(page)
        page.start.setFocus()

    def _begin(self, setup: Setup, seats: Seats, control: TimeControl) -> None:
        self._settings.remember(setup, seats, control=control, komi_offered=False)
        self._window.play_new(setup, seats, control)

    def offer_komi(self, setup: Setup, seats: Seats, control: TimeControl) -> None:
        """Let one player name komi and the other pick a side."""
        from desktop.start.komi_offer_page import KomiOfferPage

        self._settings.remember(setup, seats, control=control, komi_offered=True)
        page = KomiOfferPage(setup, seats, self._make_client())
        again = functools.partial(self.offer_komi, setup, seats, control)
        play = functools.partial(self._window.play_new, control=control, again=again)
        page.agreed.connect(play)
        page.left.connect(lambda: self._ask(setup, seats))
        self._window.show_page(page)
        page.focus_answer()
