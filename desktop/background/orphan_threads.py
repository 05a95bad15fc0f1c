"""Threads that did not end on request.

Destroying one would abort the program, so they are kept until they end; nothing waits for them.
"""

from __future__ import annotations

from concurrent.futures import Future

from PySide6.QtCore import QObject, QThread

_threads: list[tuple[QThread, QObject | None]] = []
_work: list[Future[None]] = []  # on Python's threads, which Python would wait for


def keep_orphan(thread: QThread, worker: QObject | None = None) -> None:
    """Keep a thread and its worker alive until the thread ends."""
    _threads.append((thread, worker))


def keep_unfinished(work: Future[None]) -> None:
    """Count the thread of some work until that is done."""
    _work.append(work)


def count_orphans() -> int:
    """Return how many of the threads still run, and release those that have ended."""
    _work[:] = [each for each in _work if not each.done()]
    # isFinished() is true already while what is connected to ``finished`` runs on the thread
    _threads[:] = [pair for pair in _threads if not pair[0].wait(0)]
    return len(_threads) + len(_work)
