"""The engine's view of the position shown: hints, analysis, and pondering.

It asks the engine when the game itself does not, and plays nothing. One search serves all three:
analysis shows its results, pondering only keeps its tree for the computer's next turn.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from desktop.game.engine_worker import EngineClient, Work
from desktop.game.game_session import GameSession, Phase, shown_line
from desktop.game.players import Computer, full_strength
from rules.engine.known_reports import shown_report
from rules.engine.limits import STRONGEST, Limits

if TYPE_CHECKING:
    from rules.engine.report import Report, Turn

HINT_MS = 1000  # the search time for a hint
REPORT_MS = 100
Steps = tuple[int, ...]


class AnalysisController(QObject):
    """Analyses the position of one game with our own engine, or another one.

    Attributes:
        analyst: the name of the other engine; "" for our own.
        position: the position that ``report`` is about.
        turn_start, begun: the position before the unfinished turn in it, and the steps of that. The
            session may already be elsewhere when a report is shown.
        report: the latest results of the search, as they are shown; None before the first.
        hint: the whole turn found at the user's request; None if there is none.
        failure: the exception that ended the last search; None once another one begins.
        analysing: whether the board should show candidates.

    Signals:
        changed: any of these has changed, or what is searched for.
    """

    changed = Signal()
    _reported = Signal(object, object)  # (stop, report): from the engine's thread

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.analyst = ""
        self._engine_client = session.engine_client
        self.position = self.turn_start = session.position.copy()
        self.begun: Steps = ()
        self._take_position()
        self.report: Report | None = None
        self.hint: Turn | None = None
        self.failure: Exception | None = None
        self.analysing = self._ponders = self.is_searching_hint = False
        self._seen = False
        self._steps = self._steps_now()  # that lead to ``position``
        self._turns = len(session.record.line)
        self._ticket = 0
        self._limits: Limits | None = None  # of the search asked for last
        self._finished_limits: Limits | None = None  # of one that has finished at this position
        session.changed.connect(self._follow)
        self._listen_to(session.engine_client)
        self._reported.connect(self._on_report, Qt.ConnectionType.QueuedConnection)

    @property
    def can_hint(self) -> bool:
        """Whether there is a turn to suggest, and the game is not using our own engine."""
        phase = self._session.phase
        if phase is Phase.OVER:
            return not self._session.position.over
        if phase is Phase.THINKING:
            return not isinstance(self._session.seat, Computer)
        return phase in (Phase.CHOICE, Phase.STOPPED, Phase.PAUSED)

    def set_analyst(self, name: str) -> None:
        """Choose the engine by its name, "" for our own; what the last one found is dropped."""
        if name == self.analyst:
            return
        self._end_analyst()
        self.analyst = name
        self._listen_to(self._client(name))
        self._ticket, self._limits, self._finished_limits = 0, None, None
        self.report = self.hint = None
        self.is_searching_hint = False
        self.try_again()

    def _client(self, name: str) -> EngineClient:
        return self._session.engines.client(name) if name else self._session.engine_client

    def close(self) -> None:
        """End another engine that analyses."""
        if self.analyst:
            self._engine_client.close()

    def _end_analyst(self) -> None:
        client = self._engine_client
        client.answered.disconnect(self._on_answer)
        client.failed.disconnect(self._on_failure)
        if self._ticket and client.ticket == self._ticket:
            client.cancel()
        if self.analyst:
            client.close()
            client.deleteLater()

    def _listen_to(self, client: EngineClient) -> None:
        self._engine_client = client
        if self.analyst:
            client.setParent(self)
        client.answered.connect(self._on_answer)
        client.failed.connect(self._on_failure)

    def set_analysing(self, analysing: bool) -> None:
        self.analysing = analysing
        self.try_again()

    def set_ponders(self, ponders: bool) -> None:
        """Set whether the engine thinks while its human opponent is to move."""
        if ponders != self._ponders:
            self._ponders = ponders
            self._search()

    def set_seen(self, seen: bool) -> None:
        """Set whether the board is visible: hidden boards are not analysed."""
        if seen != self._seen:
            self._seen = seen
            self._search()

    def ask_hint(self) -> None:
        """Search for the best turn, and suggest it."""
        if self.can_hint:
            self.is_searching_hint, self.hint, self._finished_limits = True, None, None
            self.try_again()

    @property
    def has_hint(self) -> bool:
        """Whether there is a hint, or a search for one."""
        return self.hint is not None or self.is_searching_hint

    def drop_hint(self) -> bool:
        """Drop the hint or the search for one. Returns whether there was any."""
        if not self.has_hint:
            return False
        self.hint, self.is_searching_hint = None, False
        self._search()
        self.changed.emit()
        return True

    def try_again(self) -> None:
        """Search again, even after a failure."""
        self.failure = None
        self._search()
        self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        steps = self._steps_now()
        if steps != self._steps:
            turns = len(self._session.record.line)
            if turns != self._turns or not self._keeps_to_hint():
                self.hint = None
            self._steps, self._turns = steps, turns
            self.report, self.failure, self.is_searching_hint = None, None, False
            self._limits = self._finished_limits = None
        self._take_position()
        self._search()
        self.changed.emit()

    def _take_position(self) -> None:
        session = self._session
        self.position, self.begun = session.position.copy(), tuple(session.steps)
        self.turn_start = session.record.position.copy()

    def _keeps_to_hint(self) -> bool:
        """Return whether the unfinished turn follows the hint, in any order of steps."""
        return self.hint is not None and set(self._session.steps) <= set(self.hint)

    def _steps_now(self) -> Steps:
        line = [step for node in self._session.record.line for step in node.turn]
        return (*line, *self._session.steps)

    def _wanted_limits(self) -> Limits | None:
        if not self.can_hint or self.failure is not None:
            return None
        if self.is_searching_hint:
            return full_strength(think_ms=HINT_MS)
        if self._seen and (self.analysing or (self._ponders and self._plays_strongest())):
            return full_strength()
        return None

    def _plays_strongest(self) -> bool:
        """Return whether the opponent will reuse this search tree; weaker levels do not."""
        other = self._session.seats[1 - self._session.position.player]
        choosing = self._session.phase is Phase.CHOICE and not self.analyst
        return choosing and isinstance(other, Computer) and other.level == STRONGEST

    def _search(self) -> None:
        wanted = self._wanted_limits()
        searching = self._ticket != 0 and self._engine_client.ticket == self._ticket
        if wanted is None:
            if searching:
                self._engine_client.cancel()
        elif wanted != self._finished_limits and not (searching and wanted == self._limits):
            self._limits = wanted
            self._ticket = self._engine_client.ask(self._work(wanted))

    def _work(self, limits: Limits) -> Work:
        session = self._session
        start = session.record.setup.start()
        line = shown_line(session)

        def work(engine: Any, stop: threading.Event) -> Report:
            def send(report: Report) -> None:
                if not stop.is_set():  # else this object may have been deleted
                    self._reported.emit(stop, report)

            found: Report = engine.search(
                start, line, limits, stop=stop, report=send, report_ms=REPORT_MS
            )
            return found

        return work

    @Slot(object, object)
    def _on_report(self, stop: threading.Event, report: Report) -> None:
        if not stop.is_set():  # else it is about another position
            self.report = shown_report(report, self.position.setup)
            self.changed.emit()

    @Slot(int, object)
    def _on_answer(self, ticket: int, report: Report) -> None:
        if ticket != self._ticket:
            return
        self.report, self._finished_limits = shown_report(report, self.position.setup), self._limits
        if self.is_searching_hint:
            self.is_searching_hint = False
            self.hint = (*self.begun, *report.best)
        self._search()
        self.changed.emit()

    @Slot(int, object)
    def _on_failure(self, ticket: int, error: Exception) -> None:
        if ticket == self._ticket:
            self.failure, self.is_searching_hint = error, False
            self.changed.emit()
