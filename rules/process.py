"""System processes: how they end."""

from __future__ import annotations

import contextlib
import os
import signal


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


def end_as_with_interrupt() -> None:
    """Let the signals that ask this process to end raise KeyboardInterrupt, as Ctrl+C does.

    A signal that is ignored stays ignored, as after ``nohup``.
    """
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        if signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler)
