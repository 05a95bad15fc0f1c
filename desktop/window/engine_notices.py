"""What people are told when the engine fails: a notice above the page, and how to go on."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.analysis.analysis_controller import AnalysisController
from desktop.game.game_session import GameSession
from desktop.i18n.text import tr, tr_noop
from desktop.i18n.translated import translated
from rules.refusal import InvalidPositionError

if TYPE_CHECKING:
    from desktop.window.main_window import MainWindow

_ABANDONED = tr_noop("The engine stopped responding and was restarted. The game continues.")


class EngineNotices(QObject):
    """Watches one game's engine for its window."""

    def __init__(
        self, session: GameSession, adviser: AnalysisController, window: MainWindow
    ) -> None:
        super().__init__(adviser)
        self._session, self._adviser, self._window = session, adviser, window
        self._notices = window.notices
        session.changed.connect(self._show_game)
        adviser.changed.connect(self._show_advice)
        session.desk.abandoned.connect(self._show_abandoned)

    def _show_game(self) -> None:
        failure = self._session.failure
        if failure is not None:
            self._tell(
                "engine",
                lambda: tr("{failure} The game has not changed.", failure=failure_text(failure)),
                self._session.go_on,
            )
        else:
            self._notices.withdraw("engine")

    def _show_advice(self) -> None:
        failure = self._adviser.failure
        if failure is None:
            self._notices.withdraw("advice")
        elif "advice" not in self._notices.texts:
            self._tell(
                "advice",
                lambda: tr(
                    "{failure} There is no analysis of this position.",
                    failure=failure_text(failure),
                ),
                self._adviser.try_again,
            )

    def _show_abandoned(self) -> None:
        self._notices.tell("search", lambda: tr(_ABANDONED), more=self._reports())

    def _tell(self, topic: str, text: Callable[[], str], again: Callable[[], None]) -> None:
        self._notices.tell(
            topic, text, action=tr_noop("Try again"), then=again, more=self._reports()
        )

    def _reports(self) -> dict[str, Callable[[], object]]:
        """Buttons that show and copy what is known of the failure."""
        return self._window.program.fault_notices.report_buttons(self._window)


def failure_text(failure: Exception) -> str:
    """What went wrong, as a sentence."""
    if isinstance(failure, MemoryError):
        return tr("There is not enough memory for the engine. Close other programs.")
    if isinstance(failure, InvalidPositionError):
        return tr(
            "The position is corrupt: {why}. The game can be replayed from the start.",
            why=translated(failure),
        )
    return tr("The engine failed: {why}.", why=translated(failure))
