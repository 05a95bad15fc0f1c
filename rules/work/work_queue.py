"""Pieces of work, those who take them, and the queue that hands them out."""

from __future__ import annotations

import concurrent.futures
import contextlib
import dataclasses
import pickle
import queue
from collections.abc import Callable, Generator, Iterable
from typing import Any, Protocol, TypeVar

MAX_TRIES = 3  # of a piece whose process dies


class WorkError(Exception):
    """Work that nobody can do, as it was asked for; the message is for the user."""


class WorkersLostError(WorkError):
    """There is nobody to do the work; what has been done is preserved, and it can be continued."""


class LostError(Exception):
    """A piece was cut short through no fault of its own, as far as is known; one line says how."""


@dataclasses.dataclass(frozen=True)
class Done:
    """A piece and its result."""

    number: int
    result: Any


@dataclasses.dataclass(frozen=True)
class Lost:
    """A piece that was cut short ``MAX_TRIES`` times, and how."""

    number: int
    reason: str


News = Done | Lost

Future = concurrent.futures.Future[bytes]


class Workers(Protocol):
    """Work on several pieces at the same time.

    A piece is a function of a module and its argument, pickled; so is its result.
    """

    @property
    def capacity(self) -> int:
        """How many pieces in work keep all workers busy."""

    def submit(self, piece: bytes) -> Future:
        """Take a piece. Its future has the result, or else a LostError or WorkError."""

    def check(self) -> None:
        """Show the user what has happened.

        Raises:
            WorkError: there is nobody left to work.
        """

    def abandon(self) -> None:
        """End the pieces that are in work: their results are of no use any more."""

    def close(self, *, gracefully: bool = False) -> None:
        """End all that was started; ``gracefully``, after programs in use have closed."""


_Argument = TypeVar("_Argument")

_Result = TypeVar("_Result")

_TICK_SECONDS = 0.5

_MAX_AHEAD = 1000  # results that wait for an earlier one


class WorkQueue:
    """The pieces that are in work. ``abandon`` ends them early.

    Args:
        workers: who does it.
        work: a function of a module, which is found by name in the worker's process, so it cannot
            be one of the script that was started, ``__main__``.
    """

    def __init__(self, workers: Workers, work: Callable[[_Argument], object]) -> None:
        if work.__module__ == "__main__":
            raise ValueError(f"{work.__qualname__} must be in a module that workers can import")
        self._workers = workers
        self._work = work
        self._numbers: dict[Future, int] = {}
        self._finished: queue.SimpleQueue[Future] = queue.SimpleQueue()

    @property
    def is_empty(self) -> bool:
        return not self._numbers

    def has_room(self) -> bool:
        """Return whether another piece would be welcome, so that no worker is idle."""
        return len(self._numbers) < self._workers.capacity

    def add(self, number: int, argument: object) -> None:
        """Begin another piece; its number is not that of another one in work."""
        future = self._workers.submit(pickle.dumps((self._work, argument)))
        self._numbers[future] = number
        future.add_done_callback(self._finished.put)

    def receive(self) -> list[News]:
        """Return what became of pieces; nothing, if that takes longer than half a second.

        Raises:
            WorkError: the work cannot be done, or there is nobody left to do it.
        """
        self._workers.check()
        news: list[News] = []
        with contextlib.suppress(queue.Empty):
            future = self._finished.get(timeout=_TICK_SECONDS)
            while True:
                news.append(self._news_of(future))
                future = self._finished.get_nowait()
        return news

    def abandon(self) -> None:
        """End what is in work."""
        for future in self._numbers:
            future.cancel()
        self._numbers.clear()
        self._workers.abandon()

    def _news_of(self, future: Future) -> News:
        number = self._numbers.pop(future)
        try:
            return Done(number, pickle.loads(future.result()))
        except LostError as error:
            return Lost(number, str(error))


def work_through(
    workers: Workers,
    work: Callable[[_Argument], object],
    tasks: Iterable[tuple[int, _Argument]],
    may_begin: Callable[[], bool] = lambda: True,
) -> Generator[list[News]]:
    """Yield what becomes of the tasks, several at a time as they finish, in any order.

    Args:
        workers: who does it.
        work: a function of a module.
        tasks: numbers and arguments; each is taken when a worker has room for it.
        may_begin: whether another one may be begun now.

    Yields:
        Nothing after each half second in which nothing has finished.
    """
    waiting = iter(tasks)
    pieces = WorkQueue(workers, work)
    exhausted = False
    try:
        while True:
            while not exhausted and may_begin() and pieces.has_room():
                task = next(waiting, None)
                if task is None:
                    exhausted = True
                else:
                    pieces.add(*task)
            if exhausted and pieces.is_empty:
                return
            yield pieces.receive()
    finally:
        if not pieces.is_empty:
            pieces.abandon()


def in_order(
    workers: Workers, work: Callable[[_Argument], _Result], tasks: Iterable[_Argument]
) -> Generator[_Result]:
    """Yield the results of ``work``, a function of a module, in the order of the tasks.

    Raises:
        WorkError: a task cannot be done.
    """
    results: dict[int, _Result] = {}
    due = 0
    with contextlib.closing(
        work_through(workers, work, enumerate(tasks), lambda: len(results) < _MAX_AHEAD)
    ) as finished:
        for batch in finished:
            for news in batch:
                if isinstance(news, Lost):
                    raise WorkError(f"after {MAX_TRIES} tries: {news.reason}")
                results[news.number] = news.result
            while due in results:
                yield results.pop(due)
                due += 1
