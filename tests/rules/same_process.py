"""Commands that work in this process, and programs on a terminal."""

import os
import pickle
import subprocess
from collections.abc import Sequence
from concurrent.futures import Future

import pytest

from rules.work.workers import WorkError


class SameProcess:
    """Works on a piece at once."""

    capacity = 1

    def __init__(self, jobs: int = 1) -> None:
        pass

    def submit(self, piece: bytes) -> Future[bytes]:
        work, argument = pickle.loads(piece)
        future = Future[bytes]()
        try:
            future.set_result(pickle.dumps(work(argument)))
        except WorkError as error:
            future.set_exception(error)
        except Exception as error:
            future.set_exception(WorkError(f"{type(error).__name__}: {error}"))
        return future

    def check(self) -> None:
        pass

    def abandon(self) -> None:
        pass

    def close(self, *, gracefully: bool = False) -> None:
        pass


def work_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let commands and matches work in this process, which also keeps its signals."""
    for module in ("rules.work.arguments", "rules.lab.match"):
        monkeypatch.setattr(f"{module}.ProcessPool", SameProcess)
    monkeypatch.setattr("signal.signal", lambda *_: None)


def on_terminal(command: Sequence[str]) -> tuple[list[str], str]:
    """Return the bars that a program draws on a terminal, one in place of another, and its output.

    The last bar is empty: it is wiped away.
    """
    try:
        terminal, end = os.openpty()
    except OSError as error:
        pytest.skip(f"there is no terminal here: {error}")
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=end, text=True) as process:
        os.close(end)
        shown = b""
        while more := _read(terminal):
            shown += more
        os.close(terminal)
        said, _ = process.communicate()
    assert process.returncode == 0
    return shown.decode().split("\r\x1b[K"), said


def _read(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # as Linux reports that nobody holds the other end any more
        return b""
