"""Catches everything that goes wrong: exceptions, also in threads, Qt's messages, hard crashes.

While the program runs, it has a locked file in the log's folder, to which ``faulthandler`` writes a
hard crash (a segmentation fault, an abort). A clean exit removes the file. So a file that is found
at the next start and is not locked reports a crash if ``faulthandler`` has written to it; otherwise
the process was killed or the power failed.
"""

from __future__ import annotations

import contextlib
import datetime
import faulthandler
import logging
import os
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, TextIO

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qFormatLogMessage,
    qInstallMessageHandler,
)

from desktop.app.faults import (
    FaultHandler,
    Faults,
    LogFile,
    LogFormatter,
    is_harmless,
    machine_text,
    without_home,
)
from rules.games import package_at_fault
from rules.regular_file import check_regular
from rules.system import try_lock

log = logging.getLogger(__name__)

_RUN, _CRASH, _TEXT = "run ", "crash ", ".txt"
_CRASH_BEGINS = "\n\n"  # separates the text written at the start from the crash
_KEPT = 5  # reported crashes


class CrashMarker:
    """The file of this run, and those that earlier runs left behind.

    Attributes:
        crash: the report of the last run's crash; "" if there was none or it has been shown.
    """

    def __init__(self, folder: Path) -> None:
        self.crash = ""
        self._folder = folder
        self._crashed: list[Path] = []
        self._file: TextIO | None = None

    def begin(self) -> None:
        """Examine the files left behind, and record a crash from now on.

        If the folder is not writable, a crash is reported on standard error only.
        """
        moment = datetime.datetime.now(datetime.UTC)
        name = f"{moment:%Y-%m-%d %H.%M.%S} {os.getpid()}"
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            for path in sorted(self._folder.glob(f"{_RUN}*{_TEXT}")):
                self._examine(path)
            self._file = (self._folder / f"{_RUN}{name}{_TEXT}").open("w", encoding="utf-8")
            with contextlib.suppress(OSError):  # there are no locks on some network folders
                try_lock(self._file.fileno())
            started = f"Started {moment:%Y-%m-%d %H:%M:%S} UTC"
            self._file.write(f"{machine_text()}\n{started}{_CRASH_BEGINS}")
            self._file.flush()
            faulthandler.enable(self._file)
        except OSError as error:
            log.info("Crashes of this run cannot be recorded: %s", error)
            with contextlib.suppress(Exception):  # there may be no standard error
                faulthandler.enable()

    def end(self) -> None:
        """Remove the file of this run, which ends normally."""
        faulthandler.disable()
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.close()
                Path(self._file.name).unlink(missing_ok=True)
        self._file = None

    def forget_crash(self) -> None:
        """Mark the crash as shown, so that the next start does not show it; keep the last few."""
        self.crash = ""
        with contextlib.suppress(OSError):
            for path in self._crashed:
                path.rename(path.with_name(path.name.replace(_RUN, _CRASH, 1)))
            for path in sorted(self._folder.glob(f"{_CRASH}*{_TEXT}"))[:-_KEPT]:
                path.unlink()
        self._crashed = []

    def _examine(self, path: Path) -> None:
        """Find out whether and how the run with this file ended."""
        check_regular(path.stat().st_mode, path)
        with path.open("r+b") as file:  # network folders lock only what may be written
            if not try_lock(file.fileno()):
                return  # it is still running
            text = file.read().decode("utf-8", "replace").replace("\r\n", "\n")
        if not text:
            return  # it is about to be locked
        start, _, crash = text.partition(_CRASH_BEGINS)
        if crash.strip():
            self.crash = without_home(f"{start}\nEnded by a crash.\n\n{crash}")
            self._crashed.append(path)
            log.info("An earlier run crashed: %s", path.name)
        else:
            path.unlink()
            log.info("An earlier run was killed, or the power failed: %s", path.name)


_LEVELS = {
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class FaultWatch(QObject):
    """Watches from ``begin`` to ``end``; hooks installed before are still called.

    Attributes:
        faults: all faults of this run.
        crash_marker: detects how the last run ended.
    """

    _postponed = Signal(object)

    def __init__(self, folder: Path) -> None:
        """``folder`` is where the log goes; it is created when first needed."""
        super().__init__()
        self.faults = Faults(folder, self)
        self.crash_marker = CrashMarker(folder)
        self._postponed.connect(self._log_postponed, Qt.ConnectionType.QueuedConnection)

    def begin(self) -> None:
        outlets: list[logging.Handler] = [LogFile(self.faults.folder)]
        if sys.stderr is not None:
            terminal = logging.StreamHandler()
            terminal.setLevel(logging.WARNING)
            terminal.setFormatter(LogFormatter())
            outlets.append(terminal)
        self._outlets = outlets
        self._handler = FaultHandler(self.faults, outlets)
        root = logging.getLogger()
        self._level_before = root.level
        root.setLevel(logging.INFO)
        root.addHandler(self._handler)
        self.crash_marker.begin()
        log.info("Oddments started\n%s", machine_text())
        self._hooks_before = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        sys.unraisablehook = self._on_unraisable
        self._qt_before: Any = qInstallMessageHandler(self._on_qt_message)

    def end(self) -> None:
        """Restore the earlier hooks; the program ends normally."""
        qInstallMessageHandler(self._qt_before)
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._hooks_before
        log.info("Oddments ended")
        self.crash_marker.end()
        root = logging.getLogger()
        root.removeHandler(self._handler)
        root.setLevel(self._level_before)
        for outlet in self._outlets:
            outlet.close()

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Log an uncaught exception; called on any thread, also for slots and Qt's events."""
        if not issubclass(kind, Exception):
            self._hooks_before[0](kind, error, trace)  # Ctrl+C in a terminal
            return
        try:
            log.error(_what(error), exc_info=(kind, error, trace))
        except RecursionError:  # the stack is too deep to log it before these calls have returned
            self._postponed.emit(error)
        if self._hooks_before[0] is not sys.__excepthook__:
            self._hooks_before[0](kind, error, trace)

    def _log_postponed(self, error: Exception) -> None:
        log.error("Uncaught exception", exc_info=error)

    def _on_thread_exception(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None and issubclass(args.exc_type, Exception):
            name = args.thread.name if args.thread else "a thread"
            log.error("%s in %s", _what(args.exc_value), name, exc_info=args.exc_value)
        if self._hooks_before[1] is not threading.__excepthook__:
            self._hooks_before[1](args)

    def _on_unraisable(self, unraisable: sys.UnraisableHookArgs) -> None:
        # no reference to the object is kept: it may be half destroyed
        log.error(
            "%s in a %s",
            unraisable.err_msg or "Unraisable exception",
            type(unraisable.object).__name__,
            exc_info=unraisable.exc_value,
        )
        if self._hooks_before[2] is not sys.__unraisablehook__:
            self._hooks_before[2](unraisable)

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Log a message from Qt; called on any thread."""
        text = qFormatLogMessage(kind, context, message)
        if kind not in _LEVELS:
            if sys.stderr is not None:
                print(text, file=sys.stderr)  # useful only to those who enabled it in Qt
        elif kind is QtMsgType.QtWarningMsg and is_harmless(context.category or "", message):
            log.info("Qt: %s", text)
        else:
            log.log(_LEVELS[kind], "Qt: %s", text)
        if self._qt_before is not None:
            self._qt_before(kind, context, message)


def _what(error: BaseException) -> str:
    """Return what an exception is that nothing has caught."""
    package = package_at_fault(error)
    return "Uncaught exception" if package is None else f"The game of {package.origin} has failed"
