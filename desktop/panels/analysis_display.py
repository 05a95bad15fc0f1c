"""Shows the analysis: marks on the board, the win rate bar, the panel, the hint."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from desktop.board.board_view import BoardView
from desktop.game.game_session import GameSession, Phase
from desktop.painting.candidate import CandidateView, black_rate, candidate_views
from desktop.panels import analysis_text
from desktop.panels.analysis_controller import AnalysisController
from desktop.panels.analysis_panel import AnalysisPanel, CandidateTips
from desktop.panels.step_buttons import StepButtons
from desktop.panels.win_rate_bar import WinRateBar
from desktop.services.languages import UI_LANGUAGE
from desktop.services.text import tr
from desktop.views.game_views import VIEWS
from desktop.widgets.page import SwitchedPanel
from rules.piece import Change, Touch
from rules.position import BLACK, PLACE, SpecialStep

_WAITING = (Phase.THINKING, Phase.FORCED)


class AnalysisDisplay(QObject):
    """Keeps the widgets around a board in step with an analysis controller.

    Attributes:
        sentence: a sentence about the hint; "" without one.

    Signals:
        sentence_changed: ``sentence`` has changed.
    """

    sentence_changed = Signal()

    def __init__(
        self,
        analysis_controller: AnalysisController,
        session: GameSession,
        *,
        board: BoardView,
        bar: WinRateBar,
        place: SwitchedPanel[AnalysisPanel],
        buttons: StepButtons,
    ) -> None:
        """``place`` is for the panel, and on during an analysis."""
        super().__init__(board)
        self._analysis_controller, self._session = analysis_controller, session
        self._view = VIEWS[session.record.setup.game.key]
        self._board, self._bar, self._place, self._buttons = board, bar, place, buttons
        self.sentence = ""
        self._better: tuple[Change, ...] = ()
        self._views: list[CandidateView] = []
        self._pointed: CandidateView | None = None
        CandidateTips(board)
        place.when_made(lambda panel: panel.pointed.connect(self._point))
        board.touched.connect(self._drop_other_hint)
        analysis_controller.changed.connect(self.refresh)
        UI_LANGUAGE.changed.connect(self.refresh)

    def refresh(self) -> None:
        """Show the current state of the analysis."""
        analysis_controller = self._analysis_controller
        shown = analysis_controller.analysing
        self._bar.setVisible(shown)
        self._place.switch(on=shown)
        self._views = []
        if shown and analysis_controller.report is not None:
            self._views = candidate_views(
                analysis_controller.report,
                analysis_controller.turn_start,
                analysis_controller.position,
                analysis_controller.begun,
            )
        if shown:
            self._show_bar()
            self._show_panel()
        self._show_marks()
        sentence = self._hint_sentence()
        if sentence != self.sentence:
            self.sentence = sentence
            self.sentence_changed.emit()

    def show_better(self, changes: tuple[Change, ...]) -> None:
        """Mark a better move while no hint or candidate is shown; () for none."""
        if changes != self._better:
            self._better = changes
            self._show_marks()

    def status(self, task: str) -> str:
        """Return what to say below the board: about the hint, or else the task.

        Once the move of the hint has begun both are said, since the next step may be a choice.
        """
        controller = self._analysis_controller
        begun = bool(self._board.input.touches or self._session.steps)
        if controller.is_searching_hint or controller.hint is None or not begun:
            return self.sentence or task
        hint = analysis_text.hint_begun_text(controller.turn_start.write(controller.hint))
        return f"{hint} {task}"

    def _drop_other_hint(self, touches: Sequence[Touch]) -> None:
        """Drop the hint when the user begins another step."""
        rest = self._rest_of_hint()
        if touches and rest:
            hinted = self._analysis_controller.position.touches(rest[0])
            if not set(touches) <= set(hinted):
                self._analysis_controller.drop_hint()

    def _point(self, candidate: CandidateView | None) -> None:
        self._pointed = candidate
        self._show_marks()

    def _show_bar(self) -> None:
        report, position = self._analysis_controller.report, self._analysis_controller.position
        outcome = self._session.outcome
        if outcome is not None and position.over:
            winner = outcome.winner
            black = 0.5 if winner is None else float(winner == BLACK)
            text = tr("draw") if winner is None else tr("won")
            said = (
                tr("A draw")
                if winner is None
                else tr("{colour} has won", colour=self._view.player_name(winner))
            )
            self._bar.show_rate(black, text, said)
        elif report is not None:
            self._bar.show_rate(
                black_rate(report, position),
                analysis_text.leader_rate(report),
                analysis_text.headline(report, position, self._view),
            )

    def _show_panel(self) -> None:
        analysis_controller = self._analysis_controller
        if analysis_controller.position.over:
            headline = tr("The game is over")
        elif not analysis_controller.can_hint and self._session.phase in _WAITING:
            headline = tr("Waiting for the computer")
        elif analysis_controller.failure is not None:
            headline = tr("The analysis failed")
        elif analysis_controller.report is None:
            headline = tr("Searching …")
        else:
            headline = analysis_text.headline(
                analysis_controller.report, analysis_controller.position, self._view
            )
        report = analysis_controller.report
        effort = analysis_text.effort(report) if report is not None else ""
        self._place.contents.show_analysis(headline, effort, self._views)

    def _show_marks(self) -> None:
        """Show the candidates, or the line of the one under the mouse, and the hint."""
        hint = self._hint_changes() or (() if self._views else self._better)
        line = self._pointed.changes if self._pointed in self._views and self._pointed else ()
        marks = () if line or hint else tuple([a for a in self._views if a.touches])
        self._board.show_candidates(marks, line=line, hint=hint)
        self._buttons.annotate(
            {SpecialStep(a.turn[0]): a.rate_text for a in self._views if a.turn[0] < PLACE},
            best=self._best_button(),
        )

    def _best_button(self) -> SpecialStep | None:
        """Return the button that the hint or the analysis suggests; None if there is none."""
        rest = self._rest_of_hint() or next((a.turn for a in self._views if a.best), ())
        return SpecialStep(rest[0]) if rest and rest[0] < PLACE else None

    def _rest_of_hint(self) -> tuple[int, ...]:
        """Return the steps of the hint that are still to be played."""
        return tuple(
            [
                s
                for s in self._analysis_controller.hint or ()
                if s not in self._analysis_controller.begun
            ]
        )

    def _hint_changes(self) -> tuple[Change, ...]:
        return self._analysis_controller.position.turn_changes(self._rest_of_hint())

    def _hint_sentence(self) -> str:
        analysis_controller = self._analysis_controller
        if analysis_controller.is_searching_hint:
            return analysis_text.looking_text()
        if analysis_controller.hint is None:
            return ""
        return analysis_text.hint_text(
            analysis_controller.turn_start.write(analysis_controller.hint),
            analysis_controller.report,
            analysis_controller.analyst,
        )
