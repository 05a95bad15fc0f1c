"""All faults of this run, but for harmless warnings of Qt: counted, logged, and reported."""

from __future__ import annotations

import contextlib
import dataclasses
import datetime
import logging
import logging.handlers
import os
import platform
import re
import threading
import time
import traceback
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from types import TracebackType

import PySide6
from PySide6.QtCore import QObject, Signal, qVersion
from PySide6.QtGui import QGuiApplication

from rules.games import package_at_fault
from rules.regular_file import check_regular
from rules.version import VERSION, compiled

_MAX_TEXT = 6000  # characters of one fault; longer texts lose their middle

_NUMBERS = re.compile(r"0x[0-9a-fA-F]+|\d+")


@dataclasses.dataclass
class Fault:
    """One fault, however often it occurs.

    Attributes:
        details: the log message, and the traceback if there is one.
        first: when it first occurred, in UTC.
        memory: whether the program ran out of memory.
        has_own_notice: whether another notice already shows it to the user.
        package: the package that was installed whose code failed, by name and version; "" if ours.
        times: how often it has occurred.
    """

    details: str
    first: datetime.datetime
    memory: bool = False
    has_own_notice: bool = False
    package: str = ""
    times: int = 0

    def __str__(self) -> str:
        times = f", {self.times} times" if self.times > 1 else ""
        return f"{self.first:%Y-%m-%d %H:%M:%S} UTC{times}\n{self.details}"


def fault_of(record: logging.LogRecord) -> Fault:
    """Return a log record as a fault; ``record.has_own_notice`` sets ``has_own_notice``."""
    details = record.getMessage()
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        details += "\n" + "".join(traceback.format_exception(error)).rstrip()
    package = package_at_fault(error)
    return Fault(
        details=cut(details),
        first=datetime.datetime.fromtimestamp(record.created, datetime.UTC),
        memory=isinstance(error, MemoryError),
        has_own_notice=getattr(record, "has_own_notice", False),
        package="" if package is None else package.origin,
    )


def fault_key(record: logging.LogRecord) -> object:
    """Return a key that is equal for records of the same fault.

    The same fault is raised at the same place, or its messages differ only in numbers.
    """
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        return type(error).__name__, _place(error.__traceback__)
    return record.name, _NUMBERS.sub("#", record.getMessage())


def cut(text: str) -> str:
    """Return the text without its middle if it is too long."""
    if len(text) <= _MAX_TEXT:
        return text
    half = _MAX_TEXT // 2
    return f"{text[:half]}\n … {len(text) - 2 * half} characters left out …\n{text[-half:]}"


def _place(trace: TracebackType | None) -> tuple[str, int]:
    """Return the file and line where an exception was raised."""
    if trace is None:
        return "", 0
    while trace.tb_next is not None:
        trace = trace.tb_next
    return trace.tb_frame.f_code.co_filename, trace.tb_lineno


# each with those below it: "qt.qpa" is also "qt.qpa.xcb"
_OUTSIDE = (
    "qt.accessibility.atspi",  # screen readers, which may ask for what Qt does not provide
    "qt.dbus",
    "qt.glx",
    "qt.network",
    "qt.qpa",  # windows, input methods, portals, desktop settings, launchers of other programs
    "qt.text.font",
    "qt.vulkan",
    "qt.xkb",
)


# Something missing from the machine or its desktop is not a fault of the program, which could not
# fix it anyway, and Qt works without it. Such warnings are recognised by their category, which
# names the part of Qt that talks to the system. These have none.
KNOWN = (
    "Detected locale ",  # set to an outdated character encoding; Qt uses UTF-8
    "This plugin does not support ",  # raising windows, or hints about their sizes
    "QApplication: invalid style override ",  # Qt lacks the style that the desktop names
    "QStandardPaths: ",  # the system has set no runtime folder; Qt uses another one
    "Qt: Session management error: ",  # no session manager, or one that refuses messages
    "Could not connect to accessibility bus",  # no screen reader can run here
    "EnableNonClientDpiScaling() failed ",  # Wine does not scale the frames of windows
    "QIBusPlatformInputContext: ",  # the input method is not running; the keyboard works
)


def is_harmless(category: str, warning: str) -> bool:
    """Return whether a warning from Qt is harmless; ``category`` is "default" if it has none."""
    outside = any(category == each or category.startswith(f"{each}.") for each in _OUTSIDE)
    return outside or warning.startswith(KNOWN)


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


LOG_NAME = "oddments.log"
MOST_BYTES = 500_000  # of one file
OLDER_FILES = 3


class LogFile(logging.handlers.RotatingFileHandler):
    """Writes log records, and drops those that cannot be written, for instance to a full disk."""

    def __init__(self, folder: Path) -> None:
        super().__init__(
            folder / LOG_NAME,
            maxBytes=MOST_BYTES,
            backupCount=OLDER_FILES,
            encoding="utf-8",
            errors="backslashreplace",
            delay=True,
        )
        self.setFormatter(LogFormatter())

    def _open(self) -> TextIOWrapper:
        path = Path(self.baseFilename)
        if path.exists():
            check_regular(path.stat().st_mode, path)
        return super()._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """Drop a record that cannot be written, silently, and reopen the file for the next one."""
        stream, self.stream = self.stream, None
        if stream is not None:
            with contextlib.suppress(OSError):
                stream.close()


class LogFormatter(logging.Formatter):
    """Formats records with UTC times and without the name of the user's home folder."""

    def __init__(self) -> None:
        super().__init__(
            "%(asctime)s %(levelname)s [%(threadName)s] %(message)s", "%Y-%m-%d %H:%M:%SZ"
        )
        self.converter = time.gmtime

    def format(self, record: logging.LogRecord) -> str:
        return without_home(super().format(record))


def without_home(text: str) -> str:
    """Return the text with the user's home folder written as ~."""
    home = str(Path.home())
    return text.replace(home, "~") if len(home) > 1 else text


_MAX_REPORTED = 20  # in a report


def machine_text() -> str:
    """Return the versions of the program and of its platform, in a few lines."""
    core = "core compiled" if compiled() else "core not compiled"
    app = QGuiApplication.instance()
    screen = app.platformName() if isinstance(app, QGuiApplication) else "no screen yet"
    desktop = os.environ.get("XDG_CURRENT_DESKTOP", "")
    return "\n".join(
        [
            f"Oddments {VERSION}, {core}",
            f"Python {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}",
            ", ".join(filter(None, [_system(), _kernel()])),
            ", ".join(filter(None, [screen, desktop])),
        ]
    )


def fault_report(faults: Sequence[Fault]) -> str:
    """Return the platform and the faults of this run, latest last."""
    parts = [machine_text()]
    if len(faults) > _MAX_REPORTED:
        parts.append(f"{len(faults) - _MAX_REPORTED} earlier faults are omitted.")
    shown = [str(fault) for fault in faults[-_MAX_REPORTED:]]
    parts += shown or ["Nothing has gone wrong in this run."]
    return without_home("\n\n".join(parts)) + "\n"


def _kernel() -> str:
    """Return what ``platform.platform()`` does, but without starting a process for the CPU."""
    return f"{platform.system()}-{platform.release()}-{platform.machine()}"


def _system() -> str:
    """Return the name of the distribution; "" if there is none."""
    try:
        return platform.freedesktop_os_release().get("PRETTY_NAME", "")
    except OSError:
        return ""
