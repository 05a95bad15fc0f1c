"""The computer as a player: asks the engine for a turn and delivers it at the right time."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal, Slot

from desktop.engine.engine_worker import EngineClient
from desktop.game.game_clock import GameClock
from desktop.game.timed_search import TimedReport, timed_search
from rules.engine.limits import Limits
from rules.record.game_record import GameRecord
from rules.translatable_text import TranslatableText


class IllegalAnswerError(RuntimeError):
    """The engine returned a turn that is not legal."""


class ComputerPlayer(QObject):
    """Thinks about one turn at a time.

    Signals:
        found(object, int): a legal turn, and the delay in milliseconds before it is played.
        failed(object): the exception that was raised instead.
    """

    found = Signal(object, int)
    failed = Signal(object)

    def __init__(
        self,
        record: GameRecord,
        engine_client: EngineClient,
        clock: GameClock,
        pace_ms: int,
        parent: QObject,
    ) -> None:
        """``pace_ms``: the least time for a turn. Others may use ``engine_client`` too."""
        super().__init__(parent)
        self._record, self._engine_client, self._clock, self._pace_ms = (
            record,
            engine_client,
            clock,
            pace_ms,
        )
        self._ticket = 0  # of the turn that is awaited; no real ticket is 0
        engine_client.answered.connect(self._on_answer)
        engine_client.failed.connect(self._on_failure)

    def think(self, limits: Limits) -> None:
        """Start the search for a turn at the record's current node."""
        self._ticket = self._engine_client.ask(timed_search(self._record, limits, self._clock))

    def stop(self) -> None:
        """Cancel the search for a turn, and every other request to the engine."""
        self._ticket = 0
        self._engine_client.cancel()

    @Slot(int, object)
    def _on_answer(self, ticket: int, answer: TimedReport) -> None:
        if ticket != self._ticket:
            return
        self._clock.check(answer.found_at)
        if ticket != self._ticket:
            return  # too late: the clock ran out, and its listener has stopped this
        self._clock.stop(answer.found_at)
        turn = answer.report.best
        if not self._is_legal(turn):
            text = TranslatableText("{turn} is not legal here", turn=self._text(turn))
            self._on_failure(ticket, IllegalAnswerError(text))
            return
        took = self._clock.now() - answer.asked_at
        self._clock.update_lag(answer.limits, took)
        self.found.emit(turn, max(0, self._pace_ms - int(1000 * took)))

    @Slot(int, object)
    def _on_failure(self, ticket: int, error: Exception) -> None:
        if ticket == self._ticket:
            self._clock.stop()
            self.failed.emit(error)

    def _text(self, turn: Sequence[int]) -> str:
        """Return the notation of a turn, or its numbers if it is impossible in this game."""
        try:
            return self._record.position.write(turn)
        except (LookupError, ValueError):
            return str(list(turn))

    def _is_legal(self, turn: Sequence[int]) -> bool:
        position = self._record.position.copy()
        for step in turn:
            if step not in position.legal_steps() or position.turn != self._record.position.turn:
                return False
            position.play(step)
        return position.turn != self._record.position.turn
