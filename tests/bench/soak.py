"""Play game after game, the computer against itself, in one program; memory may not grow.

    PYTHONPATH=. .venv/bin/python tests/bench/soak.py [GAMES] [--every N] [--reader]

Real windows, sessions and engines on small boards of all games, at the lowest level and without
waiting. Every tenth game a window is closed and another one opened. Prints after every 100 games
the memory in use, how many of Python's objects there are, and the time; at the end by how much
memory grew after the first tenth. The exit code is 1 where that is more than 5 %. With --reader
everything is announced to screen readers.
"""

from __future__ import annotations

import argparse
import ctypes
import gc
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QSettings, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from desktop.app.program import Program
from desktop.game.game_session import Phase
from desktop.game.players import Computer, Seats
from desktop.settings.settings import Settings
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.setup import Setup

MAX_GROWTH = 0.05
_SEATS: Seats = (Computer(1), Computer(1))
_STUCK_MS = 120_000


class Soak:
    """A program in which the computer plays itself."""

    def __init__(self, folder: Path) -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.program = Program(Settings(store), folder, pace_ms=0, forced_ms=0)
        self.program.settings.animated = False
        self._window = self.program.show_another()
        self._played = 0

    def play(self) -> None:
        """Play one game to its end.

        Raises:
            TimeoutError: it did not come to an end.
        """
        setups = _setups()
        if self._played % 10 == 9:
            self._window.close()
            self._window = self.program.show_another()
        self._window.play_new(setups[self._played % len(setups)], _SEATS)
        _wait_for_end(self._window)
        self._played += 1

    def settle(self) -> None:
        """Free all that is no longer needed."""
        self._window.close()  # a game would wait behind the start page
        self._window = self.program.show_another()
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
            QApplication.processEvents()
            gc.collect()

    def close(self) -> None:
        for window in list(self.program.windows):
            window.close()
        self.program.sounds.close()
        QApplication.processEvents()


_MALLINFO = (
    *("arena", "ordblks", "smblks", "hblks", "hblkhd"),
    *("usmblks", "fsmblks", "uordblks", "fordblks", "keepcost"),
)


class _Mallinfo(ctypes.Structure):
    """glibc's ``struct mallinfo2``."""

    _fields_ = [(name, ctypes.c_size_t) for name in _MALLINFO]


def memory_mb() -> float:
    """Return what this process has in use, without what the C library keeps for later."""
    if sys.platform == "linux":
        ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def allocated_mb() -> float:
    """Return what the C library has given out and not got back; 0 where it does not say."""
    try:
        ask = ctypes.CDLL(None).mallinfo2
    except AttributeError:
        return 0.0
    ask.restype = _Mallinfo
    found = ask()
    return float(found.uordblks + found.hblkhd) / 1e6


def growth(memories: list[float]) -> float:
    """Return the growth from the end of the first tenth to the last value, as a share."""
    warm = memories[max(0, len(memories) // 10 - 1)]
    return memories[-1] / warm - 1


def measured(soak: Soak, games: int, every: int) -> Iterator[float]:
    """Play, and yield the memory after every so many games."""
    begun = time.monotonic()
    for number in range(1, games + 1):
        soak.play()
        if number % every == 0:
            soak.settle()
            memory = memory_mb()
            count = len(gc.get_objects())
            took = time.monotonic() - begun
            print(f"{number} games, {memory:.1f} MB, {count} objects, {took:.0f} s", flush=True)
            yield memory


def _setups() -> list[Setup]:
    return [game.small_setup() for game in GAMES.values()]


def _wait_for_end(window: MainWindow) -> None:
    session = window.session
    assert session is not None
    loop = QEventLoop()
    watch = QTimer(singleShot=True, interval=_STUCK_MS)
    watch.timeout.connect(lambda: loop.quit())

    def look() -> None:
        if session.phase in (Phase.OVER, Phase.FAILED):
            loop.quit()

    session.changed.connect(look)
    watch.start()
    if session.phase is not Phase.OVER:
        loop.exec()
    session.changed.disconnect(look)
    if session.phase is not Phase.OVER:
        raise TimeoutError(f"{session.record.setup}: {session.phase.value}, {session.failure}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Game after game; memory may not grow.")
    parser.add_argument("games", nargs="?", type=int, default=5000)
    parser.add_argument("--every", type=int, default=100, help="games between two lines")
    parser.add_argument("--reader", action="store_true", help="announce to screen readers")
    asked = parser.parse_args()
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    QAccessible.setActive(asked.reader)
    with tempfile.TemporaryDirectory() as folder:
        soak = Soak(Path(folder))
        grown = growth(list(measured(soak, asked.games, asked.every)))
        soak.close()
    print(f"grown by {grown:.1%} after the first tenth")
    return int(grown > MAX_GROWTH)


if __name__ == "__main__":
    sys.exit(main())
