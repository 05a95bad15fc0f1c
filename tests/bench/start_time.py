"""Milliseconds from the command to the first painted window, from a warm disk.

    .venv/bin/python tests/bench/start_time.py [--runs N]

Starts the program again and again, on the screen there is or else in memory, with settings and
games of its own, and prints the median and the slowest of 11 starts after one that warms up. Asked
for are 1500 ms.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent

# Runs in the new process: the program as its command starts it, and a look at its first painting.
CHILD = """
import time
from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QApplication, QWidget

class Watched(QApplication):
    def __init__(self, arguments):
        super().__init__(arguments)
        self.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.removeEventFilter(self)
            QTimer.singleShot(0, self.tell)  # once the whole window is painted
        return False

    def tell(self):
        print(time.monotonic(), flush=True)
        self.closeAllWindows()

import PySide6.QtWidgets
PySide6.QtWidgets.QApplication = Watched
from desktop.__main__ import main
main([])
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Time to the first painted window.")
    parser.add_argument("--runs", type=int, default=11)
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "XDG_CONFIG_HOME": folder,
            "XDG_STATE_HOME": folder,
            "PYTHONPATH": str(ROOT),
        }
        if not {"DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys():
            environment["QT_QPA_PLATFORM"] = "offscreen"
        start_ms(environment)
        times_ms = [start_ms(environment) for _ in range(runs)]
    print(f"median {statistics.median(times_ms):.0f} ms, slowest {max(times_ms):.0f} ms")


def start_ms(environment: dict[str, str]) -> float:
    began_s = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-c", CHILD], env=environment, stdout=subprocess.PIPE, check=True
    )
    return (float(done.stdout) - began_s) * 1000


if __name__ == "__main__":
    main()
