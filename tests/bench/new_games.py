"""Begin new games, one after another, while a screen reader reads them; nothing may crash.

    PYTHONPATH=. .venv/bin/python tests/bench/new_games.py [COUNT]

The screen reader knows the accessible tree alone. It reads every cell, plays some steps on boards
of all games and sizes, closes windows and opens others, and keeps cells of games that have gone,
which it asks again later. It prints how long that took, and how much memory was in use after
each tenth.
"""

from __future__ import annotations

import argparse
import faulthandler
import gc
import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).parents[1] / "desktop"))

import reading
from conftest import BOARDS
from PySide6.QtCore import QSettings
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from desktop.main_window import MainWindow
from desktop.players import Person
from desktop.program import Program
from desktop.settings import Settings

STEPS = 4  # in each game
KEPT = 400  # cells of earlier games


class Sitting:
    """A screen reader with a program of several windows."""

    def __init__(self, folder: Path, seed: int) -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self._program = Program(Settings(store), folder / "games", pace_ms=0, forced_ms=0)
        self._program.settings.animated = False
        self._random = random.Random(seed)
        self._kept: list[tuple[QAccessibleInterface, QAccessibleActionInterface]] = []

    def play(self) -> None:
        """One new game, in a window of those that are open or in another one."""
        window = self._window()
        window.play_new(self._random.choice(BOARDS), (Person(), Person()))
        QApplication.processEvents()
        cells = reading.cells(window)
        for cell in cells:
            assert reading.name(cell)
            assert not cell.rect().isEmpty()
        for _ in range(STEPS):
            if not reading.is_over(window):
                reading.take_step(window, self._random)
        for cell in self._random.sample(cells, 4):
            actions = cell.actionInterface()
            assert actions is not None
            self._kept.append((cell, actions))
        self._kept = self._kept[-KEPT:]
        self._ask_again()

    def close(self) -> None:
        for window in list(self._program.windows):
            window.close()
        QApplication.processEvents()
        self._ask_again()
        assert not any(cell.isValid() for cell, _ in self._kept)

    def _window(self) -> MainWindow:
        windows = self._program.windows
        if windows and self._random.random() < 0.3:
            self._random.choice(windows).close()
            QApplication.processEvents()
        if not windows or (len(windows) < 3 and self._random.random() < 0.3):
            self._program.show_another()
        return self._random.choice(windows)

    def _ask_again(self) -> None:
        """Ask the cells that were kept all that can be asked. Most of them have gone."""
        for cell, actions in self._kept:
            valid = cell.isValid()
            assert bool(reading.name(cell)) == valid
            assert valid or not reading.description(cell)
            assert cell.state().invalid != valid
            assert cell.rect().isNull() != valid
            assert (cell.parent() is not None) == valid
            if not valid:
                actions.doAction(reading.PRESS)


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
        sitting = Sitting(Path(folder), seed=1)
        for number in range(1, count + 1):
            sitting.play()
            if number % max(1, count // 10) == 0:
                gc.collect()
                print(f"{number} games, {memory_mb():.0f} MB", flush=True)
        sitting.close()
    print(f"{count} new games in {time.monotonic() - begun:.0f} s")


if __name__ == "__main__":
    main()
