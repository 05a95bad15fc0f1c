"""Runs in a worker of a Dask cluster: gives pieces to worker processes of its own.

So a piece that crashes its process costs only itself, pieces that nobody waits for any more are
ended at once, and what they have started ends with this process.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable

from distributed import get_worker

from rules.work.piece import Piece
from rules.work.worker_process import Answer, WorkerProcess

# kinds of a reply, besides those of an answer
LOST, UNKNOWN, UNWANTED = "lost", "unknown", "unwanted"
Reply = tuple[str, bytes | str]

_LOOK_SECONDS = 0.25  # how often it looks whether a piece is still wanted
_IDLE_SECONDS = 30.0  # how long a process is kept for another piece
_GRACE_SECONDS = 5.0


def introduce(token: str, content: bytes) -> Reply:
    """Run a piece that says which versions are here; from then on pieces with its token run.

    A worker that is restarted under the same address has not heard of the token.
    """
    reply = _PROCESSES.run(Piece(0, content), _is_wanted)
    _TOKENS.add(token)
    return reply


def run_piece(token: str, content: bytes) -> Reply:
    """Run a piece in a process of its own; it is ended if nobody wants the result any more."""
    if token not in _TOKENS:
        return UNKNOWN, ""
    return _PROCESSES.run(Piece(0, content), _is_wanted)


def _is_wanted() -> bool:
    """Return whether the scheduler still waits for the task of this thread."""
    worker = get_worker()
    task = worker.state.tasks.get(worker.get_current_task())
    return worker.status.name == "running" and task is not None and task.state == "executing"


class _Processes:
    """The worker processes of this process; each works on one piece at a time."""

    def __init__(self) -> None:
        self._changing = threading.Lock()
        self._idle: dict[WorkerProcess, queue.Queue[Answer | None]] = {}

    def run(self, piece: Piece, is_wanted: Callable[[], bool]) -> Reply:
        process, answers = self._take()
        process.take(piece)
        while is_wanted():
            try:
                answer = answers.get(timeout=_LOOK_SECONDS)
            except queue.Empty:
                continue
            if answer is None:
                return LOST, f"its process ended ({process.end(_GRACE_SECONDS)})"
            self._put_back(process, answers)
            return answer.kind, answer.content
        process.end()
        return UNWANTED, ""

    def _take(self) -> tuple[WorkerProcess, queue.Queue[Answer | None]]:
        """Return an idle process that runs, or else a new one."""
        with self._changing:
            while self._idle:
                process, answers = self._idle.popitem()
                if answers.empty():
                    return process, answers
                process.end()  # it has ended meanwhile
        answers = queue.Queue()
        return WorkerProcess(lambda _process, answer: answers.put(answer)), answers

    def _put_back(self, process: WorkerProcess, answers: queue.Queue[Answer | None]) -> None:
        with self._changing:
            self._idle[process] = answers
        timer = threading.Timer(_IDLE_SECONDS, self._end_if_idle, (process,))
        timer.daemon = True
        timer.start()

    def _end_if_idle(self, process: WorkerProcess) -> None:
        with self._changing:
            is_idle = self._idle.pop(process, None) is not None
        if is_idle:
            process.dismiss()
            process.end(_GRACE_SECONDS)


_PROCESSES = _Processes()
_TOKENS: set[str] = set()
