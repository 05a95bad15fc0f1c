"""The menus for learning from one's own games, and of the help."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from desktop.i18n.text import tr_noop
from desktop.lessons.lesson_list import LESSONS
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.window.action_menu import ActionMenu
from rules.games import GAMES

if TYPE_CHECKING:
    from desktop.play.game_page import GamePage


class HelpMenu(ActionMenu):
    """Help, keys, and reports of problems.

    Signals:
        here_requested, contents_requested: show the help, on the window's page or at its start.
        lesson_requested(LessonEntry): begin this lesson.
        keys_requested, shortcuts_requested, about_requested: show a dialog.
        report_requested: copy the error report.
        log_requested: show the folder of the log.
    """

    here_requested = Signal()
    contents_requested = Signal()
    lesson_requested = Signal(object)
    keys_requested = Signal()
    shortcuts_requested = Signal()
    report_requested = Signal()
    log_requested = Signal()
    about_requested = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(tr_noop("&Help"), parent)
        self.add("help.here", tr_noop("&Help on this screen"), self.here_requested.emit, "F1")
        self.add("help.contents", tr_noop("Help &contents"), self.contents_requested.emit)
        self.addMenu(self._lessons(parent))
        self.addSeparator()
        self.add("help.keys", tr_noop("&Keys"), self.keys_requested.emit, "?")
        self.add("help.shortcuts", tr_noop("Keyboard &shortcuts …"), self.shortcuts_requested.emit)
        self.addSeparator()
        problems = ActionMenu(tr_noop("&Troubleshooting"), parent)
        problems.add("help.report", tr_noop("Copy an error &report"), self.report_requested.emit)
        problems.add("help.log", tr_noop("Show &log folder"), self.log_requested.emit)
        self.add_menu(problems)
        self.addSeparator()
        about = self.add("help.about", tr_noop("&About Oddments"), self.about_requested.emit)
        about.setMenuRole(QAction.MenuRole.AboutRole)

    def _lessons(self, parent: QWidget) -> ActionMenu:
        """Return the menu of lessons; its actions count as those of this menu."""
        menu = ActionMenu(tr_noop("L&essons"), parent)
        for game in GAMES.values():
            lessons = ActionMenu(f"&{game.title}", parent)
            for entry in LESSONS[game.key]:
                begin = functools.partial(self.lesson_requested.emit, entry)
                lessons.add(entry.action_id, entry.menu_text, begin)
            menu.add_menu(lessons)
        self.actions_by_id |= menu.actions_by_id
        return menu


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
