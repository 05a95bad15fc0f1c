"""The pages that lead to a new game in a window: its options, and perhaps the offer of komi."""

from __future__ import annotations

import functools
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.engine.engine_worker import EngineClient
from desktop.engine.external_engines import engine_names
from desktop.game.players import Seats, against_computer
from desktop.game.rematch import LevelMatching, Rematch
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.window.main_window import MainWindow
from rules.clock import TimeControl
from rules.setup import Game, Setup

if TYPE_CHECKING:
    from desktop.start.new_game_page import NewGamePage


class NewGameFlow(QObject):
    """Shows these pages in the window, and then the game.

    Signals:
        left: show the start page again.
        engines_requested: show the list of engines.
        help_requested: show the help for the page.
        lesson_chosen(Game): begin the lesson of this game.
    """

    left = Signal()
    engines_requested = Signal()
    help_requested = Signal()
    lesson_chosen = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        appearance: Appearance,
        make_client: Callable[[], EngineClient],
        matching: LevelMatching,
        draw: Callable[[], bool] = lambda: secrets.randbelow(2) == 1,
    ) -> None:
        """``make_client`` returns a client of an engine; ``draw`` whether to trade places.

        ``matching`` picks the level of a matched computer.
        """
        super().__init__(window)
        self._window, self._settings, self._appearance = window, settings, appearance
        self._make_client, self._matching, self._draw = make_client, matching, draw
        self._page: NewGamePage | None = None  # the last one, which may have been left
        settings.changed.connect(self._offer_engines)

    def ask(self, game: Game) -> None:
        """Ask for the options of a new game, beginning with those of the last one.

        A game not played yet begins as quick or as long as the last one of another kind.
        """
        from desktop.start.option_field import with_length  # late, as below

        settings, setup = self._settings, self._settings.setup(game)
        if not settings.was_played(game):
            setup = with_length(setup, settings.length)
        self._ask(setup, settings.seats(game), is_random=settings.part_is_random(game))

    def play_level(self, game: Game, level: int) -> None:
        """Begin a game against a level, with everything else as in the last one of its kind."""
        settings = self._settings
        setup = settings.setup(game)
        self._start(
            setup,
            against_computer(settings.seats(game), level),
            settings.time_control(game),
            komi_offered="komi" in dict(setup.options) and settings.komi_is_offered(game),
            is_random=settings.part_is_random(game),
        )

    def _ask(self, setup: Setup, seats: Seats, *, is_random: bool) -> None:
        # late: a window begins with neither this page nor the offer
        from desktop.start.new_game_page import NewGamePage

        page = NewGamePage(
            setup,
            seats,
            self._appearance.theme,
            control=self._settings.time_control(setup.game),
            komi_is_offered=self._settings.komi_is_offered(setup.game),
            is_random=is_random,
            engines=engine_names(self._settings.engines, setup.game.key),
        )
        page.started.connect(functools.partial(self._begin, page))
        page.offered.connect(functools.partial(self._offer, page))
        page.lesson_asked.connect(lambda: self.lesson_chosen.emit(setup.game))
        page.left.connect(self.left)
        page.engines_asked.connect(self.engines_requested)
        page.help_asked.connect(self.help_requested)
        self._page = page
        self._window.show_page(page)
        page.start.setFocus()

    def _offer_engines(self) -> None:
        """Offer the engines that there are now on the page that is shown."""
        page = self._page
        if page is not None and page is self._window.page:
            page.players.offer_engines(engine_names(self._settings.engines, page.game.key))

    def _begin(self, page: NewGamePage, setup: Setup, seats: Seats, control: TimeControl) -> None:
        self._remember_length(page)
        self._start(setup, seats, control, komi_offered=False, is_random=page.is_random)

    def _offer(self, page: NewGamePage, setup: Setup, seats: Seats, control: TimeControl) -> None:
        self._remember_length(page)
        self._start(setup, seats, control, komi_offered=True, is_random=page.is_random)

    def _start(
        self,
        setup: Setup,
        seats: Seats,
        control: TimeControl,
        *,
        komi_offered: bool,
        is_random: bool,
    ) -> None:
        """Begin a game, or the offer of komi before it; ``is_random``: the seats are drawn."""
        if not komi_offered:  # the offer remembers them itself
            self._settings.remember(
                setup, seats, control=control, komi_offered=False, is_random=is_random
            )
        drawn = self._drawn(seats) if is_random else seats

        def begin(seats: Seats) -> None:
            if komi_offered:
                self.offer_komi(setup, seats, control, is_random=is_random)
            else:
                self._window.play_new(setup, seats, control)

        self._matching.match(setup.game, drawn, begin, self._window.page)

    def _remember_length(self, page: NewGamePage) -> None:
        if page.length is not None:
            self._settings.length = page.length

    def _drawn(self, seats: Seats) -> Seats:
        return (seats[1], seats[0]) if self._draw() else seats

    def offer_komi(
        self, setup: Setup, seats: Seats, control: TimeControl, *, is_random: bool = False
    ) -> None:
        """Let one player name komi and the other pick a side; ``is_random``: they were drawn."""
        from desktop.start.komi_offer_page import KomiOfferPage

        self._settings.remember(
            setup, seats, control=control, komi_offered=True, is_random=is_random
        )
        page = KomiOfferPage(setup, seats, self._make_client(), self._appearance.theme)

        offer = functools.partial(self.offer_komi, setup, control=control, is_random=is_random)

        def again(rematch: Rematch) -> None:
            self._matching.match(setup.game, rematch.seats(seats), offer, self._window.page)

        play = functools.partial(self._window.play_new, control=control, again=again)
        page.agreed.connect(play)
        page.left.connect(lambda: self._ask(setup, seats, is_random=is_random))
        self._window.show_page(page)
        page.focus_answer()
