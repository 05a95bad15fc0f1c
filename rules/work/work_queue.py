"""Hands pieces of work to workers, and again those that were lost."""

from __future__ import annotations

import collections
import contextlib
import dataclasses
from collections.abc import Callable, Generator, Iterable
from typing import TypeVar

from rules.work.piece import Done, Lost, News, Piece, WorkError
from rules.work.workers import Workers

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
