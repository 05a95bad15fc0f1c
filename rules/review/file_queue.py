"""Reviews many files, several at a time."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from multiprocessing.connection import wait

from rules.review.file_review import FileResult, FileTask, count_moves, review_file
from rules.review.file_worker import FileWorker

Progress = Callable[[int, int], None]  # called with the moves that are reviewed, and all of them

_POLL_SECONDS = 0.5  # between two calls of the progress callback while nothing happens
_GRACE_SECONDS = 10.0


class FileQueue:
    """The files of a command, and the processes that review them.

    Attributes:
        results: [path] -> what became of the file, so far.
    """

    def __init__(self, tasks: Sequence[FileTask], jobs: int, progress: Progress) -> None:
        self._waiting = list(tasks)
        self._jobs = jobs
        self._progress = progress
        self._workers: list[FileWorker] = []
        self._left: dict[str, int] = {}  # [path] -> moves to review, while there are any
        self._done = 0
        self.results: dict[str, FileResult] = {}

    def run(self) -> None:
        """Review all files; after a KeyboardInterrupt, call ``stop``."""
        self._finish_reviewed()
        while self._waiting or self._workers:
            while self._waiting and len(self._workers) < self._jobs:
                self._workers.append(FileWorker(self._waiting.pop(0)))
            self._receive(_POLL_SECONDS)
            self._progress(self._done, self._done + sum(self._left.values()))

    def stop(self) -> None:
        """Stop reviewing; what is done is kept."""
        self._waiting.clear()
        for worker in self._workers:
            worker.stop()
        while self._workers and self._receive(_GRACE_SECONDS):
            pass
        self.kill()

    def kill(self) -> None:
        """End all processes at once."""
        for worker in self._workers:
            worker.end(0)
        self._workers.clear()

    def _finish_reviewed(self) -> None:
        """Read all files, and finish those in which no move must be searched."""
        for task in list(self._waiting):
            moves = count_moves(task)
            if moves:
                self._left[task.path] = moves
            else:
                self._waiting.remove(task)
                self.results[task.path] = review_file(task, threading.Event(), lambda: None)

    def _receive(self, seconds: float) -> bool:
        """Wait at most so long for messages and take them; return whether there were any."""
        ready = wait([worker.connection for worker in self._workers], seconds)
        for worker in [one for one in self._workers if one.connection in ready]:
            message = worker.receive()
            path = worker.task.path
            if message is None:
                self._done += 1
                self._left[path] -= 1
            else:
                self._workers.remove(worker)
                worker.end(None)
                self.results[path] = message
                del self._left[path]
        return bool(ready)
