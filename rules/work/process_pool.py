"""Workers on this machine: processes, which are replaced when they die."""

from __future__ import annotations

import contextlib
import dataclasses
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO, NoReturn

from rules.process import how_ended
from rules.system import OWN_GROUP, kill_group
from rules.work.work_queue import Done, Lost, News, Piece, WorkError

Report = Callable[[frozenset[int]], None]


class Programs:
    """Process groups of running programs.

    Every change is reported to the process above this one, since this one may be killed.
    """

    def __init__(self) -> None:
        self._groups: frozenset[int] = frozenset()
        self._report: Report = lambda groups: None

    def report_to(self, report: Report) -> None:
        """Call ``report`` with all groups whenever they change."""
        self._report = report

    def replace(self, old: int | None, new: int | None) -> None:
        """Note that one program has ended and another has started; None for neither."""
        self._groups = (self._groups - {old}) | ({new} if new is not None else set())
        self._report(self._groups)

    def kill(self) -> None:
        """End all of them at once."""
        for group in self._groups:
            kill_group(group)


PROGRAMS = Programs()  # of this process


# answers of a worker: (kind, content)
READY, RUNNING, DONE, FAILED = "ready", "running", "done", "failed"


def serve() -> None:
    """Work on the pieces that come, until None comes; end at once when the input ends.

    This is the inside of a worker process: it takes pieces on standard input and answers on its
    output, so a piece that crashes its process costs only itself, and only the command handles
    Ctrl+C.
    """
    worker = _Worker(_own_input(), _own_output())
    PROGRAMS.report_to(lambda groups: worker.answer(RUNNING, groups))
    threading.Thread(target=worker.read, daemon=True).start()
    try:
        worker.run()
    except OSError:  # nobody reads the answers any more
        _end()


def _own_input() -> BinaryIO:
    """Return standard input, and let others find it empty.

    On Windows, a library that looks at it while it is loaded, such as numpy's, would wait until
    the thread that reads pieces gets one.
    """
    orders = os.fdopen(os.dup(0), "rb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    return orders


def _own_output() -> BinaryIO:
    """Return standard output, and send what others print there to standard error."""
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    return output


def _end() -> NoReturn:
    """End at once, with the programs that run."""
    PROGRAMS.kill()
    os._exit(1)


class _Worker:
    def __init__(self, orders: BinaryIO, answers: BinaryIO) -> None:
        self._orders = orders
        self._answers = answers
        self._writing = threading.Lock()
        self._pieces: queue.Queue[Piece | None] = queue.Queue()

    def read(self) -> None:
        """Queue the pieces that come. However the process above ends, this one ends too."""
        piece: Piece | None
        try:
            while True:
                piece = pickle.load(self._orders)
                self._pieces.put(piece)
                if piece is None:
                    return
        except (EOFError, OSError, pickle.UnpicklingError):
            _end()

    def run(self) -> None:
        self.answer(READY, None)
        while (piece := self._pieces.get()) is not None:
            try:
                result = pickle.dumps(piece.run())
            except WorkError as error:
                self.answer(FAILED, str(error))
            except Exception as error:
                self.answer(FAILED, f"{type(error).__name__}: {error}")
            else:
                self.answer(DONE, result)

    def answer(self, kind: str, content: object) -> None:
        with self._writing:
            pickle.dump((kind, content), self._answers)
            self._answers.flush()


# with this process's path, so that it finds the same modules, whatever the current folder
_START = (
    "import sys; sys.path[:] = sys.argv[1:]; del sys.argv[1:]\n"
    "from rules.work.process_pool import serve; serve()"
)

_GRACE_SECONDS = 5.0


@dataclasses.dataclass(frozen=True)
class Answer:
    """What a worker says: ``DONE`` with the pickled result, or ``FAILED`` with a message."""

    kind: str
    content: bytes | str


class WorkerProcess:
    """Works on one piece at a time.

    Args:
        report: called on a thread with each answer; with None, once, when the process has ended.

    Attributes:
        piece: what it is working on.
        is_ready: whether it has started.
    """

    def __init__(self, report: Callable[[WorkerProcess, Answer | None], None]) -> None:
        self.piece: Piece | None = None
        self.is_ready = False
        self._report = report
        self._groups: frozenset[int] = frozenset()
        # Ctrl+C is for the command alone
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _START, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            **OWN_GROUP,
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    @property
    def pid(self) -> int:
        return self._process.pid

    def take(self, piece: Piece) -> None:
        self.piece = piece
        self._send(piece)

    def dismiss(self) -> None:
        """Ask it to end by itself; ``end`` waits for that."""
        self._send(None)

    def end(self, seconds: float = 0) -> str:
        """Wait so many seconds for its end, then kill it with all it has started.

        Returns:
            How it ended.
        """
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._process.kill()
        code = self._process.wait()
        self._reader.join(_GRACE_SECONDS)  # it may know of another program
        for group in self._groups:
            kill_group(group)
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        return how_ended(code)

    def _send(self, piece: Piece | None) -> None:
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):  # its end is reported by the reader
            pickle.dump(piece, self._process.stdin)
            self._process.stdin.flush()

    def _read(self) -> None:
        assert self._process.stdout is not None
        with self._process.stdout as answers:
            while True:
                try:
                    kind, content = pickle.load(answers)
                except (EOFError, OSError, pickle.UnpicklingError):
                    break
                if kind == READY:
                    self.is_ready = True
                elif kind == RUNNING:
                    self._groups = content
                else:
                    self._report(self, Answer(kind, content))
        self._report(self, None)


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
