"""The application: Qt, the user's settings and folders, the first windows, and the end."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSettings, QStandardPaths
from PySide6.QtGui import QGuiApplication, QSessionManager
from PySide6.QtWidgets import QApplication

from desktop.ending_signals import EndingSignals, end_by
from desktop.engine.engine_worker import any_left_behind
from desktop.looks.icons import program_icon
from desktop.program import Program
from desktop.settings import Settings
from rules.version import VERSION


class Application(QApplication):
    """Qt's application. Whatever ends it, all is saved first.

    Attributes:
        program: what is to be saved.
        ended_by: the number of the signal that ended it; 0 for none.
    """

    program: Program | None = None
    ended_by = 0

    def attend(self, program: Program) -> None:
        """Save this program when it is asked to end, by the desktop or by a signal."""
        self.program = program
        self.commitDataRequest.connect(self._commit)
        self.saveStateRequest.connect(self._tell_how_to_start)
        EndingSignals(self).came.connect(self._end)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Quit and self.program is not None:
            self.program.end()  # before Qt closes the windows, which are to come back
        return super().event(event)

    def _commit(self, _manager: QSessionManager) -> None:
        """The desktop's session may end; it may also go on."""
        assert self.program is not None
        self.program.save_all()

    def _tell_how_to_start(self, manager: QSessionManager) -> None:
        manager.setRestartCommand(sys.orig_argv)  # Qt's own adds an option that we do not know

    def _end(self, number: int) -> None:
        assert self.program is not None
        self.ended_by = number
        self.program.end()
        self.exit()


def run(files: Sequence[Path]) -> int:
    """Bring the windows back, and open the games of ``files``; the exit code."""
    app = Application(sys.argv[:1])
    app.setApplicationName("Oddments")
    app.setApplicationVersion(VERSION)
    app.setStyle("Fusion")
    QGuiApplication.setDesktopFileName("oddments")
    app.setWindowIcon(program_icon())
    place = QStandardPaths.StandardLocation
    state = Path(QStandardPaths.writableLocation(place.StateLocation))
    data = Path(QStandardPaths.writableLocation(place.AppDataLocation))
    settings = Settings(QSettings("Oddments", "Oddments"))
    program = Program(settings, state, themes_folder=data / "themes")
    app.attend(program)
    gc.freeze()  # all that is there now stays: no need to look through it again and again
    windows = program.bring_back()
    for file in files:
        program.open_path(file, windows[-1])
    for window in windows:
        window.show()
    code = app.exec()
    if app.ended_by:
        end_by(app.ended_by)
    if any_left_behind():
        os._exit(code)  # a search that does not stop would hold the program up
    return code
