"""Workers on any number of machines: those of a Dask cluster."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import queue
import threading
from collections.abc import Callable, Collection

from rules.work.cluster_link import ClusterLink
from rules.work.dispatcher import Dispatcher, Finished
from rules.work.piece import Done, Lost, News, Piece, WorkError

_CLOSE_SECONDS = 20.0
_LOOK_SECONDS = 0.2

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
                for _news in self.receive(_LOOK_SECONDS):
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

        asyncio.run_coroutine_threadsafe(forget(), self._loop).result(_CLOSE_SECONDS)
        with contextlib.suppress(queue.Empty):
            while True:
                self._reports.get_nowait()
        self._in_work = 0

    def close(self, *, gracefully: bool = False) -> None:
        if not self._thread.is_alive():
            return
        closing = asyncio.run_coroutine_threadsafe(self._end(), self._loop)
        with contextlib.suppress(TimeoutError):
            closing.result(_CLOSE_SECONDS)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(_CLOSE_SECONDS)

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
