"""Signals that end the program: SIGTERM, Ctrl+C in a terminal, a terminal that closes."""

from __future__ import annotations

import signal
import socket
from contextlib import suppress

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")
_NUMBERS = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]


class EndingSignals(QObject):
    """Reports those signals on the window's thread, where all of Qt may be called.

    Python handles signals only between two of its own instructions, and while Qt waits for events
    it may execute none for hours.

    Signals:
        received(int): the signal with this number has arrived.
    """

    received = Signal(int)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
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
                    self.received.emit(number)


def end_by(number: int) -> None:
    """End this process by a signal, as its sender expects."""
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
