"""The lessons in a window."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from desktop.game.game_session import GameSession
from desktop.game.players import Computer, Human
from desktop.i18n.languages import UI_LANGUAGE
from desktop.i18n.text import tr, tr_noop, translated
from desktop.lessons.lesson_list import LESSONS, LessonEntry, lesson_after
from desktop.settings.appearance import Appearance
from desktop.settings.preferences import Preferences
from desktop.settings.settings import Settings
from desktop.sound.sound_player import SoundPlayer
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow
from desktop.window.window_actions import WindowActions
from rules.record.game_record import GameRecord
from rules.setup import Game

if TYPE_CHECKING:
    from desktop.lessons.lesson_page import LessonPage


class LessonFlow(QObject):
    """Shows the page of a lesson in a window, and remembers which have been taken.

    Signals:
        left: show the start page again.
        help_requested: show the help for the page.
    """

    left = Signal()
    help_requested = Signal()

    def __init__(
        self,
        window: MainWindow,
        actions: WindowActions,
        settings: Settings,
        preferences: Preferences,
        appearance: Appearance,
        sounds: SoundPlayer,
        make_session: Callable[[GameRecord], GameSession],
    ) -> None:
        """``make_session`` returns the session of a game."""
        super().__init__(window)
        self._window, self._actions = window, actions
        self._settings, self._preferences, self._appearance = settings, preferences, appearance
        self._sounds, self._make_session = sounds, make_session
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
        from desktop.lessons.lesson import LessonError, load_lesson
        from desktop.lessons.lesson_page import LessonPage
        from desktop.window.game_page_binding import TaskPageBinding

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
        page = LessonPage(lesson, self._make_session, self._appearance.theme, lesson_after(entry))
        page.finished.connect(lambda: self._settings.set_lesson_taken(game, entry.name))
        page.left.connect(self.left)
        page.help_asked.connect(self.help_requested)
        page.game_wanted.connect(functools.partial(self._play, game))
        page.lesson_wanted.connect(self.begin)
        self._window.show_board_page(page)
        TaskPageBinding(page, self._actions, self._settings, self._preferences, self._sounds)
        self._page, self._entry = page, entry
        page.board.setFocus()

    def _retranslate(self) -> None:
        """Switch to the current language, if the lesson can be read in it."""
        if self._page is not None and self._entry is not None:
            from desktop.lessons.lesson import LessonError, load_lesson  # late, as above

            with contextlib.suppress(LessonError):
                self._page.retranslate(load_lesson(self._entry))

    def _play(self, game: Game, level: int) -> None:
        self._window.play_new(game.setup(), (Human(), Computer(level)))

    def _forget(self) -> None:
        """Drop the page: another one is shown."""
        self._page = self._entry = None
