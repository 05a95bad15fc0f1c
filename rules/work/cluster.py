"""Workers on any number of machines: those of a Dask cluster."""

from __future__ import annotations

import asyncio
import collections
import contextlib
import dataclasses
import importlib
import itertools
import logging
import pickle
import queue
import signal
import threading
from collections.abc import Callable, Collection
from typing import Any

from distributed import Client, LocalCluster, get_worker
from distributed.client import FutureCancelledError

from rules.work.process_pool import DONE, FAILED, Answer, WorkerProcess
from rules.work.versions import Versions, own_versions
from rules.work.work_queue import Done, Lost, News, Piece, WorkError, WorkersLostError


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


_CONNECT_SECONDS = 5.0

_ANSWER_SECONDS = 15.0

_CLOSE_SECONDS = 8.0


class ClusterClient:
    """A client of a scheduler, and of a cluster on this machine if it has one of its own.

    Make it with ``open``; ``close`` ends both.
    """

    def __init__(self, client: Any, cluster: Any, token: str) -> None:
        self._client = client
        self._cluster = cluster
        self._numbers = itertools.count()
        self.token = token

    @classmethod
    async def open(cls, address: str | None, jobs: int) -> ClusterClient:
        """Connect to the scheduler at an address; without one, start a cluster of ``jobs`` workers.

        Raises:
            OSError: there is no answer.
        """
        cluster = None
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # errors are raised or reported
        if address is None:
            cluster = await _local_cluster(jobs)
        try:
            client = await Client(  # type: ignore[no-untyped-call]
                cluster if cluster is not None else address,
                asynchronous=True,
                timeout=_CONNECT_SECONDS,
                set_as_default=False,
            )
        except BaseException:
            if cluster is not None:
                await cluster.close()
            raise
        return cls(client, cluster, client.id)

    async def threads(self) -> dict[str, int]:
        """Return the address of each worker -> its threads.

        Raises:
            OSError: the scheduler does not answer.
        """
        found: dict[str, int] = await asyncio.wait_for(self._client.nthreads(), _ANSWER_SECONDS)
        return found

    async def check_import(self, address: str, module: str) -> None:
        """Check that a worker finds a module: it would end if it were sent a function of another.

        Raises:
            ConnectionError: the scheduler was lost.
            Exception: what the import there raised.
        """
        future = self._submit(address, importlib.import_module, module)
        try:
            error = await future.exception()
            if error is not None:
                raise error
        except FutureCancelledError as error:
            raise ConnectionError(str(error)) from None
        finally:
            future.release()

    async def call(self, address: str, function: Callable[..., Any], *arguments: object) -> Any:
        """Return what a function, called by a worker, returns. When cancelled, it is forgotten.

        Raises:
            ConnectionError: the scheduler was lost.
            Exception: the function cannot be called there.
        """
        future = self._submit(address, function, *arguments)
        try:
            return await future
        except FutureCancelledError as error:
            raise ConnectionError(str(error)) from None
        finally:
            future.release()

    def _submit(self, address: str, function: Callable[..., Any], *arguments: object) -> Any:
        return self._client.submit(
            function,
            *arguments,
            key=f"oddments-{self.token}-{next(self._numbers)}",
            workers=[address],
            allow_other_workers=False,
            pure=False,
        )

    async def close(self) -> None:
        with contextlib.suppress(Exception):  # whatever fails, it is not used any more
            await asyncio.wait_for(self._client.close(), _CLOSE_SECONDS)
        if self._cluster is not None:
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._cluster.close(), _CLOSE_SECONDS)


async def _local_cluster(jobs: int) -> Any:
    return await LocalCluster(  # type: ignore[no-untyped-call]
        n_workers=jobs,
        threads_per_worker=1,
        memory_limit=0,  # the work is done by processes below the workers
        dashboard_address="127.0.0.1:0",
        silence_logs=logging.CRITICAL,
        preload=[__name__],
        asynchronous=True,
    )


def dask_setup(_worker: object) -> None:
    """Leave Ctrl+C to the command; Dask calls this in the workers of a local cluster."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# kinds of a reply, besides those of an answer
LOST, UNKNOWN, UNWANTED = "lost", "unknown", "unwanted"

Reply = tuple[str, bytes | str]


_LOOK_SECONDS = 0.25  # how often it looks whether a piece is still wanted

_IDLE_SECONDS = 30.0  # how long a process is kept for another piece

_GRACE_SECONDS = 5.0


def introduce(token: str, content: bytes) -> Reply:
    """Run a piece that says which versions are here; from then on pieces with its token run.

    A worker that is restarted under the same address has not heard of the token.
    """
    reply = _PROCESSES.run(Piece(0, content), _is_wanted)
    _TOKENS.add(token)
    return reply


def run_piece(token: str, content: bytes) -> Reply:
    """Run a piece in a process of its own; it is ended if nobody wants the result any more."""
    if token not in _TOKENS:
        return UNKNOWN, ""
    return _PROCESSES.run(Piece(0, content), _is_wanted)


def _is_wanted() -> bool:
    """Return whether the scheduler still waits for the task of this thread."""
    worker = get_worker()
    task = worker.state.tasks.get(worker.get_current_task())
    return worker.status.name == "running" and task is not None and task.state == "executing"


class _Processes:
    """The processes of its own to which a worker of the cluster gives pieces, one at a time.

    So a piece that crashes its process costs only itself, and one that nobody waits for any more is
    ended at once.
    """

    def __init__(self) -> None:
        self._changing = threading.Lock()
        self._idle: dict[WorkerProcess, queue.Queue[Answer | None]] = {}

    def run(self, piece: Piece, is_wanted: Callable[[], bool]) -> Reply:
        process, answers = self._take()
        process.take(piece)
        while is_wanted():
            try:
                answer = answers.get(timeout=_LOOK_SECONDS)
            except queue.Empty:
                continue
            if answer is None:
                return LOST, f"its process ended ({process.end(_GRACE_SECONDS)})"
            self._put_back(process, answers)
            return answer.kind, answer.content
        process.end()
        return UNWANTED, ""

    def _take(self) -> tuple[WorkerProcess, queue.Queue[Answer | None]]:
        """Return an idle process that runs, or else a new one."""
        with self._changing:
            while self._idle:
                process, answers = self._idle.popitem()
                if answers.empty():
                    return process, answers
                process.end()  # it has ended meanwhile
        answers = queue.Queue()
        return WorkerProcess(lambda _process, answer: answers.put(answer)), answers

    def _put_back(self, process: WorkerProcess, answers: queue.Queue[Answer | None]) -> None:
        with self._changing:
            self._idle[process] = answers
        timer = threading.Timer(_IDLE_SECONDS, self._end_if_idle, (process,))
        timer.daemon = True
        timer.start()

    def _end_if_idle(self, process: WorkerProcess) -> None:
        with self._changing:
            is_idle = self._idle.pop(process, None) is not None
        if is_idle:
            process.dismiss()
            process.end(_GRACE_SECONDS)


_PROCESSES = _Processes()

_TOKENS: set[str] = set()


_SLOW_SECONDS = 3.0  # a piece that takes longer is repeated by a worker that has nothing to do

_MAX_DEPARTURES = 10  # of workers with the same piece: it may be what ends them


Finished = tuple[int, bytes]  # the number of a piece, and its pickled result


class Dispatcher:
    """The pieces in work, and the workers that have been approved.

    Each piece is given to one worker, so that it is known whose it is. A worker has as many pieces
    as threads and as many again, so that it need not wait for the next. What a worker has when it
    leaves is given to another, and near the end idle workers repeat what takes others long.

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


PATIENCE_SECONDS = 600.0  # without a scheduler or a worker, once there was a scheduler


_FIRST_SECONDS = 10.0  # until the first connection

_GATHER_SECONDS = 3.0  # in which workers may introduce themselves before the work begins

_VERSIONS_SECONDS = 120.0  # for a worker to say its versions

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
            versions = await asyncio.wait_for(self._versions_of(worker), _VERSIONS_SECONDS)
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


_END_SECONDS = 20.0

_REPORT_SECONDS = 0.2


_Report = Finished | Lost | WorkError | str


class Cluster:
    """The workers of a scheduler. All that has to do with Dask is done on a thread of its own.

    Args:
        address: ``tcp://HOST:PORT`` or ``tls://HOST:PORT`` of a scheduler; None starts a cluster
            of processes on this machine, which ends with it.
        jobs: the workers of the cluster on this machine.
        games: the keys of the games whose rules the workers need.
        say: called with what the user should know meanwhile, on the thread that uses this.

    Raises:
        WorkError: there is no such scheduler, or no worker that runs the same versions.
    """

    def __init__(
        self,
        address: str | None,
        *,
        jobs: int,
        games: Collection[str],
        say: Callable[[str], None] = lambda text: None,
    ) -> None:
        self._say = say
        self._in_work = 0
        self._reports: queue.Queue[_Report] = queue.Queue()
        self._loop = asyncio.new_event_loop()
        self._dispatcher = Dispatcher(self._reports.put)
        self._link = ClusterLink(address, jobs, games, self._dispatcher, self._reports.put)
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._keeping = asyncio.run_coroutine_threadsafe(self._keep(), self._loop)
        try:
            while not self._link.is_ready.is_set():
                for _news in self.receive(_REPORT_SECONDS):
                    raise AssertionError("there is no work yet")
        except BaseException:
            self.close()
            raise

    def room(self) -> int:
        return self._dispatcher.capacity - self._in_work

    def start(self, piece: Piece) -> None:
        self._in_work += 1
        self._loop.call_soon_threadsafe(self._dispatcher.add, piece)

    def receive(self, seconds: float) -> list[News]:
        news: list[News] = []
        with contextlib.suppress(queue.Empty):
            report = self._reports.get(timeout=seconds)
            while True:
                if isinstance(report, WorkError):
                    raise report
                if isinstance(report, str):
                    self._say(report)
                elif isinstance(report, Lost):
                    news.append(report)
                else:
                    number, content = report
                    news.append(Done(number, pickle.loads(content)))
                report = self._reports.get_nowait()
        self._in_work -= len(news)
        return news

    def abandon(self) -> None:
        async def forget() -> None:
            self._dispatcher.forget_all()

        asyncio.run_coroutine_threadsafe(forget(), self._loop).result(_END_SECONDS)
        with contextlib.suppress(queue.Empty):
            while True:
                self._reports.get_nowait()
        self._in_work = 0

    def close(self, *, gracefully: bool = False) -> None:
        if not self._thread.is_alive():
            return
        closing = asyncio.run_coroutine_threadsafe(self._end(), self._loop)
        with contextlib.suppress(TimeoutError):
            closing.result(_END_SECONDS)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_END_SECONDS)

    async def _keep(self) -> None:
        try:
            await self._link.keep()
        except WorkError as error:
            self._reports.put(error)
        except Exception as error:
            self._reports.put(WorkError(f"the cluster failed: {type(error).__name__}: {error}"))

    async def _end(self) -> None:
        self._keeping.cancel()
        self._dispatcher.forget_all()
        await self._link.close()
