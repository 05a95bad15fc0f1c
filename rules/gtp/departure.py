"""Ends commands that are still running after the client has gone.

``readline`` finds the end of the input, but only after the current command: a long search would use
the processor for hours with nobody waiting for it. So a thread watches both streams.
"""

from __future__ import annotations

import os
import select
import stat
import sys
import threading
import time
from collections.abc import Callable
from typing import BinaryIO

GRACE_SECONDS = 10  # for a command after the end of the input: piped input expects its answers


def end_after_departure(
    source: BinaryIO,
    target: BinaryIO,
    running: Callable[[], int | None],
    name: str,
    grace_seconds: float = GRACE_SECONDS,
) -> None:
    """End the program when nobody is left to write commands or to read answers.

    If nobody reads any more, it ends at once; if only the input has ended, when a command takes
    longer than ``grace_seconds``. Input from a file does not count: it has no client. Windows
    cannot watch the streams; there a command runs to its end.

    Args:
        source: the commands.
        target: the answers.
        running: returns the number of the command being carried out, None between commands.
        name: the program's name, for the message on standard error.
        grace_seconds: how long a command may take once the input has ended.
    """
    if not hasattr(select, "poll") or stat.S_ISREG(os.fstat(source.fileno()).st_mode):
        return
    given = (source.fileno(), target.fileno(), running, name, grace_seconds)
    threading.Thread(target=_watch, args=given, name="departure", daemon=True).start()


def _watch(
    source: int,
    target: int,
    running: Callable[[], int | None],
    name: str,
    grace_seconds: float,
) -> None:
    # a socket may be closed in one direction only
    if not _wait_for_end(source, getattr(select, "POLLRDHUP", 0)):
        return
    while True:
        command = running()
        if _wait_for_end(target, 0, grace_seconds):
            os._exit(0)
        if command is not None and command == running():
            break
    text = f"{name}: the input ended, and a command ran for more than {grace_seconds:g} s after it"
    print(text, file=sys.stderr, flush=True)
    os._exit(1)


def _wait_for_end(stream: int, events: int, seconds: float | None = None) -> bool:
    """Wait until the other end of a stream is closed.

    Returns:
        Whether that happened in time; also False if the system cannot watch such a stream.
    """
    watched = select.poll()
    watched.register(stream, events)  # errors and hang-ups are reported in any case
    found = watched.poll(None if seconds is None else 1000 * seconds)
    if found and found[0][1] & select.POLLNVAL:  # as macOS says of terminals
        time.sleep(seconds or 0)
        return False
    return bool(found)
