"""Does many tasks, several at a time, and returns their results in the order of the tasks."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

from rules.process import ignoring_interrupts, safe_path, wait_for_parent

_Task = TypeVar("_Task")
_Result = TypeVar("_Result")


def in_order(
    work: Callable[[_Task], _Result], tasks: Iterable[_Task], jobs: int
) -> Generator[_Result]:
    """Yield the results of ``work`` for all tasks; with several jobs, each in its own process.

    A few tasks are taken before they are needed.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    waiting = iter(tasks)
    running: deque[Future[_Result]] = deque()
    with ignoring_interrupts(), safe_path():  # it starts a process of its own
        pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_end_with_parent)

    def start(count: int) -> None:
        with ignoring_interrupts(), safe_path():  # a process may start with any task
            running.extend([pool.submit(work, task) for task in islice(waiting, count)])

    try:
        start(2 * jobs)
        while running:
            yield running.popleft().result()
            start(1)
    finally:
        for process in list((getattr(pool, "_processes", None) or {}).values()):
            process.kill()
        pool.shutdown(cancel_futures=True)


def _end_with_parent() -> None:
    """Leave Ctrl+C to the command, and end this process when the command's ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_watch, daemon=True).start()


def _watch() -> None:
    wait_for_parent()
    os._exit(1)
