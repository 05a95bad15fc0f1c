"""Milliseconds from the command to the first picture of the window on the screen, from a warm disk.

    .venv/bin/python tests/bench/start_time.py [--runs N] [PROGRAM]

Starts the program again and again, with its own settings and games, alternating with a script that
shows a bare Qt window. Prints the medians and the slowest of 11 starts each, after one that warms
up, and the ratio of the medians: at most 2.5 from a checkout. PROGRAM is that of this checkout, or
another one: for the one in a bundle the limits are 500 ms and a ratio of 2. It watches the memory
of its own X server, Xvfb, so it times what an eye would see.
"""

from __future__ import annotations

import argparse
import mmap
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
_WIDTH_PX, _HEIGHT_PX = 1280, 1024
_LOOK_S = 0.001
_PATIENCE_S = 60
_BARE = """
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow

app = QApplication([])
window = QMainWindow()
window.setCentralWidget(QLabel("Oddments"))
window.resize(1000, 700)
window.show()
app.exec()
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Time to the first picture of the window.")
    parser.add_argument("--runs", type=int, default=11)
    parser.add_argument("program", nargs="?", help="by default that of this checkout")
    asked = parser.parse_args()
    command = [asked.program] if asked.program else [sys.executable, "-P", "-m", "desktop"]
    with tempfile.TemporaryDirectory() as folder, screen(Path(folder)) as (display, memory):
        environment = {
            **{name: value for name, value in os.environ.items() if name != "WAYLAND_DISPLAY"},
            "DISPLAY": display,
            "XDG_CONFIG_HOME": folder,
            "XDG_STATE_HOME": folder,
            "XDG_DATA_HOME": folder,
            "PYTHONPATH": str(ROOT),
        }
        environment.pop("QT_QPA_PLATFORM", None)
        environment.pop("PYTHONDONTWRITEBYTECODE", None)  # or every start compiles everything
        programs = {"program": command, "bare window": [sys.executable, "-c", _BARE]}
        for one in programs.values():
            start_ms(one, environment, memory)
        times_ms: dict[str, list[float]] = {name: [] for name in programs}
        for _ in range(asked.runs):
            for name, one in programs.items():
                times_ms[name].append(start_ms(one, environment, memory))
    medians = [statistics.median(times) for times in times_ms.values()]
    for (name, times), median in zip(times_ms.items(), medians, strict=True):
        print(f"{name}: median {median:.0f} ms, slowest {max(times):.0f} ms")
    print(f"ratio: {medians[0] / medians[1]:.2f}")


@contextmanager
def screen(folder: Path) -> Iterator[tuple[str, mmap.mmap]]:
    """Run an X server; yield its name, and the memory of its screen."""
    size = f"{_WIDTH_PX}x{_HEIGHT_PX}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", size, "-fbdir", folder, "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert server.stdout is not None
    try:
        display = f":{server.stdout.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            yield display, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
    finally:
        server.terminate()
        server.wait()


def start_ms(command: list[str], environment: dict[str, str], memory: mmap.mmap) -> float:
    """Return how long one start takes until the screen changes."""
    # lines above the middle, where the pointer is not
    line = slice(len(memory) * 3 // 10, len(memory) * 3 // 10 + 4 * _WIDTH_PX * 8)
    empty = bytes(len(memory[line]))
    while memory[line] != empty:  # the window of the previous start
        time.sleep(_LOOK_S)
    began_s = time.monotonic()
    program = subprocess.Popen(command, env=environment)
    try:
        while memory[line] == empty:
            if program.poll() is not None or time.monotonic() - began_s > _PATIENCE_S:
                sys.exit("it shows no window")
            time.sleep(_LOOK_S)
        return (time.monotonic() - began_s) * 1000
    finally:
        program.terminate()
        program.wait()


if __name__ == "__main__":
    main()
