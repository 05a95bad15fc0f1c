"""Work in pieces: who does it, the queue of pieces, and the processes of this machine."""

from __future__ import annotations

import concurrent.futures
import contextlib
import dataclasses
import os
import pickle
import platform
import queue
import subprocess
import sys
import threading
from collections.abc import Callable, Collection, Generator, Iterable, Mapping
from typing import Any, BinaryIO, Protocol, TypeVar

from rules.command_line import how_ended
from rules.games import PACKAGES
from rules.system import OWN_GROUP
from rules.version import VERSION, compiled

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
        """Show the user what has happened; WorkError if there is nobody left to work."""

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


# answers of a worker: (kind, content); the last two are about a piece
READY, DONE, FAILED = "ready", "done", "failed"

Answer = tuple[str, bytes | str]  # DONE with the pickled result, FAILED with a message


def serve() -> None:
    """Work on the pieces that come, until None comes; end at once when the input ends.

    This is the inside of a worker process: it takes pieces on standard input and answers on its
    output, so a piece that crashes its process costs only itself, and only the command handles
    Ctrl+C.
    """
    worker = _Worker(_own_input(), _own_output())
    threading.Thread(target=worker.read, daemon=True).start()
    try:
        worker.run()
    except OSError:  # nobody reads the answers any more
        os._exit(1)


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


class _Worker:
    def __init__(self, orders: BinaryIO, answers: BinaryIO) -> None:
        self._orders = orders
        self._answers = answers
        self._pieces: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()

    def read(self) -> None:
        """Queue the pieces that come. However the process above ends, this one ends too."""
        piece: bytes | None
        try:
            while True:
                piece = pickle.load(self._orders)
                self._pieces.put(piece)
                if piece is None:
                    return
        except (EOFError, OSError, pickle.UnpicklingError):
            os._exit(1)

    def run(self) -> None:
        self._answer(READY, None)
        while (piece := self._pieces.get()) is not None:
            try:
                work, argument = pickle.loads(piece)
                result = pickle.dumps(work(argument))
            except WorkError as error:
                self._answer(FAILED, str(error))
            except Exception as error:
                self._answer(FAILED, f"{type(error).__name__}: {error}")
            else:
                self._answer(DONE, result)

    def _answer(self, kind: str, content: object) -> None:
        pickle.dump((kind, content), self._answers)
        self._answers.flush()


# with this process's path, so that it finds the same modules, whatever the current folder
_START = (
    "import sys; sys.path[:] = sys.argv[1:]; del sys.argv[1:]\n"
    "from rules.work.workers import serve; serve()"
)

_GRACE_SECONDS = 5.0

_LOOK_SECONDS = 0.25  # how often it is looked whether a piece is still wanted

_IDLE_SECONDS = 30.0  # how long processes wait for another piece

_MAX_FAILED_STARTS = 6  # one after another


class WorkerProcess:
    """Works on one piece at a time."""

    def __init__(self) -> None:
        self.is_ready = False  # once it has started
        self._answers: queue.SimpleQueue[Answer | None] = queue.SimpleQueue()
        # Ctrl+C is for the command alone
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", _START, *sys.path],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            **OWN_GROUP,
        )
        threading.Thread(target=self._read, daemon=True).start()

    @property
    def has_ended(self) -> bool:
        return self._process.poll() is not None

    def send(self, piece: bytes | None) -> None:
        """Give it a piece; None asks it to end by itself, and ``end`` waits for that."""
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):  # the reader reports its end
            pickle.dump(piece, self._process.stdin)
            self._process.stdin.flush()

    def answer(self) -> Answer | None:
        """Wait a moment for an answer; None if the process has ended.

        Raises:
            queue.Empty: there is none yet.
        """
        return self._answers.get(timeout=_LOOK_SECONDS)

    def end(self, seconds: float = 0) -> str:
        """Wait so many seconds for its end, then kill it; its guarded programs end with it.

        Returns:
            How it ended.
        """
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        self._process.kill()
        code = self._process.wait()
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        return how_ended(code)

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
                else:
                    self._answers.put((kind, content))
        self._answers.put(None)


class Processes:
    """The processes to which threads give pieces, one at a time; each serves for the next as well.

    So a piece that crashes its process costs only itself, and one that is not wanted any more is
    ended at once. When no piece has finished for half a minute, those that wait are ended.
    """

    def __init__(self) -> None:
        self._changing = threading.Lock()
        self._idle: list[WorkerProcess] = []
        self._expiry: threading.Timer | None = None
        self._failed_starts = 0

    def run(self, piece: bytes, is_wanted: Callable[[], bool]) -> bytes:
        """Return the result of a piece; nothing if it is not wanted any more.

        Raises:
            LostError: its process has ended.
            WorkError: the piece cannot be worked on, or no process starts.
        """
        process = self._take()
        process.send(piece)
        while is_wanted():
            with contextlib.suppress(queue.Empty):
                return self._result(process, process.answer())
        process.end()
        return b""

    def close(self, *, gracefully: bool = True) -> None:
        """End those that have nothing to do; ``gracefully``, they close what they use."""
        with self._changing:
            idle, self._idle = self._idle, []
            if self._expiry is not None:
                self._expiry.cancel()
        for process in idle if gracefully else ():
            process.send(None)
        for process in idle:
            process.end(_GRACE_SECONDS if gracefully else 0)

    def _take(self) -> WorkerProcess:
        with self._changing:
            while self._idle:
                process = self._idle.pop()
                if not process.has_ended:
                    return process
                process.end()
        return WorkerProcess()

    def _put_back(self, process: WorkerProcess) -> None:
        with self._changing:
            self._idle.append(process)
            if self._expiry is not None:
                self._expiry.cancel()
            self._expiry = threading.Timer(_IDLE_SECONDS, self.close)
            self._expiry.daemon = True
            self._expiry.start()

    def _result(self, process: WorkerProcess, answer: Answer | None) -> bytes:
        if answer is None:
            how = process.end(_GRACE_SECONDS)
            self._failed_starts += not process.is_ready
            if self._failed_starts >= _MAX_FAILED_STARTS:
                raise WorkError(f"one worker after another ends before it can work ({how})")
            raise LostError(f"its worker ended ({how})")
        self._failed_starts = 0
        self._put_back(process)
        kind, content = answer
        if kind == FAILED:
            assert isinstance(content, str)
            raise WorkError(content)
        assert isinstance(content, bytes)
        return content


class ProcessPool:
    """Threads that give pieces to at most so many processes. ``close`` ends them all."""

    def __init__(self, jobs: int) -> None:
        self.capacity = jobs
        self._processes = Processes()
        self._threads = concurrent.futures.ThreadPoolExecutor(jobs)
        self._abandoned = threading.Event()

    def submit(self, piece: bytes) -> Future:
        return self._threads.submit(self._work, piece, self._abandoned)

    def check(self) -> None:
        """Show nothing: processes that end are replaced."""

    def abandon(self) -> None:
        self._abandoned.set()
        self._abandoned = threading.Event()

    def close(self, *, gracefully: bool = False) -> None:
        self.abandon()
        self._threads.shutdown(cancel_futures=True)
        self._processes.close(gracefully=gracefully)

    def _work(self, piece: bytes, abandoned: threading.Event) -> bytes:
        for _ in range(MAX_TRIES - 1):
            with contextlib.suppress(LostError):
                return self._processes.run(piece, lambda: not abandoned.is_set())
        return self._processes.run(piece, lambda: not abandoned.is_set())


_MISSING = "not installed"


@dataclasses.dataclass(frozen=True)
class Versions:
    """What runs in a process.

    Attributes:
        host: the name of its machine.
        oddments: the version of Oddments.
        core: whether its core is compiled, in words.
        python: as in 3.11; pickled code is not exchanged between others.
        games: [key] -> the name and version of the distribution; "" for Oddments' own games.
    """

    host: str
    oddments: str
    core: str
    python: str
    games: Mapping[str, str]

    def differences(self, here: Versions, games: Collection[str]) -> list[str]:
        """Return how these versions differ from those here, as far as the games need them."""
        pairs = [
            ("Oddments", self.oddments, here.oddments),
            ("Python", self.python, here.python),
            ("the core", self.core, here.core),
            *[
                (key, self.games.get(key, _MISSING), here.games.get(key, _MISSING))
                for key in sorted(games)
            ],
        ]
        return [
            f"{name} is {there or self.oddments} there, {ours or here.oddments} here"
            for name, there, ours in pairs
            if there != ours
        ]


def own_versions(_nothing: None = None) -> Versions:
    """Return those of this process."""
    return Versions(
        host=platform.node(),
        oddments=VERSION,
        core="compiled" if compiled() else "not compiled",
        python=f"{sys.version_info.major}.{sys.version_info.minor}",
        games={key: package.origin for key, package in PACKAGES.items()},
    )
