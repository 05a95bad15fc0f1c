"""The process: its memory and garbage, and the signals that end it."""

from __future__ import annotations

import ctypes
import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress

from PySide6.QtCore import QObject, QSocketNotifier, QTimer, Slot

_INTERVAL_MS = 500


class GarbageCollector(QObject):
    """Collects garbage whenever Python would, but only on the thread that created this object.

    Python collects on whichever thread happens to allocate an object. On the engine's thread that
    could destroy the remains of a closed window, but Qt's objects may only be destroyed on the
    thread they live in: a running animation, for example, would leave a dangling pointer behind.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=_INTERVAL_MS)
        self._timer.timeout.connect(self.collect)
        self._timer.start()

    @staticmethod
    def collect() -> None:
        """Collect the oldest generation that is due, if any."""
        due = [
            generation
            for generation, (count, threshold) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if 0 < threshold < count
        ]
        if due:
            gc.collect(due[-1])


_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3  # from malloc.h

_LARGE = 128 * 1024  # bytes; glibc's initial threshold


def keep_large_blocks_apart() -> bool:
    """Take large blocks always from the system. Returns whether this C library can do so.

    glibc takes large blocks straight from the system and returns them at once. But freeing the
    first one raises the threshold for doing so, to as much as 32 MB. From then on pictures, trees
    and texts share the heap with small blocks that stay, and leave it fragmented.
    """
    if not sys.platform.startswith("linux"):
        return False
    try:
        set_option = ctypes.CDLL(None).mallopt
    except AttributeError:  # another C library: musl has neither the function nor the problem
        return False
    return all(set_option(option, _LARGE) for option in (_M_MMAP_THRESHOLD, _M_TRIM_THRESHOLD))


_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")
_NUMBERS = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]


class EndingSignals(QObject):
    """Reports those signals on the window's thread, where all of Qt may be called.

    Python handles signals only between two of its own instructions, and while Qt waits for events
    it may execute none for hours.
    """

    def __init__(self, receive: Callable[[int], object], parent: QObject | None = None) -> None:
        """``receive`` gets the number of each."""
        super().__init__(parent)
        self._receive = receive
        self._near, self._far = socket.socketpair()
        self._near.setblocking(False)
        self._far.setblocking(False)
        signal.set_wakeup_fd(self._far.fileno(), warn_on_full_buffer=False)
        for number in _NUMBERS:
            if signal.getsignal(number) is not signal.SIG_IGN:  # as after nohup
                signal.signal(number, lambda *_: None)  # the number comes through the socket
        self._notifier = QSocketNotifier(self._near.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._read)

    @Slot()
    def _read(self) -> None:
        with suppress(BlockingIOError):
            for number in self._near.recv(64):
                if number in _NUMBERS:
                    self._receive(number)


def end_by(number: int) -> None:
    """End this process by a signal, as its sender expects."""
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
