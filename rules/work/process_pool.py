"""Workers on this machine: processes, which are replaced when they die."""

from __future__ import annotations

import contextlib
import pickle
import queue

from rules.work.piece import Done, Lost, News, Piece, WorkError
from rules.work.worker import FAILED
from rules.work.worker_process import Answer, WorkerProcess

_GRACE_SECONDS = 5.0
_MAX_FAILED_STARTS = 6  # one after another


class ProcessPool:
    """At most so many processes, started when they are needed. ``close`` ends them all."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._failed_starts = 0
        self._idle: list[WorkerProcess] = []
        self._busy: list[WorkerProcess] = []
        self._answers: queue.Queue[tuple[WorkerProcess, Answer | None]] = queue.Queue()

    @property
    def pids(self) -> list[int]:
        """The processes that work on something."""
        return [worker.pid for worker in self._busy]

    def room(self) -> int:
        return self._jobs - len(self._busy)

    def start(self, piece: Piece) -> None:
        worker = self._idle.pop() if self._idle else WorkerProcess(self._note)
        self._busy.append(worker)
        worker.take(piece)

    def receive(self, seconds: float) -> list[News]:
        news: list[News] = []
        with contextlib.suppress(queue.Empty):
            worker, answer = self._answers.get(timeout=seconds)
            while True:
                if (what := self._take(worker, answer)) is not None:
                    news.append(what)
                worker, answer = self._answers.get_nowait()
        return news

    def abandon(self) -> None:
        for worker in self._busy:
            worker.end()
        self._busy.clear()

    def close(self, *, gracefully: bool = False) -> None:
        self.abandon()
        if gracefully:
            for worker in self._idle:
                worker.dismiss()
        for worker in self._idle:
            worker.end(_GRACE_SECONDS if gracefully else 0)
        self._idle.clear()

    def _note(self, worker: WorkerProcess, answer: Answer | None) -> None:
        self._answers.put((worker, answer))

    def _take(self, worker: WorkerProcess, answer: Answer | None) -> News | None:
        """Return what an answer, or the end of a process, says of a piece."""
        if worker not in self._busy:
            if answer is None and worker in self._idle:
                self._idle.remove(worker)
                worker.end()
            return None
        piece = worker.piece
        assert piece is not None
        self._busy.remove(worker)
        if answer is None:
            how = worker.end(_GRACE_SECONDS)
            self._failed_starts += not worker.is_ready
            if self._failed_starts >= _MAX_FAILED_STARTS:
                raise WorkError(f"one worker after another ends before it can work ({how})")
            return Lost(piece.number, f"its worker ended ({how})")
        self._failed_starts = 0
        self._idle.append(worker)
        if answer.kind == FAILED:
            raise WorkError(answer.content)
        assert isinstance(answer.content, bytes)
        return Done(piece.number, pickle.loads(answer.content))
