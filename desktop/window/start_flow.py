"""When a window shows the start page, and what is on it."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.board.picture_cache import PictureCache
from desktop.i18n.languages import UI_LANGUAGE
from desktop.lessons.lesson_list import LESSONS
from desktop.settings.appearance import Appearance
from desktop.settings.settings import Settings
from desktop.start.start_page import StartPage
from desktop.storage.recent_files import RecentFiles
from desktop.window.game_opener import GameOpener
from desktop.window.main_window import MainWindow
from rules.setup import Game

if TYPE_CHECKING:
    from rules.record.game_record import GameRecord
    from rules.training.deck import Counts


class StartFlow(QObject):
    """Shows the start page, and emits what is chosen there.

    Signals:
        game_chosen(Game), lesson_chosen(Game): the user wants a new game, or its next lesson.
        library_requested: the user wants the list of all games.
        training_requested, puzzles_requested: the user wants the cards that are due, or puzzles.
        shown: the start page is shown.
    """

    game_chosen = Signal(Game)
    lesson_chosen = Signal(Game)
    library_requested = Signal()
    training_requested = Signal()
    puzzles_requested = Signal()
    shown = Signal()

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        appearance: Appearance,
        recent: RecentFiles,
        opener: GameOpener,
        pictures: PictureCache,
    ) -> None:
        super().__init__(window)
        self._window, self._settings, self._appearance = window, settings, appearance
        self._recent, self._opener, self._pictures = recent, opener, pictures
        self._page: StartPage | None = None
        self._unfinished: Path | None = None  # the game to continue
        window.page_changed.connect(self._forget)
        UI_LANGUAGE.changed.connect(self.refresh)

    def go_home(self) -> None:
        """Show the start page, with the focus on the way back to the game that waits behind it."""
        if self._page is None:
            self.show_start()
        if self._page is not None and self._window.waiting is not None:
            self._page.resume.setFocus()

    def show_start(self) -> None:
        """Show the games to choose from; the one shown before has the focus."""
        before = self._window.page.game
        page = StartPage(self._appearance.theme, self._pictures)
        page.game_chosen.connect(self.game_chosen)
        page.lesson_chosen.connect(self.lesson_chosen)
        page.continue_asked.connect(self._continue)
        page.open_asked.connect(self._window.ask_open)
        page.library_asked.connect(self.library_requested)
        page.file_chosen.connect(self._window.open_requested)
        page.training_asked.connect(self.training_requested)
        page.puzzles_asked.connect(self.puzzles_requested)
        self._window.show_page(page)
        self._page = page
        self.refresh()
        page.cards[before.key if before else next(iter(page.cards))].setFocus()
        self.shown.emit()

    def show_cards(self, counts: Counts) -> None:
        """Show how many exercises are due."""
        if self._page is not None:
            self._page.show_due(counts.due + counts.new, is_used=counts.total > 0)

    def refresh(self) -> None:
        """Update the game to continue, the recent files, and the lessons taken."""
        page = self._page
        if page is None:
            return
        page.show_lessons({key: self._progress(key) for key in LESSONS})
        waiting = self._window.waiting
        if waiting is not None:
            page.show_games(waiting.page.session.record, self._recent.paths, is_open=True)
        elif not self._opener.find_unfinished(functools.partial(self._show_games, page), page):
            self._show_games(page, None, None)

    def _show_games(
        self, page: StartPage, unfinished: GameRecord | None, path: Path | None
    ) -> None:
        """Show the game to continue, which has been found, and the recent files."""
        if page is self._page:
            self._unfinished = path
            page.show_games(unfinished, self._recent.paths)

    def _progress(self, key: str) -> tuple[int, int]:
        """Return how many lessons of a game have been completed, of how many."""
        lessons = LESSONS[key]
        taken = [self._settings.lesson_taken(one.game, one.name) for one in lessons]
        return sum(taken), len(lessons)

    def _continue(self) -> None:
        if self._window.waiting is not None:
            self._window.return_to_game()
        elif self._unfinished is not None:
            self._opener.reopen(self._unfinished, self._window)

    def _forget(self) -> None:
        """Drop the page: another one is shown."""
        self._page = None
