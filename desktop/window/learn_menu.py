"""The menu for learning from one's own games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr_noop
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.window.action_menu import ActionMenu

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage


class LearnMenu(ActionMenu):
    """Signals:
    retry_requested(GamePage): retry the mistakes of the game on this page.
    training_requested, puzzles_requested: ask the cards that are due, or puzzles.
    results_requested: show one's own results.
    """

    retry_requested = Signal(object)
    training_requested = Signal()
    puzzles_requested = Signal()
    results_requested = Signal()

    def __init__(
        self,
        parent: QWidget,
        game_page: Callable[[], GamePage | None],
        preferences: Preferences,
    ) -> None:
        super().__init__(tr_noop("&Learn"), parent, game_page)
        self._add_review()
        self.addSeparator()
        self._add_errors()
        self.addSeparator()
        self._add_map()
        self.addSeparator()
        self._add_training(preferences)
        self.addSeparator()
        self.add("learn.results", tr_noop("My r&esults"), self.results_requested.emit)

    @property
    def fits(self) -> bool:
        """Whether the menu is for a page like the one that is shown: results are for all."""
        return True

    def _add_review(self) -> None:
        self.add_in_game(
            "learn.review",
            tr_noop("&Review the game"),
            _toggle_review,
            "V",
            ticked=lambda page: page.review.is_on,
        )
        self.add_in_game(
            "learn.stop",
            tr_noop("&Stop the review"),
            lambda page: page.review.reviewer.stop(),
            when=lambda page: page.review.reviewer.is_running,
        )

    def _add_errors(self) -> None:
        self.add_in_game(
            "learn.next",
            tr_noop("&Next mistake"),
            lambda page: page.review.go_to_error(1),
            "J",
            when=lambda page: page.review.is_on and page.review.error(1) is not None,
        )
        self.add_in_game(
            "learn.previous",
            tr_noop("&Previous mistake"),
            lambda page: page.review.go_to_error(-1),
            "Shift+J",
            when=lambda page: page.review.is_on and page.review.error(-1) is not None,
        )
        self.add_in_game(
            "learn.line",
            tr_noop("Show the &better line"),
            lambda page: page.review.insert_best_line(),
            "B",
            when=lambda page: page.review.is_on and page.review.bad_move is not None,
        )

    def _add_map(self) -> None:
        self.add_in_game(
            "learn.map",
            tr_noop("E&xpectation map"),
            lambda page: page.expectation.toggle(),
            "O",
            ticked=lambda page: page.expectation.is_on,
        )

    def _add_training(self, preferences: Preferences) -> None:
        self.add_in_game(
            "learn.retry",
            tr_noop("Retry my &mistakes"),
            self.retry_requested.emit,
            "L",
            when=lambda page: page.review.has_errors,
        )
        self.add("learn.train", tr_noop("&Training"), self.training_requested.emit)
        self.add("learn.puzzles", tr_noop("P&uzzles"), self.puzzles_requested.emit)
        self.add_switch(Settings.trains_mistakes, preferences)
        self.addSeparator()
        self.add_switch(Settings.tutor, preferences)


def _toggle_review(page: GamePage) -> None:
    if page.review.is_on:
        page.review.switch(on=False)
    else:
        page.review.start()
