"""System processes: how they end."""

from __future__ import annotations

import signal


def how_ended(code: int) -> str:
    """Return an exit code for people: "status 3", or the name of the signal."""
    if code >= 0:
        return f"status {code}"
    try:
        return signal.Signals(-code).name
    except ValueError:
        return f"signal {-code}"


def end_as_with_interrupt() -> None:
    """Let the signals that ask this process to end raise KeyboardInterrupt, as Ctrl+C does.

    A signal that is ignored stays ignored, as after ``nohup``.
    """
    for name in ("SIGTERM", "SIGHUP", "SIGBREAK"):  # the last is that of Windows
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:
            signal.signal(number, signal.default_int_handler)
