"""The texts of a lesson, and the buttons for going through it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.i18n.text import said, tr
from desktop.lessons.lesson import Lesson, LessonStep, Words
from desktop.lessons.lesson_list import LessonEntry
from desktop.painting.game_view import GameView
from desktop.play.task_panel import TaskPanel
from desktop.theme.icons import icon
from desktop.theme.theme import Theme
from desktop.widgets.role_button import link_button, primary_button

_LEVELS = (1, 2)  # of the computer, offered to somebody who has just learned the game


class LessonPanel(TaskPanel):
    """Shows a step of a lesson, or its end.

    Attributes:
        show_me, back, skip, next: through the lesson; ``skip`` or ``next`` is visible.
        levels, next_lesson, rules: visible at the end.

    Signals:
        level_chosen(int): the user wants a game against the computer at this level.
        lesson_chosen(LessonEntry): the user wants this lesson next.
    """

    level_chosen = Signal(int)
    lesson_chosen = Signal(object)

    def __init__(
        self,
        lesson: Lesson,
        view: GameView,
        theme: Theme,
        home: QWidget | None = None,
        following: LessonEntry | None = None,
    ) -> None:
        """``home`` stands at the left of the heading; ``following`` is offered at the end."""
        super().__init__(lesson.title, view, theme)
        self.lesson = lesson
        self.show_me = said(QPushButton(icon("engine.hint"), ""), lambda: tr("Show me"))
        self.back = said(QPushButton(icon("back"), ""), lambda: tr("Back"))
        self.skip = said(QPushButton(), lambda: tr("Skip"))
        self.next = said(primary_button(), lambda: tr("Next"))
        self.levels = [self._level(level) for level in _LEVELS]
        self.next_lesson = QPushButton()
        self._following = following
        if following is not None:
            said(self.next_lesson, lambda: tr("Next lesson: {title}", title=following.title))
            self.next_lesson.clicked.connect(lambda: self.lesson_chosen.emit(following))
        self.rules = said(link_button(), lambda: tr("All the rules of this game"))
        self._lay_out(
            home,
            (self.show_me, *self.levels, self.next_lesson, self.rules),
            (self.back, self.skip, self.next),
        )

    @property
    def first_button(self) -> QPushButton:
        """The button that most people will want now."""
        offered = [button for button in (self.levels[0], self.next) if not button.isHidden()]
        return offered[0] if offered else self.skip

    def show_step(self, number: int, step: LessonStep) -> None:
        count = len(self.lesson.steps)
        self.progress.setText(tr("Step {number} of {count}", number=number + 1, count=count))
        self._say(step.task)
        self.answer.hide()
        self._show_buttons(asks=bool(step.accepts), end=False)
        self.back.setEnabled(number > 0)

    def show_answer(self, title: str, text: str, *, right: bool) -> None:
        """Show the answer to the user's turn; after a right one, also the button *Next*."""
        super().show_answer(title, text, right=right)
        if right:
            self._show_buttons(asks=False, end=False)

    def show_end(self, *, complete: bool) -> None:
        """Show the end; not ``complete`` if steps were skipped."""
        done, skipped = tr("Lesson complete"), tr("Lesson finished, with some steps skipped.")
        self.progress.setText(done if complete else skipped)
        self._say(self.lesson.end)
        if not complete:
            self.title.setText(tr("There is more to learn"))
        self.answer.hide()
        self.offer([], begun=False)
        self.hand_switch.hide()
        self._show_buttons(asks=False, end=True)

    def _say(self, words: Words) -> None:
        self.title.setText(words.title)
        self.text.setText(words.text)

    def _show_buttons(self, *, asks: bool, end: bool) -> None:
        """Show the buttons for a step that waits for a turn, one that is done, or the end."""
        self.show_me.setVisible(asks)
        self.skip.setVisible(asks)
        self.next.setVisible(not asks and not end)
        for button in (*self.levels, self.rules):
            button.setVisible(end)
        self.next_lesson.setVisible(end and self._following is not None)

    def _level(self, level: int) -> QPushButton:
        button = primary_button() if level == _LEVELS[0] else QPushButton()
        said(button, lambda: tr("Play the computer, level {level}", level=level))
        button.clicked.connect(lambda: self.level_chosen.emit(level))
        return button
