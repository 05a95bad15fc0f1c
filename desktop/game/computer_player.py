"""The computer as a player, and the engines that choose the turns of those who are not human."""

from __future__ import annotations

import dataclasses
import functools
import threading
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal, Slot

from desktop.game.engine_worker import EngineClient, Work
from desktop.game.external_engines import ExternalEngines
from desktop.game.game_clock import GameClock
from desktop.game.players import Computer, Seat, Seats
from rules.engine.limits import Limits
from rules.record.engine_seat import EngineSeat
from rules.record.game_record import GameRecord
from rules.translatable_text import TranslatableText

if TYPE_CHECKING:
    from rules.engine.report import Report


@dataclasses.dataclass(frozen=True)
class TimedReport:
    """The engine's answer.

    Attributes:
        report: the result of the search.
        limits: the limits of the search.
        asked_at, found_at: when it was requested and when it was found, by the clock's ``now``.
    """

    report: Report
    limits: Limits
    asked_at: float
    found_at: float


def timed_search(record: GameRecord, limits: Limits, clock: GameClock) -> Work:
    """Return the search for a turn at the record's current node; it answers a ``TimedReport``."""
    start = record.setup.start()
    line = [node.turn for node in record.line]
    bounds = clock.limits(limits, record.position.copy())
    now = clock.now
    asked_at = now()

    def work(engine: Any, stop: threading.Event) -> TimedReport:
        bound = bounds()
        report = engine.search(start, line, bound, stop=stop)
        return TimedReport(report, bound, asked_at, now())

    return work


class IllegalAnswerError(RuntimeError):
    """The engine returned a turn that is not legal."""


Found = Callable[[Sequence[int], int], object]  # takes a legal turn, and when to play it: in ms

Failed = Callable[[Exception], object]  # takes the exception that was raised instead


class ComputerPlayer(QObject):
    """Thinks about one turn at a time."""

    def __init__(
        self,
        record: GameRecord,
        engine_client: EngineClient,
        clock: GameClock,
        pace_ms: int,
        parent: QObject,
        found: Found,
        failed: Failed,
    ) -> None:
        """``pace_ms``: the least time for a turn. Others may use ``engine_client`` too."""
        super().__init__(parent)
        self._record, self._engine_client, self._clock = record, engine_client, clock
        self._pace_ms, self._found, self._failed = pace_ms, found, failed
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
        self._found(turn, max(0, self._pace_ms - int(1000 * took)))

    @Slot(int, object)
    def _on_failure(self, ticket: int, error: Exception) -> None:
        if ticket == self._ticket:
            self._clock.stop()
            self._failed(error)

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


class SeatEngines(QObject):
    """Thinks about one turn at a time, each engine in a process and on a thread of its own.

    Attributes:
        computer: the client of our own engine, which others may use too.

    Signals:
        abandoned: a search did not stop, and a new engine has replaced the one that runs it.
    """

    abandoned = Signal()

    def __init__(
        self,
        record: GameRecord,
        computer: EngineClient,
        engines: ExternalEngines,
        clock: GameClock,
        pace_ms: int,
        parent: QObject,
        found: Found,
        failed: Failed,
    ) -> None:
        """``pace_ms``: the least time for a turn."""
        super().__init__(parent)
        self._engines, self.computer = engines, computer
        self._make_player = functools.partial(
            ComputerPlayer,
            record,
            clock=clock,
            pace_ms=pace_ms,
            parent=self,
            found=found,
            failed=failed,
        )
        self._own = self._player(computer)
        self._others: dict[str, tuple[EngineClient, ComputerPlayer]] = {}  # [name]

    def think(self, seat: Seat) -> None:
        """Start the search for a turn at the record's current node, unless a human plays it."""
        if isinstance(seat, Computer):
            self._own.think(seat.limits())
        elif isinstance(seat, EngineSeat):
            self._other(seat.name).think(Limits(think_ms=seat.think_ms))

    def stop(self) -> None:
        """Cancel the search for a turn, and every other request to our own engine."""
        for player in (self._own, *[player for _client, player in self._others.values()]):
            player.stop()

    def keep(self, seats: Seats) -> None:
        """End the engines that have no seat any more."""
        kept = {seat.name for seat in seats if isinstance(seat, EngineSeat)}
        for name in self._others.keys() - kept:
            client, player = self._others.pop(name)
            client.close()
            player.deleteLater()

    def close(self) -> None:
        """End all engines, and their threads."""
        self.computer.close()
        for client, _player in self._others.values():
            client.close()

    def _other(self, name: str) -> ComputerPlayer:
        """Return the player for an engine of this name."""
        if name not in self._others:
            client = self._engines.client(name)
            self._others[name] = client, self._player(client)
        return self._others[name][1]

    def _player(self, client: EngineClient) -> ComputerPlayer:
        player = self._make_player(client)
        client.setParent(player)
        client.abandoned.connect(self.abandoned)
        return player


def resigns(failure: Exception) -> bool:
    """Return whether an engine did not fail, but gives the game up."""
    from rules.gtp_client.errors import FaultKind, GtpEngineError  # late: not at the start

    return isinstance(failure, GtpEngineError) and failure.kind is FaultKind.RESIGNED
