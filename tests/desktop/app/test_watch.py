"""Faults in a real process: it continues, logs each fault once, and shows a notice."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.app.faults import MOST_BYTES, OLDER_FILES
from rules.system import limits

pytestmark = pytest.mark.long

# A program in which {0} runs once there is a window; it prints the notices of the window.
_PROGRAM = """
import sys, threading
from PySide6.QtCore import QObject, QTimer, QThread, Signal, qCritical, qWarning
from desktop import __main__
from desktop.app import app

class Broken(app.Application):
    rounds = 10  # of the event loop, until all faults are shown
    stays = False

    def exec(self):
        print("shown", flush=True)
        QTimer.singleShot(0, self.fail)
        return super().exec()

    def look(self):
        if self.stays:
            return
        self.rounds -= 1
        if self.rounds:
            QTimer.singleShot(0, self.look)
            return
        window = next(w for w in self.topLevelWidgets() if hasattr(w, "notices"))
        for text in window.notices.texts.values():
            print(text)
        print("continues")
        self.exit(7)

    def fail(self):
        QTimer.singleShot(0, self.look)
{0}

app.Application = Broken
sys.exit(__main__.main([]))
"""
_MANY_KINDS = """
def later(fail): QTimer.singleShot(0, fail)
def fail(): raise RuntimeError('no idea')
later(fail)
def deeper(): deeper()
later(deeper)
def fail_in_thread(): raise KeyError('in a thread')
thread = threading.Thread(target=fail_in_thread)
thread.start()
thread.join()
class Asked(QObject):
    now = Signal()
class Worker(QObject):
    begun = threading.Event()
    def do(self):
        self.begun.set()
        raise ValueError('in a slot of a thread')
self.worker, asked, place = Worker(), Asked(), QThread()
self.worker.moveToThread(place)
asked.now.connect(self.worker.do)
place.start()
asked.now.emit()
self.worker.begun.wait()
place.quit()
place.wait()
class Bad:
    def __del__(self): raise OSError('too late')
Bad()
qWarning('the paint is wet')
qCritical('the paint is gone')
timer = QTimer(self)
thread = threading.Thread(target=timer.start)
thread.start()
thread.join()
"""
_MESSAGES = (
    "RuntimeError: no idea",
    "RecursionError",
    "KeyError: 'in a thread'",
    "ValueError: in a slot of a thread",
    "OSError: too late",
    "the paint is wet",
    "the paint is gone",
    "Timers cannot be started from another thread",
)


def start(home: Path, breaks: str) -> subprocess.Popen[str]:
    program = _PROGRAM.replace("{0}", "\n".join(" " * 8 + line for line in breaks.splitlines()))
    kinds = ("STATE", "CONFIG", "DATA", "CACHE")
    folders = {f"XDG_{kind}_HOME": str(home / kind.lower()) for kind in kinds}
    environment = {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "HOME": str(home)}
    return subprocess.Popen(
        [sys.executable, "-c", program],
        env={**environment, "PYTHONPATH": os.getcwd()},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(home: Path, breaks: str) -> tuple[str, str]:
    """Return what a program that continues after its faults has printed, also as errors."""
    with start(home, breaks) as process:
        out, errors = process.communicate(timeout=300)
    assert process.returncode == 7, errors
    assert out.endswith("continues\n")
    return out, errors


@contextlib.contextmanager
def running(home: Path) -> Iterator[subprocess.Popen[str]]:
    """Yield the running program with its window shown; kill it at the end."""
    process = start(home, "self.stays = True")
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "shown\n"
        yield process
    finally:
        process.kill()
        process.communicate()


def log_folder(home: Path) -> Path:
    return home / "state" / "Oddments" / "log"


def log_of(home: Path) -> str:
    return (log_folder(home) / "oddments.log").read_text("utf-8")


def test_faults_of_all_kinds_are_logged_and_shown_and_the_program_continues(tmp_path: Path) -> None:
    out, errors = run(tmp_path, _MANY_KINDS)
    assert out.count("went wrong") == 1
    log = log_of(tmp_path)
    for message in _MESSAGES:
        assert message in errors
        assert message in log
    assert "Oddments started" in log
    assert "Oddments ended" in log
    assert str(tmp_path) not in log
    assert not list(log_folder(tmp_path).glob("run *"))


def test_thousands_of_faults_fill_neither_log_nor_screen(tmp_path: Path) -> None:
    breaks = (
        "import string, itertools\n"
        "def fail(): raise RuntimeError('again')\n"
        "for number in range(1000):\n"
        "    qWarning(f'the pen number {number} is empty')\n"
        "    QTimer.singleShot(0, fail)\n"
        "for word in itertools.islice(itertools.product(string.ascii_lowercase, repeat=3), 3000):\n"
        "    qWarning(''.join(word) + ' x' * 3000)"
    )
    out, _errors = run(tmp_path, breaks)
    assert out.count("went wrong") == 1
    assert "times so far" in out
    files = list(log_folder(tmp_path).glob("oddments.log*"))
    assert len(files) <= OLDER_FILES + 1
    assert sum(file.stat().st_size for file in files) <= MOST_BYTES * (OLDER_FILES + 1)


def test_an_exception_too_deep_in_calls_of_qt_is_survived(tmp_path: Path) -> None:
    breaks = (
        "class Deep(QObject):\n    on = Signal()\n    def go(self): self.on.emit()\n"
        "deep = Deep()\ndeep.on.connect(deep.go)\ndeep.go()"
    )
    _out, errors = run(tmp_path, breaks)
    assert "RecursionError" in errors


@pytest.mark.parametrize("is_full", [False, True], ids=["in the way", "full disk"])
def test_a_log_that_cannot_be_written_is_survived(tmp_path: Path, is_full: bool) -> None:
    log = log_folder(tmp_path)
    log.parent.mkdir(parents=True)
    if is_full:
        log.mkdir()
        (log / "oddments.log").symlink_to("/dev/full")
    else:
        log.write_text("a file")
    out, errors = run(tmp_path, "for _ in range(50): qWarning('the paint is wet')")
    assert "went wrong" in out
    assert "the paint is wet" in errors
    assert "No space left" not in errors


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere memory is not refused to order")
def test_little_memory_is_survived(tmp_path: Path) -> None:
    breaks = (
        "import resource\n"
        "used = int(open('/proc/self/statm').read().split()[0]) * resource.getpagesize()\n"
        "limits = resource.getrlimit(resource.RLIMIT_AS)\n"
        "resource.setrlimit(resource.RLIMIT_AS, (used + 2**22, limits[1]))\n"
        "try: bytearray(2**30)\n"
        "finally: resource.setrlimit(resource.RLIMIT_AS, limits)"  # Qt would end without memory
    )
    out, _errors = run(tmp_path, breaks)
    assert "ran out of memory" in out
    assert limits("AS")[0] < 0


@pytest.mark.parametrize("sign", [signal.SIGSEGV, signal.SIGABRT, signal.SIGFPE])
def test_a_crash_is_reported_at_the_next_start_and_only_then(
    tmp_path: Path, sign: signal.Signals
) -> None:
    with running(tmp_path) as process:
        with start(tmp_path, "pass") as second:
            second.communicate(timeout=300)
        assert second.returncode == 0  # the first one continues
        assert len(list(log_folder(tmp_path).glob("run *.txt"))) == 1
        assert "killed" not in log_of(tmp_path)
        process.send_signal(sign)
        assert process.wait(300) == -sign
    assert "closed unexpectedly" in run(tmp_path, "pass")[0]
    assert "closed unexpectedly" not in run(tmp_path, "pass")[0]
    (kept,) = log_folder(tmp_path).glob("crash *.txt")
    text = kept.read_text("utf-8")
    assert "Fatal Python error" in text
    assert "Oddments 0" in text
    assert not list(log_folder(tmp_path).glob("run *"))


def test_a_kill_is_not_a_crash(tmp_path: Path) -> None:
    with running(tmp_path):
        pass
    assert "closed unexpectedly" not in run(tmp_path, "pass")[0]
    assert "was killed, or the power failed" in log_of(tmp_path)
