"""How late the window is while a huge game is saved, and how soon changes are on the disk.

    .venv/bin/python tests/bench/journal.py [--turns N] [--seconds S] [--folder FOLDER]

Types into a comment of a game of 10,000 turns, 30 keys a second: the worst case, since each key
changes the game. Prints the largest gap between two ticks of a 5 ms timer, idle and while typing,
the longest slice of the autosaver in processor time, and the longest time from a key until the file
on the disk has it. The limits are 16 ms and 1 s.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from desktop.settings.autosave import Autosaver, Autosaves
from rules.games import GAMES
from rules.record.game_record import GameRecord, Node

KEY_MS = 33
TICK_MS = 5


class Watched(Autosaver):
    """An autosaver that remembers the longest processor time of one slice, in milliseconds."""

    most_ms = 0.0

    def _continue(self) -> None:
        began_s = time.thread_time()
        super()._continue()
        self.most_ms = max(self.most_ms, 1000 * (time.thread_time() - began_s))


def large_game(turns: int) -> GameRecord:
    """Return a tree with a branch every ten turns, the time on each turn, and many comments.

    Its turns are not legal ones, which nobody asks here.
    """
    rng = random.Random(5)
    record = GameRecord(GAMES["oddy"].setup(sides=7))
    names = record.position.board.names
    nodes = [record.root]
    for number in range(turns):
        parent = rng.choice(nodes[-500:]) if number % 10 == 0 else nodes[-1]
        node = Node(parent, (), rng.choice(names), number % 2)
        node.properties["BW"[number % 2] + "L"] = [f"{rng.uniform(0, 900):.1f}"]
        if number % 5 == 0:
            node.properties["C"] = ["What [else]?\nThis is a remark of moderate length."]
        parent.children.append(node)
        nodes.append(node)
    record.ending = None
    return record


def largest_gap_ms(seconds: float) -> float:
    """Return the largest gap between two ticks of a timer, while the event loop runs."""
    gaps, last_s = [0.0], time.perf_counter()

    def tick() -> None:
        nonlocal last_s
        now_s = time.perf_counter()
        gaps.append(1000 * (now_s - last_s))
        last_s = now_s

    timer, loop = QTimer(), QEventLoop()
    timer.timeout.connect(tick)
    timer.start(TICK_MS)
    QTimer.singleShot(int(1000 * seconds), loop.quit)
    loop.exec()
    return max(gaps)


def main() -> None:
    parser = argparse.ArgumentParser(description="How late the window is while a game is kept.")
    parser.add_argument("--turns", type=int, default=10_000)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--folder", type=Path, help="on the disk to be measured")
    asked = parser.parse_args()
    _app = QApplication([])
    record = large_game(asked.turns)
    node = record.root.children[0]
    typed_s: list[float] = []
    late_s = [0.0]
    with tempfile.TemporaryDirectory(dir=asked.folder) as folder:
        owner = QObject()
        autosaver = Watched(record, Autosaves(Path(folder)).new(record), owner)

        def type_key() -> None:
            node.properties["C"] = [node.properties.get("C", [""])[0] + "x"]
            typed_s.append(time.perf_counter())
            autosaver.schedule()

        def look() -> None:
            """Note which keys are on the disk now, and how late."""
            now_s = time.perf_counter()
            kept = Path(folder).glob("games/*/*.oddments")
            there = next(kept).read_text().count("x")
            if there:
                late_s.extend(now_s - when for when in typed_s[done[0] : there])
                done[0] = there

        done = [0]
        idle_ms = largest_gap_ms(2.0)
        autosaver.written.connect(look)
        keys = QTimer()
        keys.timeout.connect(type_key)
        keys.start(KEY_MS)
        typing_ms = largest_gap_ms(asked.seconds)
        keys.stop()
        autosaver.flush()
    print(
        f"{asked.turns} turns, {len(typed_s)} keys: gap idle {idle_ms:.1f} ms, typing "
        f"{typing_ms:.1f} ms; journal's turn at most {autosaver.most_ms:.1f} ms of processor time; "
        f"on the disk within {1000 * max(late_s):.0f} ms"
    )


if __name__ == "__main__":
    main()
