"""What the engine thinks of the position that is shown: hints, analysis, and thinking ahead.

It asks the engine when the game itself does not, and plays nothing. One search serves all three:
analysis shows what it finds, thinking ahead only keeps its tree for the computer's next turn.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from desktop.engine.engine_worker import Work
from desktop.game.game_session import GameSession
from desktop.game.phase import Phase
from desktop.game.players import Computer, full_strength
from rules.engine.limits import STRONGEST, Limits
from rules.position import Position

if TYPE_CHECKING:
    from rules.engine.report import Report, Turn

HINT_MS = 1000  # how long a hint is thought about
REPORT_MS = 100

Steps = tuple[int, ...]


class AnalysisController(QObject):
    """The engine as an adviser beside one game.

    Attributes:
        position: the position of which ``report`` speaks.
        report: what the search has found, None while nothing is known.
        hint: the turn that was found for the person who asked, with all its steps; else None.
        failure: the exception that ended the last search, None once another one begins.

    Signals:
        changed: any of these is another one now, or what is asked for.
    """

    changed = Signal()
    _heard = Signal(object, object)  # (stop, report): from the engine's thread

    def __init__(self, session: GameSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._engine_client = session, session.engine_client
        self.position: Position = session.position.copy()
        self.report: Report | None = None
        self.hint: Turn | None = None
        self.failure: Exception | None = None
        self._analysing = self._ponders = self._hint_wanted = False
        self._seen = False
        self._steps = self._steps_now()  # the way to ``position``
        self._turns = len(session.record.line)
        self._ticket = 0
        self._limits: Limits | None = None  # of the search asked for last
        self._done: Limits | None = None  # of one that has ended by itself at this position
        session.changed.connect(self._follow)
        self._engine_client.answered.connect(self._on_answer)
        self._engine_client.failed.connect(self._on_failure)
        self._heard.connect(self._on_report, Qt.ConnectionType.QueuedConnection)

    @property
    def analysing(self) -> bool:
        """Whether candidates are wanted on the board."""
        return self._analysing

    @property
    def looks_for_hint(self) -> bool:
        return self._hint_wanted

    @property
    def can_hint(self) -> bool:
        """Whether there is a turn to advise, and nobody else is asking the engine."""
        return self._session.phase in (Phase.CHOICE, Phase.STOPPED, Phase.PAUSED) or (
            self._session.phase is Phase.OVER and not self._session.position.over
        )

    def set_analysing(self, analysing: bool) -> None:
        self._analysing = analysing
        self.try_again()

    def set_ponders(self, ponders: bool) -> None:
        """Whether the engine goes on thinking while a person is to move against it."""
        if ponders != self._ponders:
            self._ponders = ponders
            self._search()

    def set_seen(self, seen: bool) -> None:
        """Whether anybody can see the board: else the processor is not taken."""
        if seen != self._seen:
            self._seen = seen
            self._search()

    def ask_hint(self) -> None:
        """Look for the best turn, and tell it."""
        if self.can_hint:
            self._hint_wanted, self.hint, self._done = True, None, None
            self.try_again()

    def drop_hint(self) -> bool:
        """Take the hint away; whether there was one, or one was looked for."""
        if self.hint is None and not self._hint_wanted:
            return False
        self.hint, self._hint_wanted = None, False
        self._search()
        self.changed.emit()
        return True

    def try_again(self) -> None:
        """Search, also after a failure."""
        self.failure = None
        self._search()
        self.changed.emit()

    @Slot()
    def _follow(self) -> None:
        """The session has changed: what was found about another position is of no use."""
        steps = self._steps_now()
        if steps != self._steps:
            turns = len(self._session.record.line)
            if turns != self._turns or not self._keeps_to_hint():
                self.hint = None
            self._steps, self._turns = steps, turns
            self.position = self._session.position.copy()
            self.report, self.failure, self._hint_wanted = None, None, False
            self._limits = self._done = None
        self._search()
        self.changed.emit()

    def _keeps_to_hint(self) -> bool:
        """Whether the steps of the unfinished turn are such as the hint says, in any order."""
        return self.hint is not None and set(self._session.steps) <= set(self.hint)

    def _steps_now(self) -> Steps:
        line = [step for node in self._session.record.line for step in node.turn]
        return (*line, *self._session.steps)

    def _wanted(self) -> Limits | None:
        """Return the bounds of the search that is wanted now; None for none."""
        if not self.can_hint or self.failure is not None:
            return None
        if self._hint_wanted:
            return full_strength(think_ms=HINT_MS)
        if self._seen and (self._analysing or (self._ponders and self._plays_strongest())):
            return full_strength()
        return None

    def _plays_strongest(self) -> bool:
        """Whether the other one keeps the tree that is grown now; weaker levels grow their own."""
        other = self._session.seats[1 - self._session.position.player]
        choosing = self._session.phase is Phase.CHOICE
        return choosing and isinstance(other, Computer) and other.level == STRONGEST

    def _search(self) -> None:
        """Have the search done that is wanted, unless it is going on or has been done."""
        wanted = self._wanted()
        searching = self._ticket != 0 and self._engine_client.ticket == self._ticket
        if wanted is None:
            if searching:
                self._engine_client.cancel()
        elif wanted != self._done and not (searching and wanted == self._limits):
            self._limits = wanted
            self._ticket = self._engine_client.ask(self._work(wanted))

    def _work(self, limits: Limits) -> Work:
        session = self._session
        start = session.record.setup.start()
        line = [node.turn for node in session.record.line]
        if session.steps:
            line.append(tuple(session.steps))

        def work(engine: Any, stop: threading.Event) -> Report:
            def send(report: Report) -> None:
                if not stop.is_set():  # else this object may have been deleted
                    self._heard.emit(stop, report)

            found: Report = engine.search(
                start, line, limits, stop=stop, report=send, report_ms=REPORT_MS
            )
            return found

        return work

    @Slot(object, object)
    def _on_report(self, stop: threading.Event, report: Report) -> None:
        if not stop.is_set():  # else it speaks of another position
            self.report = report
            self.changed.emit()

    @Slot(int, object)
    def _on_answer(self, ticket: int, report: Report) -> None:
        if ticket != self._ticket:
            return
        self.report, self._done = report, self._limits
        if self._hint_wanted:
            self._hint_wanted = False
            self.hint = (*self._session.steps, *report.best)
        self._search()
        self.changed.emit()

    @Slot(int, object)
    def _on_failure(self, ticket: int, error: Exception) -> None:
        if ticket == self._ticket:
            self.failure, self._hint_wanted = error, False
            self.changed.emit()
