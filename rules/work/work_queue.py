"""Pieces of work, the workers that take them, and the queue that hands them out."""

from __future__ import annotations

import collections
import contextlib
import dataclasses
import pickle
from collections.abc import Callable, Generator, Iterable
from typing import Any, Protocol, TypeVar

MAX_TRIES = 3  # of a piece whose process dies


class WorkError(Exception):
    """Work that nobody can do, as it was asked for; the message is for the user."""


class WorkersLostError(WorkError):
    """There is nobody to do the work; what has been done is kept, and it can be continued."""


@dataclasses.dataclass(frozen=True)
class Piece:
    """A function of a module, and its argument, on their way to a worker.

    Attributes:
        number: its own among the pieces that are in work.
        content: both, pickled.
    """

    number: int
    content: bytes

    @classmethod
    def of(cls, number: int, work: Callable[[Any], Any], argument: object) -> Piece:
        """Return the piece ``work(argument)``.

        The function is found by name in the worker's process, so it cannot be one of the script
        that was started, ``__main__``.
        """
        if work.__module__ == "__main__":
            raise ValueError(f"{work.__qualname__} must be in a module that workers can import")
        return cls(number, pickle.dumps((work, argument)))

    def run(self) -> object:
        """Return the result of the function."""
        work, argument = pickle.loads(self.content)
        return work(argument)


@dataclasses.dataclass(frozen=True)
class Done:
    """A piece and its result."""

    number: int
    result: Any


@dataclasses.dataclass(frozen=True)
class Lost:
    """A piece that was cut short through no fault of its own, as far as is known.

    Attributes:
        number: of the piece.
        reason: one line.
        tries: how often it was lost; after ``MAX_TRIES`` it is not tried again.
    """

    number: int
    reason: str
    tries: int = 1

    @property
    def is_final(self) -> bool:
        return self.tries >= MAX_TRIES


News = Done | Lost


class Workers(Protocol):
    """Take a few pieces at a time and hand back their results as they come, in any order."""

    def room(self) -> int:
        """Return how many more pieces would be welcome now: enough to keep all workers busy."""

    def start(self, piece: Piece) -> None:
        """Take a piece."""

    def receive(self, seconds: float) -> list[News]:
        """Return what became of pieces, each reported once; wait at most so long for the first.

        Raises:
            WorkError: the work cannot be done, or there is nobody left to do it.
        """

    def abandon(self) -> None:
        """Forget the pieces that are in work: they end soon, and nothing is heard of them."""

    def close(self, *, gracefully: bool = False) -> None:
        """End all that was started; ``gracefully``, after programs in use have closed."""


_Argument = TypeVar("_Argument")

_Result = TypeVar("_Result")


_TICK_SECONDS = 0.5

_MOST_AHEAD = 1000  # results that wait for an earlier one


class WorkQueue:
    """The pieces that are in work. ``abandon`` ends them early."""

    def __init__(self, workers: Workers, work: Callable[[_Argument], object]) -> None:
        self._workers = workers
        self._work = work
        self._pieces: dict[int, Piece] = {}
        self._tries = collections.Counter[int]()

    @property
    def is_empty(self) -> bool:
        return not self._pieces

    def has_room(self) -> bool:
        """Return whether another piece would be welcome, so that no worker is idle."""
        return self._workers.room() > 0

    def add(self, number: int, argument: object) -> None:
        """Begin another piece; its number is not that of another one in work."""
        piece = self._pieces[number] = Piece.of(number, self._work, argument)
        self._workers.start(piece)

    def receive(self) -> list[News]:
        """Return what became of pieces; nothing, if that takes longer than half a second.

        What was lost, but not for good, is begun again.

        Raises:
            WorkError: see ``Workers``.
        """
        return [self._settled(news) for news in self._workers.receive(_TICK_SECONDS)]

    def abandon(self) -> None:
        """Forget what is in work."""
        self._pieces.clear()
        self._workers.abandon()

    def _settled(self, news: News) -> News:
        number = news.number
        if isinstance(news, Lost):
            self._tries[number] += 1
            news = dataclasses.replace(news, tries=self._tries[number])
            if not news.is_final:
                self._workers.start(self._pieces[number])
                return news
        del self._pieces[number]
        self._tries.pop(number, None)
        return news


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
        work_through(workers, work, enumerate(tasks), lambda: len(results) < _MOST_AHEAD)
    ) as finished:
        for batch in finished:
            for news in batch:
                if isinstance(news, Done):
                    results[news.number] = news.result
                elif news.is_final:
                    raise WorkError(f"after {news.tries} tries: {news.reason}")
            while due in results:
                yield results.pop(due)
                due += 1
