"""The texts of a lesson, and the buttons for going through it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.actions.step_buttons import StepButtons
from desktop.i18n.text import said, tr
from desktop.lessons.lesson import Lesson, LessonStep, Words
from desktop.painting.game_view import GameView
from desktop.play.hand_switch import HandSwitch
from desktop.theme.icons import icon
from desktop.theme.theme import Theme
from desktop.widgets.label import Label
from desktop.widgets.scrolled import FittingScrollArea
from desktop.widgets.style_property import set_style_property
from rules.position import SpecialStep

_LEVELS = (1, 2)  # of the computer, offered to somebody who has just learned the game


class LessonPanel(QWidget):
    """Shows a step of a lesson, or its end.

    Attributes:
        progress, title, text: the number of the step, and the task. count: a number to watch.
        answer: the answer to the user's turn; hidden until there is one.
        hand_switch, step_buttons, take_back: for making turns, as beside any board.
        show_me, back, skip, next, leave: through the lesson; ``skip`` or ``next`` is visible.
        levels, rules: visible at the end.

    Signals:
        level_chosen(int): the user wants a game against the computer at this level.
    """

    level_chosen = Signal(int)

    def __init__(
        self, lesson: Lesson, view: GameView, theme: Theme, home: QWidget | None = None
    ) -> None:
        """``home`` stands at the left of the heading."""
        super().__init__()
        self.lesson = lesson
        self.progress = Label(role="quiet")
        self.title, self.text = Label(role="name"), Label(role="lesson")
        self.count = Label(role="quiet")
        self.answer = QFrame()
        self.answer_title, self.answer_text = Label(role="name"), Label(role="lesson")
        self.hand_switch = HandSwitch(theme, view.hand_name)
        self.step_buttons = StepButtons()
        self.take_back = said(QPushButton(icon("turn.undo"), ""), lambda: tr("Undo this move"))
        self.show_me = said(QPushButton(icon("engine.hint"), ""), lambda: tr("Show me"))
        self.back = said(QPushButton(icon("back"), ""), lambda: tr("Back"))
        self.skip = said(QPushButton(), lambda: tr("Skip"))
        self.next = said(_primary(), lambda: tr("Next"))
        self.leave = said(_link(), lambda: tr("All games"))
        self.levels = [self._level(level) for level in _LEVELS]
        self.rules = said(_link(), lambda: tr("All the rules of this game"))
        self._build(home)

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

    def show_answer(self, words: Words, *, right: bool) -> None:
        """Show the answer to the user's turn; after a right one, also the button *Next*."""
        self.answer_title.setText(words.title)
        self.answer_text.setText(words.text)
        role = "result" if right else "card"
        set_style_property(self.answer, "role", role, self.answer_title, self.answer_text)
        self.answer.show()
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

    def show_count(self, text: str) -> None:
        """Show the number to watch while moving; "" in games that have none."""
        self.count.setText(text)
        self.count.setVisible(bool(text))

    def offer(self, steps: Sequence[SpecialStep], *, begun: bool) -> None:
        """Show the buttons of these steps, and *Undo* if a turn has ``begun``."""
        self.step_buttons.offer(steps)
        self.take_back.setVisible(begun)

    def set_theme(self, theme: Theme) -> None:
        self.hand_switch.set_theme(theme)

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

    def _level(self, level: int) -> QPushButton:
        button = _primary() if level == _LEVELS[0] else QPushButton()
        said(button, lambda: tr("Play the computer, level {level}", level=level))
        button.clicked.connect(lambda: self.level_chosen.emit(level))
        return button

    def _build(self, home: QWidget | None) -> None:
        said = QVBoxLayout(self.answer)
        said.setContentsMargins(12, 10, 12, 10)
        for label in (self.answer_title, self.answer_text):
            said.addWidget(label)
        head = QHBoxLayout()
        if home is not None:
            head.addWidget(home)
        head.addWidget(Label(self.lesson.title, role="heading"), 1)
        head.addWidget(self.leave)
        read = QVBoxLayout(texts := QWidget())
        read.setContentsMargins(0, 0, 0, 0)
        read.setSpacing(8)
        read.addLayout(head)
        for widget in (self.progress, self.title, self.text, self.count, self.answer):
            read.addWidget(widget)
        read.addStretch()
        ways = QHBoxLayout()
        for button in (self.back, self.skip, self.next):
            ways.addWidget(button, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(FittingScrollArea(texts), 1)
        for pressed in (self.step_buttons, self.hand_switch, self.take_back, self.show_me):
            column.addWidget(pressed)
        for button in (*self.levels, self.rules):
            column.addWidget(button)
        column.addLayout(ways)


def _primary() -> QPushButton:
    button = QPushButton(icon("engine.go_on", QPalette.ColorRole.HighlightedText), "")
    button.setProperty("role", "primary")
    return button


def _link() -> QPushButton:
    button = QPushButton()
    button.setProperty("role", "link")
    return button
