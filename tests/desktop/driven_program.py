"""Runs the real program in a process of its own, driven by lines of Python from a test."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType

_PROGRAM = """
import ctypes, faulthandler, sys, time
from PySide6.QtCore import QCoreApplication, QEvent, QSocketNotifier
from PySide6.QtTest import QTest
from desktop import __main__
from desktop.app import app
from rules.clock import TimeControl
from rules.engine import engine

class StuckEngine:
    def __init__(self, *_):
        pass

    def search(self, *_, **__):
        while True:  # ignores its stop flag
            time.sleep(1)

class Driven(app.Application):
    def exec(self):
        self.notifier = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self.notifier.activated.connect(self.evaluate)
        print("ready", flush=True)
        return super().exec()

    def evaluate(self):
        window = self.program.windows[-1]
        print(eval(sys.stdin.readline()), flush=True)

if "--stuck" in sys.argv:
    sys.argv.remove("--stuck")
    engine.Engine = StuckEngine
app.Application = Driven
sys.exit(__main__.main(sys.argv[1:]))
"""


def own_folders(folder: Path) -> dict[str, str]:
    """Return an environment in which a program keeps all that it writes in ``folder``."""
    kinds = ("STATE", "CONFIG", "DATA", "CACHE")
    folders = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in kinds}
    run = folder / "run"
    run.mkdir(mode=0o700, exist_ok=True)
    root = str(Path(__file__).parents[2])
    more = {"XDG_RUNTIME_DIR": str(run), "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": root}
    return {**os.environ, **folders, **more}


class DrivenProgram:
    """A running program; it is killed at the end of the ``with`` statement."""

    def __init__(self, folder: Path, *arguments: str | Path) -> None:
        """Wait until the program is ready; with ``--stuck`` its searches never end."""
        self._process = subprocess.Popen(
            [sys.executable, "-c", _PROGRAM, *map(str, arguments)],
            env=own_folders(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self._answer() == "ready"

    def __enter__(self) -> DrivenProgram:
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> None:
        self._process.kill()
        self._process.communicate()

    def evaluate(self, line: str) -> str:
        """Return the text of an expression of ``self``, the application, and ``window``."""
        self.send(line)
        return self._answer()

    def send(self, line: str) -> None:
        """Send an expression without waiting for its value."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def wait(self) -> tuple[int, float]:
        """Wait for the program to end. Returns its exit code and the seconds that took."""
        begun_s = time.monotonic()
        code = self._process.wait(300)
        return code, time.monotonic() - begun_s

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().rstrip("\n")
