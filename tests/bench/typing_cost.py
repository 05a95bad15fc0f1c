"""What a key costs the window while a comment is typed.

    PYTHONPATH=. .venv/bin/python tests/bench/typing_cost.py [--keys N]

Shows the real window in memory with a game that has been played on the largest board of Odd-Y, and
with one of 5,000 turns and 500 variations, the turns as a list and then as a tree. Types into the
comment on a turn in the middle, and prints the median and the maximum of the window's processor
time from a key until it is painted, in milliseconds, which does not depend on other programs.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QSettings
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.app.program import Program
from desktop.pages.game_page import GamePage
from desktop.settings.settings import Settings
from desktop.window.main_window import MainWindow
from rules.games import GAMES
from rules.position import Position
from rules.record.game_record import GameRecord
from rules.setup import Setup

_WORDS = "A ladder along side 3, which **White** cannot stop: "


def grown(setup: Setup, turns: int, variations: int = 0) -> GameRecord:
    """Return a game of random steps between two humans, shown in its middle."""
    rng = random.Random(5)
    record = GameRecord(setup)
    record.seats = ["person", "person"]
    main_line = [record.root]
    for _ in range(turns):
        main_line.append(
            record.add(main_line[-1], _random_turn(record.position_at(main_line[-1]), rng))
        )
    for node in rng.sample(main_line[:-1], variations):
        record.add(node, _random_turn(record.position_at(node), rng))
    record.go_to(main_line[turns // 2])
    return record


def _random_turn(before: Position, rng: random.Random) -> tuple[int, ...]:
    """Return a random turn that does not end the game."""
    while True:
        position = before.copy()
        steps: list[int] = []
        while position.turn == before.turn:
            steps.append(rng.choice(position.legal_steps()))
            position.play(steps[-1])
        if not position.over:
            return tuple(steps)


def largest() -> GameRecord:
    """Return a game on the largest board, a third full."""
    return grown(GAMES["oddy"].setup(sides=9, size=9, pie=False), 120)


def long() -> GameRecord:
    """Return a tree of 5,000 turns: slides of Themisto never end."""
    return grown(GAMES["themisto"].setup(), 4500, 500)


def costs_ms(window: MainWindow, keys: int) -> list[float]:
    """Return the cost of each key in a comment that is being written."""
    assert isinstance(window.page, GamePage)
    window.page.notes.write()
    QApplication.processEvents()
    field = window.page.notes.panel.field
    found = []
    for number in range(keys):
        begun_s = time.thread_time()
        QTest.keyClicks(field, _WORDS[number % len(_WORDS)])
        QApplication.processEvents()
        found.append(1000 * (time.thread_time() - begun_s))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="What a key costs while a comment is typed.")
    parser.add_argument("--keys", type=int, default=100)
    keys = parser.parse_args().keys
    app = QApplication([])
    app.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        program = Program(Settings(store), Path(folder))
        window = program.show_another()
        window.resize(1400, 1000)
        for name, record in (("largest Odd-Y", largest()), ("5,000 turns", long())):
            for tree in (False, True):
                program.settings.tree_shown = tree
                window.play(record)
                QApplication.processEvents()
                found = costs_ms(window, keys)
                print(
                    f"{name}, {'tree' if tree else 'list'}: "
                    f"median {statistics.median(found):.1f} ms, most {max(found):.1f} ms",
                    flush=True,
                )
        window.close()


if __name__ == "__main__":
    main()
