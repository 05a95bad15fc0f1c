"""The fault watch in this process: what it logs, passes on and restores."""

import dataclasses
import io
import logging
import sys
import threading
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6 import QtCore
from PySide6.QtCore import QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication
from stand_ins import raised

from desktop.app.faults import KNOWN, is_harmless, machine_text
from desktop.app.watch import FaultWatch

# PySide itself causes this with a critical message
pytestmark = pytest.mark.filterwarnings("ignore:Enum value 'QtMsgType.QtSystemMsg'")


@dataclasses.dataclass
class Before:
    """The hooks installed before, and a record of their calls."""

    exceptions: list[tuple[Any, ...]] = dataclasses.field(default_factory=list)
    threads: list[Any] = dataclasses.field(default_factory=list)
    unraisable: list[Any] = dataclasses.field(default_factory=list)
    messages: list[tuple[QtMsgType, str]] = dataclasses.field(default_factory=list)

    def record_exception(self, *args: Any) -> None:
        self.exceptions.append(args)

    def record_message(self, kind: QtMsgType, _context: Any, text: str) -> None:
        self.messages.append((kind, text))


@pytest.fixture
def before(monkeypatch: pytest.MonkeyPatch) -> Iterator[Before]:
    hooks = Before()
    monkeypatch.setattr(sys, "excepthook", hooks.record_exception)
    monkeypatch.setattr(threading, "excepthook", hooks.threads.append)
    monkeypatch.setattr(sys, "unraisablehook", hooks.unraisable.append)
    of_tests = qInstallMessageHandler(hooks.record_message)
    yield hooks
    qInstallMessageHandler(of_tests)


class Watched:
    """A watch and its log."""

    def __init__(self, folder: Path) -> None:
        self.watch = FaultWatch(folder)
        self._file = folder / "oddments.log"
        self._ends = False

    @property
    def lines(self) -> list[str]:
        """The first line of each record after the start, without its time."""
        records = self._file.read_text("utf-8").splitlines()
        heads = [line.partition("Z ")[2] for line in records if "Z " in line[:21]]
        return heads[1:]

    @property
    def log(self) -> str:
        return self._file.read_text("utf-8")

    @property
    def faults(self) -> list[str]:
        return [fault.details.splitlines()[0] for fault in self.watch.faults.all]

    def end(self) -> None:
        if not self._ends:
            self._ends = True
            self.watch.end()


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """Return the stream that replaces standard error."""
    written = io.StringIO()
    monkeypatch.setattr(sys, "stderr", written)
    return written


@pytest.fixture
def watched(before: Before, tmp_path: Path, terminal: io.StringIO) -> Iterator[Watched]:
    made = Watched(tmp_path / "log")
    made.watch.begin()
    yield made
    made.end()


def test_the_log_contains_the_start_and_the_end(watched: Watched, tmp_path: Path) -> None:
    assert f"INFO [MainThread] Oddments started\n{machine_text()}\n" in watched.log
    assert len(list((tmp_path / "log").glob("run *.txt"))) == 1
    watched.end()
    assert watched.lines == ["INFO [MainThread] Oddments ended"]
    assert [path.name for path in (tmp_path / "log").iterdir()] == ["oddments.log"]
    assert watched.faults == []


def test_everything_is_restored_at_the_end(
    before: Before,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    root = logging.getLogger()
    monkeypatch.setattr(root, "level", logging.ERROR)
    handlers = list(root.handlers)
    hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
    made = Watched(tmp_path / "log")
    made.watch.begin()
    assert root.level == logging.INFO
    assert sys.excepthook is not hooks[0]
    made.end()
    assert (sys.excepthook, threading.excepthook, sys.unraisablehook) == hooks
    assert root.level == logging.ERROR
    assert root.handlers == handlers
    logging.getLogger().error("too late")
    QtCore.qCritical("too late")
    assert "too late" not in made.log
    assert before.messages == [(QtMsgType.QtCriticalMsg, "too late")]
    assert caplog.messages[-1] == "too late"  # and not that of Qt


def test_severe_messages_are_also_printed_on_the_terminal(
    watched: Watched, terminal: io.StringIO
) -> None:
    logging.getLogger("program").info("the tea is ready")
    logging.getLogger("program").warning("the roof leaks in %s", Path.home())
    assert watched.lines == [
        "INFO [MainThread] the tea is ready",
        "WARNING [MainThread] the roof leaks in ~",
    ]
    printed = terminal.getvalue()
    assert "the tea is ready" not in printed
    assert "Z WARNING [MainThread] the roof leaks in ~\n" in printed


def test_an_uncaught_exception_is_logged_and_passed_on(watched: Watched, before: Before) -> None:
    error = raised(KeyError("tile"))
    sys.excepthook(KeyError, error, error.__traceback__)
    assert watched.lines[0] == "ERROR [MainThread] Uncaught exception"
    assert "KeyError: 'tile'" in watched.log
    assert watched.faults == ["Uncaught exception"]
    assert before.exceptions == [(KeyError, error, error.__traceback__)]


def test_ctrl_c_is_not_a_fault(watched: Watched, before: Before) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert watched.lines == []
    assert [kind for kind, _error, _trace in before.exceptions] == [KeyboardInterrupt]


def test_an_exception_too_deep_in_the_stack_is_logged_later(
    watched: Watched, before: Before, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: object, **_more: object) -> None:
        raise RecursionError

    with monkeypatch.context() as deep:
        deep.setattr(logging.Logger, "makeRecord", no_room)
        sys.excepthook(RecursionError, RecursionError("too deep"), None)
    assert watched.lines == []
    assert len(before.exceptions) == 1
    QApplication.processEvents()
    assert watched.lines[0] == "ERROR [MainThread] Uncaught exception"
    assert "RecursionError: too deep" in watched.log


def thread_ends_with(error: BaseException | None, thread: threading.Thread | None) -> Any:
    kind = KeyError if error is None else type(error)
    args = threading.ExceptHookArgs((kind, error, None, thread))
    threading.excepthook(args)
    return args


def test_an_exception_in_a_thread_is_logged_with_its_name(watched: Watched, before: Before) -> None:
    one = thread_ends_with(KeyError("tile"), threading.Thread(name="painter"))
    two = thread_ends_with(ValueError("hinge"), None)
    others = [thread_ends_with(SystemExit(), None), thread_ends_with(None, None)]
    assert watched.lines == [
        "ERROR [MainThread] Uncaught exception in painter",
        "ERROR [MainThread] Uncaught exception in a thread",
    ]
    assert "KeyError: 'tile'" in watched.log
    assert before.threads == [one, two, *others]


def test_an_unraisable_exception_is_logged(watched: Watched, before: Before) -> None:
    def happens(error: Exception, said: str | None) -> Any:
        args: Any = types.SimpleNamespace(exc_value=error, err_msg=said, object=Path())
        sys.unraisablehook(args)
        return args

    kind = type(Path()).__name__
    calls = [happens(OSError("late"), "Ignored"), happens(KeyError("tile"), None)]
    assert watched.lines == [
        f"ERROR [MainThread] Ignored in a {kind}",
        f"ERROR [MainThread] Unraisable exception in a {kind}",
    ]
    assert "OSError: late" in watched.log
    assert before.unraisable == calls


def test_pythons_default_hooks_are_not_called(
    before: Before,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    terminal: io.StringIO,
) -> None:
    monkeypatch.setattr(sys, "__excepthook__", sys.excepthook)
    monkeypatch.setattr(threading, "__excepthook__", threading.excepthook)
    monkeypatch.setattr(sys, "__unraisablehook__", sys.unraisablehook)
    made = Watched(tmp_path / "log")
    made.watch.begin()
    sys.excepthook(KeyError, KeyError(), None)
    thread_ends_with(ValueError(), None)
    gone: Any = types.SimpleNamespace(exc_value=OSError(), err_msg="Ignored", object=None)
    sys.unraisablehook(gone)
    assert (before.exceptions, before.threads, before.unraisable) == ([], [], [])
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert len(before.exceptions) == 1  # Ctrl+C still ends the program
    made.end()


def warn(category: str, text: str) -> None:
    said: Any = QtCore.qCWarning  # PySide accepts str although it declares bytes
    kind: Any = QtCore.QLoggingCategory
    said(kind(category), text)


def test_messages_of_qt_are_logged_with_their_level_and_passed_on(
    watched: Watched, before: Before, terminal: io.StringIO
) -> None:
    QtCore.qWarning("the paint is wet")
    QtCore.qCritical("the paint is gone")
    QtCore.qCritical("This plugin does not support raise()")
    warn("qt.qpa.xcb", "no such screen")
    warn("default", "This plugin does not support raise()")
    assert watched.lines == [
        "WARNING [MainThread] Qt: the paint is wet",
        "ERROR [MainThread] Qt: the paint is gone",
        "ERROR [MainThread] Qt: This plugin does not support raise()",
        "INFO [MainThread] Qt: qt.qpa.xcb: no such screen",
        "INFO [MainThread] Qt: This plugin does not support raise()",
    ]
    assert watched.faults == [line.partition("] ")[2] for line in watched.lines[:3]]
    assert [text for _kind, text in before.messages] == [
        "the paint is wet",
        "the paint is gone",
        "This plugin does not support raise()",
        "no such screen",
        "This plugin does not support raise()",
    ]


def test_debug_messages_of_qt_go_only_to_the_terminal(
    watched: Watched, before: Before, terminal: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stderr", terminal)  # again, since the test has begun
    QtCore.qDebug("painted in 3 ms")
    assert watched.lines == []
    assert "painted in 3 ms\n" in terminal.getvalue()
    assert before.messages == [(QtMsgType.QtDebugMsg, "painted in 3 ms")]


def test_a_program_without_a_terminal_is_watched_too(
    before: Before, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = Watched(tmp_path / "log")
    with monkeypatch.context() as without:
        without.setattr(sys, "stderr", None)
        made.watch.begin()
        QtCore.qDebug("painted in 3 ms")
        QtCore.qWarning("the paint is wet")
        made.end()
    assert made.faults == ["Qt: the paint is wet"]
    assert made.lines[0].endswith("the paint is wet")


# -- which warnings of Qt are harmless -----------------------------------------------------------

ABOUT_THE_MACHINE = (
    *("qt.accessibility.atspi", "qt.accessibility.atspi.events", "qt.dbus", "qt.dbus.integration"),
    *("qt.glx", "qt.network.ssl", "qt.qpa", "qt.qpa.xcb", "qt.qpa.input.methods", "qt.text.font"),
    *("qt.text.font.db", "qt.vulkan", "qt.xkb.compose"),
)
ABOUT_THE_PROGRAM = (
    *("default", "", "qt", "qt.accessibility", "qt.qpalace", "qt.text", "qt.core.qobject"),
    *("js", "a.qt.qpa"),
)
ON_MINIMAL_MACHINES = (
    'Detected locale "C" with character encoding "ANSI_X3.4-1968", which is not UTF-8.',
    "This plugin does not support raise()",
    "This plugin does not support propagateSizeHints()",
    "QStandardPaths: XDG_RUNTIME_DIR not set, defaulting to '/tmp/runtime-root'",
    "QStandardPaths: wrong permissions on runtime directory /run/user/0, 0755 instead of 0700",
    "Qt: Session management error: Could not open network socket",
    "Could not connect to accessibility bus: Failed to connect to socket",
    "QIBusPlatformInputContext: invalid portal bus.",
)


def test_only_warnings_about_the_machine_are_harmless() -> None:
    for category in ABOUT_THE_MACHINE:
        assert is_harmless(category, "whatever is said"), category
    for category in ABOUT_THE_PROGRAM:
        assert not is_harmless(category, "whatever is said"), category
    for warning in ON_MINIMAL_MACHINES:
        assert is_harmless("default", warning), warning


def test_listed_warnings_are_harmless_whatever_their_category() -> None:
    for known in KNOWN:
        assert is_harmless("default", f"{known}and so on")
        assert not is_harmless("default", f"so: {known}and so on")
        assert not is_harmless("default", known[:-1])
