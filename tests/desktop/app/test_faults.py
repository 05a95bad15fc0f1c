"""Faults are counted, logged and reported, and crashes of earlier runs are detected."""

import datetime
import faulthandler
import logging
import os
import platform
import re
from collections.abc import Iterator
from pathlib import Path

import PySide6
import pytest
from driving import click, delete_what_is_closed
from lone_widgets import shown_alone
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot
from stand_ins import logged, raised

from desktop.app import faults as faults_module
from desktop.app.faults import (
    LOG_NAME,
    MOST_BYTES,
    OLDER_FILES,
    Fault,
    FaultHandler,
    Faults,
    LogFile,
    cut,
    fault_key,
    fault_of,
    fault_report,
    machine_text,
    without_home,
)
from desktop.app.watch import CrashMarker
from desktop.window.fault_dialog import FaultDialog
from rules.version import VERSION, compiled

MOMENT = datetime.datetime(2026, 11, 21, 17, 4, 5, tzinfo=datetime.UTC)


class Outlet(logging.Handler):
    """Records what is written to it."""

    def __init__(self, level: int = logging.NOTSET) -> None:
        super().__init__(level)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@pytest.fixture
def faults(tmp_path: Path) -> Faults:
    return Faults(tmp_path)


@pytest.fixture
def outlet() -> Outlet:
    return Outlet()


@pytest.fixture
def handler(faults: Faults, outlet: Outlet) -> FaultHandler:
    return FaultHandler(faults, [outlet])


def updates(faults: Faults, outlet: Outlet) -> list[int]:
    """Return how many lines had been logged at every ``updated`` signal."""
    received: list[int] = []
    faults.updated.connect(lambda: received.append(len(outlet.lines)))
    return received


def test_faults_are_counted_the_oldest_first(faults: Faults, tmp_path: Path) -> None:
    assert faults.folder == tmp_path
    before = faults.all
    first = faults.add(logged("the roof leaks"))
    second = faults.add(logged("tile 1 is loose"))
    assert faults.add(logged("the roof leaks")) is first
    assert faults.add(logged("tile 2 is loose")) is second
    assert faults.add(logged("tile 3 is loose")) is second
    assert [(fault.details, fault.times) for fault in faults.all] == [
        ("the roof leaks", 2),
        ("tile 1 is loose", 3),
    ]
    assert before == []  # it is a copy


def test_faults_after_the_hundredth_kind_are_counted_together(faults: Faults) -> None:
    for number in range(103):
        faults.add(logged("x" * number))
    faults.add(logged("x" * 5))
    assert len(faults.all) == 101
    assert faults.all[5].times == 2
    assert (faults.all[-1].details, faults.all[-1].times) == ("x" * 100, 3)


def test_everything_is_logged_but_only_faults_are_counted(
    handler: FaultHandler, faults: Faults, outlet: Outlet
) -> None:
    updated = updates(faults, outlet)
    assert handler.handle(logged("begins", level=logging.INFO))
    handler.handle(logged("begins", level=logging.INFO))
    assert outlet.lines == ["begins", "begins"]
    assert faults.all == []
    assert updated == []
    handler.handle(logged("the door squeaks", level=logging.WARNING))
    assert outlet.lines[2:] == ["the door squeaks"]
    assert len(faults.all) == 1
    assert updated == [3]  # after it was logged


def test_debug_messages_are_not_logged(handler: FaultHandler, outlet: Outlet) -> None:
    log = logging.getLogger("test of faults")
    log.propagate = False
    log.setLevel(logging.DEBUG)
    log.addHandler(handler)
    log.debug("the kettle boils")
    log.info("the tea is ready")
    log.removeHandler(handler)
    assert outlet.lines == ["the tea is ready"]


def test_a_recurring_fault_is_logged_and_reported_only_at_powers_of_ten(
    handler: FaultHandler, faults: Faults, outlet: Outlet
) -> None:
    updated = updates(faults, outlet)
    for number in range(1, 1101):
        handler.handle(logged("tile %d is loose", number))
    assert outlet.lines == [
        "tile 1 is loose",
        "10 times so far: tile 10 is loose",
        "100 times so far: tile 100 is loose",
        "1000 times so far: tile 1000 is loose",
    ]
    assert len(updated) == 4
    assert faults.all[0].times == 1100


def test_a_recurring_exception_is_logged_without_its_traceback(
    handler: FaultHandler, outlet: Outlet
) -> None:
    for _ in range(10):
        handler.handle(logged("Nobody caught it:", error=raised(KeyError("tile"))))
    assert "Traceback" in outlet.lines[0]
    assert outlet.lines[1:] == ["10 times so far: Nobody caught it: KeyError"]


def test_a_fault_while_logging_a_fault_is_dropped(
    handler: FaultHandler, faults: Faults, outlet: Outlet, monkeypatch: pytest.MonkeyPatch
) -> None:
    again: list[bool] = []
    monkeypatch.setattr(
        outlet, "emit", lambda _record: again.append(handler.handle(logged("the pen is empty")))
    )
    assert handler.handle(logged("the roof leaks"))
    assert again == [False]
    assert [fault.details for fault in faults.all] == ["the roof leaks"]
    handler.handle(logged("the door squeaks"))  # the next one counts again
    assert len(faults.all) == 2


def test_without_qt_a_fault_is_dropped(
    handler: FaultHandler, outlet: Outlet, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_record: logging.LogRecord) -> None:
        raise RuntimeError("Internal C++ object already deleted")

    with monkeypatch.context() as broken:
        broken.setattr(outlet, "emit", fail)
        assert not handler.handle(logged("the roof leaks"))
    assert handler.handle(logged("the door squeaks"))
    assert outlet.lines == ["the door squeaks"]


# -- one fault -----------------------------------------------------------------------------------


def test_a_fault_has_a_time_and_a_message() -> None:
    fault = fault_of(logged("the %s leaks", "roof", created=MOMENT.timestamp()))
    assert (fault.details, fault.first, fault.times) == ("the roof leaks", MOMENT, 0)
    assert not fault.memory
    assert not fault.has_own_notice
    assert str(fault) == "2026-11-21 17:04:05 UTC\nthe roof leaks"


def test_a_fault_says_how_often_it_occurred() -> None:
    for times, count in ((0, ""), (1, ""), (2, ", 2 times"), (31, ", 31 times")):
        fault = Fault("the roof leaks", MOMENT, times=times)
        assert str(fault) == f"2026-11-21 17:04:05 UTC{count}\nthe roof leaks"


def test_memory_errors_are_recognised_and_a_fault_may_have_a_notice_of_its_own() -> None:
    assert fault_of(logged("no room", error=raised(MemoryError()))).memory
    assert not fault_of(logged("no room", error=raised(OSError()))).memory
    assert fault_of(logged("the engine failed", has_own_notice=True)).has_own_notice


def test_messages_that_differ_only_in_numbers_are_the_same_fault() -> None:
    first = fault_key(logged("tile %d at %s", 7, "0xBEEF"))
    assert first == fault_key(logged("tile 12345 at 0x12ab"))
    assert first != fault_key(logged("tile 7 in 0xBEEF"))
    assert first != fault_key(logged("tile 7 at 0xBEEF", name="garden"))


def test_errors_raised_at_the_same_place_are_the_same_fault() -> None:
    first = fault_key(logged("the roof leaks", error=raised(KeyError("tile"))))
    assert first == fault_key(logged("the door squeaks", error=raised(KeyError("hinge"))))
    assert first != fault_key(logged("the roof leaks", error=raised(ValueError("tile"))))
    assert first != fault_key(logged("the roof leaks"))


def caught(fail: object) -> BaseException:
    try:
        fail()  # type: ignore[operator]
    except KeyError as error:
        return error
    raise AssertionError


def test_errors_raised_at_different_places_are_different_faults() -> None:
    def fail_here() -> None:
        raise KeyError

    def fail_there() -> None:
        raise KeyError

    here, there = (fault_key(logged("no", error=caught(fail))) for fail in (fail_here, fail_there))
    assert here != there
    assert here == fault_key(logged("no", error=caught(fail_here)))
    never_raised = KeyError()
    assert fault_key(logged("no", error=never_raised)) == fault_key(logged("yes", error=KeyError()))


def test_a_long_text_keeps_both_ends() -> None:
    for length in (0, 1, 5999, 6000):
        assert cut("x" * length) == "x" * length
    for middle in (1, 3000):
        text = "a" * 3000 + "m" * middle + "z" * 3000
        words = f"\n … {middle} characters left out …\n"
        assert cut(text) == "a" * 3000 + words + "z" * 3000
        assert words in fault_of(logged(text)).details


# -- the report ----------------------------------------------------------------------------------


def test_the_report_contains_the_twenty_latest_faults(faults: Faults) -> None:
    for number in range(30):
        faults.add(logged("leak " + "x" * number))  # different numbers would be the same fault
        assert ("earlier faults are omitted." in fault_report(faults.all)) is (number >= 20)
    text = fault_report(faults.all)
    assert "10 earlier faults are omitted." in text
    lengths = [len(signs) for signs in re.findall(r"leak (x+)$", text, re.MULTILINE)]
    assert lengths == list(range(10, 30))


def test_the_machine_is_described_in_four_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CURRENT_DESKTOP", "GNOME")
    monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"PRETTY_NAME": "Debian 13"})
    program, python, system, screen = machine_text().splitlines()
    core = "core compiled" if compiled() else "core not compiled"
    assert program == f"Oddments {VERSION}, {core}"
    monkeypatch.setattr(faults_module, "compiled", lambda: not compiled())
    other = machine_text().splitlines()[0]
    assert {program, other} == {f"Oddments {VERSION}, core {no}compiled" for no in ("", "not ")}
    assert python == (
        f"Python {platform.python_version()}, Qt {qVersion()}, PySide {PySide6.__version__}"
    )
    kernel = f"{platform.system()}-{platform.release()}-{platform.machine()}"
    assert system == f"Debian 13, {kernel}"
    assert screen == "offscreen, GNOME"


def test_an_unknown_machine_is_described_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> dict[str, str]:
        raise OSError

    monkeypatch.delenv("XDG_CURRENT_DESKTOP", raising=False)
    monkeypatch.setattr(platform, "freedesktop_os_release", refuse)
    monkeypatch.setattr(QGuiApplication, "instance", lambda: None)
    *_, system, screen = machine_text().splitlines()
    assert system == f"{platform.system()}-{platform.release()}-{platform.machine()}"
    assert screen == "no screen yet"
    monkeypatch.setattr(platform, "freedesktop_os_release", dict)
    assert machine_text().splitlines()[2] == system


def test_a_report_does_not_name_the_home_folder(
    faults: Faults, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    faults.add(logged("no room in /home/ann/games"))
    faults.add(logged("the roof leaks"))
    machine, first, second = fault_report(faults.all).split("\n\n")
    assert machine == machine_text()
    assert first.endswith(" UTC\nno room in ~/games")
    assert second.endswith(" UTC\nthe roof leaks\n")
    assert fault_report([]) == f"{machine_text()}\n\nNothing has gone wrong in this run.\n"


# -- the dialog ------------------------------------------------------------------------------------

REPORT = "Oddments 1.0\n\nthe roof leaks <b>badly</b>"
COPIED = "The report was copied to the clipboard."


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    return shown_alone(qtbot, QWidget(), (600, 400))


@pytest.fixture
def dialog(window: QWidget, qtbot: QtBot) -> FaultDialog:
    opened = FaultDialog("What went wrong", REPORT, window)
    opened.open()
    qtbot.waitExposed(opened)
    return opened


def texts(dialog: FaultDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_it_shows_the_report_as_it_is(dialog: FaultDialog) -> None:
    assert dialog.windowTitle() == "What went wrong"
    assert dialog.text.toPlainText() == REPORT
    assert dialog.text.isReadOnly()
    assert dialog.text.accessibleName() == "Report"
    (heading,) = [
        each for each in dialog.findChildren(QLabel) if each.property("role") == "heading"
    ]
    assert heading.text() == "What went wrong"
    assert any(text.endswith("Nobody receives it unless you send it.") for text in texts(dialog))
    assert dialog.copy_button.text() == "Co&py report"
    assert dialog.close_button.text() == "&Close"
    assert dialog.text.height() > dialog.height() // 3
    assert dialog.copy_button.x() > dialog.width() // 2
    assert dialog.close_button.x() > dialog.copy_button.x()
    fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family()
    assert dialog.text.font().family() == fixed


def test_the_report_is_copied_to_the_clipboard(dialog: FaultDialog) -> None:
    QGuiApplication.clipboard().setText("something else")
    assert COPIED not in texts(dialog)
    click(dialog.copy_button)
    assert QGuiApplication.clipboard().text() == REPORT
    assert COPIED in texts(dialog)
    assert dialog.isVisible()


def test_tab_moves_to_the_buttons_and_it_is_destroyed_when_closed(
    dialog: FaultDialog, window: QWidget
) -> None:
    QTest.keyClick(dialog.text, Qt.Key.Key_Tab)
    assert dialog.copy_button.hasFocus()
    QTest.keyClick(dialog.copy_button, Qt.Key.Key_Tab)
    assert dialog.close_button.hasFocus()
    click(dialog.close_button)
    assert not dialog.isVisible()
    delete_what_is_closed()
    assert not window.findChildren(FaultDialog)


# -- the log ---------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", "/home/ann")
    return Path("/home/ann")


@pytest.fixture
def log(tmp_path: Path) -> Iterator[LogFile]:
    file = LogFile(tmp_path)
    yield file
    file.close()


def text(folder: Path, name: str = LOG_NAME) -> str:
    return (folder / name).read_text("utf-8")


@pytest.mark.usefixtures("home")
def test_a_line_has_a_time_a_level_and_a_thread(log: LogFile, tmp_path: Path) -> None:
    log.emit(logged("the %s leaks", "roof", created=86400.5, threadName="engine"))
    log.emit(logged("é \ud800", level=logging.WARNING, created=0, threadName="MainThread"))
    assert text(tmp_path).splitlines() == [
        "1970-01-02 00:00:00Z ERROR [engine] the roof leaks",
        "1970-01-01 00:00:00Z WARNING [MainThread] é \\ud800",
    ]


def test_the_log_does_not_name_the_home_folder(log: LogFile, tmp_path: Path, home: Path) -> None:
    error = raised(OSError(f"no room in {home}/games"))
    log.emit(logged(f"a fault in {home / 'attic'}", error=error))
    assert "a fault in ~/attic" in text(tmp_path)
    assert "OSError: no room in ~/games" in text(tmp_path)
    assert str(home) not in text(tmp_path)
    assert without_home(f"{home} and {home}") == "~ and ~"


def test_a_home_folder_at_the_root_is_not_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/")
    assert without_home("/games/one") == "/games/one"


def test_a_full_file_is_rotated_and_few_are_kept(log: LogFile, tmp_path: Path) -> None:
    for number in range(OLDER_FILES + 3):
        log.emit(logged(f"{number}" + "x" * (MOST_BYTES - 200)))
    names = sorted(path.name for path in tmp_path.iterdir())
    assert names == [LOG_NAME, *(f"{LOG_NAME}.{number}" for number in range(1, OLDER_FILES + 1))]
    assert all(path.stat().st_size < MOST_BYTES for path in tmp_path.iterdir())
    assert f"{OLDER_FILES + 2}xxx" in text(tmp_path)
    assert "2xxx" in text(tmp_path, f"{LOG_NAME}.{OLDER_FILES}")


def test_a_line_that_cannot_be_written_is_dropped(
    log: LogFile, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log.emit(logged("one"))
    (tmp_path / LOG_NAME).rename(tmp_path / "moved")
    (tmp_path / LOG_NAME).symlink_to("/dev/full")
    log.close()
    log.emit(logged("two"))
    log.emit(logged("three"))
    (tmp_path / LOG_NAME).unlink()
    log.emit(logged("four"))
    assert text(tmp_path).count("\n") == 1
    assert "four" in text(tmp_path)
    assert capsys.readouterr() == ("", "")


def test_without_its_folder_nothing_is_written_or_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = LogFile(tmp_path / "none")
    file.handle(logged("one"))
    (tmp_path / "none").mkdir()
    file.handle(logged("two"))
    file.close()
    assert "two" in text(tmp_path / "none")
    assert capsys.readouterr() == ("", "")


# -- crashes of earlier runs -----------------------------------------------------------------------


@pytest.fixture
def marker(tmp_path: Path) -> Iterator[CrashMarker]:
    """Yield a marker after seven runs, all of which but the third crashed."""
    for day in range(1, 8):
        crash = "" if day == 3 else f"Fatal Python error {day}"
        name = f"run 2026-11-{day:02} 10.00.00 {day}.txt"
        (tmp_path / name).write_text(f"Oddments on this machine\nBegun\n\n{crash}", "utf-8")
    found = CrashMarker(tmp_path)
    found.begin()
    yield found
    found.end()


def test_reports_of_the_five_latest_crashes_are_kept(marker: CrashMarker, tmp_path: Path) -> None:
    marker.forget_crash()
    assert len(list(tmp_path.glob("crash *"))) == 5
    for text in ("crash 2026-11-08 10.00.00 8.txt", "crash 2026-10-01 10.00.00 9.txt"):
        (tmp_path / text).touch()
    marker.forget_crash()
    kept = sorted(path.name[:16] for path in tmp_path.glob("crash *"))
    assert kept == [f"crash 2026-11-{day:02}" for day in (4, 5, 6, 7, 8)]


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_file_describes_the_run_while_it_lasts(tmp_path: Path) -> None:
    marker = CrashMarker(tmp_path / "new" / "log")
    marker.begin()
    (text,) = names(tmp_path / "new" / "log")
    assert text.startswith("run 20")
    assert text.endswith(f" {os.getpid()}.txt")
    written = (tmp_path / "new" / "log" / text).read_text("utf-8")
    assert written.startswith(f"{machine_text()}\nStarted 20")
    assert written.endswith(" UTC\n\n")
    assert faulthandler.is_enabled()
    marker.end()
    assert names(tmp_path / "new" / "log") == []
    assert not faulthandler.is_enabled()
    marker.end()  # a second call does no harm
    assert marker.crash == ""


def test_the_file_of_a_running_program_is_left_alone(tmp_path: Path) -> None:
    first, second = CrashMarker(tmp_path), CrashMarker(tmp_path)
    first.begin()
    (text,) = tmp_path.glob("*.txt")
    with text.open("a") as file:
        file.write("Fatal Python error")
    other = text.with_name(text.name.replace("run 2", "run 1"))
    text.rename(other)  # in real life a second run would have another name
    (tmp_path / "run 2000.txt").touch()  # one that has just started
    second.begin()
    assert (tmp_path / "run 2000.txt").exists()
    assert second.crash == ""
    assert other.exists()
    second.end()
    assert other.exists()
    first.end()


def test_a_crash_is_reported_without_the_name_of_the_home_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", "/home/ann")
    name = "2026-11-01 10.00.00 1.txt"
    crash = "Fatal Python error\n\n  File /home/ann/x\n"
    (tmp_path / f"run {name}").write_text(f"Oddments\nBegun\n\n{crash}", "utf-8")
    (tmp_path / "run 2026-11-02 9.txt").write_bytes(b"Oddments\n\n \xff")
    (tmp_path / "other.txt").write_text("a letter")
    marker = CrashMarker(tmp_path)
    marker.begin()
    assert marker.crash.startswith("Oddments\nEnded by a crash.\n\n")
    assert "\ufffd" in marker.crash  # the later of the two crashes
    marker.forget_crash()
    marker.end()
    assert names(tmp_path) == [f"crash {name}", "crash 2026-11-02 9.txt", "other.txt"]
    assert (tmp_path / f"crash {name}").read_text("utf-8").endswith(crash)
    again = CrashMarker(tmp_path)
    again.begin()
    assert again.crash == ""
    again.end()
    (tmp_path / f"crash {name}").rename(tmp_path / f"run {name}")
    third = CrashMarker(tmp_path)
    third.begin()
    assert third.crash == f"Oddments\nBegun\nEnded by a crash.\n\n{crash}".replace("/home/ann", "~")
    third.end()


def test_the_ends_of_earlier_runs_are_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "run a.txt").write_bytes(b"Oddments\r\n\r\nFatal")  # as Windows ends lines
    (tmp_path / "run b.txt").write_text("Oddments\n\n  \n", "utf-8")
    with caplog.at_level(logging.INFO):
        marker = CrashMarker(tmp_path)
        marker.begin()
        marker.end()
    assert [record.getMessage() for record in caplog.records] == [
        "An earlier run crashed: run a.txt",
        "An earlier run was killed, or the power failed: run b.txt",
    ]
    assert not (tmp_path / "run b.txt").exists()  # a killed run is not kept
    marker.forget_crash()
    (tmp_path / "crash a.txt").unlink()
    marker.forget_crash()  # it has been forgotten already
    assert names(tmp_path) == []


def test_the_program_runs_even_if_the_folder_is_not_writable(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    enabled: list[tuple[object, ...]] = []

    def enable(*where: object) -> None:
        enabled.append(where)
        raise RuntimeError("sys.stderr is None")

    monkeypatch.setattr(faulthandler, "enable", enable)
    (tmp_path / "log").write_text("in the way")
    marker = CrashMarker(tmp_path / "log")
    with caplog.at_level(logging.INFO):
        marker.begin()
    (record,) = caplog.records
    assert record.levelno == logging.INFO
    assert record.getMessage().startswith("Crashes of this run cannot be recorded: ")
    assert enabled == [()]
    marker.end()
    marker.crash = "a crash"
    marker.forget_crash()
    assert marker.crash == ""
