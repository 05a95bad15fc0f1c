"""How long the frames of animations take: PYTHONPATH=. python tests/bench/frames.py

The biggest boards of all games, three quarters played, in a window of 1400 by 1000 pixels. Some
turns are played and undone. The milliseconds of every frame, 60 a second, are measured, with all
painting that it causes: in processor time, which counts our own work only, and in wall time, which
includes other programs. Prints the number of frames, medians and maxima, and the same for showing
the new position, which happens once before the first frame.
"""

from __future__ import annotations

import functools
import gc
import os
import statistics
import time
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from played_boards import length, played, setups
from PySide6.QtCore import QVariantAnimation
from PySide6.QtWidgets import QApplication

from desktop.board.board_scene import BoardScene
from desktop.board.board_view import BoardView
from rules.games import GAMES
from rules.piece import Change
from rules.position import PLACE, Position
from rules.setup import Setup

WIDTH_PX, HEIGHT_PX = 1400, 1000
FRAME_MS = 16
TURNS = 4


Times = tuple[float, float]  # in ms: the processor's and the wall's


def timed(act: Callable[[], None]) -> Times:
    own, wall = time.thread_time(), time.perf_counter()
    act()
    QApplication.processEvents()
    return 1000 * (time.thread_time() - own), 1000 * (time.perf_counter() - wall)


def perform(view: BoardView) -> list[Times]:
    """Go through the animation that has begun, frame by frame."""
    board = view.scene()
    assert isinstance(board, BoardScene)
    animation = board.findChildren(QVariantAnimation)[-1]
    animation.pause()
    moments = range(FRAME_MS, animation.duration(), FRAME_MS)
    frames = [timed(functools.partial(animation.setCurrentTime, moment)) for moment in moments]
    return [*frames, timed(board.settle)]


def measure(setup: Setup) -> None:
    position, last = played(setup, 3 * length(setup) // 4, 1)
    view = BoardView()
    view.resize(WIDTH_PX, HEIGHT_PX)
    view.set_game(setup)
    view.set_animated(True)
    view.show()
    view.show_position(position, last=last)
    QApplication.processEvents()
    frames: list[Times] = []
    changes: list[Times] = []
    steps = [step for step in position.legal_steps() if step >= PLACE]
    for step in steps[:: max(1, len(steps) // TURNS)]:
        after, change = position.copy(), position.change(step)
        after.play(step)
        for shown, marks in ((after, change), (position, last)):

            def show(shown: Position = shown, marks: tuple[Change, ...] = marks) -> None:
                view.show_position(shown, last=marks, interactive=False)

            changes.append(timed(show))
            frames += perform(view)
    print(f"{setup!s:44} {len(frames):6} {_figures(frames)} {_figures(changes)}", flush=True)


def _figures(times: list[Times]) -> str:
    return "  ".join(
        f"{statistics.median(column):6.1f} {max(column):6.1f}"
        for column in zip(*times, strict=True)
    )


def main() -> None:
    application = QApplication([])
    gc.disable()  # the program collects between frames, see desktop/app/process.py
    columns = "".join(
        f"{name:>15}" for name in ("a frame", "on the wall", "the change", "on the wall")
    )
    print(f"{'milliseconds: median and longest':44} frames{columns}")
    for key in GAMES:
        boards = list(setups(key))
        for setup in boards[2::3] or boards:
            measure(setup)
    del application


if __name__ == "__main__":
    main()
