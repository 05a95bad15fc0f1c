"""A separate process that reviews one file.

So several files are reviewed at a time, a crash costs only one file, and only the command itself
handles Ctrl+C.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
import threading
from multiprocessing.connection import Connection

from rules.process import how_ended, ignoring_interrupts, safe_path
from rules.review.file_review import FileResult, FileTask, review_file

Message = FileResult | None  # None: another move was reviewed


class FileWorker:
    """A process that reviews a file; read ``connection`` when it is ready."""

    def __init__(self, task: FileTask) -> None:
        context = multiprocessing.get_context("spawn")
        self.task = task
        self.connection, theirs = context.Pipe()
        self._process = context.Process(target=_work, args=(task, theirs), daemon=True)
        with ignoring_interrupts(), safe_path():
            self._process.start()
        theirs.close()

    def receive(self) -> Message:
        """Return the next message; how the process ended, if it has without a result."""
        try:
            message: Message = self.connection.recv()
        except (EOFError, OSError):
            how = self.end(None)
            return FileResult(self.task.path, errors=[f"the process reviewing it ended: {how}"])
        return message

    def stop(self) -> None:
        """Ask it to stop; it still sends its result."""
        with contextlib.suppress(OSError):  # it has ended
            self.connection.send(None)

    def end(self, seconds: float | None) -> str:
        """Wait so many seconds for its end, then kill it; return how it ended."""
        self._process.join(seconds)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()
        self.connection.close()
        return how_ended(self._process.exitcode or 0)


def _work(task: FileTask, connection: Connection) -> None:
    """Review a file until it is done, a message comes, or the command has ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    stop = threading.Event()
    threading.Thread(target=_wait_for_stop, args=(connection, stop), daemon=True).start()
    with contextlib.suppress(OSError):  # the command has ended
        connection.send(review_file(task, stop, lambda: connection.send(None)))


def _wait_for_stop(connection: Connection, stop: threading.Event) -> None:
    with contextlib.suppress(EOFError, OSError):  # the command has ended
        connection.recv()
    stop.set()
