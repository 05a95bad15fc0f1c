"""What becomes of a command that still runs when its client has gone.

An end of the input is found by ``readline``, but not before the command is answered: a long search
would use the processor for hours though nobody waits for it. So a thread watches both streams.
"""

from __future__ import annotations

import os
import select
import stat
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

GRACE_SECONDS = 10  # after the end of the input, for a command: piped ones want their answers


def end_after_departure(
    source: BinaryIO, target: BinaryIO, running: Callable[[], int | None], name: str
) -> None:
    """End the program when nobody is left to write commands or to read answers.

    Where nobody reads any more it ends at once; where only the input has ended, as soon as a
    command takes longer than ``GRACE_SECONDS``. A file as the input ends nothing: it has no client.
    Windows has no way to watch the streams; there a command runs to its end.

    Args:
        source: the commands come from there.
        target: the answers go there.
        running: returns the number of the command that is being carried out, None between commands.
        name: of the program, for the line on standard error that says so.
    """
    if not hasattr(select, "poll") or stat.S_ISREG(os.fstat(source.fileno()).st_mode):
        return
    given = (source.fileno(), target.fileno(), running, name)
    threading.Thread(target=_watch, args=given, name="departure", daemon=True).start()


def _watch(source: int, target: int, running: Callable[[], int | None], name: str) -> None:
    # a socket may be closed in one direction only
    _wait_for_end(source, getattr(select, "POLLRDHUP", 0))
    while True:
        command = running()
        if _wait_for_end(target, 0, GRACE_SECONDS):
            os._exit(0)
        if command is not None and command == running():
            break
    text = f"{name}: the input has ended, and a command took longer than {GRACE_SECONDS} s more"
    print(text, file=sys.stderr, flush=True)
    os._exit(1)


def _wait_for_end(stream: int, events: int, seconds: float | None = None) -> bool:
    """Wait until the other end of a stream is closed; return whether it was, in that time."""
    watched = select.poll()
    watched.register(stream, events)  # errors and hang-ups are reported in any case
    return bool(watched.poll(None if seconds is None else 1000 * seconds))
