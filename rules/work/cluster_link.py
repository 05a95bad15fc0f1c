"""Keeps in touch with a Dask cluster: connects, again if need be, and approves its workers."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
from collections.abc import Callable, Collection

from rules.work.cluster_client import ClusterClient
from rules.work.cluster_worker import introduce
from rules.work.dispatcher import Dispatcher
from rules.work.piece import Piece, WorkError, WorkersLostError
from rules.work.remote_worker import RemoteWorker
from rules.work.versions import Versions, own_versions

PATIENCE_SECONDS = 600.0  # without a scheduler or a worker, once there was a scheduler

_FIRST_SECONDS = 10.0  # until the first connection
_GATHER_SECONDS = 3.0  # in which workers may introduce themselves before the work begins
_ANSWER_SECONDS = 120.0  # for a worker to say its versions
_TICK_SECONDS = 1.0
_FIRST_TICK_SECONDS = 0.1  # until the work begins
_CONTINUES = "; later the same command continues"
_VERSIONS = Piece.of(0, own_versions, None).content


class ClusterLink:
    """The connection of a command to its cluster.

    Args:
        address: of the scheduler; None starts a cluster on this machine.
        jobs: the workers of that one.
        games: the keys of the games that are needed.
        dispatcher: which gives pieces to the workers.
        say: called with what the user should know.
    """

    def __init__(
        self,
        address: str | None,
        jobs: int,
        games: Collection[str],
        dispatcher: Dispatcher,
        say: Callable[[str], None],
    ) -> None:
        self._address = address
        self._jobs = jobs
        self._games = games
        self._dispatcher = dispatcher
        self._say = say
        self._client: ClusterClient | None = None
        self._workers: dict[str, RemoteWorker] = {}  # [address]
        self._asked: set[asyncio.Task[None]] = set()
        self._refused: dict[str, str] = {}  # [address of a worker] -> why it gets no work
        self._approved_at = 0.0
        self._is_waiting = False
        self.is_ready = asyncio.Event()  # set once there are workers

    async def keep(self) -> None:
        """Stay connected until this is cancelled.

        Raises:
            WorkError: nobody can do the work.
        """
        await self._connect(_FIRST_SECONDS)
        while True:
            await self._watch()
            self._say("the connection to the scheduler is lost")
            await self._leave()
            await self._connect(PATIENCE_SECONDS)

    async def close(self) -> None:
        """End the connection, and the cluster on this machine."""
        await self._leave()

    # -- inner -------------------------------------------------------------------------------

    async def _connect(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        deadline = loop.time() + seconds
        while self._client is None:
            try:
                self._client = await ClusterClient.open(self._address, self._jobs)
            except (OSError, ValueError) as error:
                if loop.time() > deadline:
                    raise WorkersLostError(
                        f"no scheduler answers at {self._address}: {error}{_CONTINUES}"
                    ) from None
                await asyncio.sleep(_TICK_SECONDS)
        self._dispatcher.use(self._client)
        self._approved_at = loop.time()

    async def _leave(self) -> None:
        for asked in self._asked:
            asked.cancel()
        for worker in self._workers.values():
            self._dispatcher.dismiss(worker)
        self._workers.clear()
        self._refused.clear()
        if self._client is not None:
            client, self._client = self._client, None
            await client.close()

    async def _watch(self) -> None:
        """Follow which workers come and go, until the scheduler is lost."""
        assert self._client is not None
        lost = self._dispatcher.lost
        began = asyncio.get_running_loop().time()
        while not lost.is_set():
            try:
                threads = await self._client.threads()
            except OSError:
                return
            self._compare(threads)
            self._dispatcher.repeat_slow()
            self._check_workers(asyncio.get_running_loop().time() - began)
            with contextlib.suppress(TimeoutError):
                pause = _TICK_SECONDS if self.is_ready.is_set() else _FIRST_TICK_SECONDS
                await asyncio.wait_for(lost.wait(), pause)

    def _compare(self, threads: dict[str, int]) -> None:
        """Dismiss the workers that have left, and ask the new ones for their versions."""
        for restarted in self._dispatcher.restarted:
            threads = {at: n for at, n in threads.items() if at != restarted.address}
        self._dispatcher.restarted.clear()
        for address in self._workers.keys() - threads.keys():
            self._dispatcher.dismiss(self._workers.pop(address))
            self._refused.pop(address, None)
        for address in threads.keys() - self._workers.keys():
            worker = self._workers[address] = RemoteWorker(address, threads[address])
            asked = asyncio.create_task(self._ask(worker))
            self._asked.add(asked)
            asked.add_done_callback(self._asked.discard)

    async def _ask(self, worker: RemoteWorker) -> None:
        """Approve a worker that has the same versions."""
        try:
            versions = await asyncio.wait_for(self._versions_of(worker), _ANSWER_SECONDS)
        except ConnectionError:
            self._dispatcher.lost.set()
            return
        except Exception as error:  # whatever a foreign worker does, it only gets no work
            reason = " ".join(f"{type(error).__name__}: {error}".split())
            self._refuse(worker, f"it cannot run Oddments: {reason}")
            return
        worker.host = versions.host
        differences = versions.differences(own_versions(), self._games)
        if differences:
            self._refuse(worker, "; ".join(differences))
        elif not worker.is_gone:
            self._approved_at = asyncio.get_running_loop().time()
            self._dispatcher.approve(worker)

    async def _versions_of(self, worker: RemoteWorker) -> Versions:
        client = self._client
        assert client is not None
        await client.check_import(worker.address, introduce.__module__)
        kind, content = await client.call(worker.address, introduce, client.token, _VERSIONS)
        if not isinstance(content, bytes):
            raise RuntimeError(f"{kind}: {content}")
        versions: Versions = pickle.loads(content)
        return versions

    def _refuse(self, worker: RemoteWorker, reason: str) -> None:
        known = reason in self._refused.values()
        self._refused[worker.address] = reason
        if not known:
            self._say(f"{worker.name} gets no work, like others of its kind: {reason}")

    def _check_workers(self, connected: float) -> None:
        """Let the work begin once there are workers; wait for them as long as makes sense.

        Raises:
            WorkError: there has been nobody for too long, or all run other versions.
        """
        now = asyncio.get_running_loop().time()
        if any(worker.is_approved for worker in self._workers.values()):
            self._approved_at = now
            self._is_waiting = False
            if not self._asked or connected > _GATHER_SECONDS:
                self.is_ready.set()
            return
        if self._asked or connected < _GATHER_SECONDS:
            return
        if self._refused and not self.is_ready.is_set():
            reasons = " | ".join(sorted(set(self._refused.values())))
            raise WorkError(f"no worker at {self._address} runs the same versions: {reasons}")
        if now - self._approved_at > PATIENCE_SECONDS:
            raise WorkersLostError(f"no worker came to {self._address}{_CONTINUES}")
        if not self._is_waiting:
            self._is_waiting = True
            self._say(f"waiting for workers at {self._address}; Ctrl+C ends")
