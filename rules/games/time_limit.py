"""A limit for what might never end, as the import of a module can."""

from __future__ import annotations

import _thread
import contextlib
import functools
import os
import signal
import threading
from collections.abc import Callable, Iterator

_AGAIN_SECONDS = 1.0  # for code that catches the error and continues
_ON_WINDOWS = os.name == "nt"


class TimeLimitError(BaseException):
    """It takes too long. No ``Exception``, which the code that is interrupted might catch."""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise ``TimeLimitError`` in the block after so long; also while it sleeps or reads.

    The limit holds on the main thread alone, since signals arrive there.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    done = threading.Event()

    def expire(*_: object) -> None:
        if not done.is_set():
            raise TimeLimitError

    number = signal.SIGINT if _ON_WINDOWS else signal.SIGALRM
    before = signal.signal(number, expire)
    clock = threading.Thread(target=_ring, args=(done, seconds, _sender(number)), daemon=True)
    clock.start()
    try:
        yield
    finally:
        done.set()
        clock.join()  # a signal without our handler would end the process
        signal.signal(number, before or signal.SIG_DFL)


def _sender(number: signal.Signals) -> Callable[[], object]:
    """Return what sends a signal to the main thread."""
    if _ON_WINDOWS:
        return functools.partial(_thread.interrupt_main, number)
    ident = threading.main_thread().ident
    assert ident is not None
    return functools.partial(signal.pthread_kill, ident, number)


def _ring(done: threading.Event, seconds: float, send: Callable[[], object]) -> None:
    while not done.wait(seconds):
        send()
        seconds = _AGAIN_SECONDS
