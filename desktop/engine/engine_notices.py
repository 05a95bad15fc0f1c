"""What people are told when the engine fails: a notice above the page, and how to go on."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.adviser import Adviser
from desktop.game.game_session import GameSession, Phase
from desktop.notice_bar import NoticeBar
from rules.refusal import InvalidPositionError

_ABANDONED = (
    "A search did not stop when it was told to, and was left behind. "
    "The game goes on with a new engine."
)


class EngineNotices(QObject):
    """Watches one game's engine for its window."""

    def __init__(self, session: GameSession, adviser: Adviser, notices: NoticeBar) -> None:
        super().__init__(adviser)
        self._session, self._adviser, self._notices = session, adviser, notices
        session.changed.connect(self._show_game)
        adviser.changed.connect(self._show_advice)
        session.desk.abandoned.connect(self._show_abandoned)

    def _show_game(self) -> None:
        session = self._session
        if session.phase is Phase.FAILED and session.failure is not None:
            text = f"{failure_text(session.failure)} The game is as it was."
            self._notices.tell("engine", text, action="Try again", then=session.go_on)
        else:
            self._notices.withdraw("engine")

    def _show_advice(self) -> None:
        failure = self._adviser.failure
        if failure is None:
            self._notices.withdraw("advice")
        elif "advice" not in self._notices.texts:
            text = f"{failure_text(failure)} There is no analysis of this position."
            self._notices.tell("advice", text, action="Try again", then=self._adviser.try_again)

    def _show_abandoned(self) -> None:
        self._notices.tell("search", _ABANDONED)


def failure_text(failure: Exception) -> str:
    """What went wrong, as a sentence."""
    if isinstance(failure, MemoryError):
        return "There is not enough memory for the engine to think: close other programs."
    if isinstance(failure, InvalidPositionError):
        return f"The position contradicts itself: {failure}. It can be played through again."
    return f"The engine has failed: {failure}."
