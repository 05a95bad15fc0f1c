"""Begin new games, one after another, while a screen reader reads them; nothing may crash.

    PYTHONPATH=. .venv/bin/python tests/bench/new_games.py [COUNT]

The screen reader knows the accessible tree alone. It reads every cell, plays some steps on boards
of all games and sizes, closes windows and opens others, and keeps cells of closed games, which it
queries again later. It prints how long that took, and how much memory was in use after each tenth.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1] / "desktop"))

from many_games import ManyGames
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication


def memory_mb() -> float:
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description="Begin new games under a screen reader.")
    parser.add_argument("count", nargs="?", type=int, default=1000)
    count = parser.parse_args().count
    faulthandler.enable()
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    QAccessible.setActive(True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        sitting = ManyGames(Path(folder), seed=1)
        for number in range(1, count + 1):
            sitting.play()
            if number % max(1, count // 10) == 0:
                gc.collect()
                print(f"{number} games, {memory_mb():.0f} MB", flush=True)
        sitting.close()
    print(f"{count} new games in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
