"""Notices when the engine fails, with buttons to try again."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from desktop.analysis.analysis_controller import AnalysisController
from desktop.game.damage import RulesFailureError
from desktop.game.game_session import GameSession
from desktop.i18n.plain_text import one_line
from desktop.i18n.text import tr, tr_noop
from desktop.i18n.translated import translated
from desktop.widgets.notice_bar import NoticeBar
from desktop.widgets.topic import Topic
from rules.refusal import InvalidPositionError

_ABANDONED = tr_noop("The engine stopped responding and was restarted. The game continues.")


class EngineNotices(QObject):
    """Watches one game's engine for its window."""

    def __init__(
        self,
        session: GameSession,
        analysis: AnalysisController,
        notices: NoticeBar,
        report_buttons: Callable[[], Mapping[str, Callable[[], object]]],
    ) -> None:
        """``report_buttons`` returns more buttons for notices: text -> what it calls."""
        super().__init__(analysis)
        self._session, self._analysis = session, analysis
        self._notices, self._report_buttons = notices, report_buttons
        session.changed.connect(self._show_game)
        analysis.changed.connect(self._show_analysis)
        session.engine_client.abandoned.connect(self._show_abandoned)

    def _show_game(self) -> None:
        failure = self._session.failure
        if failure is not None:
            self._report(
                Topic.ENGINE,
                lambda: tr("{failure} The game has not changed.", failure=failure_text(failure)),
                self._session.resume,
            )
        else:
            self._notices.withdraw(Topic.ENGINE)

    def _show_analysis(self) -> None:
        failure = self._analysis.failure
        if failure is None:
            self._notices.withdraw(Topic.ANALYSIS)
        elif Topic.ANALYSIS not in self._notices.texts:
            self._report(
                Topic.ANALYSIS,
                lambda: tr(
                    "{failure} There is no analysis of this position.",
                    failure=failure_text(failure),
                ),
                self._analysis.try_again,
            )

    def _show_abandoned(self) -> None:
        self._notices.show_notice(
            Topic.STUCK_SEARCH, lambda: tr(_ABANDONED), more=self._report_buttons()
        )

    def _report(self, topic: Topic, text: Callable[[], str], again: Callable[[], None]) -> None:
        self._notices.show_notice(
            topic, text, action=tr_noop("Try again"), then=again, more=self._report_buttons()
        )


def failure_text(failure: Exception) -> str:
    """Return what went wrong, as a sentence."""
    if isinstance(failure, MemoryError):
        return tr("There is not enough memory for the engine. Close other programs.")
    if isinstance(failure, InvalidPositionError):
        return tr(
            "The position is corrupt: {why}. The game can be replayed from the start.",
            why=translated(failure),
        )
    if isinstance(failure, RulesFailureError):
        return tr("The rules of this game failed: {why}.", why=one_line(str(failure)))
    return tr("The engine failed: {why}.", why=translated(failure))
