"""All that has gone wrong in this run: counted, written to the log, and to be told."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.diagnostics.fault import Fault, fault_of, sameness

_MOST = 100  # different faults; what comes after them is counted together
_OTHERS = "others"


class Faults(QObject):
    """The faults of this run. Any thread may add one.

    Attributes:
        folder: holds the log.

    Signals:
        noted: there is another fault, or one has come ten times as often. Comes from any thread.
    """

    noted = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self._lock = threading.Lock()
        self._faults: dict[object, Fault] = {}  # by what makes them the same

    @property
    def all(self) -> list[Fault]:
        """Those there have been, the oldest first."""
        with self._lock:
            return list(self._faults.values())

    def add(self, record: logging.LogRecord) -> Fault:
        """Count what was logged; the fault that it is, or is one more of."""
        same = sameness(record)
        with self._lock:
            if same not in self._faults and len(self._faults) >= _MOST:
                same = _OTHERS
            if same not in self._faults:
                self._faults[same] = fault_of(record)
            fault = self._faults[same]
            fault.times += 1
            return fault


class FaultHandler(logging.Handler):
    """Takes all that is logged, and writes of a fault that comes again and again only the 1st,
    the 10th, the 100th … time.
    """

    def __init__(self, faults: Faults, outlets: Sequence[logging.Handler]) -> None:
        """``outlets``: where it is written to."""
        super().__init__(logging.INFO)
        self._faults = faults
        self._outlets = outlets
        self._here = threading.local()

    def handle(self, record: logging.LogRecord) -> bool:
        if getattr(self._here, "busy", False):
            return False  # a fault while a fault is written down: there is no use in going round
        self._here.busy = True
        try:
            self._here.news = False
            handled = bool(super().handle(record))
            if self._here.news:
                self._faults.noted.emit()  # not under the lock of this handler
            return handled
        except RuntimeError:  # Qt has gone, or the calls are too deep
            return False
        finally:
            self._here.busy = False

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING:
            times = self._faults.add(record).times
            if not _is_round(times):
                return
            self._here.news = True
            if times > 1:
                record = _again(record, times)
        for outlet in self._outlets:
            if record.levelno >= outlet.level:
                outlet.handle(record)


def _is_round(times: int) -> bool:
    """Whether this is 1, 10, 100 …"""
    return set(str(times)[1:]) <= {"0"} and str(times)[0] == "1"


def _again(record: logging.LogRecord, times: int) -> logging.LogRecord:
    """What is written of a fault that has come so often, in a line."""
    error = record.exc_info[1] if record.exc_info else None
    what = f"{record.getMessage()} {type(error).__name__ if error else ''}".rstrip()
    return logging.makeLogRecord(
        {**record.__dict__, "msg": f"{times} times by now: {what}", "args": (), "exc_info": None}
    )
