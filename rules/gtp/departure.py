"""Ends commands that are still running after the client has gone.

``readline`` finds the end of the input, but only after the current command: a long search would use
the processor for hours with nobody waiting for it. So a thread watches both streams.
"""

from __future__ import annotations

import os
import stat
import sys
import threading
from collections.abc import Callable
from typing import BinaryIO

from rules.system import wait_for_hang_up

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
    longer than ``grace_seconds``. Input from a file does not count: it has no client. On Windows
    only the end of the input can be seen.

    Args:
        source: the commands.
        target: the answers.
        running: returns the number of the command being carried out, None between commands.
        name: the program's name, for the message on standard error.
        grace_seconds: how long a command may take once the input has ended.
    """
    if stat.S_ISREG(os.fstat(source.fileno()).st_mode):
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
    if not wait_for_hang_up(source, of_writer=True):
        return
    while True:
        command = running()
        if wait_for_hang_up(target, grace_seconds):
            os._exit(0)
        if command is not None and command == running():
            break
    text = f"{name}: the input ended, and a command ran for more than {grace_seconds:g} s after it"
    print(text, file=sys.stderr, flush=True)
    os._exit(1)
