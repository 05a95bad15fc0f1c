"""The application: Qt, the user's settings and folders, the first window."""

from __future__ import annotations

import gc
import os
import signal
import sys
from pathlib import Path

from PySide6.QtCore import QSettings, QStandardPaths
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.engine.engine_worker import any_left_behind
from desktop.looks.icons import program_icon
from desktop.program import Program
from desktop.settings import Settings
from rules.version import VERSION


def run(file: Path | None) -> int:
    """Open the first window, with the game of ``file`` if there is one; the exit code."""
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Oddments")
    app.setApplicationVersion(VERSION)
    app.setStyle("Fusion")
    QGuiApplication.setDesktopFileName("io.github.oddments.Oddments")
    app.setWindowIcon(program_icon())
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal ends it
    place = QStandardPaths.StandardLocation
    state = Path(QStandardPaths.writableLocation(place.StateLocation))
    data = Path(QStandardPaths.writableLocation(place.AppDataLocation))
    settings = Settings(QSettings("Oddments", "Oddments"))
    program = Program(settings, state / "games", themes_folder=data / "themes")
    gc.freeze()  # all that is there now stays: no need to look through it again and again
    window = program.open_window()
    if file is not None:
        program.open_path(file, window)
    window.show()
    code = app.exec()
    if any_left_behind():
        os._exit(code)  # a search that does not stop would hold the program up
    return code
