"""A real program in a process of its own that does what a test tells it, a line of Python each."""

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
from desktop.application import app
from rules.clock import TimeControl
from rules.engine import engine

class StuckEngine:
    def search(self, *_, **__):
        while True:  # whatever it is told
            time.sleep(1)

class Told(app.Application):
    def exec(self):
        self.notifier = QSocketNotifier(0, QSocketNotifier.Type.Read, self)
        self.notifier.activated.connect(self.obey)
        print("ready", flush=True)
        return super().exec()

    def obey(self):
        window = self.program.windows[-1]
        print(eval(sys.stdin.readline()), flush=True)

if "--stuck" in sys.argv:
    sys.argv.remove("--stuck")
    engine.Engine = StuckEngine
app.Application = Told
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
    """It runs until it is ended, at the latest with the ``with`` statement."""

    def __init__(self, folder: Path, *arguments: str | Path) -> None:
        """Wait until it can be told; with ``--stuck`` its searches never end."""
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

    def tell(self, line: str) -> str:
        """Have an expression computed, with ``self``, the application, and ``window``; its text."""
        self.send(line)
        return self._answer()

    def send(self, line: str) -> None:
        """The same, without an answer."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()

    def signal(self, number: signal.Signals) -> None:
        self._process.send_signal(number)

    def wait(self) -> tuple[int, float]:
        """Its exit code, and how many seconds it took to end from now on."""
        begun_s = time.monotonic()
        code = self._process.wait(60)
        return code, time.monotonic() - begun_s

    def _answer(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().rstrip("\n")
