"""A limit for what might never end, as the import of a module can."""

from __future__ import annotations

import signal
import threading
from types import FrameType

from rules.system import ALARM, send_alarm

_AGAIN_SECONDS = 1.0  # for code that catches the error and continues


class TimeLimitError(BaseException):
    """It takes too long. No ``Exception``, which the code that is interrupted might catch."""


class time_limit:  # noqa: N801, used like a function
    """Raises ``TimeLimitError`` in a with block after so long; also while it sleeps or reads.

    The limit holds on the main thread alone, since signals arrive there. One that arrives at the
    end of the block, or after it, is ignored: raised there, it would leave the signal's handler in
    place, and end whatever runs later.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._is_running = False
        self._done = threading.Event()

    def __enter__(self) -> None:
        if threading.current_thread() is not threading.main_thread():
            return
        self._before = signal.signal(ALARM, self._expire)
        self._clock = threading.Thread(target=_ring, args=(self._done, self._seconds), daemon=True)
        self._clock.start()
        self._is_running = True

    def __exit__(self, *_: object) -> None:
        if not self._is_running:  # on another thread
            return
        self._is_running = False
        self._done.set()
        self._clock.join()  # a signal without our handler would end the process
        signal.signal(ALARM, self._before or signal.SIG_DFL)

    def _expire(self, _number: int, frame: FrameType | None) -> None:
        leaves_block = frame is not None and frame.f_code is time_limit.__exit__.__code__
        if self._is_running and not leaves_block:
            raise TimeLimitError


def _ring(done: threading.Event, seconds: float) -> None:
    while not done.wait(seconds):
        send_alarm()
        seconds = _AGAIN_SECONDS
