"""What chooses the turns of the players that are not human: the computer and other engines."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.engine.engine_worker import EngineClient
from desktop.engine.external_engines import ExternalEngines
from desktop.game.computer_player import ComputerPlayer
from desktop.game.game_clock import GameClock
from desktop.game.players import Computer, Seat, Seats
from rules.engine.limits import Limits
from rules.record.engine_seat import EngineSeat
from rules.record.game_record import GameRecord


class SeatEngines(QObject):
    """Thinks about one turn at a time, each engine in a process and on a thread of its own.

    Attributes:
        computer: the client of our own engine, which others may use too.

    Signals:
        found(object, int): a legal turn, and the delay in milliseconds before it is played.
        failed(object): the exception that was raised instead.
        abandoned: a search did not stop, and a new engine has replaced the one that runs it.
    """

    found = Signal(object, int)
    failed = Signal(object)
    abandoned = Signal()

    def __init__(
        self,
        record: GameRecord,
        computer: EngineClient,
        engines: ExternalEngines,
        clock: GameClock,
        pace_ms: int,
        parent: QObject,
    ) -> None:
        """``pace_ms``: the least time for a turn."""
        super().__init__(parent)
        self._record, self._engines, self._clock = record, engines, clock
        self._pace_ms = pace_ms
        self.computer = computer
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
        player = ComputerPlayer(self._record, client, self._clock, self._pace_ms, self)
        client.setParent(player)
        client.abandoned.connect(self.abandoned)
        player.found.connect(self.found)
        player.failed.connect(self.failed)
        return player


def resigns(failure: Exception) -> bool:
    """Return whether an engine did not fail, but gives the game up."""
    from rules.gtp_client.errors import FaultKind, GtpEngineError  # late: not at the start

    return isinstance(failure, GtpEngineError) and failure.kind is FaultKind.RESIGNED
