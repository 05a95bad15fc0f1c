"""The page of a lesson: a board to play on, and beside it what to do."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase
from desktop.game.players import you
from desktop.i18n.text import listed, tr
from desktop.lessons.asked_cells import asked_button, asked_cells, asked_hand, last_cell
from desktop.lessons.lesson import Lesson, LessonStep, Words
from desktop.lessons.lesson_panel import LessonPanel
from desktop.painting.drawing import Drawing, Numbers
from desktop.painting.orientation import UPRIGHT
from desktop.play.board_page import BoardPage
from desktop.play.counting import Counting
from desktop.theme.theme import Theme
from desktop.views.game_views import VIEWS
from desktop.widgets.announcement import announce
from rules.position import PLACE, SpecialStep
from rules.record.game_record import GameRecord
from rules.refusal import Refusal
from rules.setup import Setup


class Answer(enum.Enum):
    """How the user's turn compares with those that the step accepts."""

    NONE = "no whole turn has been made"
    RIGHT = "it is one of them"
    OTHER = "it is legal, and not one of them"


class LessonPage(BoardPage):
    """Leads through the steps of a lesson. Each is a game of its own between two humans.

    A whole turn waits for confirmation: a right one is confirmed at once, any other stays on the
    board until it is taken back or replaced.

    Attributes:
        lesson, number: the lesson, and the index of the step; their count after the last one.
        session: the game of the step.
        panel: the texts and buttons beside the board.

    Signals:
        changed: the step, the legal turns or the buttons have changed.
        step_begun: ``session`` is now that of another step.
        solved: the move that the step asks for was made.
        finished: the end was reached without skipping a step.
        left: the user wants to go back to all games.
        game_wanted(int): the user wants a game against the computer at this level.
    """

    changed = Signal()
    step_begun = Signal()
    solved = Signal()
    finished = Signal()
    left = Signal()
    game_wanted = Signal(int)

    def __init__(
        self, lesson: Lesson, make_session: Callable[[GameRecord], GameSession], theme: Theme
    ) -> None:
        title = lesson.game.title
        super().__init__(VIEWS[lesson.game.key], lambda: tr("Board of {game}", game=title))
        self.lesson, self.number = lesson, 0
        self._make_session, self._theme = make_session, theme
        self._answer = Answer.NONE
        self._found = True  # whether the cells may glow that the step asks for
        self._laid: Setup | None = None  # the setup of the board that is shown
        self._hint: tuple[int, ...] = ()  # the steps of the turn that the board suggests
        self._done: set[int] = set()  # the indices of steps that were not skipped
        self._steps = 0  # of the unfinished turn, those announced so far
        self.panel = LessonPanel(lesson, self._view, theme, self.home)
        self.hand_switch, self.step_buttons = self.panel.hand_switch, self.panel.step_buttons
        self.session = self._begin(lesson.steps[0])
        self._build()
        self._connect()
        self._show_step()

    @property
    def step(self) -> LessonStep | None:
        """The current step; None at the end."""
        steps = self.lesson.steps
        return steps[self.number] if self.number < len(steps) else None

    @property
    def asks(self) -> bool:
        """Return whether the step waits for a turn."""
        return self.step is not None and bool(self.step.accepts) and not self._is_answered

    @property
    def complete(self) -> bool:
        """Return whether every step was completed."""
        return len(self._done) == len(self.lesson.steps)

    @property
    def _is_answered(self) -> bool:
        return self._answer is Answer.RIGHT

    @property
    def help_place(self) -> tuple[str, str]:
        """The help page and section for this page."""
        return self.game.key, ""

    @property
    def panes(self) -> list[QWidget]:
        """The stops of F6: the board, and the buttons."""
        return [self.board, self.panel.first_button]

    def next_step(self) -> None:
        """Go to the next step, whether or not this one is done; after the last one, to the end."""
        if self.step is not None:
            if not self.asks:
                self._done.add(self.number)
            self.number += 1
            self._show_step()
            if self.step is None and self.complete:
                self.finished.emit()

    def previous_step(self) -> None:
        if self.number:
            self.number -= 1
            self._show_step()

    def show_turn(self) -> None:
        """Show the right turn on the board, and name it."""
        step = self.step
        if step is None or not step.accepts:
            return
        self.session.take_back_steps()
        self.board.cancel_touches()
        before = self.session.record.position
        self._hint, self._found = before.read(step.accepts[0]), True
        self._show_hint()
        turn_text = self._view.turn_text(before, self._hint)
        self.status.show_news(tr("The move is {turn}. Now you play it.", turn=turn_text))
        announce(self, self.status.text)
        self.board.setFocus()

    def take_back(self) -> bool:
        """Take back the unfinished turn; return whether there was one."""
        return self.board.cancel_touches() or self.session.take_back_steps()

    @property
    def can_undo(self) -> bool:
        """Return whether there is an unfinished turn to take back."""
        return self.asks and bool(self.session.steps)

    def undo(self) -> None:
        """Take back the unfinished turn."""
        self.take_back()

    @property
    def _under_way(self) -> list[tuple[bool, Callable[[], object]]]:
        return [
            (self._counting.position is not None, self._counting.end),
            (bool(self._hint), self._drop_hint),
            (bool(self.board.touches or self.session.steps), self.take_back),
        ]

    def is_choice(self) -> bool:
        """Return whether the user has to choose a turn or its next step."""
        return self.asks and super().is_choice()

    def retranslate(self, lesson: Lesson) -> None:
        """Show the same lesson in another language, from the beginning of the step."""
        self.lesson = self.panel.lesson = lesson
        self._show_step()

    def set_drawing(self, drawing: Drawing) -> None:
        """Draw the board in this way, with the coordinates that the texts use."""
        drawing = dataclasses.replace(
            drawing, coordinates=True, all_names=True, numbers=Numbers.NONE, orientation=UPRIGHT
        )
        self.board.set_drawing(drawing)
        self._refresh()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.board.set_theme(theme)
        self.panel.set_theme(theme)

    # -- one step ----------------------------------------------------------------------------

    def _begin(self, step: LessonStep) -> GameSession:
        """Return the game of a step, with the user as the learner."""
        record = step.record()
        other = tr("The other player")
        record.names = [other, other]
        record.names[self._learner(step)] = you()
        session = self._make_session(record)
        session.setParent(self)
        session.confirms = True
        session.changed.connect(self._follow)
        self._narrator = Narrator(session, self._view)
        self._counting = Counting(session, self._view, self.board, self.count_bar)
        self._counting.changed.connect(self._show_task)
        self._counting.changed.connect(self._show_place)
        return session

    def _learner(self, step: LessonStep) -> int:
        """Return the player to move; in a step without a task, that of the last step with one."""
        steps = self.lesson.steps[: self.lesson.steps.index(step) + 1]
        asked = [each for each in steps if each.accepts] or steps
        return asked[-1].record().position.player

    def _show_step(self) -> None:
        step = self.step
        if step is None:
            self._counting.end()
            self.panel.show_end(complete=self.complete)
            self._refresh()
            self._report(self.lesson.end)
            self.panel.first_button.setFocus()
            return
        self._end_game()
        self.session = self._begin(step)
        self._answer, self._steps, self._hint = Answer.NONE, 0, ()
        self._found = not step.find
        setup = self.session.record.setup
        if setup != self._laid:
            self._laid = setup
            self.board.set_game(setup, self._theme)
            self.bubbles.set_theme(self._theme)
        self.board.show_tick(None)
        self.step_begun.emit()
        if step.accepts:
            # before the button that has the focus is hidden: Qt would move it on as if by Tab
            self.board.setFocus()
        self.panel.show_step(self.number, step)
        self.board.set_hand(asked_hand(step.accepts, self.session.record.position))
        self.session.start()
        self._report(step.task, self.board.asked_cells)
        if not step.accepts:
            self._offer_next()

    def _end_game(self) -> None:
        """End the game of the previous step."""
        self._counting.end()
        self._counting.deleteLater()
        self.session.close()
        self.session.deleteLater()

    def _follow(self) -> None:
        """Follow the session: answer a whole turn, or show the steps of an unfinished one."""
        session, step = self.session, self.step
        if step is not None and session.phase is Phase.CONFIRM and self._answer is not Answer.RIGHT:
            text = session.record.position.write(tuple(session.steps))
            right = text in step.accepts
            self._answer, self._found = (Answer.RIGHT if right else Answer.OTHER), True
            words = step.right if right else step.other
            assert words is not None  # only steps with something to do take turns
            self.panel.show_answer(words, right=right)
            self._report(words)
            if right:
                cell = last_cell(session.record.position, session.steps)
                session.confirm()
                self.board.show_tick(cell)
                self.solved.emit()
                self._offer_next()
                return
        self._refresh()
        self._announce_steps()

    def _offer_next(self) -> None:
        """Offer the next step: this one is done, or had no task."""
        self.session.stop()  # or it would play a forced pass
        self._refresh()
        if self.session.position.over:
            self._counting.start(playing=self.board.animated)
        self.panel.first_button.setFocus()

    def _refresh(self) -> None:
        session, step, asks = self.session, self.step, self.asks
        focused = QApplication.focusWidget()
        self._show_position(interactive=self.is_choice())
        self._show_hint()
        self._show_asked()
        self._counting.refresh()
        self.panel.show_count(self._view.count_text(session.position) if step else "")
        self.panel.offer(session.buttons if asks else [], begun=bool(session.steps) and asks)
        self._refresh_hand()
        self._show_task()
        self._keep_focus(focused)
        self.changed.emit()

    def _show_hint(self) -> None:
        """Show the rest of the suggested turn while the steps made belong to it."""
        steps = self.session.steps
        if not self.asks or not set(steps) <= set(self._hint):
            self._hint = ()
        rest = tuple([step for step in self._hint if step not in steps])
        self.board.show_candidates((), hint=self.session.position.turn_changes(rest))
        best = SpecialStep(rest[0]) if rest and rest[0] < PLACE else None
        self.step_buttons.annotate({}, best=best)

    def _show_asked(self) -> None:
        """Let the cells, or the button, stand out that the step still asks for."""
        step, session = self.step, self.session
        cells: tuple[int, ...] = ()
        button = None
        if step is not None and self.asks:
            done = () if session.phase is Phase.CONFIRM else session.steps
            button = asked_button(step.accepts, session.record.position, done)
            if self._found:
                cells = asked_cells(step.accepts, session.record.position, done)
        self.step_buttons.ask_for(button)
        touched = [touch.site for touch in self.board.touches]
        self.board.show_asked([cell for cell in cells if cell not in touched])

    def _drop_hint(self) -> None:
        """Hide the suggested turn."""
        self._hint = ()
        self._show_hint()

    def _show_task(self, _touches: object = None) -> None:
        self.status.show_task(self._task())

    def _task(self) -> str:
        if self._counting.sentence:
            return self._counting.sentence
        if self._answer is Answer.OTHER and self.session.phase is Phase.CONFIRM:
            return tr("Make another move instead, or press Esc to undo this one.")
        if self.session.phase is Phase.OVER:
            return self._narrator.task()
        if self.step is None:
            return ""
        if self.asks:
            return self._narrator.task(self.board.touches)
        return tr("Press Enter to continue.")

    def _report(self, words: Words, cells: Sequence[int] = ()) -> None:
        """Announce a text, and the cells that glow."""
        names = [self.session.position.board.names[cell] for cell in cells]
        asked = [tr("Asked for: {cells}.", cells=listed(names))] if names else []
        announce(self, " ".join([f"{words.title}.", *asked, words.text]))

    def _announce_steps(self) -> None:
        """Announce the new steps of the unfinished turn to screen readers."""
        session, before = self.session, self._steps
        self._steps = len(session.steps)
        done = self._answer is Answer.RIGHT
        if session.phase is Phase.CHOICE and self._steps != before and not done:
            announce(self, self._narrator.since(session.record.node, [0] * before))

    def _announce_refusal(self, refusal: Refusal) -> None:
        announce(self, self._narrator.refusal(refusal), urgent=True)

    # -- inner -------------------------------------------------------------------------------

    def _build(self) -> None:
        play = QWidget()
        column = QVBoxLayout(play)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.board, 1)
        self._lay_out(play, self.panel)

    def _connect(self) -> None:
        self._connect_board()
        self.board.touched.connect(lambda _touches: self._show_asked())
        panel = self.panel
        panel.take_back.clicked.connect(self.take_back)
        panel.show_me.clicked.connect(self.show_turn)
        panel.back.clicked.connect(self.previous_step)
        panel.skip.clicked.connect(self.next_step)
        panel.next.clicked.connect(self.next_step)
        panel.leave.clicked.connect(self.left)
        panel.rules.clicked.connect(self.help_asked)
        panel.level_chosen.connect(self.game_wanted)
