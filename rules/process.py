"""System processes: their environment, how they start and end."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Iterator

SAFE_PATH = "PYTHONSAFEPATH"  # if set, Python imports nothing from the current folder


def set_variable(name: str, value: str | None) -> None:
    """Set an environment variable; None removes it."""
    if value is None:
        os.environ.pop(name, None)
    else:
        os.environ[name] = value


def how_ended(code: int) -> str:
    """Return an exit code for people: "status 3", or the name of the signal."""
    if code >= 0:
        return f"status {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def kill_group(group: int) -> None:
    """End all processes of a group."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(group, signal.SIGKILL)


def wait_for_parent() -> None:
    """Wait until the process that started this one with multiprocessing ends, however it does."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()


@contextlib.contextmanager
def safe_path() -> Iterator[None]:
    """Keep a Python started in this block from importing files of the current folder.

    Multiprocessing starts it with ``-c``, which puts that folder before the standard library.
    """
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        set_variable(SAFE_PATH, before)


@contextlib.contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Make processes started in this block ignore Ctrl+C from the start."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
