"""Asks before one click ends the game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop.game.ending_question import EndingQuestion
from desktop.game.game_session import GameSession
from desktop.game.narrator import Narrator
from desktop.i18n.text import tr
from desktop.painting.game_view import GameView
from desktop.play.question_bar import QuestionBar


class EndingGuard(QObject):
    """Asks in a bar before a resignation, and before a step that ends the game without a win.

    Asking for the same once more answers the question.

    Attributes:
        bar: where it asks.

    Signals:
        asked(str): this question is shown.
    """

    asked = Signal(str)

    def __init__(
        self, session: GameSession, view: GameView, narrator: Narrator, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._question = EndingQuestion(session, view, narrator)
        self.bar = QuestionBar()

    def resign(self) -> None:
        """Ask whether to resign."""
        text = self._question.about_resigning()
        if text:
            self._ask(text, tr("Resign"), self._session.resign)

    def play(self, step: int, title: str) -> None:
        """Play a legal step, or ask first; ``title`` is the text of its button."""
        if self._question.must_ask(step):
            text = self._question.about_step(step)
            self._ask(text, title, lambda: self._session.play(step))
        else:
            self._session.play(step)

    def warning(self, step: int) -> str:
        """Return how a legal step would end the game; "" if it would not."""
        return self._question.about_step(step)

    def _ask(self, text: str, answer: str, then: Callable[[], object]) -> None:
        if text == self.bar.text:
            self.bar.accept()  # whoever asks for it twice means it
            return
        self.bar.ask(text, answer, then)
        self.asked.emit(text)
