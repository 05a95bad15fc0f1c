"""The page of a lesson: a board to play on, and beside it the texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.board.animation import Flourish
from desktop.board.board_scene import BoardScene
from desktop.game.game_session import GameSession
from desktop.pages.lesson import Lesson, LessonStep, Words
from desktop.pages.task_page import (
    MakeSession,
    State,
    TaskPage,
    TaskPanel,
    asked_button,
    asked_cells,
    asked_hand,
)
from desktop.painting.game_view import GameView
from desktop.services.text import listed, said, tr
from desktop.settings.action import Action
from desktop.theme.icons import icon
from desktop.views.game_cards import LessonEntry
from desktop.widgets.controls import link_button, primary_button
from desktop.widgets.label import set_style_property
from rules.position import SpecialStep

_LEVELS = (1, 2)  # of the computer, offered to somebody who has just learned the game


class _LessonPanel(TaskPanel):
    """Shows a step of a lesson, or its end.

    Attributes:
        show_me, back, skip, next: through the lesson; ``skip`` or ``next`` is visible.
        levels, next_lesson, rules: visible at the end: [level of the computer] -> the button for
            a game against it, and those for the lesson that follows and the help.
    """

    def __init__(
        self,
        lesson: Lesson,
        view: GameView,
        home: QWidget | None = None,
        following: LessonEntry | None = None,
    ) -> None:
        """``home`` stands at the left of the heading; ``following`` is offered at the end."""
        super().__init__(lesson.title, view)
        self.lesson = lesson
        self.show_me = said(QPushButton(icon("engine.hint"), ""), lambda: tr("Show me"))
        self.back = said(QPushButton(icon("back"), ""), lambda: tr("Back"))
        self.skip = said(QPushButton(), lambda: tr("Skip"))
        self.next = said(primary_button(), lambda: tr("Next"))
        self.levels = {level: self._level(level) for level in _LEVELS}
        self.next_lesson = QPushButton()
        self._following = following
        if following is not None:
            said(self.next_lesson, lambda: tr("Next lesson: {title}", title=following.title))
        self.rules = said(link_button(), lambda: tr("All the rules of this game"))
        self._lay_out(
            home,
            (self.show_me, *self.levels.values(), self.next_lesson, self.rules),
            (self.back, self.skip, self.next),
        )
        self._firsts = (self.levels[_LEVELS[0]], self.next, self.skip)

    def show_step(self, number: int, step: LessonStep) -> None:
        progress = tr("Step {number} of {count}", number=number + 1, count=len(self.lesson.steps))
        self._say(progress, step.task.title, step.task.text)
        set_style_property(self.progress, "role", "quiet")
        self._show_buttons(asks=bool(step.accepts), end=False)
        self.back.setEnabled(number > 0)

    def show_answer(self, title: str, text: str, *, right: bool) -> None:
        """Show the answer to the user's turn; after a right one, also the button *Next*."""
        super().show_answer(title, text, right=right)
        if right:
            self._show_buttons(asks=False, end=False)

    def show_end(self, *, complete: bool) -> None:
        """Show the end; not ``complete`` if steps were skipped."""
        end, done = self.lesson.end, tr("Lesson complete")
        if complete:
            self._say(f"★ {done}", end.title, end.text)
        else:
            skipped = tr("Lesson finished, with some steps skipped.")
            self._say(skipped, tr("There is more to learn"), end.text)
        set_style_property(self.progress, "role", "name" if complete else "quiet")
        self.offer([], begun=False)
        self._show_buttons(asks=False, end=True)

    def _show_buttons(self, *, asks: bool, end: bool) -> None:
        """Show the buttons for a step that waits for a turn, one that is done, or the end."""
        self.show_me.setVisible(asks)
        self.skip.setVisible(asks)
        self.next.setVisible(not asks and not end)
        for button in (*self.levels.values(), self.rules):
            button.setVisible(end)
        self.next_lesson.setVisible(end and self._following is not None)

    def _level(self, level: int) -> QPushButton:
        button = primary_button() if level == _LEVELS[0] else QPushButton()
        return said(button, lambda: tr("Play the computer, level {level}", level=level))


class LessonPage(TaskPage):
    """Leads through the steps of a lesson.

    Attributes:
        lesson, number: the lesson, and the index of the step; their count after the last one.

    Signals:
        finished: the end was reached without skipping a step.
    """

    finished = Signal()

    panel: _LessonPanel

    def __init__(
        self, lesson: Lesson, make_session: MakeSession, following: LessonEntry | None = None
    ) -> None:
        """``following``: the lesson to offer at the end."""
        super().__init__(lesson.game, make_session)
        self.lesson, self.number = lesson, 0
        self._found = True  # whether the cells may glow that the step asks for
        self._done: set[int] = set()  # the indices of steps that were not skipped
        self.panel = _LessonPanel(lesson, self.view, self.home, following)
        self.session = self._begin_step(lesson.steps[0])
        self._build()
        panel = self.panel
        self.guard.watch(panel.skip, panel.next)  # what takes their places
        panel.show_me.clicked.connect(self.show_turn)
        panel.back.clicked.connect(self.previous_step)
        panel.skip.clicked.connect(self.next_step)
        panel.next.clicked.connect(self.next_step)
        self._show_step()

    @property
    def step(self) -> LessonStep | None:
        """The current step; None at the end."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def complete(self) -> bool:
        """Return whether every step was completed."""
        return len(self._done) == len(self.lesson.steps)

    @property
    def help_place(self) -> tuple[str, str]:
        """The help page and section for this page."""
        return self.game.key, ""

    def next_step(self) -> None:
        """Go to the next step, whether or not this one is done; after the last one, to the end."""
        if self.step is not None:
            if not self.asks:
                self._done.add(self.number)
            self.number += 1
            self._show_step()
            if self.step is None and self.complete:
                self._celebrate()
                self.finished.emit()

    def _celebrate(self) -> None:
        """Let light run over the pieces on the board, unless nothing is to move."""
        scene = self.board.scene()
        if self.board.animated and self.board.isVisible() and isinstance(scene, BoardScene):
            sites = {piece.site for piece in self.session.position.pieces()}
            middle = scene.sceneRect().center().toTuple()
            flourish = Flourish(scene, scene.painting, sorted(sites), middle, festive=True)
            flourish.finished.connect(flourish.end)
            flourish.start()

    def previous_step(self) -> None:
        if self.number:
            self.number -= 1
            self._show_step()

    def show_turn(self) -> None:
        """Show the right turn on the board, and name it."""
        step = self.step
        if step is not None and step.accepts:
            self._found = True
            self._suggest(step.accepts[0])

    def retranslate(self, lesson: Lesson) -> None:
        """Show the same lesson in another language, from the beginning of the step."""
        self.lesson = self.panel.lesson = lesson
        self._show_step()

    # -- one step ----------------------------------------------------------------------------

    def _begin_step(self, step: LessonStep) -> GameSession:
        """Return the game of a step; the user is the one who was to move in the last task."""
        steps = self.lesson.steps[: self.lesson.steps.index(step) + 1]
        asked = [each for each in steps if each.accepts] or steps
        return self._begin(step.record(), asked[-1].record().position.player)

    def _show_step(self) -> None:
        step = self.step
        if step is None:
            self._state = State.OVER
            self.counting.end()
            self.panel.show_end(complete=self.complete)
            self._refresh()
            self._report(self.lesson.end)
            self.panel.first_button.setFocus()
            return
        self._end_game()
        self.session = self._begin_step(step)
        self._state = State.ASKED if step.accepts else State.DONE
        self._found = not step.find
        self._lay_board()
        if step.accepts:
            # before the button that has the focus is hidden: Qt would move it on as if by Tab
            self.board.setFocus()
        self.panel.show_step(self.number, step)
        self.board.input.set_hand(asked_hand(step.accepts, self.session.record.position))
        self.session.start()
        self._report(step.task, self.board.asked_cells)
        if not step.accepts:
            self._offer_next()

    def _check(self, turn: str) -> None:
        step = self.step
        assert step is not None
        right = turn in step.accepts
        self._state, self._found = (State.DONE if right else State.WRONG), True
        words = step.right if right else step.other
        assert words is not None  # only steps with something to do take turns
        self.panel.show_answer(words.title, words.text, right=right)
        self._report(words)
        if right:
            self._accept()
            self._offer_next()

    def _asked_cells(self, done: Sequence[int]) -> Sequence[int]:
        if self.step is None or not self._found:
            return ()
        return asked_cells(self.step.accepts, self.session.record.position, done)

    def _asked_button(self, done: Sequence[int]) -> SpecialStep | None:
        if self.step is None or not (self._found or done):
            return None
        return asked_button(self.step.accepts, self.session.record.position, done)

    def _report(self, words: Words, cells: Sequence[int] = ()) -> None:
        names = [self.session.position.board.names[cell] for cell in cells]
        asked = [tr("Asked for: {cells}.", cells=listed(names))] if names else []
        self._announce(" ".join([f"{words.title}.", *asked, words.text]))

    def take_actions(self, actions: Mapping[str, Action]) -> None:
        super().take_actions(actions)
        self.panel.rules.clicked.connect(actions["help.here"].trigger)
