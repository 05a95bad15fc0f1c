"""How late the window is while it opens large, damaged files and collections.

    .venv/bin/python tests/bench/opening.py [--runs N] [--games N] [--bytes N] [NAME …]

Drops files onto the real window, on the screen there is or else in memory: damaged ones of the
kinds of reader_growth.py, and a collection, whose list it sorts and searches; it opens a game,
cancels another reading, and imports the collection into the library. Prints the largest gap between
two ticks of a 5 ms timer in each part, the median of N runs, and in brackets the largest one in
processor time. The limit is 100 ms beyond what a small game takes.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

if not {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & os.environ.keys():
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QSettings, Qt, QTimer, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressDialog
from reader_growth import KINDS as DAMAGED

from desktop.app.program import Program
from desktop.library.game_actions import ProgressDialog
from desktop.settings import file_dialogs
from desktop.settings.game_choice import GameChoice
from desktop.settings.settings import Settings
from desktop.widgets.notice_bar import Topic
from desktop.window.main_window import MainWindow

TICK_MS = 5
KINDS = {"a small game": lambda _size: b"(;FF[4]GM[1004]SZ[6];B[b2];W[c3])", **DAMAGED}
MAX_MS = 100
PATIENCE_S = 120
Parts = Iterator[tuple[str, Callable[[], None]]]  # what is done, and how
LEFT = Qt.MouseButton.LeftButton


class Ticks:
    """A timer that remembers the largest gaps between its ticks, in milliseconds.

    One by the wall's clock, and one by the processor time of all threads of this process, without
    other processes.
    """

    def __init__(self) -> None:
        self._largest = [0.0, 0.0]
        self._last = self._now()
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)
        self._timer.start(TICK_MS)

    def take(self) -> list[float]:
        """Return the largest gaps so far: by the clock, and by the processor's time."""
        self._tick()
        return self._largest

    @staticmethod
    def _now() -> tuple[float, float]:
        return time.perf_counter(), time.process_time()

    def _tick(self) -> None:
        now = self._now()
        gaps = [(one - other) * 1000 for one, other in zip(now, self._last, strict=True)]
        self._largest = [max(pair) for pair in zip(self._largest, gaps, strict=True)]
        self._last = now


def drop(window: MainWindow, path: Path) -> None:
    """Drop a file onto a window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    rest = Qt.DropAction.CopyAction, data, LEFT, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(20, 20), *rest))
    QApplication.sendEvent(window, QDropEvent(QPointF(20, 20), *rest, QEvent.Type.Drop))


def wait_for(what: Callable[[], object]) -> None:
    """Handle events, one round after another, until a condition holds."""
    end = time.monotonic() + PATIENCE_S
    while not what():
        if time.monotonic() > end:
            raise TimeoutError(f"waited too long: {what}")
        QTest.qWait(20)


def choice_of(window: MainWindow) -> GameChoice | None:
    found = [dialog for dialog in window.findChildren(GameChoice) if dialog.isVisible()]
    return found[0] if found else None


def open_damaged(program: Program, path: Path) -> Parts:
    """Return the parts of opening a damaged file, each to be measured."""
    window = program.open_window()
    window.show()
    QTest.qWait(300)

    def read() -> None:
        drop(window, path)
        wait_for(
            lambda: window.session or choice_of(window) or Topic.OPENING in window.notices.texts
        )
        QTest.qWait(1500)  # what follows: the tree, the journal, the library

    yield "opened", read

    def close() -> None:
        if (choice := choice_of(window)) is not None:
            choice.reject()
        window.close()
        QTest.qWait(500)

    yield "closed", close


def open_collection(program: Program, path: Path) -> Parts:
    """Return the parts of opening a collection."""
    window = program.open_window()
    window.show()
    QTest.qWait(300)

    def list_games() -> None:
        drop(window, path)
        wait_for(lambda: choice_of(window))
        QTest.qWait(500)

    yield "listed", list_games
    choice = choice_of(window)
    assert choice is not None

    def sort() -> None:
        header = choice.table.horizontalHeader()
        for column in (2, 5, 0):
            at = QPoint(header.sectionViewportPosition(column) + 10, header.height() // 2)
            QTest.mouseClick(header.viewport(), LEFT, pos=at)
            QTest.qWait(1500)

    yield "sorted", sort

    def look_for() -> None:
        QTest.keyClicks(choice.words, "Ben 777", delay=100)
        QTest.qWait(1000)
        choice.words.clear()
        QTest.qWait(1000)

    yield "filtered", look_for

    def choose() -> None:
        choice.table.selectRow(choice.table.model().rowCount() - 1)
        QTest.keyClick(choice.table, Qt.Key.Key_Return)
        wait_for(lambda: window.session)
        QTest.qWait(1500)

    yield "chosen", choose

    def cancel() -> None:
        other = program.open_window()
        other.show()
        QTest.qWait(300)
        drop(other, path)
        wait_for(lambda: other.findChildren(QProgressDialog))
        QTest.qWait(600)
        for dialog in other.findChildren(QProgressDialog):
            dialog.cancel()
        QTest.qWait(1500)
        other.close()

    yield "cancelled", cancel

    def import_all() -> None:
        program.library.show()
        library = program.library.window
        assert library is not None
        file_dialogs.ask_import = lambda *_asked: [path]
        QTest.mouseClick(library.import_, LEFT)
        wait_for(lambda: library.findChildren(ProgressDialog))
        QTest.qWait(6000)
        for dialog in library.findChildren(ProgressDialog):
            dialog.reject()
        QTest.qWait(3000)

    yield "imported", import_all


def collection(count: int) -> bytes:
    return b"".join(
        b"(;FF[4]GM[1004]SZ[4]PB[Ann %d]PW[Ben %d]DT[20%02d];B[b2];W[c%d])\n"
        % (n, n * 7919 % count, n % 100, 1 + n % 4)
        for n in range(count)
    )


def measure(parts: Callable[..., Parts], path: Path, gaps: dict[str, list[list[float]]]) -> None:
    """Add the largest gaps in each part, in a program of its own."""
    folder = path.parent
    store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
    program = Program(Settings(store), folder)
    for part, act in parts(program, path):
        ticks = Ticks()
        act()
        gaps.setdefault(part, []).append(ticks.take())
    for window in list(program.windows):
        window.close()
    program.library.close()
    QTest.qWait(100)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"of: collection, {', '.join(KINDS)}"
    )
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--bytes", type=int, default=8_192_000)
    asked = parser.parse_args()
    app = QApplication([])
    app.setStyle("Fusion")
    sound = True
    for name in asked.names or ["collection", *KINDS]:
        data = collection(asked.games) if name == "collection" else KINDS[name](asked.bytes)
        gaps: dict[str, list[list[float]]] = {}
        for _ in range(asked.runs):
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder, "dropped.sgf")
                path.write_bytes(data)
                measure(open_collection if name == "collection" else open_damaged, path, gaps)
        texts = []
        for part, found in gaps.items():
            clock_ms, used_ms = (statistics.median(each) for each in zip(*found, strict=True))
            texts.append(f"{part} {clock_ms:.0f} ({used_ms:.0f})")
            sound &= clock_ms <= MAX_MS
        print(f"{name:26} {', '.join(texts)} ms", flush=True)
    sys.exit(not sound)


if __name__ == "__main__":
    main()
