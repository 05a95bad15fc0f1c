"""How long boards take to paint: PYTHONPATH=. python tests/bench/repaint.py

The biggest boards of all games, three quarters played, in a window of 1400 by 1000 pixels. Prints
the median and the maximum of some repaints in milliseconds of processor time, which does not depend
on other programs: of everything, of everything after a change of size, of what one step changes,
and of what moving the mouse from cell to cell changes.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from played_boards import hover, length, played, setups
from PySide6.QtWidgets import QApplication

from desktop.board.board_view import BoardView
from rules.games import GAMES
from rules.position import PLACE
from rules.setup import Setup

WIDTH_PX, HEIGHT_PX = 1400, 1000
TIMES = 25


def timed(act: Callable[[int], None]) -> str:
    """Return median and maximum processor time of ``act`` and all painting it causes."""
    lasted = []
    for i in range(TIMES):
        start = time.thread_time()
        act(i)
        QApplication.processEvents()
        lasted.append(1000 * (time.thread_time() - start))
    return f"{statistics.median(lasted):6.1f} {max(lasted):6.1f}"


def measure(setup: Setup) -> None:
    position, last = played(setup, 3 * length(setup) // 4, 1)
    step = next(step for step in position.legal_steps() if step >= PLACE)
    after, change = position.copy(), position.change(step)
    after.play(step)
    view = BoardView()
    view.resize(WIDTH_PX, HEIGHT_PX)
    view.set_game(setup)
    view.set_animated(False)
    view.show()
    view.show_position(position, last=last)
    QApplication.processEvents()
    sites = position.board.site_count
    full = timed(lambda i: view.viewport().update())
    resized = timed(lambda i: view.resize(WIDTH_PX - i % 2, HEIGHT_PX - i % 2))
    one = timed(
        lambda i: (
            view.show_position(after, last=change)
            if i % 2
            else view.show_position(position, last=last)
        )
    )
    hovered = timed(lambda i: hover(view, 7 * i % sites))
    print(f"{setup!s:44} {full}   {resized}   {one}   {hovered}", flush=True)


def main() -> None:
    application = QApplication([])
    columns = "".join(f"{name:>16}" for name in ("everything", "resized", "one step", "hover"))
    print(f"{'milliseconds: median and longest':42}{columns}")
    for key in GAMES:
        boards = list(setups(key))
        for setup in boards[2::3] or boards:
            measure(setup)
    del application


if __name__ == "__main__":
    main()
