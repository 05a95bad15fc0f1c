"""The common base of the pages that ask for a turn: lessons and exercises."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QWidget

from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.game.phase import Phase
from desktop.game.players import you
from desktop.i18n.text import tr
from desktop.painting.drawing import Drawing, Numbers
from desktop.painting.game_view import GameView
from desktop.painting.orientation import UPRIGHT
from desktop.play.board_page import BoardPage
from desktop.play.counting import Counting
from desktop.play.task_panel import TaskPanel
from desktop.theme.theme import Theme
from desktop.widgets.announcement import announce
from rules.position import PLACE, SpecialStep
from rules.record.game_record import GameRecord
from rules.refusal import Refusal
from rules.setup import Setup

MakeSession = Callable[[GameRecord], GameSession]


class TaskPage(BoardPage):
    """A page with positions that ask for a turn. Each is a game of its own between two humans.

    A whole turn waits for confirmation: a right one is confirmed, any other stays on the board
    until it is taken back or replaced.

    Attributes:
        session: the game of the position.
        panel: the texts and buttons beside the board.

    Signals:
        changed: the task, the legal turns or the buttons have changed.
        task_begun: ``session`` is now that of another task.
        solved: the turn that was asked for was made.
        left: the user wants to leave the page.
    """

    changed = Signal()
    task_begun = Signal()
    solved = Signal()
    left = Signal()

    panel: TaskPanel

    def __init__(
        self,
        view: GameView,
        board_name: Callable[[], str],
        make_session: MakeSession,
        theme: Theme,
    ) -> None:
        super().__init__(view, board_name)
        self._make_session, self._theme = make_session, theme
        self._laid: Setup | None = None  # the setup of the board that is shown
        self._hint: tuple[int, ...] = ()  # the steps of the turn that the board suggests
        self._steps = 0  # of the unfinished turn, those announced so far

    # -- for subclasses ----------------------------------------------------------------------

    @property
    def asks(self) -> bool:
        """Whether a turn is asked for."""
        raise NotImplementedError

    def _asked_cells(self, done: Sequence[int]) -> Sequence[int]:
        """Return the cells that glow because they are asked for, after the steps ``done``."""
        raise NotImplementedError

    def _asked_button(self, done: Sequence[int]) -> SpecialStep | None:
        """Return the button that stands out because it is asked for, after the steps ``done``."""
        raise NotImplementedError

    def _check(self, turn: str) -> None:
        """Answer a whole turn, which waits for confirmation."""
        raise NotImplementedError

    def _task(self) -> str:
        """Return what to do now, where ``_show_task`` knows nothing that comes first."""
        raise NotImplementedError

    def _next_task(self) -> str:
        """Return what to do once a task is done, by mouse and by keys."""
        return tr("Click “Next” or press Enter.")

    # -- turns -------------------------------------------------------------------------------

    def take_back(self) -> bool:
        """Take back the unfinished turn; return whether there was one."""
        return self.board.cancel_touches() or self.session.take_back_steps()

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
            (self._counting.position is not None, self._counting.end),
            (bool(self._hint), self._drop_hint),
            (bool(self.board.touches or self.session.steps), self.take_back),
        ]

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

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self.board.set_theme(theme)
        self.panel.set_theme(theme)

    # -- one task ----------------------------------------------------------------------------

    def _begin(self, record: GameRecord, learner: int) -> GameSession:
        """Return the game of a task, with the user as player ``learner``."""
        record.names = [tr("The other player")] * 2
        record.names[learner] = you()
        session = self._make_session(record)
        session.setParent(self)
        session.confirms = True
        session.changed.connect(self._follow)
        self._narrator = Narrator(session, self._view)
        self._counting = Counting(session, self._view, self.board, self.count_bar)
        self._counting.changed.connect(self._show_task)
        self._counting.changed.connect(self._show_place)
        return session

    def _end_game(self) -> None:
        """End the game of the previous task."""
        self._counting.end()
        self._counting.deleteLater()
        self.session.close()
        self.session.deleteLater()

    def _lay_board(self) -> None:
        """Show the board of the session's game, and nothing of the previous task."""
        self._steps, self._hint = 0, ()
        setup = self.session.record.setup
        if setup != self._laid:
            self._laid = setup
            self.board.set_game(setup, self._theme)
            self.bubbles.set_theme(self._theme)
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
        self._announce_steps()

    def _offer_next(self) -> None:
        """Offer what follows: the task is done, or there is none."""
        self.session.stop()  # or it would play a forced pass
        self._refresh()
        if self.session.position.over:
            self._counting.start(playing=self.board.animated)
        self.panel.first_button.setFocus()

    def _refresh(self) -> None:
        session, asks = self.session, self.asks
        focused = QApplication.focusWidget()
        self._show_position(interactive=self.is_choice())
        self._show_hint()
        self._show_asked()
        self._counting.refresh()
        self.panel.offer(session.buttons if asks else [], begun=bool(session.steps) and asks)
        self._refresh_hand()
        self._show_task()
        self._keep_focus(focused)
        self.changed.emit()

    def _suggest(self, text: str) -> None:
        """Show a turn on the board, in place of an unfinished one, and name it."""
        self.take_back()
        before = self.session.record.position
        self._hint = before.read(text)
        self._show_hint()
        turn_text = self._view.turn_text(before, self._hint)
        self.status.show_news(tr("The move is {turn}. Now you play it.", turn=turn_text))
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
        """Hide the suggested turn."""
        self._hint = ()
        self._show_hint()

    def _show_asked(self) -> None:
        """Let the cells, or the button, stand out that are still asked for."""
        done = () if self.session.phase is Phase.CONFIRM else self.session.steps
        self.step_buttons.ask_for(self._asked_button(done) if self.asks else None)
        cells = self._asked_cells(done) if self.asks else ()
        touched = [touch.site for touch in self.board.touches]
        self.board.show_asked([cell for cell in cells if cell not in touched])

    def _show_task(self, _touches: object = None) -> None:
        if self._counting.sentence:
            task = self._counting.sentence
        elif self.session.phase is Phase.OVER:
            task = self._narrator.task()
        else:
            task = self._task()
        self.status.show_task(task)

    def _announce_steps(self) -> None:
        """Announce the new steps of the unfinished turn to screen readers."""
        session, before = self.session, self._steps
        self._steps = len(session.steps)
        if self.asks and session.phase is Phase.CHOICE and self._steps != before:
            self._announce(self._narrator.since(session.record.node, [0] * before))

    def _announce_refusal(self, refusal: Refusal) -> None:
        self._announce(self._narrator.refusal(refusal), urgent=True)

    def _announce(self, text: str, *, urgent: bool = False) -> None:
        """Announce a text to screen readers."""
        announce(self, text, urgent=urgent)

    def _build(self) -> None:
        """Lay out the page and connect the board, once there are a panel and a session."""
        self.hand_switch, self.step_buttons = self.panel.hand_switch, self.panel.step_buttons
        self._lay_out(self.board, self.panel)
        self._connect_board()
        self.board.touched.connect(lambda _touches: self._show_asked())
        self.panel.take_back.clicked.connect(self.take_back)
        self.panel.leave.clicked.connect(self.left)
