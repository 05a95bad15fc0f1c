"""Catches everything that goes wrong: exceptions, also in threads, Qt's messages, hard crashes."""

from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qFormatLogMessage,
    qInstallMessageHandler,
)

from desktop.app.crash_marker import CrashMarker
from desktop.app.faults import FaultHandler, Faults, is_harmless
from desktop.app.log_file import LogFile, LogFormatter
from desktop.app.report import machine_text
from rules.games import package_at_fault

log = logging.getLogger(__name__)

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
