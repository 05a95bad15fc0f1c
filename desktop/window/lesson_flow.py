"""The lessons that a window gives."""

from __future__ import annotations

import contextlib
import functools
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.game.players import Computer, Person
from desktop.i18n.language import INTERPRETER
from desktop.i18n.text import tr, tr_noop
from desktop.i18n.translated import translated
from desktop.lessons.lesson import LessonError, load_lesson
from desktop.lessons.lesson_page import LessonPage
from rules.setup import Game

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow


class Lessons(QObject):
    """Puts the page of a lesson into a window, and remembers which have been taken."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window, self._program = window, window.program
        self._program.preferences.changed.connect(self._follow_wishes)
        INTERPRETER.changed.connect(self._retell)

    def give(self, game: Game) -> None:
        """Begin the lesson of a game; why there is none is told in a notice."""
        window, program = self._window, self._program
        try:
            lesson = load_lesson(game)
        except LessonError as error:
            why = translated(error)
            text = tr_noop("The {game} lesson cannot be shown: {why}.")
            window.notices.tell("file", lambda: tr(text, game=game.title, why=why))
            return
        page = LessonPage(lesson, program.session, program.appearance.theme)
        page.take_actions(window.commands)
        page.changed.connect(window.commands.refresh)
        page.finished.connect(lambda: program.settings.set_lesson_taken(game))
        page.left.connect(window.show_start)
        page.help_asked.connect(window.commands["help.here"].trigger)
        page.game_wanted.connect(functools.partial(self._play, game))
        window.put(page)
        self._follow_wishes()
        page.board.setFocus()

    def _follow_wishes(self) -> None:
        """Have the board shown in the way the person wishes."""
        page = self._window.page
        if isinstance(page, LessonPage):
            page.set_drawing(self._program.settings.drawing(page.game))
            page.board.set_animated(self._program.preferences.animated)

    def _retell(self) -> None:
        """Go on in the language of now; without its files the lesson stays in the one before."""
        page = self._window.page
        if isinstance(page, LessonPage):
            with contextlib.suppress(LessonError):
                page.retell(load_lesson(page.game))

    def _play(self, game: Game, level: int) -> None:
        self._window.play_new(game.setup(), (Person(), Computer(level)))
