"""The workers of a cluster, as the client sees them, and who of them is free."""

from __future__ import annotations

import asyncio
import collections
import dataclasses

from rules.work.piece import Piece


@dataclasses.dataclass(eq=False)
class RemoteWorker:
    """A worker of a cluster.

    Attributes:
        address: where it is.
        threads: how many pieces it works on at a time.
        host: the name of its machine, once it has introduced itself.
        is_approved: whether it runs the same versions.
        is_gone: whether it has left.
        copies: what it has been given.
    """

    address: str
    threads: int
    host: str = ""
    is_approved: bool = False
    is_gone: bool = False
    copies: list[Copy] = dataclasses.field(default_factory=list)

    @property
    def name(self) -> str:
        return f"{self.host} ({self.address})" if self.host else self.address


@dataclasses.dataclass(eq=False)
class Entry:
    """A piece in work.

    Attributes:
        piece: what it is.
        since: when it was last given to a worker, by the loop's clock.
        copies: those who work on it.
        departures: how many workers have left with it.
    """

    piece: Piece
    since: float = 0.0
    copies: list[Copy] = dataclasses.field(default_factory=list)
    departures: int = 0


@dataclasses.dataclass(eq=False)
class Copy:
    """A piece that a worker has been given, and the coroutine that waits for it."""

    entry: Entry
    worker: RemoteWorker
    task: asyncio.Task[None] | None = None


class Slots:
    """The room that workers have: a thread's first piece, and one more that waits for it."""

    def __init__(self) -> None:
        self._idle: collections.deque[RemoteWorker] = collections.deque()
        self._ahead: collections.deque[RemoteWorker] = collections.deque()
        self.total = 0

    def add(self, worker: RemoteWorker) -> None:
        """Add the room of a worker that has nothing to do."""
        self.total += 2 * worker.threads
        self._idle.extend([worker] * worker.threads)
        self._ahead.extend([worker] * worker.threads)

    def remove(self, worker: RemoteWorker) -> None:
        """Remove the room of a worker that has left."""
        self.total -= 2 * worker.threads
        self._idle = collections.deque(one for one in self._idle if one is not worker)
        self._ahead = collections.deque(one for one in self._ahead if one is not worker)

    def take(self) -> RemoteWorker | None:
        """Return a worker for another piece, an idle one if possible; None if there is no room."""
        if self._idle:
            return self._idle.popleft()
        return self._ahead.popleft() if self._ahead else None

    def take_idle(self, besides: RemoteWorker) -> RemoteWorker | None:
        """Return an idle worker other than one; None if there is none."""
        for worker in self._idle:
            if worker is not besides:
                self._idle.remove(worker)
                return worker
        return None

    def give_back(self, worker: RemoteWorker) -> None:
        """Note that a worker has one piece less; its ``copies`` say so already."""
        is_idle = len(worker.copies) < worker.threads
        (self._idle if is_idle else self._ahead).append(worker)
