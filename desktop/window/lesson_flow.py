"""The lessons in a window."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.game.players import Computer, Human
from desktop.pages.lesson import LESSONS, LessonEntry, lesson_after
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import tr, tr_noop, translated
from desktop.settings.action import Action
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from desktop.window.services import Services
from rules.setup import Game

if TYPE_CHECKING:
    from desktop.pages.lesson_page import LessonPage


class LessonFlow(QObject):
    """Shows the page of a lesson in a window, and remembers which have been taken."""

    def __init__(
        self, window: MainWindow, services: Services, actions: Mapping[str, Action]
    ) -> None:
        super().__init__(window)
        self._window, self._services, self._actions = window, services, actions
        self._settings = services.settings
        self._page: LessonPage | None = None
        self._entry: LessonEntry | None = None  # that of the page
        window.page_changed.connect(self._forget)
        UI_LANGUAGE.changed.connect(self._retranslate)

    def start(self, game: Game) -> None:
        """Begin the first lesson of a game that has not been completed, or else the first one."""
        lessons = LESSONS[game.key]
        left = [one for one in lessons if not self._settings.lesson_taken(game, one.name)]
        self.begin((left or lessons)[0])

    def begin(self, entry: LessonEntry) -> None:
        """Begin a lesson, or show a notice that says why that is impossible."""
        # late: a window does not begin with a lesson
        from desktop.pages.lesson import LessonError, load_lesson
        from desktop.pages.lesson_page import LessonPage

        game = entry.game
        try:
            lesson = load_lesson(entry)
        except LessonError as error:
            why = translated(error)
            text = tr_noop("The {game} lesson cannot be shown: {why}.")
            self._window.notices.show_notice(
                Topic.OPENING, lambda: tr(text, game=game.title, why=why), about=entry
            )
            return
        self._window.notices.settle(Topic.OPENING, entry)
        services, following = self._services, lesson_after(entry)
        page = LessonPage(lesson, services.games.session, services.appearance.theme, following)
        page.finished.connect(lambda: self._settings.set_lesson_taken(game, entry.name))
        page.panel.leave.clicked.connect(self._actions["game.new"].trigger)
        for level, button in page.panel.levels.items():
            button.clicked.connect(lambda _on=False, level=level: self._play(game, level))
        if following is not None:
            page.panel.next_lesson.clicked.connect(lambda: self.begin(following))
        self._window.show_task(page)
        self._page, self._entry = page, entry
        page.board.setFocus()

    def _retranslate(self) -> None:
        """Switch to the current language, if the lesson can be read in it."""
        if self._page is not None and self._entry is not None:
            from desktop.pages.lesson import LessonError, load_lesson  # late, as above

            with contextlib.suppress(LessonError):
                self._page.retranslate(load_lesson(self._entry))

    def _play(self, game: Game, level: int) -> None:
        self._window.play_new(game.setup(), (Human(), Computer(level)))

    def _forget(self) -> None:
        """Drop the page: another one is shown."""
        self._page = self._entry = None
