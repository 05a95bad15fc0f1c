"""Signals that end the program: SIGTERM, Ctrl+C in a terminal, a terminal that closes."""

from __future__ import annotations

import signal
import socket
from contextlib import suppress

from PySide6.QtCore import QObject, QSocketNotifier, Signal, Slot

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP")
_NUMBERS = [getattr(signal, name) for name in _NAMES if hasattr(signal, name)]


class EndingSignals(QObject):
    """Tells of those signals in the window's thread, where Qt may be asked for anything.

    Python would answer them only between two lines of its own, and Qt may run none for hours.

    Signals:
        came(int): the signal with this number.
    """

    came = Signal(int)

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
                    self.came.emit(number)


def end_by(number: int) -> None:
    """End this process by a signal, as who sent it expects."""
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
