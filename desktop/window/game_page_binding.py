"""Connects the pages of a window with its menus, notices and files."""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from desktop.game.external_engines import SavedEngine, engine_names
from desktop.game.players import LEVELS, Human, with_computer
from desktop.game.rematch import Rematch, beaten_level
from desktop.pages.announcer import GameSounds
from desktop.pages.board_page import BoardPage
from desktop.pages.game_page import ClockNotices
from desktop.pages.task_page import TaskPage
from desktop.services.sounds import Sound
from desktop.services.text import tr
from desktop.settings.action import Action
from desktop.settings.appearance import Preferences
from desktop.settings.settings import Settings
from desktop.window.engine_notices import EngineNotices
from desktop.window.main_window import MainWindow
from desktop.window.services import Services
from desktop.window.window_actions import WindowActions

if TYPE_CHECKING:
    from desktop.pages.game_page import GamePage
    from desktop.panels.analysis_display import AnalysisPanel
    from desktop.panels.review_panel import ReviewPanel


class TaskPageBinding(QObject):
    """Connects the two for as long as the page exists."""

    def __init__(self, page: TaskPage, services: Services, actions: WindowActions) -> None:
        super().__init__(page)
        self._page, self._services = page, services
        page.take_actions(actions.by_id)
        offer_cell_menus(page, actions.by_id)
        page.changed.connect(actions.refresh)
        page.task_begun.connect(self._follow_game)
        page.solved.connect(lambda: services.sounds.play(Sound.RIGHT))
        services.preferences.changed.connect(self._follow_preferences)
        self._follow_game()
        self._follow_preferences()

    def _follow_game(self) -> None:
        GameSounds(self._page, self._services.sounds)

    def _follow_preferences(self) -> None:
        services = self._services
        self._page.set_drawing(services.settings.drawing(self._page.game))
        self._page.board.set_animated(services.preferences.animated)


class GamePageBinding(QObject):
    """Connects the two for as long as the page exists."""

    def __init__(
        self, page: GamePage, window: MainWindow, services: Services, actions: WindowActions
    ) -> None:
        super().__init__(page)
        self._page, self._window, self._services, self._actions = page, window, services, actions
        settings, preferences = services.settings, services.preferences
        self._settings = settings
        page.take_actions(actions.by_id)
        page.session.changed.connect(actions.refresh)
        page.review.changed.connect(actions.refresh)
        page.session.annotated.connect(actions.refresh_annotated)
        page.split.set_share(settings.side_share)
        page.split.share_chosen.connect(functools.partial(setattr, settings, "side_share"))
        page.history.tree_wanted.connect(functools.partial(setattr, settings, "tree_shown"))
        page.notes.remember(settings)
        page.explorer.look_with(services.explore)
        page.result.again.connect(self._remember_level)
        page.session.ended.connect(self._honour_first_win)
        page.review.place.when_made(self._connect_review)
        preferences.changed.connect(self._follow)
        preferences.ponders_changed.connect(self._follow_ponders)
        self._watch_engines()
        ClockNotices(page.session, window.notices)
        GameSounds(page, services.sounds)
        offer_cell_menus(page, actions.by_id)
        self._follow()
        self._follow_ponders()

    def _connect_review(self, panel: ReviewPanel) -> None:
        panel.retry.clicked.connect(self._actions.by_id["learn.retry"].trigger)
        panel.choose(self._settings.review_depth)
        panel.effort.activated.connect(self._remember_depth)

    def _watch_engines(self) -> None:
        page, services = self._page, self._services
        choices = EngineChoices(page, services.settings, services.preferences)
        EngineNotices(
            page.session,
            page.analysis_controller,
            self._window.notices,
            functools.partial(services.report_buttons, self._window),
            let_play=self._let_oddments_play,
            analyse_with=choices.analyse_with,
            show_engines=self._actions.by_id["engine.programs"].trigger,
        )

    def _follow(self) -> None:
        """Apply the preferences to the game."""
        page, settings, animated = self._page, self._settings, self._services.preferences.animated
        page.tutor.switch(on=settings.tutor, confirms=settings.confirms)
        page.set_drawing(settings.drawing(page.game))
        page.board.set_animated(animated)
        page.log.setVisible(settings.log)
        page.notes.set_wanted(settings.comments)
        page.bar.set_animated(animated)
        page.show_panels(side=settings.side_shown, turns=settings.turns_shown)
        page.history.show_tree(settings.tree_shown)
        self._actions.refresh()

    def _honour_first_win(self) -> None:
        """Show it if the user has never beaten such a strong level in this game."""
        session = self._page.session
        level = beaten_level(session)
        if level and self._services.matching.take_win(session.record.setup.game, level):
            self._page.honour(lambda: tr("Your first win against level {level}", level=level))

    def _remember_level(self, rematch: Rematch) -> None:
        """Begin the next new game at the level that was chosen for this rematch."""
        if rematch.level is not None:
            session = self._page.session
            setup, seats = session.record.setup, rematch.seats(session.seats)
            self._settings.remember(setup, seats, control=session.clock.control, komi_offered=False)

    def _let_oddments_play(self, player: int) -> None:
        """Let our own engine play on: against a human, at the level that was played last."""
        session = self._page.session
        against_human = isinstance(session.seats[1 - player], Human)
        level = self._settings.level if against_human else LEVELS[-1]
        session.change_seats(with_computer(session.seats, player, level))
        session.resume()

    def _remember_depth(self, _index: int) -> None:
        self._settings.review_depth = self._page.review.panel.simulations

    def _follow_ponders(self) -> None:
        self._page.analysis_controller.set_ponders(self._settings.ponders)


class EngineChoices(QObject):
    """Offers the engines that play the game, and remembers what is chosen for its kind."""

    def __init__(self, page: GamePage, settings: Settings, preferences: Preferences) -> None:
        super().__init__(page)
        self._page, self._settings, self._game = page, settings, page.session.record.setup.game
        self._analyst: SavedEngine | None = None
        page.analysis_place.when_made(self._connect_analysis)
        page.review.place.when_made(self._connect_review)
        preferences.changed.connect(self._offer)
        self._offer()

    @property
    def _names(self) -> list[str]:
        return engine_names(self._settings.engines, self._game.key)

    def _connect_analysis(self, panel: AnalysisPanel) -> None:
        panel.engine.activated.connect(lambda _: self.analyse_with(panel.engine.name))
        self._offer_to_analyse(panel)

    def _connect_review(self, panel: ReviewPanel) -> None:
        panel.engine.activated.connect(lambda _: self._review_with(panel.engine.name))
        self._offer_to_review(panel)

    def _offer_to_analyse(self, panel: AnalysisPanel) -> None:
        panel.offer_engines(self._names, Settings.analyst.of(self._settings, self._game))

    def _offer_to_review(self, panel: ReviewPanel) -> None:
        panel.offer_engines(self._names, Settings.reviewer.of(self._settings, self._game))

    def analyse_with(self, name: str) -> None:
        """Let the engine of this name analyse, "" for our own."""
        Settings.analyst.assign(self._settings, self._game, name)
        self._offer()

    def _review_with(self, name: str) -> None:
        Settings.reviewer.assign(self._settings, self._game, name)

    def _offer(self) -> None:
        settings, page = self._settings, self._page
        if page.analysis_place.is_made:
            self._offer_to_analyse(page.analysis)
        if page.review.place.is_made:
            self._offer_to_review(page.review.panel)
        name = Settings.analyst.of(settings, self._game)
        if name not in self._names:
            name = ""
        saved = next((engine for engine in settings.engines if engine.name == name), None)
        if saved != self._analyst:
            page.analysis_controller.set_analyst("")  # end it if only its command line has changed
            self._analyst = saved
        page.analysis_controller.set_analyst(name)


def offer_cell_menus(page: BoardPage, actions: Mapping[str, Action]) -> None:
    """Show the menu of a cell of the page's board when the user wants it."""

    def show(sites: tuple[int, ...], at: QPoint) -> None:
        # late: many games are played without it
        from desktop.window.cell_menu import CellMenu

        CellMenu(page, sites, actions).popup(at)

    page.board.menu_asked.connect(show)
