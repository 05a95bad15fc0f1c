"""The application: Qt, the user's settings and folders, the first window."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.engine.engine_worker import any_left_behind
from desktop.faults.fault_dialog import FaultDialog
from desktop.faults.report import fault_report
from desktop.faults.watch import FaultWatch
from desktop.looks.icons import program_icon
from desktop.program import Program
from desktop.settings import Settings
from rules.version import VERSION

log = logging.getLogger(__name__)


def run(file: Path | None) -> int:
    """Open the first window, with the game of ``file`` if there is one; the exit code."""
    QApplication.setApplicationName("Oddments")
    QApplication.setApplicationVersion(VERSION)
    state = _folder(QStandardPaths.StandardLocation.StateLocation)
    watch = FaultWatch(state / "log")
    watch.begin()
    try:
        code = _run(file, state, watch)
    except Exception:
        log.exception("Oddments cannot start")
        _tell_failed_start(watch)
        code = 1
    watch.end()
    if any_left_behind():
        os._exit(code)  # a search that does not stop would hold the program up
    return code


def _run(file: Path | None, state: Path, watch: FaultWatch) -> int:
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    QGuiApplication.setDesktopFileName("oddments")
    app.setWindowIcon(program_icon())
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal ends it
    themes = _folder(QStandardPaths.StandardLocation.AppDataLocation) / "themes"
    settings = Settings(QSettings("Oddments", "Oddments"))
    program = Program(settings, state, themes_folder=themes, faults=watch.faults)
    gc.freeze()  # all that is there now stays: no need to look through it again and again
    window = program.open_window()
    if file is not None:
        program.open_path(file, window)
    program.fault_notices.tell_crash(window, watch.mark)
    window.show()
    return app.exec()


def _tell_failed_start(watch: FaultWatch) -> None:
    if isinstance(QApplication.instance(), QApplication):
        FaultDialog("Oddments cannot start", fault_report(watch.faults.all)).exec()


def _folder(place: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(place))
