"""The common base of the pages that ask for a turn: lessons and exercises."""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QFrame, QPushButton, QWidget

from desktop.game.game_session import GameSession, Phase
from desktop.game.narrator import Narrator
from desktop.game.players import you
from desktop.pages.board_page import BoardPage, HandSwitch
from desktop.painting.drawing import UPRIGHT, Drawing, Numbers
from desktop.painting.game_view import GameView
from desktop.panels.step_buttons import StepButtons
from desktop.services.text import said, tr
from desktop.theme.icons import icon
from desktop.views.game_views import VIEWS
from desktop.widgets.controls import link_button
from desktop.widgets.label import Label, announce, set_style_property
from desktop.widgets.layouts import FittingScrollArea, hbox, vbox
from rules.position import PLACE, Position, SpecialStep
from rules.record.game_record import GameRecord
from rules.refusal import Refusal
from rules.setup import Game, Setup

MOST = 8  # cells that are shown; with more the learner has a free choice


def asked_cells(accepts: Sequence[str], before: Position, done: Sequence[int]) -> tuple[int, ...]:
    """Return the cells still to be touched for a right turn; () if too many would do.

    ``before``: the position in which the turn begins. ``done``: the steps made so far. Steps that
    need others before them are shown once these are made. Where right turns have several steps
    that touch cells, only the first of them is shown.
    """
    now = before.copy()
    now.play_turn(done)
    legal = now.legal_steps()
    cells: list[list[int]] = []
    for text in accepts:
        turn = before.read(text)
        if set(done) <= set(turn):
            rest = [step for step in turn if step >= PLACE and step not in done]
            cells.append([t.site for step in rest if step in legal for t in now.touches(step)])
            if len(rest) > 1:
                break
    found = tuple(dict.fromkeys(site for sites in cells for site in sites))
    return found if len(found) <= MOST else ()


def asked_button(
    accepts: Sequence[str], before: Position, done: Sequence[int]
) -> SpecialStep | None:
    """Return the button to be pressed next for a right turn; None if cells come first."""
    for text in accepts:
        turn = before.read(text)
        rest = [step for step in turn if step not in done]
        if rest and set(done) <= set(turn) and all(step < PLACE for step in rest):
            return SpecialStep(rest[0])
    return None


def asked_hand(accepts: Sequence[str], before: Position) -> int:
    """Return the hand of the first touch of a right turn; the first hand if it touches nothing."""
    turn = before.read(accepts[0]) if accepts else ()
    hands = [touch.hand for now, step in before.moments(turn) for touch in now.touches(step)]
    return hands[0] if hands else 0


def last_cell(before: Position, turn: Sequence[int]) -> int:
    """Return the cell where a turn ends, -1 if it touches none."""
    sites = [touch.site for now, step in before.moments(turn) for touch in now.touches(step)]
    return sites[-1] if sites else -1


class TaskPanel(QWidget):
    """A task, the answer to the user's turn, and the buttons for making it.

    Attributes:
        count: a number to watch while moving; hidden in games that have none.
        answer: the answer to the user's turn; hidden until there is one.
    """

    _firsts: Sequence[QPushButton]  # of those visible, most people will want the first one

    def __init__(
        self,
        heading: str,
        view: GameView,
        leave_text: Callable[[], str] = lambda: tr("All games"),
    ) -> None:
        super().__init__()
        self.heading = Label(heading, role="heading")
        self.progress = Label(role="quiet")
        self.title, self.text = Label(role="name"), Label(role="lesson")
        self.count = Label(role="quiet")
        self.answer = QFrame()
        self.answer_title, self.answer_text = Label(role="name"), Label(role="lesson")
        self.hand_switch = HandSwitch(view.hand_name)
        self.step_buttons = StepButtons()
        self.take_back = said(QPushButton(icon("turn.undo"), ""), lambda: tr("Undo this move"))
        self.leave = said(link_button(), leave_text)

    @property
    def first_button(self) -> QPushButton:
        """The button that most people will want now."""
        return next((each for each in self._firsts if not each.isHidden()), self._firsts[-1])

    def show_answer(self, title: str, text: str, *, right: bool) -> None:
        """Show the answer to the user's turn."""
        self.answer_title.setText(title)
        self.answer_text.setText(text)
        role = "result" if right else "card"
        set_style_property(self.answer, "role", role, self.answer_title, self.answer_text)
        self.answer.show()

    def _say(self, progress: str, title: str, text: str) -> None:
        """Show a task that has not been answered, or the end."""
        self.progress.setText(progress)
        self.title.setText(title)
        self.text.setText(text)
        self.answer.hide()

    def offer(self, steps: Sequence[SpecialStep], *, begun: bool) -> None:
        """Show the buttons of these steps, and *Undo* if a turn has ``begun``."""
        self.step_buttons.offer(steps)
        self.take_back.setVisible(begun)

    def _lay_out(
        self,
        home: QWidget | None,
        below: Sequence[QWidget],
        ways: Sequence[QWidget],
        above: Sequence[QWidget] = (),
        notes: Sequence[QWidget] = (),
    ) -> None:
        """Lay out the texts above the buttons.

        ``home`` stands at the left of the heading, ``above`` below it, ``notes`` below the task,
        ``below`` under the buttons for making turns, and ``ways`` in a row at the bottom.
        """
        vbox(self.answer_title, self.answer_text, on=self.answer, margins=(12, 8, 12, 12))
        head = hbox(*([home] if home is not None else []), (self.heading, 1), self.leave)
        task = (*above, self.progress, self.title, self.text, *notes)
        texts = QWidget()
        vbox(head, *task, self.count, self.answer, None, on=texts, spacing=8)
        turns = (self.step_buttons, self.hand_switch, self.take_back, *below)
        last = hbox(*[(widget, 1) for widget in ways])
        vbox((FittingScrollArea(texts), 1), *turns, last, on=self, spacing=8)


MakeSession = Callable[[GameRecord], GameSession]


class State(enum.Enum):
    """How far the user is."""

    ASKED = "no whole turn has been made"
    CHECKED = "the engine evaluates the turn"
    WRONG = "the turn is not what was asked for"
    DONE = "nothing more is asked for"
    OVER = "all tasks are over"


class TaskPage(BoardPage):
    """A page with positions that ask for a turn. Each is a game of its own between two humans.

    A whole turn waits for confirmation: a right one is confirmed, any other stays on the board
    until it is taken back or replaced.

    Signals:
        changed: the task, the legal turns or the buttons have changed.
        task_begun: ``session`` is now that of another task.
        solved: the turn that was asked for was made.
    """

    changed = Signal()
    task_begun = Signal()
    solved = Signal()

    panel: TaskPanel

    def __init__(self, game: Game, make_session: MakeSession) -> None:
        super().__init__(VIEWS[game.key], lambda: tr("Board of {game}", game=game.title))
        self._make_session = make_session
        self._state = State.ASKED
        self._laid: Setup | None = None  # the setup of the board that is shown
        self._hint: tuple[int, ...] = ()  # the steps of the turn that the board suggests
        self._steps = 0  # of the unfinished turn, those announced so far

    @property
    def asks(self) -> bool:
        """Whether a turn is asked for."""
        return self._state not in (State.DONE, State.OVER)

    # -- for subclasses ----------------------------------------------------------------------

    def _asked_cells(self, done: Sequence[int]) -> Sequence[int]:
        """Return the cells that glow because they are asked for, after the steps ``done``."""
        raise NotImplementedError

    def _asked_button(self, done: Sequence[int]) -> SpecialStep | None:
        """Return the button that stands out because it is asked for, after the steps ``done``."""
        raise NotImplementedError

    def _check(self, turn: str) -> None:
        """Answer a whole turn, which waits for confirmation."""
        raise NotImplementedError

    # -- turns -------------------------------------------------------------------------------

    def take_back(self) -> bool:
        """Take back the unfinished turn; return whether there was one."""
        return self.board.input.cancel() or self.session.take_back_steps()

    @property
    def can_undo(self) -> bool:
        """Whether there is an unfinished turn to take back."""
        return self.asks and bool(self.session.steps)

    def undo(self) -> None:
        """Take back the unfinished turn."""
        self.take_back()

    @property
    def _under_way(self) -> list[tuple[bool, Callable[[], object]]]:
        return [
            (self.counting.position is not None, self.counting.end),
            (bool(self._hint), self._drop_hint),
            (bool(self.board.input.touches or self.session.steps), self.take_back),
        ]

    def _report_ignored(self) -> None:
        """Stay calm: here it is mostly the second click of a double click on *Next*."""

    def is_choice(self) -> bool:
        """Return whether the user has to choose a turn or its next step."""
        return self.asks and super().is_choice()

    @property
    def panes(self) -> list[QWidget]:
        """The stops of F6: the board, and the buttons."""
        return [self.board, self.panel.first_button]

    def set_drawing(self, drawing: Drawing) -> None:
        """Draw the board in this way, with the coordinates that the texts use."""
        drawing = dataclasses.replace(
            drawing, coordinates=True, all_names=True, numbers=Numbers.NONE, orientation=UPRIGHT
        )
        self.board.set_drawing(drawing)
        self._refresh()

    # -- one task ----------------------------------------------------------------------------

    def _begin(self, record: GameRecord, learner: int) -> GameSession:
        record.names = [tr("The other player")] * 2
        record.names[learner] = you()
        session = self._make_session(record)
        session.setParent(self)
        session.confirms = True
        session.changed.connect(self._follow)
        self._narrator = Narrator(session, self.view)
        self.counting.session = session
        return session

    def _end_game(self) -> None:
        self.counting.end()
        self.session.close()
        self.session.deleteLater()

    def _lay_board(self) -> None:
        self._steps, self._hint = 0, ()
        setup = self.session.record.setup
        if setup != self._laid:
            self._laid = setup
            self.board.set_game(setup)
        self.board.show_tick(None)
        self.task_begun.emit()

    def _follow(self) -> None:
        """Follow the session: answer a whole turn, or show the steps of an unfinished one."""
        session = self.session
        if self.asks and session.phase is Phase.CONFIRM:
            self._check(session.record.position.write(tuple(session.steps)))
            if not self.asks:
                return
        self._refresh()
        session, before = self.session, self._steps
        self._steps = len(session.steps)
        if self.asks and session.phase is Phase.CHOICE and self._steps != before:
            self._announce(self._narrator.since(session.record.node, [0] * before))

    def _accept(self) -> None:
        """Play the turn that was asked for, with a tick where it ends."""
        cell = last_cell(self.session.record.position, self.session.steps)
        self.session.confirm()
        self.board.show_tick(cell)
        self.solved.emit()

    def _offer_next(self) -> None:
        self.session.stop()  # or it would play a forced pass
        self._refresh()
        if self.session.position.over:
            self.counting.start(playing=self.board.animated)
        self.panel.first_button.setFocus()

    def _refresh(self) -> None:
        session, asks = self.session, self.asks
        focused = QApplication.focusWidget()
        self._show_position(interactive=self.is_choice())
        self._show_hint()
        self._show_asked()
        self.counting.refresh()
        self.panel.offer(session.buttons if asks else [], begun=bool(session.steps) and asks)
        self._refresh_hand()
        over = self._state is State.OVER
        self.panel.count.show_text("" if over else self.view.count_text(session.position))
        if over:
            self.hand_switch.hide()
        self._show_task()
        self._keep_focus(focused)
        self.changed.emit()

    def _suggest(self, text: str) -> None:
        self.take_back()
        before = self.session.record.position
        self._hint = before.read(text)
        self._show_hint()
        turn_text = self.view.turn_text(before, self._hint)
        self.status.show_news(tr("The move: {turn}. Now you play it.", turn=turn_text))
        self._announce(self.status.text)
        self.board.setFocus()

    def _show_hint(self) -> None:
        """Show the rest of the suggested turn while the steps made belong to it."""
        steps = self.session.steps
        if not self.asks or not set(steps) <= set(self._hint):
            self._hint = ()
        rest = tuple([step for step in self._hint if step not in steps])
        self.board.show_candidates((), hint=self.session.position.turn_changes(rest))
        best = SpecialStep(rest[0]) if rest and rest[0] < PLACE else None
        self.step_buttons.annotate({}, best=best)

    def _drop_hint(self) -> None:
        self._hint = ()
        self._show_hint()

    def _show_asked(self) -> None:
        """Let the cells, or the button, stand out that are still asked for."""
        done = () if self.session.phase is Phase.CONFIRM else self.session.steps
        self.step_buttons.ask_for(self._asked_button(done) if self.asks else None)
        cells = self._asked_cells(done) if self.asks else ()
        touched = [touch.site for touch in self.board.input.touches]
        self.board.show_asked([cell for cell in cells if cell not in touched])

    def _show_task(self, _touches: object = None) -> None:
        phase = self.session.phase
        if self.counting.sentence:
            task = self.counting.sentence
        elif phase is Phase.OVER:
            task = self._narrator.task()
        elif self._state is State.OVER:
            task = ""
        elif self._state is State.WRONG and phase is Phase.CONFIRM:
            task = tr("Make another move instead, or press “Undo this move”.")
        elif self.asks:
            task = self._narrator.task(self.board.input.touches)
        else:
            task = tr("Click “Next” or press Enter.")
        self.status.show_task(task)

    def _announce_refusal(self, refusal: Refusal) -> None:
        self._announce(self._narrator.refusal(refusal), urgent=True)

    def _announce(self, text: str, *, urgent: bool = False) -> None:
        announce(self, text, urgent=urgent)

    def _build(self) -> None:
        """Lay out the page and connect the board, once there are a panel and a session."""
        self.hand_switch, self.step_buttons = self.panel.hand_switch, self.panel.step_buttons
        self._lay_out(self.board, self.panel)
        self._connect_board()
        self.counting.changed.connect(self._show_task)
        self.counting.changed.connect(self._show_place)
        self.board.touched.connect(lambda _touches: self._show_asked())
        self.panel.take_back.clicked.connect(self.take_back)
