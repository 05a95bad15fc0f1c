"""A worker process, seen from the process that started it."""

from __future__ import annotations

import contextlib
import dataclasses
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable

from rules.process import how_ended
from rules.system import OWN_GROUP, kill_group
from rules.work.piece import Piece
from rules.work.worker import READY, RUNNING

# with this process's path, so that it finds the same modules, whatever the current folder
_START = (
    "import sys; sys.path[:] = sys.argv[1:]; del sys.argv[1:]\n"
    "from rules.work.worker import serve; serve()"
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
