"""The page on which a game is played: the board, and the panels beside it."""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.board.board_scene import shown_numbers
from desktop.game.game_session import GameSession, Phase, shown_line
from desktop.game.narrator import Narrator
from desktop.game.setup_text import setup_text
from desktop.pages.announcer import Announcer, TurnNews
from desktop.pages.board_page import BoardPage, HandSwitch
from desktop.pages.counting import Ceremony
from desktop.pages.questions import EndingGuard, QuestionBar, Tutor
from desktop.pages.side_panel import GameSummary, ResumeButton, SidePanel, ToolButtons
from desktop.pages.turn_entry import TurnEntry
from desktop.painting.drawing import Drawing, Numbers
from desktop.panels.analysis_controller import AnalysisController
from desktop.panels.analysis_display import AnalysisDisplay, AnalysisPanel, WinRateBar
from desktop.panels.autoplay import Autoplay
from desktop.panels.better_line import BetterLine
from desktop.panels.expectation_map import ExpectationMap
from desktop.panels.expected_lead import ExpectedLead
from desktop.panels.explorer import Explorer
from desktop.panels.history_panel import HistoryPanel
from desktop.panels.notes import Notes
from desktop.panels.review_display import ReviewDisplay
from desktop.panels.step_buttons import StepButtons
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import said, tr, tr_noop
from desktop.settings.action import Action
from desktop.views.game_views import VIEWS
from desktop.widgets.controls import primary_button
from desktop.widgets.layouts import hbox, vbox
from desktop.widgets.notice_bar import NoticeBar, Topic
from desktop.widgets.page import SwitchedPanel
from rules.position import BLACK, PLACE, WHITE
from rules.record.edits import Edit
from rules.record.game_record import Place
from rules.record.notes import REMARKS
from rules.refusal import Refusal

_SLEPT = tr_noop("This computer was asleep or too busy, so the clocks were stopped.")


class ClockNotices(QObject):
    """Shows a notice when one game's clocks have stopped because the system slept."""

    def __init__(self, session: GameSession, notices: NoticeBar) -> None:
        super().__init__(session)
        self._session, self._notices = session, notices
        session.clock.suspended.connect(self._report)
        session.changed.connect(self._follow)

    def _report(self) -> None:
        self._notices.show_notice(
            Topic.CLOCK, lambda: tr(_SLEPT), action=tr_noop("Resume"), then=self._session.resume
        )

    def _follow(self) -> None:
        if self._session.phase is not Phase.PAUSED:
            self._notices.withdraw(Topic.CLOCK)


_NAVIGATION = ("turn.first", "turn.previous", "turn.next", "turn.last")
_RARE = ("turn.redo", "turn.pause", "turn.resign")
_FREQUENT = ("turn.undo", "engine.hint", "engine.analysis")
_FEW = ("turn.previous", "turn.next", *_FREQUENT)


class GamePage(BoardPage):
    """Shows a session, and passes clicks and keys on to it.

    Attributes:
        analysis_controller, bar: the engine beside the game, and its win rate.
        analysis_place: where ``analysis`` is shown.
        expectation: the map of what each cell will probably hold at the end.
        summary: the top of the panels, with the ``players`` and the ``result``.
        split: the board and the panels beside it, with ``tools`` for actions, or ``few_tools``.
        review: how good the moves were: a graph, a table, and marks on the board.
        history, notes: the turns played, as a list and as a tree; comments and marks.
        explorer: what the games of the library continued with.
        autoplay: shows the moves one after another.
        ending, tutor: ask before one click ends the game, and before a bad move.
    """

    def __init__(self, session: GameSession, drawing: Drawing | None = None) -> None:
        """``drawing``: how the board is drawn at first; by default as all boards are."""
        setup = session.record.setup
        super().__init__(
            VIEWS[setup.game.key], lambda: tr("Board of {game}", game=setup_text(setup))
        )
        if drawing is not None:
            self.board.set_drawing(drawing)
        self.session = self.counting.session = session
        self._narrator = Narrator(session, self.view)
        self.analysis_controller = AnalysisController(session, self)
        self.board.set_game(setup)
        self.expectation = ExpectationMap(session, self.board, self._announce_map, self)
        self.lead = ExpectedLead(session, self)
        self.summary = GameSummary(session, self.view, self._narrator, self.home)
        self.players, self.result = self.summary.players, self.summary.result
        self.hand_switch = HandSwitch(self.view.hand_name)
        self.step_buttons = StepButtons(setup.game.special_steps)
        self.resume = ResumeButton()
        self.confirm = said(primary_button("turn.confirm"), lambda: tr("Play this move"))
        self.bar = WinRateBar(numbered=self.view.numbered)
        self.analysis_place = SwitchedPanel(AnalysisPanel)
        self.review = ReviewDisplay(session, self.board, self.view, self._narrator.name)
        self.explorer = Explorer(session, self.board, self._play_explored)
        self.history = HistoryPanel(self.analysis_place, self.review.place, self.explorer)
        self.entry = TurnEntry(session, self.view, self.board)
        self.announcer = Announcer(session, self._narrator, self)
        self.log, announce = self.announcer.log, self.announcer.announce
        self.notes = Notes(session, self.board, announce, self.refresh)
        bars = QuestionBar(self.board, self.guard), QuestionBar(self.board, self.guard)
        self.ending = EndingGuard(session, self.view, self._narrator, bars[0], announce)
        self.tutor = Tutor(session, self.view, bars[1], announce, self.refresh)
        self.autoplay = Autoplay(session)
        self.tools = ToolButtons((*_NAVIGATION, *_RARE), _FREQUENT, with_text=_FREQUENT)
        self.few_tools = ToolButtons(_FEW)
        self._refused: enum.Enum | None = None
        self._seen = False
        self._played_out: BetterLine | None = None  # what the board shows
        self._in_sight: QWidget | None = None  # the part of the panel that was scrolled to last
        # what comes and goes is at the top, so that nothing else moves
        pressed = (self.resume, self.confirm, self.step_buttons, self.hand_switch)
        tools = self.tools, self.few_tools
        self._side = SidePanel(self.summary, self.history, pressed, tools)
        below = (self.autoplay, self.review.strip, self.entry, *bars, self.log)
        column, board = QWidget(), vbox((self.notes.split, 1), *below, spacing=0)
        hbox(self.bar, (board, 1), on=column, spacing=12)
        self.split = self._lay_out(column, self._side, self.tools)
        self._order_tabs()
        self._display = AnalysisDisplay(
            self.analysis_controller,
            session,
            board=self.board,
            bar=self.bar,
            place=self.analysis_place,
            buttons=self.step_buttons,
            lead=self.lead,
            report=self._show_task,
        )
        self.ceremony = Ceremony(session, self.board, self.counting)
        self._connect()
        self._display.refresh()
        self.history.show_record(session.record)  # thousands of moves before the rest is shown

    @property
    def analysis(self) -> AnalysisPanel:
        """What the engine finds, in words and as a list; made when it is first needed."""
        return self.analysis_place.contents

    def refresh(self) -> None:
        """Show the current state of the session."""
        session = self.session
        focused = QApplication.focusWidget()
        can_play = self.is_choice()
        self._show_board()
        self.confirm.setVisible(session.phase is Phase.CONFIRM and not self.tutor.holds)
        self.players.show_clocks()
        self.players.refresh(animated=self.board.animated)
        self.counting.refresh()
        self.ending.bar.end()
        self.players.show_score(self.counting)
        self.step_buttons.offer(session.buttons)
        if session.record.has_ended or session.position.over or session.can_resume:
            self.step_buttons.setVisible(bool(session.buttons))
        self.resume.show_state(session)
        countable = session.position.over and self.counting.can_count
        self.result.refresh(session, self._narrator, countable=countable)
        self.history.show_record(session.record)
        self._refresh_hand()
        self.notes.refresh()
        self.review.refresh()
        self._switch_lead()
        self._show_review()
        self._display.refresh()
        self.entry.show_position(session.record.position if can_play else None)
        if session.position.over:
            self.entry.hide()  # which moves the focus to the board
        self._show_task()
        part = self.summary.main_part
        if part is not self._in_sight:
            self._in_sight = part
            self._side.upper.show_part(part, from_top=True)
        self._keep_focus(focused)

    def _show_board(self) -> None:
        """Show the session's position, or the better line that the review plays out."""
        line = self.review.line
        self._played_out = line
        self.expectation.set_seen(self._seen and line is None)
        if line is not None:
            self.counting.end()
            self.board.show_position(
                line.position.copy(), last=line.last, numbers=line.numbers, interactive=False
            )
            self.board.show_marks(arrows=())
            return
        self._show_position(
            interactive=self.is_choice() and not self.notes.marking,
            numbers=self._shown_numbers(),
            marks=self.notes.marks,
        )
        self.board.show_marks(arrows=self.notes.arrows)

    def _shown_numbers(self) -> dict[Place, int]:
        wanted, record = self.board.drawing.numbers, self.session.record
        if wanted is Numbers.NONE:
            return {}
        late = record.late_position(record.line)
        return shown_numbers(record.setup.start(), shown_line(self.session), wanted, late=late)

    def _refresh_annotated(self, edit: Edit) -> None:
        if not REMARKS.issuperset(edit.names):
            self.refresh()  # there may be marks on the board
            return
        self.history.show_annotated(edit.node)
        self.notes.refresh()

    def take_actions(self, actions: Mapping[str, Action]) -> None:
        """Show these actions on the buttons that trigger them."""
        super().take_actions(actions)
        self.summary.rules.clicked.connect(actions["help.here"].trigger)
        self.tools.show_actions(actions)
        self.few_tools.show_actions(actions)
        self.notes.take_actions(actions)
        self.autoplay.take_actions(actions)
        self.history.tree.take_actions(actions)

    @property
    def panes(self) -> list[QWidget]:
        """The stops of F6: the widget that takes the focus in each part of the page."""
        parts = [
            self.board,
            *self.notes.panes,
            self.entry.field,
            self.counting,
            self.review.graph,
            self.log,
            *([self.analysis.candidates] if self.analysis_place.is_made else []),
            self.history.shown,
            *[tools.buttons["turn.undo"] for tools in (self.tools, self.few_tools)],
        ]
        return [part for part in parts if part.isVisible()]

    def show_panels(self, *, side: bool, turns: bool) -> None:
        """Show or hide the panels beside the board, and the turns among them."""
        self._side.setVisible(side)
        self.history.show_turns(turns)
        self._show_task()  # it is the result only where the panel does not show that

    def can_press(self) -> bool:
        """Return True: the page shows why a step is not legal."""
        return True

    def _announce_refusal(self, refusal: Refusal) -> None:
        self._refused = refusal.reason
        self.announcer.refuse(refusal)

    @property
    def help_place(self) -> tuple[str, str]:
        """The page and section of the help about the current state of the game."""
        section = ""
        if self.session.outcome is not None:
            section = "end"
        elif self.status.refuses and self._refused is not None:
            section = self.view.section(self._refused)
        return self.view.key, section

    def set_drawing(self, drawing: Drawing) -> None:
        """Draw the board differently."""
        if drawing != self.board.drawing:
            self.board.set_drawing(drawing)
            self.refresh()

    def stop_engine(self) -> None:
        engines = (self.review.reviewer, self.tutor, self.expectation, self.lead)
        for part in (*engines, self.analysis_controller):
            part.close()
        super().stop_engine()

    @property
    def can_undo(self) -> bool:
        """True if there is a turn, or part of one, to take back."""
        return self.session.can_undo

    def undo(self) -> None:
        """Take back the touches of an unfinished step, or else what the session takes back."""
        if not self.board.input.cancel():
            self.session.undo()

    @property
    def _under_way(self) -> list[tuple[bool, Callable[[], object]]]:
        return [
            (bool(self.ending.bar.text), self.ending.bar.end),
            (bool(self.tutor.bar.text), self.tutor.bar.end),
            (self.ceremony.is_on, self.ceremony.end),
            (self.counting.position is not None, self.counting.end),
            (not self.notes.find_bar.isHidden(), self.notes.end_find),
            (self.notes.marking, lambda: self.notes.set_marking(False)),
            (self.review.line is not None, lambda: self.review.show_line(None)),
            (self.analysis_controller.has_hint, self.analysis_controller.drop_hint),
            (bool(self.board.input.touches), self.board.input.cancel),
            (bool(self.session.steps), self.session.take_back_steps),
            (not self.entry.isHidden(), self.entry.leave),
        ]

    def _play_pressed(self, step: int) -> None:
        self.ending.play(step, self.step_buttons.title(step))

    def _play_explored(self, turn: tuple[int, ...]) -> None:
        """Play a move from the openings, as if it came from the board or a button."""
        if self.guard.stops():
            return
        if turn[0] < PLACE:
            self._play_pressed(turn[0])
            return
        for step in turn:
            self._play(step)

    def _warn_of_end(self, step: int) -> None:
        """Show how the step of a button would end the game; -1 for no step."""
        warning = self.ending.warning(step) if step >= 0 else ""
        if warning:
            self.status.show_news(warning)
        else:
            self._show_task()

    def count(self) -> None:
        """Count the score on the board step by step, automatically if animation is on."""
        self.counting.start(playing=self.board.animated)

    def honour(self, text: Callable[[], str]) -> None:
        """Show and announce what is special about the result."""
        self.result.show_honour(text)
        self.announcer.announce(f"{text()}.")

    def toggle_analysis(self) -> None:
        self.analysis_controller.set_analysing(not self.analysis_controller.analysing)

    def type_turn(self) -> None:
        """Show the field for typing a turn, with the focus."""
        self.entry.show()
        self.entry.field.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _show_task(self, _touches: object = None) -> None:
        task = self._narrator.task(self.board.input.touches)
        if (
            self.session.outcome is not None
            and not self._side.isHidden()
            and not self.result.brevity
        ):
            task = tr("Step back through the moves to look at the game again.")
        reviewed = "" if self.board.input.touches else self._review_sentence()
        checked = tr("Checking your move …") if self.tutor.is_checking else ""
        sentence = self.counting.sentence or self.notes.sentence or reviewed or checked
        self.status.show_task(sentence or self._display.status(task))

    def _review_sentence(self) -> str:
        """Return what the review says here, with the lead in points."""
        sentence, rate = self.review.sentence, self.review.black_rate
        lead = "" if rate is None or self.review.line else self.lead.text(rate)
        if not (sentence and lead):
            return sentence
        leader = self.view.player_name(BLACK if (rate or 0.0) >= 0.5 else WHITE)
        return f"{sentence} {leader} {lead}."

    def _switch_lead(self) -> None:
        controller = self.analysis_controller
        analysed = controller.analysing and controller.report is not None
        wanted = analysed or self.review.black_rate is not None
        self.lead.switch(on=self._seen and wanted)

    def _announce_map(self, text: str) -> None:
        if self.expectation.is_on:
            self.counting.end()
        self.announcer.announce(text)

    def _legend(self) -> str:
        return self.expectation.legend or super()._legend()

    def _follow_review(self) -> None:
        if self.review.line is not self._played_out:
            self._show_board()
            if self._played_out is not None:
                self.announcer.announce(self.review.sentence)
        self._switch_lead()
        self._show_review()
        self._show_task()

    def _show_review(self) -> None:
        line = self.review.line
        self._display.show_better(self.tutor.reply, () if line is None else line.rest)
        self.history.show_verdicts(self.review.verdicts)

    def _show_end(self) -> None:
        """Go to the end of the game, and show all of the result."""
        if self.result.brevity == 2 and not self.history.leave_review():
            self.review.switch(on=False)
        self.session.go_to(self.session.record.end_node)

    def _show_count(self) -> None:
        self._show_place()
        self.players.show_score(self.counting)
        self._side.share_room()
        if self.players.score.lit is not None and not self.counting.plays_once:
            self._side.upper.show_part(self.players.score.lit)
        self._show_task()

    def _order_tabs(self) -> None:
        history = self.history
        for before, after in ((history.turns, history.tree), (history.tree, history.tabs)):
            QWidget.setTabOrder(before, after)  # its tabs are needed less than what they show
        QWidget.setTabOrder(history.tabs, self.summary.rules)  # F1 is nearer to those who use keys
        QWidget.setTabOrder(self.summary.rules, self.home)

    def _connect(self) -> None:
        self._connect_board()
        for place in (self.analysis_place, self.review.place, self.notes.place):
            place.made.connect(self.rebuilt)
        bars = (self.ending.bar, self.tutor.bar)
        answers = [button for bar in bars for button in (bar.yes, bar.no)]
        pause = self.tools.buttons["turn.pause"]
        pause.setVisible(bool(self.session.clock.control))
        self.guard.watch(self.confirm, self.resume, pause, *answers)
        TurnNews(self, self._narrator)
        self.step_buttons.pointed.connect(self._warn_of_end)
        self.board.foreseen.connect(self.players.foresee)
        self.resume.clicked.connect(self.session.resume)
        self.confirm.clicked.connect(self.session.confirm)
        self.board.input.confirmed.connect(self.session.confirm)
        for turns in (self.history.turns, self.history.tree):
            turns.chosen.connect(self.session.go_to)
        self.result.more.clicked.connect(self._show_end)
        self.result.shortened.connect(self._show_task)
        self.result.count.clicked.connect(self.count)
        self.counting.changed.connect(self._show_count)
        self.session.changed.connect(self.refresh)
        UI_LANGUAGE.changed.connect(self.refresh)
        self.session.annotated.connect(self._refresh_annotated)
        self.session.clock.ticked.connect(self.players.show_clocks)
        self.result.review.clicked.connect(self.review.start)
        self.review.changed.connect(self._follow_review)
        self.analysis_controller.changed.connect(self._switch_lead)
        self.lead.changed.connect(self._show_task)
        self.expectation.changed.connect(self._show_place)

    def set_seen(self, seen: bool) -> None:
        """Analyse only while the page is visible to the user."""
        self._seen = seen and self.isVisible()
        self.analysis_controller.set_seen(self._seen)
        self.expectation.set_seen(self._seen and self.review.line is None)
        self._switch_lead()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.set_seen(not self.window().isMinimized())

    def hideEvent(self, event: QHideEvent) -> None:
        self.set_seen(False)
        self.counting.end()
        super().hideEvent(event)
