"""Workers on any number of machines: those of a Dask cluster.

Dask gives each piece to a worker, gives what a worker had that has left to another, and tries what
was lost again. What it leaves to us: only workers that run the same versions get pieces, a piece
ends when nobody waits for it, what takes a worker long is repeated by one that has nothing to do,
and the scheduler may come back.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import pickle
import platform
import queue
import threading
from collections.abc import Callable, Collection
from typing import Any

from distributed import Client, LocalCluster, get_worker
from distributed.client import FutureCancelledError
from distributed.comm.core import CommClosedError
from distributed.scheduler import KilledWorker

from rules.work.workers import (
    MAX_TRIES,
    Future,
    LostError,
    Processes,
    Versions,
    WorkError,
    WorkersLostError,
    own_versions,
)

# -- in the workers --------------------------------------------------------------------------------

DONE, FAILED, UNKNOWN = "done", "failed", "unknown"

Reply = tuple[
    str, bytes | str
]  # DONE with the result; FAILED with a message; UNKNOWN with an address

_PROCESSES = Processes()

_TOKENS: set[str] = set()  # of the commands that have compared the versions of this worker


async def introduce(token: str) -> bytes:
    """Return which versions run here, pickled; from then on pieces with this token are worked on.

    A worker that is restarted under the same address has not heard of the token.
    """
    piece = pickle.dumps((own_versions, None))
    versions = await asyncio.to_thread(_PROCESSES.run, piece, lambda: True)
    _TOKENS.add(token)
    return versions


def run_piece(token: str, piece: bytes) -> Reply:
    """Work on a piece in a process of its own, which is ended if nobody wants the result any more.

    Raises:
        LostError: that process has ended.
    """
    address = get_worker().address
    if token not in _TOKENS:
        return UNKNOWN, address
    try:
        return DONE, _PROCESSES.run(piece, _is_wanted)
    except WorkError as error:
        return FAILED, f"{platform.node()} ({address}): {error}"
    except LostError as error:
        raise LostError(f"{error} on {platform.node()} ({address})") from None


def _is_wanted() -> bool:
    """Return whether the scheduler still waits for the task of this thread."""
    worker = get_worker()
    task = worker.state.tasks.get(worker.get_current_task())
    return worker.status.name == "running" and task is not None and task.state == "executing"


# -- in the command --------------------------------------------------------------------------------

PATIENCE_SECONDS = 600.0  # without a scheduler or a worker, once there was a scheduler

_FIRST_SECONDS = 10.0  # until the first connection

_GATHER_SECONDS = 3.0  # in which workers may introduce themselves before the work begins

_VERSIONS_SECONDS = 120.0  # for a worker to introduce itself

_CONNECT_SECONDS = 5.0

_ANSWER_SECONDS = 15.0

_CLOSE_SECONDS = 8.0

_END_SECONDS = 20.0

_TICK_SECONDS = 1.0

_FIRST_TICK_SECONDS = 0.1  # until the work begins

_SLOW_SECONDS = 3.0  # a piece that takes longer is repeated by a worker that has nothing to do

_CONTINUES = "; later the same command continues"


class Cluster:
    """The workers of a scheduler. All that has to do with Dask is done on a thread of its own.

    Args:
        address: ``tcp://HOST:PORT`` or ``tls://HOST:PORT`` of a scheduler; None starts a cluster
            in this process, which ends with it.
        jobs: the threads of that one.
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
        self._address = address
        self._jobs = jobs
        self._games = games
        self._say = say
        self._messages: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._client: Any = None
        self._local: Any = None  # the cluster in this process
        self._asked: dict[str, asyncio.Task[None]] = {}  # [address of a worker]
        self._approved: dict[str, int] = {}  # [address of a worker] -> its threads
        self._refused: dict[str, str] = {}  # [address of a worker] -> why it gets no work
        self._futures: dict[Any, list[str] | None] = {}  # Dask's -> the workers it is bound to
        self._in_work: set[asyncio.Task[Any]] = set()
        self._lost = asyncio.Event()  # set when the scheduler is lost
        self._has_workers = asyncio.Event()
        self._is_begun = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._keeping = asyncio.run_coroutine_threadsafe(self._keep(), self._loop)
        try:
            while not self._is_begun.wait(_FIRST_TICK_SECONDS):
                self.check()
        except BaseException:
            self.close()
            raise

    @property
    def capacity(self) -> int:
        """A piece in work for each thread of a worker, and one that waits."""
        return 2 * sum(self._approved.values())

    def submit(self, piece: bytes) -> Future:
        return asyncio.run_coroutine_threadsafe(self._work(piece), self._loop)

    def check(self) -> None:
        with contextlib.suppress(queue.Empty):
            while True:
                self._say(self._messages.get_nowait())
        if self._keeping.done() and (error := self._keeping.exception()) is not None:
            if isinstance(error, WorkError):
                raise error
            raise WorkError(f"the cluster failed: {type(error).__name__}: {error}")

    def abandon(self) -> None:
        """End the pieces that are in work: so they do when their futures are cancelled."""

    def close(self, *, gracefully: bool = False) -> None:
        if not self._thread.is_alive():
            return
        with contextlib.suppress(TimeoutError):
            asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(_END_SECONDS)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_END_SECONDS)
        if self._address is None:
            _PROCESSES.close(gracefully=gracefully)

    async def _end(self) -> None:
        self._keeping.cancel()
        for task in self._in_work:
            task.cancel()
        await self._leave()

    # -- a piece ---------------------------------------------------------------------------------

    async def _work(self, piece: bytes) -> bytes:
        """Return the result of a piece; when cancelled, the piece ends."""
        task = asyncio.current_task()
        assert task is not None
        self._in_work.add(task)
        calls = [asyncio.create_task(self._call(piece))]
        try:
            while True:
                done, _ = await asyncio.wait(
                    calls, timeout=_SLOW_SECONDS, return_when=asyncio.FIRST_COMPLETED
                )
                if done:
                    return done.pop().result()
                if len(calls) == 1 and len(self._in_work) < sum(self._approved.values()):
                    calls.append(asyncio.create_task(self._call(piece)))
        finally:
            self._in_work.remove(task)
            for call in calls:
                call.cancel()

    async def _call(self, piece: bytes) -> bytes:
        """Have a piece worked on by an approved worker, whichever come and go meanwhile."""
        is_choosy = False
        while True:
            await self._has_workers.wait()
            is_choosy = is_choosy or len(self._approved) < len(self._asked)
            bound = list(self._approved) if is_choosy else None
            future = self._client.submit(
                run_piece,
                self._client.id,
                piece,
                workers=bound,
                retries=MAX_TRIES - 1,
                pure=False,
            )
            self._futures[future] = bound
            try:
                reply: Reply = await future
                kind, content = reply
            except CommClosedError:  # while the result was fetched
                self._lose()
                continue
            except FutureCancelledError:  # with the scheduler, or the workers it was bound to
                if self._has_workers.is_set() and not self._is_stranded(bound):
                    self._lose()
                continue
            except LostError:
                raise
            except KilledWorker:
                raise LostError("one worker after another has left with it") from None
            except Exception as error:  # Dask's own errors: the worker cannot run it
                raise LostError(f"{type(error).__name__}: {error}") from None
            finally:
                del self._futures[future]
                future.release()
            if isinstance(content, bytes):
                return content
            if kind == FAILED:
                raise WorkError(content)
            self._forget(content)
            is_choosy = True

    def _is_stranded(self, bound: list[str] | None) -> bool:
        """Return whether none of the workers that a piece is bound to, None for all, is left."""
        return self._approved.keys().isdisjoint(self._approved if bound is None else bound)

    # -- the connection, and the workers -----------------------------------------------------------

    async def _keep(self) -> None:
        """Stay connected until this is cancelled; WorkError if nobody can do the work."""
        await self._connect(_FIRST_SECONDS)
        while True:
            await self._watch()
            self._messages.put("the connection to the scheduler is lost")
            await self._leave()
            await self._connect(PATIENCE_SECONDS)

    async def _connect(self, seconds: float) -> None:
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # errors are raised or reported
        if self._address is None:
            self._local = await LocalCluster(  # type: ignore[no-untyped-call]
                processes=False,  # the work is done by processes below this one
                n_workers=1,
                threads_per_worker=self._jobs,
                memory_limit=0,
                dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
                asynchronous=True,
            )
        deadline = self._loop.time() + seconds
        while self._client is None:
            try:
                self._client = await Client(  # type: ignore[no-untyped-call]
                    self._local or self._address,
                    asynchronous=True,
                    timeout=_CONNECT_SECONDS,
                    set_as_default=False,
                )
            except (OSError, ValueError) as error:
                if self._loop.time() > deadline:
                    raise WorkersLostError(
                        f"no scheduler answers at {self._address}: {error}{_CONTINUES}"
                    ) from None
                await asyncio.sleep(_TICK_SECONDS)
        self._lost.clear()

    async def _leave(self) -> None:
        for address in list(self._asked):
            self._forget(address)
        for each in (self._client, self._local):
            if each is not None:
                with contextlib.suppress(Exception):  # whatever fails, it is not used any more
                    await asyncio.wait_for(each.close(), _CLOSE_SECONDS)
        self._client = self._local = None

    def _lose(self) -> None:
        """Let nothing be submitted until there is a connection again."""
        self._has_workers.clear()
        self._lost.set()

    async def _watch(self) -> None:
        """Follow which workers come and go, until the scheduler is lost; WorkError as ``_keep``."""
        connected = self._loop.time()
        since = connected  # nobody is approved
        is_waiting = False
        while not self._lost.is_set():
            try:
                threads = await asyncio.wait_for(self._client.nthreads(), _ANSWER_SECONDS)
                for address in self._asked.keys() - threads.keys():
                    self._forget(address)
                stranded = [each for each, to in self._futures.items() if self._is_stranded(to)]
                if stranded:  # else they would never begin
                    await self._client.cancel(stranded)
            except OSError:
                self._lose()
                return
            for address in threads.keys() - self._asked.keys():
                ask = self._ask(address, threads[address])
                self._asked[address] = asyncio.create_task(ask)
            now = self._loop.time()
            is_asking = not all(task.done() for task in self._asked.values())
            if self._approved:
                since = now
                is_waiting = False
                if not is_asking or now > connected + _GATHER_SECONDS:
                    self._is_begun.set()
            elif not is_asking and now > connected + _GATHER_SECONDS:
                if self._refused and not self._is_begun.is_set():
                    reasons = " | ".join(sorted(set(self._refused.values())))
                    raise WorkError(
                        f"no worker at {self._address} runs the same versions: {reasons}"
                    )
                if now > since + PATIENCE_SECONDS:
                    raise WorkersLostError(f"no worker came to {self._address}{_CONTINUES}")
                if not is_waiting:
                    is_waiting = True
                    self._messages.put(f"waiting for workers at {self._address}; Ctrl+C ends")
            with contextlib.suppress(TimeoutError):
                pause = _TICK_SECONDS if self._is_begun.is_set() else _FIRST_TICK_SECONDS
                await asyncio.wait_for(self._lost.wait(), pause)

    async def _ask(self, address: str, threads: int) -> None:
        """Approve a worker that has the same versions."""
        try:
            answers = await asyncio.wait_for(
                self._client.run(introduce, self._client.id, workers=[address], on_error="return"),
                _VERSIONS_SECONDS,
            )
            answer = answers[address]
            if isinstance(answer, Exception):
                raise answer
            versions: Versions = pickle.loads(answer)
        except Exception as error:  # whatever a foreign worker does, it only gets no work
            what = str(error) if type(error) is Exception else repr(error)  # Dask's has a repr
            reason = " ".join(what.split())
            self._refuse(address, address, f"it cannot run Oddments: {reason}")
            return
        if differences := versions.differences(own_versions(), self._games):
            self._refuse(address, f"{versions.host} ({address})", "; ".join(differences))
        else:
            self._approved[address] = threads
            self._has_workers.set()

    def _refuse(self, address: str, name: str, reason: str) -> None:
        is_new = reason not in self._refused.values()
        self._refused[address] = reason
        if is_new:
            self._messages.put(f"{name} gets no work, like others of its kind: {reason}")

    def _forget(self, address: str) -> None:
        """Do without a worker that has left, or that must introduce itself again."""
        if (asked := self._asked.pop(address, None)) is not None:
            asked.cancel()
        self._refused.pop(address, None)
        self._approved.pop(address, None)
        if not self._approved:
            self._has_workers.clear()
