"""Questions below the board before a move that ends the game, or that loses much."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QWidget

from desktop.game.answer_checker import AnswerChecker
from desktop.game.game_session import GameSession, Phase
from desktop.game.narrator import Narrator, ended_by_pass
from desktop.game.players import resigner
from desktop.painting.game_texts import row_text
from desktop.painting.game_view import GameView
from desktop.panels.review_panel import rate_phrase
from desktop.services.text import listed, tr
from desktop.widgets.controls import ClickGuard
from desktop.widgets.keys import OwnKeys
from desktop.widgets.label import Label
from desktop.widgets.layouts import hbox
from rules.engine.report import Turn
from rules.piece import Change
from rules.position import Position, SpecialStep
from rules.review.accuracy import shown_pair, shown_verdict
from rules.review.move_review import Verdict
from rules.training.exercise import Answer, Exercise, Source


class QuestionBar(QFrame):
    """Asks one question at a time; hidden otherwise. Esc answers no.

    Attributes:
        guard: stops what comes too soon after a question to have been meant.
    """

    def __init__(self, board: QWidget, guard: ClickGuard) -> None:
        """``board`` gets the focus once a question has been answered."""
        super().__init__()
        self.setProperty("role", "question")
        self._board, self.guard = board, guard
        self._then: Callable[[], object] | None = None
        self._if_not: Callable[[], object] | None = None
        self._ask_more: Callable[[], object] | None = None
        self._text = Label()
        self.yes = QPushButton()
        self.no, self.more = QPushButton(), QPushButton()
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.end)
        self.more.clicked.connect(self._show_more)
        self._layout = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._layout.setContentsMargins(12, 4, 4, 4)
        self._layout.setSpacing(8)
        self._layout.addWidget(self._text, 1)
        self._layout.addLayout(hbox(None, self.more, self.yes, self.no, spacing=8))
        step = self._move_focus
        arrows = {"Left": lambda: step(-1), "Right": lambda: step(1)}
        press = self._press_focused  # or Enter would confirm a move, where moves are confirmed
        OwnKeys(self, {**arrows, "Return": press, "Enter": press, "Esc": self.end})
        self.hide()

    @property
    def text(self) -> str:
        """The question; "" while none is asked."""
        return self._text.text() if self._then is not None else ""

    def ask(
        self,
        text: str,
        answer: str,
        then: Callable[[], object],
        *,
        otherwise: tuple[str, Callable[[], object] | None] = ("", None),
        more: tuple[str, Callable[[], object]] | None = None,
    ) -> None:
        """Ask a question; ``then`` is called if the button ``answer`` is pressed.

        ``otherwise``: the text of the button that cancels, *Play on* by default, and what it
        calls. ``more``: a third button, and what it calls once.
        """
        no, self._if_not = otherwise
        self._then = then
        self._text.setText(text)
        self.yes.setText(answer)
        self.no.setText(no or tr("Play on"))
        label, self._ask_more = more or ("", None)
        self.more.setText(label)
        self.more.setVisible(more is not None)
        direction = QBoxLayout.Direction  # three buttons leave too little room beside them
        self._layout.setDirection(direction.TopToBottom if more else direction.LeftToRight)
        self.more.setEnabled(True)
        for button in (self.yes, self.no):
            button.setAccessibleDescription(text)
        self.show()
        self.guard.begin()
        self.no.setFocus()  # Return must not end a game by accident

    def accept(self) -> None:
        """Answer yes, unless it is too soon to have been meant."""
        then = self._then
        if then is not None and not self.guard.stops():
            self.drop()
            self._board.setFocus()
            then()

    def add(self, text: str) -> None:
        """Add a sentence to the question."""
        self._text.setText(f"{self._text.text()} {text}")

    def end(self) -> bool:
        """Cancel the question. Returns whether there was one."""
        asked = self.drop()
        if asked:
            self._board.setFocus()
            if self._if_not is not None:
                self._if_not()
        return asked

    def drop(self) -> bool:
        """Hide a question that has become pointless. Returns whether there was one."""
        asked = self._then is not None
        if asked:
            self.guard.begin()  # something else is there now
        self._then = None
        self.hide()
        return asked

    def _show_more(self) -> None:
        self.more.setEnabled(False)
        self.no.setFocus()
        if self._ask_more is not None:
            self._ask_more()

    def _move_focus(self, step: int) -> None:
        shown = [button for button in (self.more, self.yes, self.no) if button.isVisible()]
        shown = [button for button in shown if button.isEnabled()]
        at = next((at for at, button in enumerate(shown) if button.hasFocus()), 0)
        shown[(at + step) % len(shown)].setFocus()

    def _press_focused(self) -> None:
        focused = self.focusWidget()
        if isinstance(focused, QPushButton):
            focused.click()


class EndingGuard:
    """Asks in a bar before a resignation, and before a step that ends the game without a win.

    Asking for the same once more answers the question.
    """

    def __init__(
        self,
        session: GameSession,
        view: GameView,
        narrator: Narrator,
        bar: QuestionBar,
        announce: Callable[[str], object],
    ) -> None:
        """``announce`` takes each question that is shown in ``bar``."""
        self._session, self._view, self._narrator = session, view, narrator
        self._announce = announce
        self.bar = bar

    def resign(self) -> None:
        """Ask whether to resign, if anybody may now."""
        session = self._session
        player = resigner(session.seats, session.record.position.player)
        if player is None or not session.can_resign or self.bar.guard.stops():
            return
        winner, loser = self._narrator.name(1 - player), self._narrator.name(player)
        text = tr("Resign for {loser}? {winner} would win.", loser=loser, winner=winner)
        if self._narrator.is_you(player):
            text = tr("Resign this game? {winner} would win.", winner=winner)
        self._ask(text, tr("Resign"), session.resign)

    def play(self, step: int, title: str) -> None:
        """Play a legal step, or ask first; ``title`` is the text of its button."""
        if self._must_ask(step):
            self._ask(self.warning(step), title, lambda: self._session.play(step))
        else:
            self._session.play(step)

    def _must_ask(self, step: int) -> bool:
        """Return whether a legal step ends the game, and the player to move does not win.

        A pass that another pass would answer so counts too.
        """
        after = self._after(step)
        outcome = after.outcome()
        if outcome is None:
            return self._lost_by_passes(step, after) is not None
        return outcome.winner != after.colour_of(self._session.position.player)

    def warning(self, step: int) -> str:
        """Return how a legal step would end the game; "" if it would not.

        A pass ends it, too, if its player loses by another pass.
        """
        after = self._after(step)
        outcome = after.outcome()
        if outcome is None:
            end = self._lost_by_passes(step, after)
            if end is None:
                return ""
            return self._if_both_pass(after, end)
        numbers = self._numbers(after)
        if outcome.winner is None:
            return tr("This ends the game in a draw.") + numbers
        winner = after.player_of(outcome.winner)
        passes = step == SpecialStep.PASS
        if self._narrator.is_you(winner):
            won = tr("Passing now wins the game.") if passes else tr("This wins the game.")
            return won + numbers
        if self._narrator.is_you(1 - winner):
            lost = tr("Passing now loses the game.") if passes else tr("This loses the game.")
            return lost + numbers
        name = self._narrator.name(winner)
        ended = (
            tr("Passing now ends the game: {winner} wins.", winner=name)
            if passes
            else tr("This ends the game: {winner} wins.", winner=name)
        )
        return ended + numbers

    def _if_both_pass(self, after: Position, ended: Position) -> str:
        """Return that a pass loses if the player to move after it passes too."""
        winner, loser = after.colour, 1 - after.colour
        rows = self._view.rows(ended)
        score = f" {rows[0][1 + loser]} : {rows[0][1 + winner]}" if len(rows) == 1 else ""
        name, other = self._view.player_name(winner), self._view.player_name(loser)
        if self._narrator.is_you(1 - after.player):
            return tr("If {winner} passes too, you lose{score}.", winner=name, score=score)
        return tr(
            "If {winner} passes too, {loser} loses{score}.", winner=name, loser=other, score=score
        )

    def _numbers(self, ended: Position) -> str:
        """Return the score of a game that has ended, where it is one pair of numbers."""
        rows = self._view.rows(ended)
        return f" {row_text(rows[0][0], rows[0][1:])}." if len(rows) == 1 else ""

    def _lost_by_passes(self, step: int, after: Position) -> Position | None:
        """Return the end of the game if the step is a pass that loses by another one."""
        ended = ended_by_pass(after) if step == SpecialStep.PASS else None
        outcome = ended and ended.outcome()
        return ended if outcome and outcome.winner == after.colour else None

    def _after(self, step: int) -> Position:
        position = self._session.position.copy()
        position.play(step)
        return position

    def _ask(self, text: str, answer: str, then: Callable[[], object]) -> None:
        if text == self.bar.text:
            self.bar.accept()  # whoever asks for it twice means it
            return
        self.bar.ask(text, answer, then)
        self._announce(text)


SIMULATIONS = 20_000  # a fraction of a second
_PATIENCE_MS = 5000  # a move that takes longer to check is played


class Tutor(QObject):
    """Checks each move of the players at the screen before it is played.

    A move that loses less than a blunder is played at once, unless moves are confirmed anyway; so
    is one that cannot be checked.

    Attributes:
        reply: what the best reply to the held move would change on the board, once "why" is asked.
    """

    def __init__(
        self,
        session: GameSession,
        view: GameView,
        bar: QuestionBar,
        announce: Callable[[str], object],
        changed: Callable[[], object],
    ) -> None:
        """Take what becomes of a check.

        ``announce`` takes each question that is shown; ``changed`` is called whenever a check has
        begun or ended, or ``reply`` has changed.
        """
        super().__init__(bar)
        self._session, self._view = session, view
        self._announce, self._changed = announce, changed
        self._checker = AnswerChecker()
        self._checker.setParent(self)
        self._is_on = self._confirms = False
        self._turn = ""  # the move that waits, in notation
        self._exercise: Exercise | None = None  # where it is played
        self.reply: tuple[Change, ...] = ()
        self.bar = bar
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
        self._changed()

    def _forget(self) -> None:
        """Stop checking: the move was played, taken back or replaced."""
        self._turn, self.reply = "", ()
        self._timer.stop()
        self._checker.cancel()
        self.bar.drop()

    def _weigh(self, answer: Answer) -> None:
        checker, exercise = self._checker, self._exercise
        assert exercise is not None
        assert answer.before is not None
        assert answer.after is not None
        setup = self._session.record.setup
        before, after = shown_pair(answer.before, answer.after, setup, SIMULATIONS)
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
            otherwise=(tr("Take it back"), self._take_back),
            more=(tr("Show why"), functools.partial(checker.find_line, exercise, self._turn)),
        )
        self._announce(text)
        self._changed()

    def _release(self, _error: object = None) -> None:
        self._timer.stop()
        if not self._confirms:
            self._session.confirm()
        self._changed()

    def _take_back(self) -> None:
        if self._session.phase is Phase.CONFIRM:
            self._session.take_back_steps()

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
        self._announce(text)
        self._changed()
