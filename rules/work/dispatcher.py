"""Distributes pieces among the workers of a Dask cluster.

Each piece is given to one worker, so that it is known whose it is. A worker has as many pieces as
threads and as many again, so that it need not wait for the next. What a worker has when it leaves
is given to another, and near the end idle workers repeat what takes others long.
"""

from __future__ import annotations

import asyncio
import collections
import contextlib
from collections.abc import Callable

from rules.work.cluster_client import ClusterClient
from rules.work.cluster_worker import LOST, UNKNOWN, Reply, run_piece
from rules.work.piece import Lost, Piece, WorkError
from rules.work.remote_worker import Copy, Entry, RemoteWorker, Slots
from rules.work.worker import DONE, FAILED

_SLOW_SECONDS = 3.0  # a piece that takes longer is repeated by a worker that has nothing to do
_MAX_DEPARTURES = 10  # of workers with the same piece: it may be what ends them

Finished = tuple[int, bytes]  # the number of a piece, and its pickled result


class Dispatcher:
    """The pieces in work, and the workers that have been approved.

    Args:
        report: called with each result, each piece that was lost, and each error.
    """

    def __init__(self, report: Callable[[Finished | Lost | WorkError], None]) -> None:
        self._report = report
        self._client: ClusterClient | None = None
        self._slots = Slots()
        self._entries: dict[int, Entry] = {}
        self._backlog: collections.deque[Entry] = collections.deque()
        self._had_idle_workers = False
        self.restarted: list[RemoteWorker] = []  # since they were approved
        self.lost = asyncio.Event()  # set when the scheduler is lost

    @property
    def capacity(self) -> int:
        """How many pieces keep all workers busy."""
        return self._slots.total

    def use(self, client: ClusterClient) -> None:
        """Give pieces to this client's workers from now on."""
        self._client = client
        self.lost.clear()

    def add(self, piece: Piece) -> None:
        """Take a piece."""
        self._entries[piece.number] = entry = Entry(piece)
        self._backlog.append(entry)
        self._assign()

    def approve(self, worker: RemoteWorker) -> None:
        """Take a worker that has introduced itself."""
        worker.is_approved = True
        self._slots.add(worker)
        self._assign()

    def dismiss(self, worker: RemoteWorker) -> None:
        """Do without a worker that has left; others are given what it had."""
        worker.is_gone = True
        if not worker.is_approved:
            return
        self._slots.remove(worker)
        for number, copy in enumerate(list(worker.copies)):
            if number < worker.threads:  # what it was working on; the others only waited
                copy.entry.departures += 1
            self._take_back(copy)
        self._assign()

    def repeat_slow(self) -> None:
        """Let workers that have had nothing to do for a while repeat what takes others long."""
        if self._backlog:
            return
        late = asyncio.get_running_loop().time() - _SLOW_SECONDS
        slow = [one for one in self._entries.values() if len(one.copies) == 1 and one.since < late]
        had_idle_workers, self._had_idle_workers = self._had_idle_workers, False
        for entry in sorted(slow, key=lambda one: one.since):
            worker = self._slots.take_idle(entry.copies[0].worker)
            if worker is None:
                continue
            self._had_idle_workers = True
            if had_idle_workers:
                self._give(entry, worker)
            else:
                self._slots.give_back(worker)

    def forget_all(self) -> None:
        """Forget all pieces."""
        self._backlog.clear()
        for entry in list(self._entries.values()):
            self._finish(entry)

    # -- inner -------------------------------------------------------------------------------

    def _assign(self) -> None:
        while self._backlog and (worker := self._slots.take()) is not None:
            self._give(self._backlog.popleft(), worker)

    def _give(self, entry: Entry, worker: RemoteWorker) -> None:
        assert self._client is not None
        loop = asyncio.get_running_loop()
        copy = Copy(entry, worker)
        entry.since = loop.time()
        entry.copies.append(copy)
        worker.copies.append(copy)
        copy.task = loop.create_task(self._follow(copy, self._client))

    async def _follow(self, copy: Copy, client: ClusterClient) -> None:
        """Send a piece to its worker, wait for the reply, and report it."""
        try:
            reply: Reply = await client.call(
                copy.worker.address, run_piece, client.token, copy.entry.piece.content
            )
            kind, content = reply
        except ConnectionError:
            self.lost.set()
            return
        except Exception as error:  # Dask's own errors: the worker cannot run it
            kind, content = LOST, f"{type(error).__name__}: {error}"
        if copy not in copy.entry.copies:
            return
        entry, number = copy.entry, copy.entry.piece.number
        if kind == DONE:
            assert isinstance(content, bytes)
            self._finish(entry)
            self._report((number, content))
        elif kind == FAILED:
            self._finish(entry)
            self._report(WorkError(f"{copy.worker.name}: {content!s}"))
        elif kind == LOST:
            self._finish(entry)
            self._report(Lost(number, f"{content!s} on {copy.worker.name}"))
        else:
            if kind == UNKNOWN and copy.worker not in self.restarted:
                self.restarted.append(copy.worker)
            self._take_back(copy)
        self._assign()

    def _take_back(self, copy: Copy) -> None:
        """Take a piece from a worker; unless another has it too, it waits for one again."""
        entry = copy.entry
        self._end(copy)
        if entry.copies or entry.piece.number not in self._entries:
            return
        if entry.departures >= _MAX_DEPARTURES:
            self._finish(entry)
            self._report(Lost(entry.piece.number, f"{entry.departures} workers have left with it"))
        else:
            self._backlog.appendleft(entry)

    def _finish(self, entry: Entry) -> None:
        """Forget a piece, and end those copies of it that are still in work."""
        del self._entries[entry.piece.number]
        with contextlib.suppress(ValueError):
            self._backlog.remove(entry)
        for copy in list(entry.copies):
            self._end(copy)

    def _end(self, copy: Copy) -> None:
        copy.entry.copies.remove(copy)
        copy.worker.copies.remove(copy)
        if copy.task is not None and copy.task is not asyncio.current_task():
            copy.task.cancel()
        if copy.worker.is_approved and not copy.worker.is_gone:
            self._slots.give_back(copy.worker)
