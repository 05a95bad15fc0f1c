"""Opens and closes window after window, using all menus in between; nothing of them may remain.

    PYTHONPATH=. .venv/bin/python tests/bench/windows.py [WINDOWS] [--every N] [--seed N]

Needs Xvfb and openbox. Real windows on a virtual screen show every kind of page; in each of them
random actions of all menus are chosen by keys, the board is clicked, dialogs are closed with Esc,
and then a random window is closed. Only actions that ask for a file or end the program are left
out.

Prints after every 50 windows the memory in use, as the system and as the C library count it, the
number of blocks that Python has, of this program's objects and of widgets, with caches emptied that
have a bound, and the time; at the end by how much these grew from the second fifth of the windows
to the last. The exit code is 1 where any grew by more than 5 %, where a dialog did not close or
nothing in it had the focus, or where a warning or an error is in the log.
"""

from __future__ import annotations

import argparse
import contextlib
import functools
import gc
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "desktop"))
if __name__ == "__main__":
    os.environ["QT_QPA_PLATFORM"] = "xcb"

from driving import delete_what_is_closed, lessons, new_games, show_start
from kill import screen
from PySide6.QtCore import QObject, QPoint, QSettings, Qt, QUrl, Slot
from PySide6.QtGui import QAction, QDesktopServices, QPixmapCache
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget
from soak import allocated_mb, memory_mb

from desktop.app.process import keep_large_blocks_apart
from desktop.app.program import Program
from desktop.app.watch import FaultWatch
from desktop.game.players import Computer, Human
from desktop.pages.game_page import GamePage
from desktop.pages.lesson_page import LessonPage
from desktop.settings.action import Action
from desktop.settings.settings import Settings
from desktop.widgets.windows import bring_forward
from desktop.window.main_window import MainWindow
from rules.clock import NO_CLOCKS
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord
from rules.setup import Setup

MAX_GROWTH = 0.05
WINDOWS, EVERY = 500, 50
ACTIONS = 8  # in a window
CLICKS = 3
MAX_OPEN = 4
PATIENCE_MS = 5000

_LEFT_OUT = ("game.open", "game.save_as", "game.quit", "game.close_window", "game.new_window")


class Count(NamedTuple):
    """What exists at one moment.

    Attributes:
        memory: in MB, as the system counts it. allocated: in MB, by the C library.
        blocks: of memory, by Python. objects: Python's, of this program.
        widgets: Qt's.
    """

    memory: float
    allocated: float
    blocks: int
    objects: int
    widgets: int


class Desktop:
    """A program whose windows are opened, used and closed at random.

    Attributes:
        program: the program.
        opened: number of windows so far.
        wrong: what went wrong with dialogs.
    """

    def __init__(self, folder: Path, seed: int) -> None:
        self.watch = FaultWatch(folder / "log")
        self.watch.begin()
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.program = Program(
            Settings(store), folder, faults=self.watch.faults, pace_ms=0, forced_ms=0
        )
        self.program.library.client.start()
        self.opened = 0
        self.wrong: list[str] = []
        self._rng = random.Random(seed)
        self._folder = folder
        self._pages: tuple[Callable[[MainWindow], object], ...] = (
            show_start,
            self._ask_new,
            self._offer_komi,
            self._play,
            self._play,
            self._open_file,
            self._give_lesson,
        )

    def open(self) -> None:
        """Open one more window, and use it."""
        window = self._shown()
        self._rng.choice(self._pages)(window)
        for _ in range(CLICKS):
            self._click_board(window)
        for _ in range(ACTIONS):
            if window not in self.program.windows:
                break
            self._choose_action(window)
            self._close_dialogs()
        while len(self.program.windows) >= MAX_OPEN or (
            self.program.windows and self._rng.random() < 0.4
        ):
            self._close(self._rng.choice(self.program.windows))

    def settle(self) -> Count:
        """Close all windows but one, which shows the start page; return what exists then."""
        if self.program.library.window is not None:
            self.program.library.window.close()
        if self.program.help is not None:
            self.program.help.close()
        while len(self.program.windows) > 1:
            self._close(self.program.windows[-1])
        window = self.program.windows[0] if self.program.windows else self._shown()
        show_start(window)
        for _ in range(3):
            delete_what_is_closed()
            gc.collect()
        _empty_caches()
        objects = sum(map(_is_ours, gc.get_objects()))
        blocks, widgets = sys.getallocatedblocks(), len(QApplication.allWidgets())
        return Count(memory_mb(), allocated_mb(), blocks, objects, widgets)

    def close(self) -> None:
        """Close all that is open, and end the watch."""
        for window in list(self.program.windows):
            window.close()
        if self.program.help is not None:
            self.program.help.close()
        self.program.library.close()
        delete_what_is_closed()
        self.watch.end()

    # -- windows -----------------------------------------------------------------------------

    def _shown(self) -> MainWindow:
        self.opened += 1
        window = self.program.show_another()
        QTest.qWaitForWindowExposed(window, PATIENCE_MS)
        return window

    def _close(self, window: MainWindow) -> None:
        bring_forward(window)
        if QTest.qWaitForWindowActive(window, PATIENCE_MS):  # otherwise openbox would not manage it
            QTest.keyClick(window, Qt.Key.Key_W, Qt.KeyboardModifier.ControlModifier)
            if window in self.program.windows:
                self.wrong.append("Ctrl+W does not close the window")
        if window in self.program.windows:
            window.close()
        delete_what_is_closed()

    # -- pages -------------------------------------------------------------------------------

    def _ask_new(self, window: MainWindow) -> None:
        new_games(window).ask(self._rng.choice(list(GAMES.values())))

    def _offer_komi(self, window: MainWindow) -> None:
        setup = GAMES["egotzi"].setup(size=5, variant="squared")
        new_games(window).offer_komi(setup, (Human(), Computer(1)), NO_CLOCKS)

    def _give_lesson(self, window: MainWindow) -> None:
        lessons(window).start(self._rng.choice(list(GAMES.values())))

    def _play(self, window: MainWindow) -> None:
        window.play(self._record())

    def _open_file(self, window: MainWindow) -> None:
        path = self._folder / f"game {self._rng.randrange(5)}.oddments"
        if not path.exists():
            save(self._record(), path)
        self.program.opener.open(path, window)

    def _record(self) -> GameRecord:
        """Return a game in which some turns have been played."""
        record = GameRecord(self._setup())
        record.seats = ["person", self._rng.choice(["person", "engine 1"])]
        for _ in range(self._rng.randrange(8)):
            if not record.position.over:
                record.play(self._rng.choice(list(record.position.legal_turns())))
        return record

    def _setup(self) -> Setup:
        return self._rng.choice(list(GAMES.values())).small_setup()

    # -- what a user does --------------------------------------------------------------------

    def _click_board(self, window: MainWindow) -> None:
        if isinstance(window.page, GamePage | LessonPage):
            place = window.page.board.viewport()
            x, y = self._rng.randrange(place.width()), self._rng.randrange(place.height())
            QTest.mouseClick(place, Qt.MouseButton.LeftButton, pos=QPoint(x, y))

    def _choose_action(self, window: MainWindow) -> None:
        """Choose something in a menu of the window by keys, if anything can be chosen."""
        menu = self._rng.choice(window.findChildren(QMenu))
        menu.popup(window.mapToGlobal(QPoint(20, 20)))
        QTest.qWaitForWindowExposed(menu, PATIENCE_MS)
        possible = [action for action in menu.actions() if self._is_possible(window, action)]
        if possible:
            menu.setActiveAction(self._rng.choice(possible))
            QTest.keyClick(menu, Qt.Key.Key_Return)
        else:
            QTest.keyClick(menu, Qt.Key.Key_Escape)
        QTest.qWait(self._rng.randrange(20))

    def _is_possible(self, window: MainWindow, action: QAction) -> bool:
        if action.isSeparator() or action.menu() is not None or not action.isEnabled():
            return False
        id = action.id if isinstance(action, Action) else ""  # noqa: A001
        return id not in _LEFT_OUT and (id != "game.save" or window.path is not None)

    def _close_dialogs(self) -> None:
        """Close dialogs with Esc, and perhaps the help and the library window."""
        for dialog in [each for each in QApplication.topLevelWidgets() if _is_open_dialog(each)]:
            QTest.qWaitForWindowExposed(dialog, PATIENCE_MS)
            name = type(dialog).__name__
            if dialog.focusWidget() is None:
                self.wrong.append(f"{name}: nothing has the focus")
            QTest.keyClick(dialog.focusWidget() or dialog, Qt.Key.Key_Escape)
            if dialog.isVisible():
                self.wrong.append(f"{name}: Esc does not close it")
                dialog.close()
        beside = [self.program.help, self.program.library.window]
        for other in [each for each in beside if each is not None]:
            if self._rng.random() < 0.5:
                other.close()
        delete_what_is_closed()


class _Elsewhere(QObject):
    """Receives what other programs would show."""

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        print(f"shown elsewhere: {url.fileName()}", flush=True)


def growth(counts: list[Count]) -> dict[str, float]:
    """Return [what] -> its average growth from the second fifth to the last, as a share.

    A single reading depends too much on what the last window showed.
    """
    fifth = max(1, len(counts) // 5)
    early = map(statistics.fmean, zip(*counts[fifth : 2 * fifth], strict=True))
    late = map(statistics.fmean, zip(*counts[-fifth:], strict=True))
    pairs = zip(Count._fields, early, late, strict=True)
    return {name: last / before - 1 for name, before, last in pairs if before}


def measured(desktop: Desktop, windows: int, every: int) -> Iterator[Count]:
    """Open so many windows; yield the counts after each ``every`` of them."""
    begun = time.monotonic()
    for number in range(1, windows + 1):
        desktop.open()
        if number % every == 0:
            count = desktop.settle()
            took = time.monotonic() - begun
            print(
                f"{number} windows, {count.memory:.1f} MB, {count.allocated:.1f} MB allocated, "
                f"{count.blocks} blocks, {count.objects} objects, {count.widgets} widgets, "
                f"{took:.0f} s",
                flush=True,
            )
            yield count


def _is_open_dialog(widget: QWidget) -> bool:
    return isinstance(widget, QDialog) and widget.isVisible()


def _empty_caches() -> None:
    """Empty bounded caches: they fill over hundreds of windows, but do not leak."""
    QPixmapCache.clear()
    caches = [each for each in gc.get_objects() if isinstance(each, functools._lru_cache_wrapper)]
    for cache in caches:
        if cache.__module__.startswith("desktop.") and cache.cache_parameters()["maxsize"]:
            cache.cache_clear()


def _is_ours(each: object) -> bool:
    return str(type(each).__module__).startswith(("desktop.", "rules."))


@contextlib.contextmanager
def _managed(display: str) -> Iterator[None]:
    """Run a window manager on a display."""
    manager = subprocess.Popen(
        ["openbox"], env={**os.environ, "DISPLAY": display}, stderr=subprocess.DEVNULL
    )
    try:
        yield
    finally:
        manager.terminate()
        manager.wait()


def lacking() -> list[str]:
    """Return what is needed and not installed."""
    return [name for name in ("Xvfb", "openbox") if shutil.which(name) is None]


def _run(asked: argparse.Namespace, folder: Path) -> int:
    keep_large_blocks_apart()
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    app.setQuitOnLastWindowClosed(False)
    elsewhere = _Elsewhere()
    QDesktopServices.setUrlHandler("file", elsewhere, "take")  # type: ignore[arg-type]
    desktop = Desktop(folder, asked.seed)
    grown = growth(list(measured(desktop, asked.windows, asked.every)))
    desktop.close()
    print(
        "from the second fifth to the last",
        ", ".join(f"{name} {by:+.1%}" for name, by in grown.items()),
    )
    faults = [str(fault) for fault in desktop.watch.faults.all]
    for text in (*dict.fromkeys(desktop.wrong), *faults):
        print(text)
    print(f"{len(desktop.wrong)} times wrong with dialogs, {len(faults)} faults in the log")
    return int(max(grown.values()) > MAX_GROWTH or bool(desktop.wrong or faults))


def main() -> int:
    parser = argparse.ArgumentParser(description="Window after window; nothing may be left.")
    parser.add_argument("windows", nargs="?", type=int, default=WINDOWS)
    parser.add_argument("--every", type=int, default=EVERY, help="windows between two lines")
    parser.add_argument("--seed", type=int, default=random.randrange(1_000_000))
    asked = parser.parse_args()
    if lacking():
        sys.exit(f"not installed: {', '.join(lacking())}")
    print(f"seed {asked.seed}", flush=True)
    with screen() as display, _managed(display), tempfile.TemporaryDirectory() as folder:
        os.environ["DISPLAY"] = display
        return _run(asked, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
