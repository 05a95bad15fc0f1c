"""Faults in a real process: it continues, logs each fault once, and shows a notice."""

from __future__ import annotations

import contextlib
import os
import resource
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.diagnostics.log_file import MOST_BYTES, OLDER_FILES

# A program in which {0} runs once there is a window; it prints the notices of the window.
_PROGRAM = """
import sys, threading, gc
from PySide6.QtCore import QObject, QTimer, QThread, Signal, QCoreApplication
from PySide6.QtCore import QtMsgType, qCritical, qWarning
from PySide6.QtWidgets import QApplication
from desktop import __main__
from desktop.application import app

class Broken(app.Application):
    def exec(self):
        QTimer.singleShot(0, self.fail)
        QTimer.singleShot(600, self.look)
        return super().exec()

    def window(self):
        return next(w for w in self.topLevelWidgets() if hasattr(w, "notices"))

    def look(self):
        for text in self.window().notices.texts.values():
            print(text)
        print("continues")
        self.exit(7)

    def fail(self):
{0}

app.Application = Broken
sys.exit(__main__.main([]))
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Return a home folder for the process."""
    return tmp_path


def run(
    home: Path, breaks: str, *, most_memory: int = 0, **extra: str
) -> subprocess.CompletedProcess[str]:
    program = _PROGRAM.replace("{0}", "\n".join(" " * 8 + line for line in breaks.splitlines()))
    kinds = ("STATE", "CONFIG", "DATA", "CACHE")
    folders = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in kinds}
    environment = {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home)}
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**environment, "PYTHONPATH": os.getcwd(), **extra},
        capture_output=True,
        text=True,
        timeout=120,
    )


def log_of(home: Path) -> str:
    return (home / "state" / "Oddments" / "log" / "oddments.log").read_text("utf-8")


@pytest.mark.parametrize(
    ("breaks", "message"),
    [
        ("raise RuntimeError('no idea')", "RuntimeError: no idea"),
        ("raise MemoryError", "MemoryError"),
        ("def deeper(): deeper()\ndeeper()", "RecursionError"),
        (
            "def fail(): raise KeyError('in a thread')\n"
            "thread = threading.Thread(target=fail)\nthread.start()\nthread.join()",
            "KeyError: 'in a thread'",
        ),
        (
            "class Asked(QObject):\n    now = Signal()\n"
            "def fail(): raise ValueError('in a slot of a thread')\n"
            "class Worker(QObject):\n    def do(self): raise ValueError('in a slot of a thread')\n"
            "self.worker, self.asked, self.place = Worker(), Asked(), QThread()\n"
            "self.worker.moveToThread(self.place)\nself.asked.now.connect(self.worker.do)\n"
            "self.place.start()\nself.asked.now.emit()\n"
            "QTimer.singleShot(300, self.place.quit)",
            "ValueError: in a slot of a thread",
        ),
        (
            "class Bad:\n    def __del__(self): raise OSError('too late')\nBad()",
            "OSError: too late",
        ),
        ("qWarning('the paint is wet')", "the paint is wet"),
        ("qCritical('the paint is gone')", "the paint is gone"),
        (
            "timer = QTimer(self)\nthread = threading.Thread(target=timer.start)\n"
            "thread.start()\nthread.join()",
            "Timers cannot be started from another thread",
        ),
    ],
    ids=["slot", "memory", "recursion", "thread", "qthread", "del", "warning", "critical", "qt"],
)
def test_a_fault_is_logged_and_shown_and_the_program_continues(
    home: Path, breaks: str, message: str
) -> None:
    done = run(home, breaks)
    assert done.returncode == 7, done.stderr
    assert "continues" in done.stdout
    assert ("ran out of memory" if message == "MemoryError" else "went wrong") in done.stdout
    assert message in done.stderr
    log = log_of(home)
    assert message in log
    assert "Oddments started" in log
    assert "Oddments ended" in log
    assert str(home) not in log


def test_a_fault_that_occurs_a_thousand_times_fills_neither_log_nor_screen(home: Path) -> None:
    breaks = (
        "def fail(): raise RuntimeError('again')\n"
        "for number in range(1000):\n"
        "    qWarning(f'the pen number {number} is empty')\n"
        "    QTimer.singleShot(0, fail)"
    )
    done = run(home, breaks)
    assert done.returncode == 7, done.stderr
    assert done.stdout.count("went wrong") == 1
    assert "times so far" in done.stdout
    log = log_of(home)
    assert log.count("Traceback") == 1
    assert log.count("the pen number") == 4
    assert "1000 times so far" in log


def test_many_different_faults_do_not_fill_the_disk(home: Path) -> None:
    breaks = (
        "import string, itertools\n"
        "for word in itertools.islice(itertools.product(string.ascii_lowercase, repeat=3), 3000):\n"
        "    qWarning(''.join(word) + ' x' * 3000)"
    )
    done = run(home, breaks)
    assert done.returncode == 7, done.stderr
    files = list((home / "state" / "Oddments" / "log").glob("oddments.log*"))
    assert len(files) <= OLDER_FILES + 1
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES * (OLDER_FILES + 1)


def test_a_fault_while_a_fault_is_reported_is_safe(home: Path) -> None:
    breaks = (
        "from desktop.widgets.notice_bar import NoticeBar\n"
        "def fail(*args, **more): raise RuntimeError('no words')\n"
        "NoticeBar.show_notice = fail\nraise KeyError('first')"
    )
    done = run(home, breaks)
    assert done.returncode == 7, done.stderr
    assert "KeyError: 'first'" in log_of(home)
    assert log_of(home).count("RuntimeError: no words") == 1


def test_an_exception_too_deep_in_calls_of_qt_is_survived(home: Path) -> None:
    breaks = (
        "class Deep(QObject):\n    on = Signal()\n    def go(self): self.on.emit()\n"
        "deep = Deep()\ndeep.on.connect(deep.go)\ndeep.go()"
    )
    done = run(home, breaks)
    assert done.returncode == 7, done.stderr[-500:]
    assert "continues" in done.stdout
    assert "RecursionError" in done.stderr


_HARMLESS = (
    ("qt.accessibility.atspi", "AtSpiAdaptor::applicationInterface does not implement that"),
    ("qt.qpa.services", "Unable to detect a launcher for that"),
    ("qt.qpa.theme.dbus", "Session DBus not running."),
    ("qt.qpa.xcb", "QXcbConnection: XCB error: 3 (BadWindow)"),
    ("qt.text.font.db", "OpenType support missing for that"),
    ("default", "This plugin does not support raise()"),
)


def warn(category: str, text: str) -> str:
    """Return a line of code that makes Qt print a warning."""
    return f"QtCore.qCWarning(QtCore.QLoggingCategory({category!r}), {text!r})"


def test_qt_warnings_about_the_machine_are_only_logged(home: Path) -> None:
    lines = "\n".join(["from PySide6 import QtCore", *(warn(*each) for each in _HARMLESS)])
    done = run(home, lines)
    assert done.returncode == 7, done.stderr
    assert "continues" in done.stdout
    assert "went wrong" not in done.stdout
    log = log_of(home)
    assert all(text in log for _, text in _HARMLESS)


@pytest.mark.parametrize(
    "line",
    [
        warn("qt.core.qobject.connect", "QObject::connect: no such slot"),
        warn("qt.widgets.painting", "QPainter::begin: no engine"),
        warn("qt.qpalace", "the paint is wet"),
        warn("default", "a sheet of This plugin does not support"),
        "QtCore.qCCritical(QtCore.QLoggingCategory('qt.qpa.xcb'), 'the screen is gone')",
    ],
)
def test_misuse_of_qt_is_reported(home: Path, line: str) -> None:
    done = run(home, f"from PySide6 import QtCore\n{line}")
    assert done.returncode == 7, done.stderr
    assert "went wrong" in done.stdout


@pytest.mark.skipif(shutil.which("Xvfb") is None, reason="there is no Xvfb")
def test_a_folder_that_cannot_be_shown_is_named_and_is_not_a_fault(
    home: Path, display: str
) -> None:
    done = run(
        home,
        "from PySide6.QtGui import QAction\nself.window().findChild(QAction, 'help.log').trigger()",
        DISPLAY=display,
        QT_QPA_PLATFORM="xcb",
        PATH=str(home),
    )
    assert done.returncode == 7, done.stderr
    assert "The log is in" in done.stdout
    assert "went wrong" not in done.stdout
    assert "launcher" in log_of(home)


@pytest.mark.ordinary_user
def test_a_read_only_state_folder_is_survived(home: Path) -> None:
    (home / "state").mkdir(mode=0o500)
    done = run(home, "raise RuntimeError('no idea')")
    assert done.returncode == 7, done.stderr
    assert "went wrong" in done.stdout


def test_a_file_in_the_place_of_the_log_folder_is_survived(home: Path) -> None:
    (home / "state" / "Oddments").mkdir(parents=True)
    (home / "state" / "Oddments" / "log").write_text("in the way")
    done = run(home, "raise RuntimeError('no idea')")
    assert done.returncode == 7, done.stderr
    assert "went wrong" in done.stdout
    assert "no idea" in done.stderr


def test_a_full_disk_is_survived(home: Path) -> None:
    log = home / "state" / "Oddments" / "log"
    log.mkdir(parents=True)
    (log / "oddments.log").symlink_to("/dev/full")
    done = run(home, "for _ in range(50): qWarning('the paint is wet')")
    assert done.returncode == 7, done.stderr
    assert "went wrong" in done.stdout
    assert "No space left" not in done.stderr


def test_little_memory_is_survived(home: Path) -> None:
    breaks = (
        "import resource\n"
        "used = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize()\n"
        "limits = resource.getrlimit(resource.RLIMIT_AS)\n"
        "resource.setrlimit(resource.RLIMIT_AS, (used + 2**22, limits[1]))\n"
        "try: bytearray(2**30)\n"
        "finally: resource.setrlimit(resource.RLIMIT_AS, limits)"  # Qt would end without memory
    )
    done = run(home, breaks)
    assert done.returncode == 7, done.stderr
    assert "ran out of memory" in done.stdout
    assert resource.getrlimit(resource.RLIMIT_AS)[0] == resource.RLIM_INFINITY


def test_exceptions_in_slots_still_fail_tests(tmp_path: Path) -> None:
    (tmp_path / "test_inner.py").write_text(
        "from PySide6.QtCore import QTimer\n"
        "from desktop.diagnostics.watch import FaultWatch\n"
        "def fail(): raise RuntimeError('no idea')\n"
        "def test_inner(qtbot, tmp_path):\n"
        "    watch = FaultWatch(tmp_path)\n"
        "    watch.begin()\n"
        "    QTimer.singleShot(0, fail)\n"
        "    qtbot.wait(50)\n"
        "    watch.end()\n"
    )
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(tmp_path)],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 1, done.stdout
    assert "RuntimeError: no idea" in done.stdout


@contextlib.contextmanager
def running(home: Path) -> Iterator[subprocess.Popen[str]]:
    """Yield the running program with its window shown; kill it at the end."""
    kinds = ("STATE", "CONFIG", "DATA", "CACHE")
    folders = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in kinds}
    program = (
        "import sys\nfrom PySide6.QtCore import QTimer\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from desktop import __main__\n"
        "from desktop.application import app\n"
        "class Shown(app.Application):\n"
        "    def exec(self):\n"
        "        QTimer.singleShot(0, lambda: print('shown', flush=True))\n"
        "        return super().exec()\n"
        "app.Application = Shown\nsys.exit(__main__.main([]))"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program],
        env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "shown\n"
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("sign", [signal.SIGSEGV, signal.SIGABRT, signal.SIGFPE])
def test_a_crash_is_reported_at_the_next_start_and_only_then(
    home: Path, sign: signal.Signals
) -> None:
    with running(home) as process:
        process.send_signal(sign)
        assert process.wait(30) == -sign
    second = run(home, "pass")
    assert "closed unexpectedly" in second.stdout
    assert "closed unexpectedly" not in run(home, "pass").stdout
    (kept,) = (home / "state" / "Oddments" / "log").glob("crash *.txt")
    text = kept.read_text("utf-8")
    assert "Fatal Python error" in text
    assert "Oddments 0" in text
    assert not list((home / "state" / "Oddments" / "log").glob("run *"))


def test_a_kill_is_not_a_crash(home: Path) -> None:
    with running(home):
        pass
    assert "closed unexpectedly" not in run(home, "pass").stdout
    assert "was killed, or the power failed" in log_of(home)


def test_a_clean_exit_leaves_no_file(home: Path) -> None:
    run(home, "pass")
    assert not list((home / "state" / "Oddments" / "log").glob("run *"))
    assert "killed" not in log_of(home)


def test_a_running_program_is_not_taken_for_killed(home: Path) -> None:
    with running(home) as process:
        run(home, "pass")
        assert len(list((home / "state" / "Oddments" / "log").glob("run *.txt"))) == 1
        assert "killed" not in log_of(home)
        process.send_signal(signal.SIGSEGV)
        process.wait(30)
        assert "closed unexpectedly" in run(home, "pass").stdout


def test_a_start_that_fails_is_logged(home: Path) -> None:
    program = (
        "import sys\nfrom desktop import __main__\n"
        "from desktop.application import app\n"
        "def fail(*args, **more): raise RuntimeError('no window')\n"
        "app.Program = fail\n"
        "from desktop.diagnostics.fault_dialog import FaultDialog\n"
        "FaultDialog.exec = lambda self: print(self.text.toPlainText())\n"
        "sys.exit(__main__.main([]))"
    )
    folders = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in ("STATE", "CONFIG", "DATA")}
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert "RuntimeError: no window" in done.stdout
    assert "RuntimeError: no window" in log_of(home)
