"""The application from start to end, in this process."""

from __future__ import annotations

import contextlib
import faulthandler
import gc
import json
import logging
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from operator import itemgetter
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from driving import small
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QSettings,
    QStandardPaths,
    QTimer,
    QUrl,
)
from PySide6.QtGui import QFileOpenEvent, QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app import app
from desktop.app.app import Application
from desktop.app.program import Program
from desktop.app.single_instance import Handover, SingleInstance
from desktop.pages.start_page import StartPage
from desktop.services.languages import UI_LANGUAGE, Language
from desktop.theme.icons import program_icon
from desktop.widgets.notice_bar import Topic
from desktop.window.fault_dialog import FaultDialog
from desktop.window.main_window import MainWindow
from rules import system
from rules.games import GAMES, packages
from rules.record.game_file import save
from rules.record.game_record import GameRecord
from rules.version import CORE, VERSION

TOKEN = "XDG_ACTIVATION_TOKEN"


def game_file(folder: Path, name: str = "game") -> Path:
    record = GameRecord(small("egotzi"))
    record.play_text("a1")
    path = folder / f"{name}.oddments"
    save(record, path)
    return path


def visible(program: Program) -> list[MainWindow]:
    return [window for window in program.windows if window.isVisible()]


# -- a whole run ---------------------------------------------------------------------------------


class Run:
    """Records what a run of the program does; ``meanwhile`` is called while it runs."""

    def __init__(self, application: Application) -> None:
        self.application = application
        self.program: Program | None = None
        self.meanwhile: Callable[[Program], object] = lambda _program: None
        self.shots: list[tuple[int, Callable[[], object]]] = []
        self.dialogs: list[FaultDialog] = []
        self.ended_by: list[int] = []
        self.exited: list[int] = []
        self.stopped: list[MainWindow] = []
        self.styles: list[str] = []

    def exec(self) -> int:
        assert self.application.program is not None
        self.program = self.application.program
        QApplication.processEvents()
        self.meanwhile(self.program)
        return 5


@pytest.fixture
def run(
    restored_signals: None,
    qapp: Application,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    qtbot: QtBot,
) -> Iterator[Run]:
    run = Run(qapp)
    (tmp_path / "run").mkdir(mode=0o700)
    for name in ("STATE", "CONFIG", "DATA", "CACHE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path / "run"))
    monkeypatch.delenv(TOKEN, raising=False)
    store = tmp_path / "settings.ini"

    def settings(*names: str) -> QSettings:
        assert names == ("Oddments", "Oddments")
        return QSettings(str(store), QSettings.Format.IniFormat)

    def make_application(arguments: list[str]) -> Application:
        assert len(arguments) == 1  # Qt must not read the options of the program
        return qapp

    class Made(Application):
        def __new__(cls, arguments: list[str]) -> Any:
            return make_application(arguments)

    monkeypatch.setattr(app, "QSettings", settings)
    monkeypatch.setattr(app, "Application", Made)
    monkeypatch.setattr(qapp, "exec", run.exec)
    monkeypatch.setattr(
        app, "QTimer", SimpleNamespace(singleShot=lambda *shot: run.shots.append(shot))
    )
    monkeypatch.setattr(FaultDialog, "exec", lambda dialog: run.dialogs.append(dialog))
    monkeypatch.setattr(qapp, "setStyle", run.styles.append)
    monkeypatch.setattr(app, "end_by", run.ended_by.append)
    monkeypatch.setattr(os, "_exit", run.exited.append)
    stop = MainWindow.stop_engine

    def note_stop(window: MainWindow) -> None:
        run.stopped.append(window)
        stop(window)

    monkeypatch.setattr(MainWindow, "stop_engine", note_stop)
    name, version = qapp.applicationName(), qapp.applicationVersion()
    yield run
    gc.unfreeze()
    faulthandler.enable(sys.__stderr__ or 2)
    if qapp.single_instance is not None:
        qapp.single_instance.release()
    qapp.program = qapp.single_instance = None
    qapp.ended_by = 0
    qapp.setApplicationName(name)
    qapp.setApplicationVersion(version)


def state_folder(folder: Path) -> Path:
    return folder / "state" / "Oddments"


def sockets(folder: Path) -> list[Path]:
    return [path for path in (folder / "run").iterdir() if path.is_socket()]


def test_a_first_start_shows_one_start_page_and_is_found_by_later_ones(
    run: Run, tmp_path: Path
) -> None:
    def look(program: Program) -> None:
        (window,) = program.windows
        assert window.isVisible()
        assert isinstance(window.page, StartPage)
        assert window.notices.texts == {}
        (_early, listen), (late_ms, _start_library) = sorted(run.shots, key=itemgetter(0))
        assert late_ms >= 500  # the first window does not wait for it
        listen()
        assert sockets(tmp_path)
        assert state_folder(tmp_path).stat().st_mode & 0o777 == 0o700
        assert list((state_folder(tmp_path) / "log").iterdir())
        themes = program.appearance.themes.folder
        assert themes == tmp_path / "data" / "Oddments" / "themes"
        assert gc.get_freeze_count() > 0
        assert program.fault_notices.faults.folder == state_folder(tmp_path) / "log"
        logging.getLogger().error("the roof leaks")
        QApplication.processEvents()
        assert Topic.FAULT in window.notices.texts
        assert UI_LANGUAGE.language == Language("de")

    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    store.setValue("window/language", "de")
    store.sync()
    run.meanwhile = look
    assert app.run([]) == 5
    assert run.program is not None
    assert run.stopped == run.program.windows
    assert (run.ended_by, run.exited, run.dialogs) == ([], [], [])
    assert not sockets(tmp_path)  # no longer listening
    assert not list((state_folder(tmp_path) / "log").glob("run *"))  # it ended normally
    assert (state_folder(tmp_path) / "session.json").exists()
    assert QCoreApplication.applicationName() == "Oddments"
    assert QCoreApplication.applicationVersion() == VERSION
    assert QGuiApplication.desktopFileName() == app.ID
    assert run.styles == ["Fusion"]
    icon = QGuiApplication.windowIcon().pixmap(64, 64).toImage()
    assert icon == program_icon().pixmap(64, 64).toImage()


def test_cards_of_a_newer_version_are_left_alone_and_its_list_of_games_is_built_again(
    run: Run, tmp_path: Path, qtbot: QtBot
) -> None:
    files = [state_folder(tmp_path) / name for name in ("library.sqlite", "training.sqlite")]
    files[0].parent.mkdir(parents=True)
    for file in files:
        with contextlib.closing(sqlite3.connect(file)) as newer:
            newer.executescript("PRAGMA journal_mode = WAL; PRAGMA user_version = 99")
    before = files[1].read_bytes()

    def look(program: Program) -> None:
        (window,) = program.windows
        max(run.shots, key=itemgetter(0))[1]()  # starts the library
        qtbot.waitUntil(lambda: window.notices.texts.keys() >= {Topic.NEWS, Topic.TRAINING})
        texts = window.notices.texts
        assert "The list of games is being rebuilt from the games." in texts[Topic.NEWS]
        assert "are from a newer version of Oddments. They stay as" in texts[Topic.TRAINING]

    run.meanwhile = look
    app.run([])
    assert files[1].read_bytes() == before


def test_a_crash_is_reported_at_the_next_start(run: Run, tmp_path: Path) -> None:
    log = state_folder(tmp_path) / "log"
    log.mkdir(parents=True)
    (log / "run a.txt").write_text("Oddments\n\nFatal", "utf-8")
    notices: dict[Topic, str] = {}
    run.meanwhile = lambda program: notices.update(program.windows[-1].notices.texts)
    app.run([])
    assert Topic.CRASH in notices
    assert (log / "crash a.txt").exists()


def test_damaged_settings_are_reported_and_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "config" / "Oddments" / "Oddments.conf"
    file.parent.mkdir(parents=True)
    file.write_text("notes\n", "utf-8")
    notices: dict[Topic, str] = {}
    run.meanwhile = lambda program: notices.update(program.windows[-1].notices.texts)
    app.run([])
    (kept,) = file.parent.glob("Oddments damaged *.conf")
    assert notices[Topic.SETTINGS].endswith(f"the damaged file was kept as {kept.name}.")


def test_each_file_gets_a_window(run: Run, tmp_path: Path) -> None:
    paths = [game_file(tmp_path, "a"), game_file(tmp_path, "b")]
    run.meanwhile = lambda program: found.extend(window.path for window in visible(program))
    found: list[Path | None] = []
    app.run(paths)
    assert found == paths


def test_windows_are_restored_when_a_file_is_opened(run: Run, tmp_path: Path) -> None:
    kept = "2026-11/2026-11-21 17.14.26 egotzi.oddments"
    folder = state_folder(tmp_path) / "games" / "2026-11"
    folder.mkdir(parents=True)
    game_file(folder).rename(folder.parent / kept)
    facts = {"version": 1, "windows": [{"game": kept, "file": ""}]}
    (state_folder(tmp_path) / "session.json").write_text(json.dumps(facts))
    path = game_file(tmp_path)
    found: list[Path | None] = []
    run.meanwhile = lambda program: found.extend(window.path for window in visible(program))
    app.run([path])
    assert found == [None, path]


def test_a_program_that_does_not_answer_is_reported(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SingleInstance, "hand_over", lambda *_: Handover.SILENT)
    messages: list[str] = []
    run.meanwhile = lambda program: messages.append(
        program.windows[-1].notices.texts[Topic.INSTANCE]
    )
    assert app.run([]) == 5
    assert "is not responding" in messages[0]


def test_after_its_files_were_handed_over_nothing_is_shown(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def hand_over(_instance: SingleInstance, files: list[Path], token: str) -> Handover:
        asked.append((files, token))
        return Handover.HANDED_OVER

    monkeypatch.setattr(SingleInstance, "hand_over", hand_over)
    monkeypatch.setenv(TOKEN, "token")
    before = QApplication.topLevelWidgets()
    assert app.run([tmp_path / "x"]) == 0
    assert asked == [([tmp_path / "x"], "token")]
    assert run.program is None
    assert [each for each in QApplication.topLevelWidgets() if each not in before] == []
    assert (run.ended_by, run.exited) == ([], [])


def test_a_failed_start_is_reported_and_does_not_block_the_next_one(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("no start today")

    def see(dialog: FaultDialog) -> None:
        run.dialogs.append(dialog)
        later = SingleInstance(state_folder(tmp_path))
        assert later.hand_over([], "") is Handover.FIRST
        later.release()

    monkeypatch.setattr(FaultDialog, "exec", see)
    monkeypatch.setattr(app, "Program", fail)
    assert app.run([]) == 1
    (dialog,) = run.dialogs
    assert dialog.windowTitle() == "Oddments cannot start"
    assert "no start today" in dialog.text.toPlainText()
    assert "no start today" in (state_folder(tmp_path) / "log" / "oddments.log").read_text()


def test_a_signal_ends_the_process_and_a_thread_does_not_keep_it_alive(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def be_ended(_program: Program) -> None:
        run.application.ended_by = 15

    run.meanwhile = be_ended
    monkeypatch.setattr(app, "count_orphans", lambda: 1)
    app.run([])
    assert run.ended_by == [15]
    assert run.exited == [5]


@pytest.mark.skipif(os.name != "posix", reason="the folder of other systems is not here")
@pytest.mark.parametrize("home", ["", "/own", "own", "/own/"])
def test_marks_of_games_that_end_the_program_lie_in_its_folder(
    home: str, qapp: Application, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_STATE_HOME", home)
    name = qapp.applicationName()
    qapp.setApplicationName("Oddments")
    state = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.StateLocation)
    qapp.setApplicationName(name)
    assert packages.state_folder() == Path(state)


def test_the_program_starts_even_if_the_folder_is_not_writable(run: Run, tmp_path: Path) -> None:
    (tmp_path / "state").write_text("no folder")
    assert app.run([]) == 5


def test_windows_groups_its_windows_under_its_own_button(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    import ctypes

    named: list[str] = []
    shell = SimpleNamespace(SetCurrentProcessExplicitAppUserModelID=named.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(shell32=shell), raising=False)

    def name_on_windows(name: str) -> None:
        with monkeypatch.context() as windows:
            windows.setattr(system, "sys", SimpleNamespace(platform="win32"))
            system.set_taskbar_id(name)

    monkeypatch.setattr(app, "set_taskbar_id", name_on_windows)
    app.run([])
    assert named == [app.ID]


# -- while it runs -------------------------------------------------------------------------------


class Attended:
    """An application with a program, and a log of its calls."""

    def __init__(self, application: Application, program: Program) -> None:
        self.application, self.program = application, program
        self.done: list[str] = []
        done, sessions = self.done.append, program.sessions
        program.sessions = SimpleNamespace(  # type: ignore[assignment]
            close=lambda: done("close"),
            save=lambda: done("save"),
            resume=lambda: done("resume"),
            watch=sessions.watch,
            schedule_write=sessions.schedule_write,
        )

    def close(self) -> None:
        self.done.append("stop listening")


@pytest.fixture
def attended(qapp: Application, program: Program) -> Iterator[Attended]:
    sessions = program.sessions
    made = Attended(qapp, program)
    qapp.program, qapp.single_instance = program, made  # type: ignore[assignment]
    yield made
    qapp.program = qapp.single_instance = None
    qapp.ended_by = 0
    program.sessions = sessions


def shown(program: Program, qtbot: QtBot) -> MainWindow:
    window = program.show_another()
    qtbot.waitExposed(window)
    return window


def test_a_later_start_without_files_brings_the_active_window_forward(
    attended: Attended, qtbot: QtBot
) -> None:
    first, other = shown(attended.program, qtbot), shown(attended.program, qtbot)
    first.activateWindow()
    qtbot.waitUntil(first.isActiveWindow)
    first.showMinimized()
    first.activateWindow()
    qtbot.waitUntil(first.isActiveWindow)
    attended.application.receive([], "")
    assert not first.isMinimized()
    assert attended.program.windows == [first, other]


def test_a_later_start_opens_a_window_or_brings_the_last_forward_if_none_is_active(
    attended: Attended, qtbot: QtBot
) -> None:
    attended.application.receive([], "")
    (first,) = attended.program.windows  # there was none
    assert first.isVisible()
    other = shown(attended.program, qtbot)
    for window in (first, other):
        window.hide()
    attended.application.receive([], "")
    assert other.isVisible()
    assert not first.isVisible()


def test_files_of_a_later_start_come_with_a_token_that_is_used_once(
    attended: Attended, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(attended.program, qtbot)
    asked: list[object] = []
    opener = attended.program.opener
    monkeypatch.setattr(
        opener, "open", lambda path, where: asked.append((path, where, os.environ.get(TOKEN)))
    )
    files = [tmp_path / "a", tmp_path / "b"]
    attended.application.receive(files, "token")
    assert asked == [(file, window, "token") for file in files]
    assert TOKEN not in os.environ
    attended.application.receive(files[:1], "")
    assert asked[2] == (files[0], window, None)
    asking = QFileOpenEvent(QUrl.fromLocalFile(str(files[1])))  # double-clicked, on macOS
    assert attended.application.event(asking)
    assert asked[3] == (files[1], window, None)


def quit_by_desktop(application: Application, *, patience_ms: int = 60_000) -> int:
    """Quit as docks and desktops do. Returns the exit code, 9 if the program continues."""
    patience = QTimer(singleShot=True)
    patience.timeout.connect(lambda: application.exit(9))
    QTimer.singleShot(0, application.quit)
    patience.start(patience_ms)
    code = application.exec()
    # the last window that closed quits once more, which would end every later event loop
    QApplication.removePostedEvents(application, QEvent.Type.Quit)
    return code


def test_everything_is_saved_before_quitting_closes_the_windows(
    attended: Attended, qtbot: QtBot
) -> None:
    window = shown(attended.program, qtbot)
    window.closed.connect(lambda: attended.done.append("window closed"))
    assert quit_by_desktop(attended.application) == 0
    assert attended.done == ["close", "window closed", "resume", "stop listening"]


def test_the_program_continues_if_a_window_does_not_close(attended: Attended, qtbot: QtBot) -> None:
    window = shown(attended.program, qtbot)
    window.closeEvent = lambda event: event.ignore()  # type: ignore[method-assign]
    assert quit_by_desktop(attended.application, patience_ms=50) == 9
    assert attended.done == ["close", "resume"]
    assert attended.program.windows == [window]
    del window.closeEvent


def test_an_application_without_a_program_can_quit(qapp: Application, tmp_path: Path) -> None:
    assert qapp.program is None
    qapp.event(QFileOpenEvent(QUrl.fromLocalFile(str(tmp_path / "x"))))
    assert quit_by_desktop(qapp) == 0


def test_later_starts_are_received_and_a_signal_saves_and_quits(
    attended: Attended, monkeypatch: pytest.MonkeyPatch
) -> None:
    end: list[Callable[[int], None]] = []
    monkeypatch.setattr(app, "EndingSignals", lambda receive, _parent: end.append(receive))
    application, instance = attended.application, SingleInstance(Path("/nowhere"))
    monkeypatch.setattr(instance, "close", attended.close)
    application.program = application.single_instance = None
    application.connect_program(attended.program, instance)
    assert application.program is attended.program
    application.receive([], "")
    (window,) = attended.program.windows
    assert window.isVisible()
    QTimer.singleShot(0, lambda: end[0](15))
    assert application.exec() == 0
    assert attended.done == ["stop listening", "close"]
    assert application.ended_by == 15


FIRST_PICTURE = """
import os, sys
from desktop.__main__ import import_qt, main
import_qt()
from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication

class Watch(QObject):
    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            QTimer.singleShot(0, report)
        return False

def report():
    print(*sys.modules, flush=True)
    os._exit(0)

run = QApplication.exec
def exec_watched(app):
    app.watch = Watch()
    app.installEventFilter(app.watch)
    return run()
QApplication.exec = exec_watched
main([])
"""


def test_the_start_page_is_painted_without_games_engine_numpy_and_shapely(tmp_path: Path) -> None:
    homes = {f"XDG_{name}_HOME": str(tmp_path) for name in ("STATE", "CONFIG", "DATA", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-c", FIRST_PICTURE],
        env={**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    loaded = set(done.stdout.split())
    assert "desktop.pages.start_page" in loaded, done.stderr
    games = tuple(f"rules.games.{key}" for key in GAMES)
    late = [*CORE, "rules.engine.engine", "numpy", "shapely", "PySide6.QtNetwork"]
    assert loaded & set(late) == {"rules.steps"}
    assert not [name for name in loaded if name.startswith(games)]
