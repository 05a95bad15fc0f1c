"""How fast the expectation map is, and how long the window stands still while it is refined.

    .venv/bin/python tests/bench/expectation_cost.py [--seconds S] [--runs N] [GAME [OPTION=VALUE]]

Counts playouts with their owners on one thread, in S seconds (default: 2), from the middle of a
game: of every game with its defaults and on its biggest board, or of the one named. Then shows that
game in a real window with the map, and steps back and forth through it. Prints the playouts a
second, and medians of 5 runs: the longest time from a move to its whole map, and the largest gap
between two ticks of a 5 ms timer without and with the map. 50 ms are allowed.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "desktop"))
if not {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & os.environ.keys():
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

import played_boards
from driving import game_page
from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication

from desktop.app.program import Program
from desktop.pages.game_page import GamePage
from desktop.panels.expectation_map import PLAYOUTS
from desktop.settings.settings import Settings
from rules.engine.expectation import Expectation
from rules.games import GAMES, read_setup
from rules.position import PLACE
from rules.record.game_record import GameRecord
from rules.setup import Setup
from rules.version import compiled

TICK_MS = 5
MOVES = 12
STEPS = 13  # through the moves, with the map and without


class Ticks:
    """Remembers the largest gap between the ticks of a timer, in milliseconds."""

    def __init__(self) -> None:
        self._ticks = [time.perf_counter()]
        self._timer = QTimer(interval=TICK_MS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(lambda: self._ticks.append(time.perf_counter()))
        self._timer.start()

    @property
    def largest_ms(self) -> float:
        return 1000 * max(b - a for a, b in itertools.pairwise(self._ticks))


def main() -> None:
    parser = argparse.ArgumentParser(description="Cost of the expectation map.")
    parser.add_argument("--seconds", type=float, default=2.0, help="for each rate")
    parser.add_argument("--runs", type=int, default=5, help="through each game")
    parser.add_argument("game", nargs="*", metavar="GAME [OPTION=VALUE ...]")
    asked = parser.parse_args()
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    setups = [game.setup() for game in GAMES.values()]
    setups += [max(played_boards.setups(key), key=cells_of) for key in GAMES]
    if asked.game:
        setups = [read_setup(asked.game)]
    app = QApplication([])
    app.setStyle("Fusion")
    print(f"{'':38}{'playouts/s':>11}{'map in s':>10}{'gap in ms':>11}{'with map':>10}")
    for setup in setups:
        record = begun(setup)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            runs = in_window(app, record, Path(folder), asked.runs)
        seconds, plain_ms, gap_ms = [statistics.median(each) for each in zip(*runs, strict=True)]
        speed = rate(record, asked.seconds)
        print(
            f"{setup!s:38}{speed:11,.0f}{seconds:10.2f}{plain_ms:11.1f}{gap_ms:10.1f}", flush=True
        )


def cells_of(setup: Setup) -> int:
    """Return the number of cells of a board."""
    return int(setup.game.board(setup).site_count)


def begun(setup: Setup) -> GameRecord:
    """Return a game after a few random moves."""
    record, dice = GameRecord(setup), random.Random(4)
    record.seats = ["person", "person"]
    while not record.position.over and len(record.line) < MOVES:
        after, turn = record.position.copy(), []
        while after.turn == record.position.turn:
            steps = after.legal_steps()
            turn.append(dice.choice([step for step in steps if step >= PLACE] or steps))
            after.play(turn[-1])
        record.play(tuple(turn))
    return record


def rate(record: GameRecord, seconds: float) -> float:
    """Return how many playouts a second are counted from the position of a game."""
    found = Expectation(record.position.copy(), 1)
    began = time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        found.run(1000)
    return found.playouts / took


def in_window(
    app: QApplication, record: GameRecord, folder: Path, count: int
) -> list[tuple[float, float, float]]:
    """Return of each run the seconds of the slowest map, and the largest gaps: see above."""
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    program = Program(Settings(store), folder)
    window = program.open_window()
    window.resize(1000, 720)
    window.show()
    window.play(record, viewing=True)
    wait(1.5)
    runs = [run_through(game_page(window)) for _ in range(count)]
    window.close()
    program.library.close()
    app.processEvents()
    return runs


def run_through(page: GamePage) -> tuple[float, float, float]:
    """Step through a game without the map and with it."""
    ticks, slowest = Ticks(), 0.0
    step_through(page, lambda: wait(0.2))
    plain_ms = ticks.largest_ms
    page.expectation.toggle()
    wait_for_map(page)
    ticks = Ticks()

    def see_map() -> None:
        nonlocal slowest
        slowest = max(slowest, wait_for_map(page))

    step_through(page, see_map)
    gap_ms = ticks.largest_ms
    page.expectation.toggle()
    return slowest, plain_ms, gap_ms


def step_through(page: GamePage, look: Callable[[], object]) -> None:
    """Go back and forth through the moves of a game, and look at each position."""
    for _ in range(STEPS):
        if page.session.record.node.parent is not None:
            page.session.go_previous()
        else:
            page.session.go_last()
        look()


def wait(seconds: float) -> None:
    loop = QEventLoop()  # unlike QTest.qWait, it lets other threads have Python's lock
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


def wait_for_map(page: GamePage) -> float:
    """Wait until the map is whole; return the seconds."""
    began = time.perf_counter()
    while page.expectation.playouts < PLAYOUTS:
        wait(0.01)
    return time.perf_counter() - began


if __name__ == "__main__":
    main()
