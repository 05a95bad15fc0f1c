"""The connection to a Dask scheduler, for coroutines."""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import itertools
import logging
import signal
from collections.abc import Callable
from typing import Any

from distributed import Client, LocalCluster
from distributed.client import FutureCancelledError

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
