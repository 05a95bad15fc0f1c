"""Connects the pages of a window with its menus, notices and files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.game.players import LEVELS, Human, with_computer
from desktop.game.rematch import Rematch
from desktop.play.announcer import GameSounds
from desktop.play.game_page import ClockNotices
from desktop.play.task_page import TaskPage
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.sound.sound_player import SoundPlayer
from desktop.sound.sounds import Sound
from desktop.widgets.notice_bar import NoticeBar
from desktop.window.cell_menus import CellMenus
from desktop.window.engine_menu import EngineChoices
from desktop.window.engine_notices import EngineNotices
from desktop.window.window_actions import WindowActions

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage
    from desktop.review.review_panel import ReviewPanel


class TaskPageBinding(QObject):
    """Connects the two for as long as the page exists."""

    def __init__(
        self,
        page: TaskPage,
        actions: WindowActions,
        settings: Settings,
        preferences: Preferences,
        sounds: SoundPlayer,
    ) -> None:
        super().__init__(page)
        self._page, self._settings, self._preferences = page, settings, preferences
        self._sounds = sounds
        page.take_actions(actions.by_id)
        CellMenus(page, actions.by_id)
        page.changed.connect(actions.refresh)
        page.task_begun.connect(self._follow_game)
        page.solved.connect(lambda: sounds.play(Sound.RIGHT))
        preferences.changed.connect(self._follow_preferences)
        self._follow_game()
        self._follow_preferences()

    def _follow_game(self) -> None:
        """Let the game of the current task be heard."""
        GameSounds(self._page, self._sounds)

    def _follow_preferences(self) -> None:
        """Apply the preferences to the board."""
        self._page.set_drawing(self._settings.drawing(self._page.game))
        self._page.board.set_animated(self._preferences.animated)


class GamePageBinding(QObject):
    """Connects the two for as long as the page exists."""

    def __init__(
        self,
        page: GamePage,
        actions: WindowActions,
        notices: NoticeBar,
        settings: Settings,
        preferences: Preferences,
        report_buttons: Callable[[], Mapping[str, Callable[[], object]]],
    ) -> None:
        """``report_buttons`` returns buttons for engine notices: text -> what it calls."""
        super().__init__(page)
        self._page, self._actions = page, actions
        self._settings, self._preferences = settings, preferences
        page.take_actions(actions.by_id)
        page.session.changed.connect(actions.refresh)
        page.review.changed.connect(actions.refresh)
        page.session.annotated.connect(actions.refresh_annotated)
        page.split.set_share(settings.side_share)
        page.split.share_chosen.connect(preferences.keep_side_share)
        page.history.tree_wanted.connect(preferences.show_tree)
        page.notes.remember(settings)
        page.again.connect(self._remember_level)
        page.review.place.when_made(self._connect_review)
        preferences.changed.connect(self._follow)
        preferences.ponders_changed.connect(self._follow_ponders)
        self._watch_engines(notices, report_buttons)
        ClockNotices(page.session, notices)
        CellMenus(page, actions.by_id)
        self._follow()
        self._follow_ponders()

    def _connect_review(self, panel: ReviewPanel) -> None:
        panel.retry.clicked.connect(self._actions.by_id["learn.retry"].trigger)
        panel.choose(self._settings.review_depth)
        panel.effort.activated.connect(self._remember_depth)

    def _watch_engines(
        self, notices: NoticeBar, report_buttons: Callable[[], Mapping[str, Callable[[], object]]]
    ) -> None:
        page = self._page
        choices = EngineChoices(page, self._settings, self._preferences)
        EngineNotices(
            page.session,
            page.analysis_controller,
            notices,
            report_buttons,
            let_play=self._let_oddments_play,
            analyse_with=choices.analyse_with,
            show_engines=self._actions.by_id["engine.programs"].trigger,
        )

    def _follow(self) -> None:
        """Apply the preferences to the game."""
        page, settings, animated = self._page, self._settings, self._preferences.animated
        page.tutor.switch(on=settings.tutor, confirms=settings.confirms)
        page.set_drawing(settings.drawing(page.game))
        page.board.set_animated(animated)
        page.log.setVisible(settings.log)
        page.notes.set_wanted(settings.comments)
        page.bar.set_animated(animated)
        page.show_panels(side=settings.side_shown, turns=settings.turns_shown)
        page.history.show_tree(settings.tree_shown)
        self._actions.refresh()

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
