"""How long a review takes in the window, and how long the window stands still meanwhile.

    .venv/bin/python tests/bench/review_cost.py [--moves N] [--simulations N] [GAME ...]

Plays games of the engine against itself, shows each in a real window, reviews it as V does, and
steps through its moves meanwhile. Prints the seconds of the review, and the largest gap between two
ticks of a 5 ms timer: at most 60 s and 50 ms are allowed for 40 moves.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "desktop"))
if not {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & os.environ.keys():
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from driving import game_page
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.program import Program
from desktop.pages.game_page import GamePage
from desktop.settings.settings import Settings
from rules.engine.engine import Engine
from rules.engine.limits import Limits
from rules.games import GAMES
from rules.record.game_record import GameRecord

TICK_MS = 5
LEVEL = 8


def main() -> None:
    parser = argparse.ArgumentParser(description="Cost of reviews in the window.")
    parser.add_argument("games", nargs="*", default=list(GAMES), metavar="GAME")
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=80_000)
    arguments = parser.parse_args()
    app = QApplication([])
    for key in arguments.games:
        record = played(key, arguments.moves)
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            seconds, gap_ms = measure(app, record, Path(folder), arguments.simulations)
        moves = len(record.main_line)
        print(f"{key:9} {moves:3} moves: {seconds:5.1f} s, largest gap {gap_ms:.1f} ms", flush=True)


def played(key: str, moves: int) -> GameRecord:
    """Return a game between two computers, at most so long."""
    record, engine = GameRecord(GAMES[key].setup()), Engine()
    limits = Limits(level=LEVEL, seed=1)
    while not record.position.over and len(record.line) < moves:
        turns = [node.turn for node in record.line]
        record.play(engine.search(record.setup.start(), turns, limits).best)
    return record


def measure(
    app: QApplication, record: GameRecord, folder: Path, simulations: int
) -> tuple[float, float]:
    """Return the seconds of a review, and the largest gap in milliseconds."""
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    program = Program(Settings(store), folder)
    window = program.open_window()
    window.resize(1000, 720)
    window.show()
    window.play(record, viewing=True)
    page = game_page(window)
    QTest.qWait(1500)
    ticks: list[float] = []
    timer = QTimer(interval=TICK_MS)
    timer.timeout.connect(lambda: ticks.append(time.perf_counter()))
    timer.start()
    began = time.perf_counter()
    page.review.switch(on=True)
    page.review.reviewer.start(simulations)
    step_through(page)
    seconds = time.perf_counter() - began
    timer.stop()
    window.close()
    program.library.close()
    app.processEvents()
    return seconds, 1000 * max(b - a for a, b in itertools.pairwise(ticks))


def step_through(page: GamePage) -> None:
    """Go back and forth through the game until the review has ended."""
    while page.review.reviewer.is_running:
        page.session.go_previous() if page.session.can_undo else page.session.go_last()
        QTest.qWait(250)


if __name__ == "__main__":
    main()
