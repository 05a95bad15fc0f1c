"""How fast the move tree is when it is big: PYTHONPATH=. python tests/bench/tree_panel.py

There are two trees: 10,000 turns in a main line of 300 and 1,000 branches, and 10,000 turns in a
single line with 1,000 branches of one turn. Prints medians and maxima in milliseconds of processor
time, which does not depend on other programs: of laying the tree out, of adding a turn at the end
of the main line, of adding a branch, of going to any node, and of painting a panel of 400 by 700
pixels. No rules are involved: the turns are passes.
"""

from __future__ import annotations

import os
import random
import statistics
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from desktop.panels.tree_view import TreeLayout, TreeView
from rules.games import GAMES
from rules.position import SpecialStep
from rules.record.game_record import GameRecord, Node

WIDTH_PX, HEIGHT_PX = 400, 700
TURNS, BRANCHES = 10_000, 1_000
TIMES = 50


def timed(name: str, act: Callable[[], object]) -> None:
    lasted = []
    for _ in range(TIMES):
        start = time.thread_time()
        act()
        lasted.append(1000 * (time.thread_time() - start))
    print(f"  {name:<28} {statistics.median(lasted):7.2f} {max(lasted):7.2f}")


def grow(record: GameRecord, parent: Node, count: int) -> Node:
    """Add a line of passes below a node; return the last one."""
    for _ in range(count):
        node = Node(parent, (SpecialStep.PASS,), "pass", 1 - parent.colour)
        parent.children.append(node)
        record.shape += 1
        parent = node
    return parent


def grown(main_line: int, branch: int) -> GameRecord:
    record, rng = GameRecord(GAMES["egotzi"].setup()), random.Random(5)
    record.go_to(grow(record, record.root, main_line))
    nodes = list(record.root.subtree())
    for _ in range(BRANCHES):
        grow(record, rng.choice(nodes[:-1]), branch)
    return record


def measure(record: GameRecord) -> None:
    rng = random.Random(7)
    nodes = list(record.root.subtree())
    end = record.main_line[-1]
    print(f"{len(nodes) - 1} turns, main line of {len(end.path())}, {BRANCHES} branches")
    view = TreeView()
    view.resize(WIDTH_PX, HEIGHT_PX)
    view.show()
    view.show_record(record)
    QApplication.processEvents()

    def show(node: Node) -> None:
        record.go_to(node)
        view.show_record(record)
        QApplication.processEvents()

    timed("laying out again", lambda: TreeLayout(record))
    timed("a turn at the main line's end", lambda: show(grow(record, record.main_line[-1], 1)))
    timed("a turn as a new branch", lambda: show(grow(record, rng.choice(nodes[:-1]), 1)))
    timed("going to a node", lambda: show(rng.choice(nodes)))
    timed("painting", view.viewport().repaint)


def main() -> None:
    app = QApplication([])
    print(f"{'':<30} median longest  (ms)")
    measure(grown(300, (TURNS - 300) // BRANCHES))
    measure(grown(TURNS - BRANCHES, 1))
    app.quit()


if __name__ == "__main__":
    main()
