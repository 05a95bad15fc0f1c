"""Holds a move that loses much, and asks whether to play it all the same."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.engine.answer_checker import AnswerChecker
from desktop.game.game_session import GameSession, Phase
from desktop.i18n.text import listed, tr
from desktop.painting.game_view import GameView
from desktop.play.question_bar import QuestionBar
from desktop.review.review_text import rate_phrase
from rules.engine.report import Turn
from rules.piece import Change
from rules.review.move_review import Verdict
from rules.review.shown_review import shown_pair, shown_verdict
from rules.training.exercise import Answer, Exercise, Source

SIMULATIONS = 20_000  # a fraction of a second
_PATIENCE_MS = 5000  # a move that takes longer to check is played


class Tutor(QObject):
    """Checks each move of the players at the screen before it is played.

    A move that loses less than a blunder is played at once, unless moves are confirmed anyway; so
    is one that cannot be checked.

    Attributes:
        bar: where it asks.
        reply: what the best reply to the held move would change on the board, once "why" is asked.

    Signals:
        changed: a check has begun or ended, or ``reply`` has changed.
        asked(str): this question is shown.
    """

    changed = Signal()
    asked = Signal(str)

    def __init__(
        self,
        session: GameSession,
        view: GameView,
        parent: QObject,
        *,
        checker: AnswerChecker | None = None,
    ) -> None:
        super().__init__(parent)
        self._session, self._view = session, view
        self._checker = checker or AnswerChecker()
        self._checker.setParent(self)
        self._is_on = self._confirms = False
        self._turn = ""  # the move that waits, in notation
        self._exercise: Exercise | None = None  # where it is played
        self.reply: tuple[Change, ...] = ()
        self.bar = QuestionBar()
        self.bar.cancelled.connect(self._take_back)
        self._timer = QTimer(self, singleShot=True, interval=_PATIENCE_MS)
        self._timer.timeout.connect(self._release)
        self._checker.checked.connect(self._weigh)
        self._checker.line_found.connect(self._show_line)
        self._checker.failed.connect(self._release)
        session.changed.connect(self._follow)

    @property
    def is_checking(self) -> bool:
        return self._timer.isActive()

    @property
    def holds(self) -> bool:
        """Whether a move is being checked or asked about, so that it cannot be confirmed."""
        return self.is_checking or bool(self.bar.text)

    def switch(self, *, on: bool, confirms: bool) -> None:
        """Check moves or not; ``confirms``: whether they wait for confirmation anyway."""
        self._is_on, self._confirms = on, confirms
        self._session.confirms = on or confirms
        self._follow()

    def close(self) -> None:
        """Stop, and end the engine's thread."""
        self._timer.stop()
        self._checker.close()

    def _follow(self) -> None:
        session = self._session
        if not self._is_on or session.phase is not Phase.CONFIRM:
            self._forget()
            return
        record = session.record
        turn = record.position.write(tuple(session.steps))
        if turn == self._turn:
            return
        self._forget()
        self._turn = turn
        self._exercise = Exercise(
            game=str(record.setup),
            line=tuple([node.text for node in record.line]),
            source=Source.MISTAKE,
        )
        self._timer.start()
        self._checker.check(self._exercise, turn, SIMULATIONS)
        self.changed.emit()

    def _forget(self) -> None:
        """Stop checking: the move was played, taken back or replaced."""
        self._turn, self.reply = "", ()
        self._timer.stop()
        self._checker.cancel()
        self.bar.drop()

    def _weigh(self, answer: Answer) -> None:
        assert answer.before is not None
        assert answer.after is not None
        setup = self._session.record.setup
        before, after = shown_pair(answer.before, answer.after, setup)
        if shown_verdict(before, after, setup) is not Verdict.BLUNDER:
            self._release()
            return
        self._timer.stop()
        text = tr(
            "{move} would lower your chance to win from {before} to {after}. Play it all the same?",
            move=answer.turn,
            before=rate_phrase(before.value, proven=before.proven),
            after=rate_phrase(after.value, proven=after.proven),
        )
        self.bar.ask(
            text,
            tr("Play it"),
            self._session.confirm,
            otherwise=tr("Take it back"),
            more=(tr("Show why"), self._ask_why),
        )
        self.asked.emit(text)
        self.changed.emit()

    def _release(self, _error: object = None) -> None:
        """Let the move be played."""
        self._timer.stop()
        if not self._confirms:
            self._session.confirm()
        self.changed.emit()

    def _take_back(self) -> None:
        if self._session.phase is Phase.CONFIRM:
            self._session.take_back_steps()

    def _ask_why(self) -> None:
        assert self._exercise is not None
        self._checker.find_line(self._exercise, self._turn)

    def _show_line(self, line: Sequence[Turn]) -> None:
        """Show how the game would continue, in words and the reply on the board."""
        position = self._session.position.copy()
        words = []
        if line:
            self.reply = position.turn_changes(line[0])
        for turn in line:
            who = self._view.player_name(position.colour)
            words.append(tr("{player} {move}", player=who, move=position.write(turn)))
            position.play_turn(turn)
        text = tr("What could follow: {line}.", line=listed(words)) if words else ""
        self.bar.add(text)
        self.asked.emit(text)
        self.changed.emit()
