"""Notices when an engine fails, with buttons to try again or to continue with our own."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject

from desktop.game.external_engines import MissingEngineError
from desktop.game.game_session import GameSession, RulesFailureError
from desktop.panels.analysis_controller import AnalysisController
from desktop.services.text import one_line, tr, tr_noop, translated
from desktop.widgets.notice_bar import NoticeBar, Topic
from rules.gtp_client.errors import GtpEngineError
from rules.record.engine_seat import EngineSeat
from rules.refusal import InvalidPositionError

_ABANDONED = tr_noop("The engine stopped responding and was restarted. The game continues.")
_LET_PLAY = tr_noop("Let Oddments play")
_OF_OTHERS = (GtpEngineError, MissingEngineError)

Buttons = Mapping[str, Callable[[], object]]


class EngineNotices(QObject):
    """Watches one game's engines for its window."""

    def __init__(
        self,
        session: GameSession,
        analysis: AnalysisController,
        notices: NoticeBar,
        report_buttons: Callable[[], Buttons],
        *,
        let_play: Callable[[int], object],
        analyse_with: Callable[[str], object],
        show_engines: Callable[[], object],
    ) -> None:
        """Take what the buttons call.

        ``report_buttons`` returns more of them for failures of our own: text -> what it calls;
        ``let_play`` lets our own engine play on for a player, ``analyse_with`` an engine analyse,
        "" for our own; ``show_engines`` shows the list of engines.
        """
        super().__init__(analysis)
        self._session, self._analysis = session, analysis
        self._notices, self._report_buttons = notices, report_buttons
        self._let_play, self._analyse_with = let_play, analyse_with
        self._show_engines = show_engines
        self._missing: tuple[int, str] | None = None  # the player and the engine that was named
        session.changed.connect(self._show_game)
        analysis.changed.connect(self._show_analysis)
        session.seat_engines.abandoned.connect(self._show_abandoned)
        self._show_game()

    def _show_game(self) -> None:
        failure = self._session.failure
        if failure is None:
            self._notices.withdraw(Topic.ENGINE)
            self._show_missing()
            return
        player = self._session.record.position.player
        seat = self._session.seats[player]
        name = seat.name if isinstance(seat, EngineSeat) else ""
        own = {_LET_PLAY: lambda: self._let_play(player)}
        self._report(
            Topic.ENGINE,
            lambda: tr("{failure} The game has not changed.", failure=failure_text(failure, name)),
            self._session.resume,
            own | self._details(failure, name) if name else self._report_buttons(),
        )

    def _show_missing(self) -> None:
        """Show once that an engine which has a seat is not on the list of this computer."""
        missing = self._find_missing()
        if missing == self._missing:
            return
        self._missing = missing
        if missing is None:
            self._notices.withdraw(Topic.MISSING_ENGINE)
            return
        player, name = missing
        self._notices.show_notice(
            Topic.MISSING_ENGINE,
            lambda: tr(
                "“{engine}” has a seat in this game, but it is not on the list of engines.",
                engine=one_line(name),
            ),
            action=_LET_PLAY,
            then=lambda: self._let_play(player),
            more={tr_noop("Engines …"): self._show_engines},
        )

    def _find_missing(self) -> tuple[int, str] | None:
        known = {engine.name for engine in self._session.engines.saved}
        for player, seat in enumerate(self._session.seats):
            if isinstance(seat, EngineSeat) and seat.name not in known:
                return player, seat.name
        return None

    def _show_analysis(self) -> None:
        failure, name = self._analysis.failure, self._analysis.analyst
        if failure is None:
            self._notices.withdraw(Topic.ANALYSIS)
        elif Topic.ANALYSIS not in self._notices.texts:
            own = {tr_noop("Analyse with Oddments"): lambda: self._analyse_with("")}
            self._report(
                Topic.ANALYSIS,
                lambda: tr(
                    "{failure} There is no analysis of this position.",
                    failure=failure_text(failure, name),
                ),
                self._analysis.try_again,
                own | self._details(failure, name) if name else self._report_buttons(),
            )

    def _show_abandoned(self) -> None:
        self._notices.show_notice(
            Topic.STUCK_SEARCH, lambda: tr(_ABANDONED), more=self._report_buttons()
        )

    def _report(
        self, topic: Topic, text: Callable[[], str], again: Callable[[], None], more: Buttons
    ) -> None:
        self._notices.show_notice(topic, text, action=tr_noop("Try again"), then=again, more=more)

    def _details(self, failure: Exception, name: str) -> dict[str, Callable[[], object]]:
        """Return the button that shows what another engine wrote last, if it wrote anything."""
        trace = failure.trace if isinstance(failure, GtpEngineError) else ()
        if not trace:
            return {}

        def show() -> None:
            # late: it is hardly ever needed
            from desktop.window.fault_dialog import FaultDialog

            FaultDialog(
                tr("Error output of {engine}", engine=one_line(name)),
                "\n".join(trace),
                self._notices.window(),
                about=lambda: tr("This is what the engine wrote last to its standard error."),
            ).open()

        return {tr_noop("Details …"): show}


def failure_text(failure: Exception, engine: str = "") -> str:
    """Return what went wrong, as a sentence; ``engine``: the name of one that is not ours."""
    if engine and isinstance(failure, _OF_OTHERS):
        why = one_line(translated(failure))
        return tr("{engine}: {why}.", engine=one_line(engine), why=why)
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
