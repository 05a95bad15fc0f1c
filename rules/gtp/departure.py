"""Ends commands that still run after the client has gone.

An end of the input is found by ``readline``, but not before the command is answered: a long search
would use the processor for hours though nobody waits for it. So a thread watches both streams.
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

GRACE_SECONDS = 10  # after the end of the input, for a command: piped ones want their answers


def end_after_departure(
    source: BinaryIO,
    target: BinaryIO,
    running: Callable[[], int | None],
    name: str,
    grace_seconds: float = GRACE_SECONDS,
) -> None:
    """End the program when nobody is left to write commands or to read answers.

    Where nobody reads any more it ends at once; where only the input has ended, as soon as a
    command takes longer than ``grace_seconds``. A file as the input ends nothing: it has no client.
    Windows has no way to watch the streams; there a command runs to its end.

    Args:
        source: the commands come from there.
        target: the answers go there.
        running: returns the number of the command that is being carried out, None between commands.
        name: of the program, for the line on standard error that says so.
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
    text = f"{name}: the input has ended, and a command took longer than {grace_seconds:g} s more"
    print(text, file=sys.stderr, flush=True)
    os._exit(1)


def _wait_for_end(stream: int, events: int, seconds: float | None = None) -> bool:
    """Wait until the other end of a stream is closed.

    Returns:
        Whether it was, in that time; False too where the system cannot watch such a stream.
    """
    watched = select.poll()
    watched.register(stream, events)  # errors and hang-ups are reported in any case
    found = watched.poll(None if seconds is None else 1000 * seconds)
    if found and found[0][1] & select.POLLNVAL:  # as macOS says of terminals
        time.sleep(seconds or 0)
        return False
    return bool(found)
