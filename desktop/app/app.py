"""The application: sets up Qt, settings and folders, opens the first windows, and quits."""

from __future__ import annotations

import functools
import gc
import logging
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QEvent, QSettings, QStandardPaths, QTimer
from PySide6.QtGui import QFileOpenEvent, QGuiApplication, QSessionManager
from PySide6.QtWidgets import QApplication

from desktop.app.faults import fault_report
from desktop.app.process import EndingSignals, end_by, keep_large_blocks_apart
from desktop.app.program import Program
from desktop.app.single_instance import Handover, SingleInstance, activation_token
from desktop.app.watch import FaultWatch
from desktop.services.languages import UI_LANGUAGE, chosen
from desktop.services.tasks import count_orphans
from desktop.services.text import tr, tr_noop
from desktop.settings.setting import keep_damaged, settings_file
from desktop.settings.settings import Settings
from desktop.theme.icons import program_icon
from desktop.theme.typeface import use_typeface
from desktop.widgets.notice_bar import Topic
from desktop.widgets.windows import bring_forward
from desktop.window.main_window import MainWindow
from rules.record.whole_file import make_private_folder
from rules.system import set_taskbar_id
from rules.version import VERSION

log = logging.getLogger(__name__)

ID = "io.github.oddments.Oddments"  # identifies the program to desktops and taskbars
_TOKEN = "XDG_ACTIVATION_TOKEN"  # where Qt looks for the activation token
_SILENT = tr_noop(
    "Oddments is already running, but it is not responding. This window "
    "works on its own; anything open in the other one cannot be opened "
    "here."
)
_DAMAGED_SETTINGS = tr_noop(
    "The settings were damaged. What could be read of them still holds; the damaged file was kept "
    "as {name}."
)
_LISTEN_MS = 300  # from the first window on; later starts wait for it
_LIBRARY_MS = 1500  # delay after the first window, which must not wait for the library


class Application(QApplication):
    """Qt's application. Saves everything before it quits, for whatever reason.

    Attributes:
        program: the program to save.
        single_instance: receives the files of later starts.
        ended_by: the number of the signal that ended it; 0 if none did.
    """

    program: Program | None = None
    single_instance: SingleInstance | None = None
    ended_by = 0

    def __init__(self, arguments: Sequence[str]) -> None:
        super().__init__(arguments)
        use_typeface()

    def connect_program(self, program: Program, instance: SingleInstance) -> None:
        """Save this program when the desktop or a signal asks it to end."""
        self.program, self.single_instance = program, instance
        self.commitDataRequest.connect(self._commit)
        self.saveStateRequest.connect(self._describe_restart)
        EndingSignals(self._end, self)

    def receive(self, files: Sequence[Path], token: str) -> None:
        """Open the files of a later start, and bring their windows to the front."""
        assert self.program is not None
        if token:
            os.environ[_TOKEN] = token  # Qt passes it on with the first window that it raises
        window = _front(self.program)
        if not files:
            bring_forward(window)
        for file in files:
            self.program.opener.open(file, window)
        os.environ.pop(_TOKEN, None)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and self.program is not None:
            self.receive([Path(event.file())], "")  # double-clicked, on macOS
            return True
        if event.type() == QEvent.Type.Quit and self.program is not None:
            self.program.sessions.close()  # before Qt closes the windows, so that they are restored
            done = super().event(event)
            self.program.sessions.resume()
            if not self.program.windows:
                self._stop_listening()
            return done
        return super().event(event)

    def _commit(self, _manager: QSessionManager) -> None:
        """Save before the desktop's session ends; it may also be continued."""
        assert self.program is not None
        self.program.sessions.save()

    def _describe_restart(self, manager: QSessionManager) -> None:
        manager.setRestartCommand(sys.orig_argv)  # Qt's default adds an unknown option

    def _end(self, number: int) -> None:
        assert self.program is not None
        self.ended_by = number
        self._stop_listening()
        self.program.sessions.close()
        self.exit()

    def _stop_listening(self) -> None:
        """Stop answering later starts: files they hand over now would not be saved."""
        assert self.single_instance is not None
        self.single_instance.close()


def _front(program: Program) -> MainWindow:
    """Return the active window, else the one opened last, else a new one."""
    active = [window for window in program.windows if window.isActiveWindow()]
    return (active or program.windows or [program.open_window()])[-1]


def _start_library(program: Program) -> None:
    """Open the library; the window in front reports what is wrong with it."""
    program.library.start(_front(program).notices if program.windows else None)


def run(files: Sequence[Path]) -> int:
    """Restore the windows, open ``files``, and run. Returns the exit code."""
    token = activation_token()
    keep_large_blocks_apart()
    Application.setApplicationName("Oddments")
    Application.setApplicationVersion(VERSION)
    state = _folder(QStandardPaths.StandardLocation.StateLocation)
    with suppress(OSError):  # if the folder is not writable, the window says so
        make_private_folder(state)
    watch = FaultWatch(state / "log")
    watch.begin()
    ended_by = 0
    try:
        code, ended_by = _run(files, token, state, watch)
    except Exception:
        log.exception("Oddments cannot start")
        _report_failed_start(watch)
        code = 1
    watch.end()
    if ended_by:
        end_by(ended_by)
    if count_orphans():
        os._exit(code)  # a thread that does not stop would keep the process alive
    return code


def _run(files: Sequence[Path], token: str, state: Path, watch: FaultWatch) -> tuple[int, int]:
    """Run the program. Returns the exit code and the signal that ended it, 0 for none."""
    set_taskbar_id(ID)
    app = Application(sys.argv[:1])
    app.setStyle("Fusion")
    QGuiApplication.setDesktopFileName(ID)
    app.setWindowIcon(program_icon())
    file = settings_file()
    damaged = None if file is None else keep_damaged(file)
    settings = Settings(QSettings("Oddments", "Oddments"))
    UI_LANGUAGE.set_language(chosen(settings.language))
    instance = SingleInstance(state, app)
    handover = instance.hand_over(files, token)
    if handover is Handover.HANDED_OVER:
        return 0, 0
    try:
        return _serve(app, instance, handover, settings, damaged, files, state, watch)
    except Exception:
        instance.release()  # later starts get no answer while the failure is shown
        raise


def _serve(
    app: Application,
    instance: SingleInstance,
    handover: Handover,
    settings: Settings,
    damaged: Path | None,
    files: Sequence[Path],
    state: Path,
    watch: FaultWatch,
) -> tuple[int, int]:
    """Show the windows and run the event loop. Returns what ``_run`` does.

    ``damaged``: where damaged settings were kept.
    """
    themes = _folder(QStandardPaths.StandardLocation.AppDataLocation) / "themes"
    program = Program(settings, state, themes_folder=themes, faults=watch.faults)
    app.connect_program(program, instance)
    gc.freeze()  # everything allocated so far stays, so collections need not scan it
    windows = program.sessions.restore_windows()
    if handover is Handover.SILENT:
        windows[-1].notices.show_notice(Topic.INSTANCE, lambda: tr(_SILENT))
    if damaged is not None:
        windows[-1].notices.show_notice(
            Topic.SETTINGS, lambda: tr(_DAMAGED_SETTINGS, name=damaged.name)
        )
    program.fault_notices.show_crash(windows[-1], watch.crash_marker)
    _show(program, windows, files)
    QTimer.singleShot(_LIBRARY_MS, functools.partial(_start_library, program))
    QTimer.singleShot(_LISTEN_MS, functools.partial(instance.listen, app.receive))
    code = app.exec()
    instance.close()
    for window in program.windows:
        window.stop_engine()  # Qt aborts if a thread outlives the application
    program.library.close()
    program.decks.close()
    program.sounds.close()
    return code, app.ended_by


def _show(program: Program, windows: Sequence[MainWindow], files: Sequence[Path]) -> None:
    """Show the windows, with the files opened in front of them."""
    if len(windows) > 1 or windows[0].session is not None or not files:
        for window in windows:
            window.show()
    for file in files:  # a lone start page is shown with the game in it
        program.opener.open(file, windows[-1])


def _report_failed_start(watch: FaultWatch) -> None:
    if isinstance(QApplication.instance(), QApplication):
        from desktop.window.fault_dialog import FaultDialog  # late: it is hardly ever needed

        FaultDialog(tr("Oddments cannot start"), fault_report(watch.faults.all)).exec()


def _folder(place: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(place))
