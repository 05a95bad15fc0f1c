"""Threads that did not end when they were told to. Destroying one would abort the program, so they
are kept until the process ends, without being waited for.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QThread

_threads: list[tuple[QThread, QObject | None]] = []


def leave_behind(thread: QThread, worker: QObject | None = None) -> None:
    """Keep a thread, and what runs on it, until it ends after all."""
    _threads.append((thread, worker))


def count_left_behind() -> int:
    """How many of them still run. What has ended after all is let go."""
    _threads[:] = [pair for pair in _threads if not pair[0].isFinished()]
    return len(_threads)
