"""What holds for all tests.

No test may pass on an old compilation: the extensions must be as new as their sources. Texts are
compiled here: that takes no time. Programs that tests start heed signals, whatever shell runs the
tests, and end with their test.
"""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Iterator
from multiprocessing import resource_tracker
from pathlib import Path

import pytest
from hypothesis import settings

from installer import core, languages


def pytest_configure() -> None:
    compiled = [source for source in core.sources() if core.extension(source).exists()]
    if compiled and not core.is_built():
        raise pytest.UsageError("the compiled core is older than its sources: installer/build-core")
    languages.compile_texts(languages.texts_files())
    ignore_signals_without_bequest()


def ignore_signals_without_bequest() -> None:
    """Go on ignoring what nohup or a shell in the background ignores, but have no child ignore it.

    A child inherits that a signal is ignored; a handler that does nothing it does not inherit.
    """
    for number in {"SIGHUP", "SIGINT", "SIGQUIT", "SIGTERM"} & set(dir(signal)):
        if signal.getsignal(getattr(signal, number)) is signal.SIG_IGN:
            signal.signal(getattr(signal, number), lambda *_: None)


@pytest.fixture(autouse=True)
def _processes_end_with_their_test() -> Iterator[None]:
    """Kill what a failed test has left behind: it would disturb those that follow."""
    yield
    if not has_children():
        return
    tracker = getattr(resource_tracker._resource_tracker, "_pid", None)  # it serves all tests
    for left in descendants(os.getpid()) - {tracker}:
        with contextlib.suppress(ProcessLookupError):
            os.kill(left, signal.SIGKILL)


def has_children() -> bool:
    """Whether there may be processes of this one; False where the system does not tell."""
    try:
        os.waitid(os.P_ALL, 0, os.WEXITED | os.WNOHANG | os.WNOWAIT)
    except (ChildProcessError, AttributeError):
        return False
    return True


def descendants(process: int) -> set[int]:
    """The processes that one has started, and those that they have; none where /proc is missing."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            parents[int(stat.parent.name)] = int(stat.read_text().rpartition(")")[2].split()[1])
    found, new = set(), {process}
    while new:
        new = {child for child, parent in parents.items() if parent in new}
        found |= new
    return found


# how long an example takes says more of the machine than of the program
settings.register_profile("oddments", deadline=None)
settings.load_profile("oddments")
