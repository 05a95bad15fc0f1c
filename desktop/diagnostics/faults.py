"""All faults of this run: counted, and written to the log."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.diagnostics.fault import Fault, fault_key, fault_of

_MAX_FAULTS = 100  # different faults; all others are counted together
_OTHERS = "others"


class Faults(QObject):
    """The faults of this run. Any thread may add one.

    Attributes:
        folder: contains the log.

    Signals:
        updated: a fault has occurred for the 1st, 10th, 100th … time. Emitted on any thread.
    """

    updated = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._lock = threading.Lock()
        self._faults: dict[object, Fault] = {}  # by ``fault_key``

    @property
    def all(self) -> list[Fault]:
        """All faults, oldest first."""
        with self._lock:
            return list(self._faults.values())

    def add(self, record: logging.LogRecord) -> Fault:
        """Count a log record. Returns its fault, new or known."""
        key = fault_key(record)
        with self._lock:
            if key not in self._faults and len(self._faults) >= _MAX_FAULTS:
                key = _OTHERS
            if key not in self._faults:
                self._faults[key] = fault_of(record)
            fault = self._faults[key]
            fault.times += 1
            return fault


class FaultHandler(logging.Handler):
    """Handles all log records, but logs a recurring fault only the 1st, 10th, 100th … time."""

    def __init__(self, faults: Faults, outlets: Sequence[logging.Handler]) -> None:
        """``outlets``: the handlers that write the records."""
        super().__init__(logging.INFO)
        self._faults = faults
        self._outlets = outlets
        self._local = threading.local()

    def handle(self, record: logging.LogRecord) -> bool:
        if getattr(self._local, "busy", False):
            return False  # a fault while logging a fault: avoid endless recursion
        self._local.busy = True
        try:
            self._local.has_news = False
            handled = bool(super().handle(record))
            if self._local.has_news:
                self._faults.updated.emit()  # not while this handler is locked
            return handled
        except RuntimeError:  # Qt is gone, or the recursion is too deep
            return False
        finally:
            self._local.busy = False

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            times = self._faults.add(record).times
            if not _is_round(times):
                return
            self._local.has_news = True
            if times > 1:
                record = _summary(record, times)
        for outlet in self._outlets:
            if record.levelno >= outlet.level:
                outlet.handle(record)


def _is_round(times: int) -> bool:
    """Return whether this is 1, 10, 100 …"""
    return set(str(times)[1:]) <= {"0"} and str(times)[0] == "1"


def _summary(record: logging.LogRecord, times: int) -> logging.LogRecord:
    """Return a one-line record about a fault that has occurred this often."""
    error = record.exc_info[1] if record.exc_info else None
    what = f"{record.getMessage()} {type(error).__name__ if error else ''}".rstrip()
    return logging.makeLogRecord(
        {**record.__dict__, "msg": f"{times} times so far: {what}", "args": (), "exc_info": None}
    )
