"""How late the window is: while people use all of it, and while the engine searches on every core.

    PYTHONPATH=. .venv/bin/python tests/bench/responsiveness.py [--runs N] [--game GAME] [PART …]

Shows the real window, on the screen there is or else in memory. The parts, by default both:

``acts`` does what people do, with short and long games, on small and large boards, in all pages,
windows and dialogs, each for the first time and then again, each run in a process of its own. For
each act that takes half the limit, with ``--all`` for every one, it prints the longest time between
two ticks of a 5 ms timer: in processor time of the window's thread, which does not depend on other
programs, and by the clock. These are medians of 5 runs. The limit is 100 ms.

``searches`` measures the largest gap between two ticks of a 10 ms timer during 3 s: in the idle
window, while the computer at its strongest level thinks on the largest board, and while another
engine is to move that writes to both its outputs without end. At last the same engine is tested in
the dialog, with its log. Prints the medians of 7 runs. The limits are 50 ms, and 15 ms more than
the idle window.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import functools
import multiprocessing
import os
import shlex
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "desktop"))
if not {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"} & os.environ.keys():
    os.environ["QT_QPA_PLATFORM"] = "offscreen"

from driving import commands, game_page, lessons, show_start, start_page
from PySide6.QtCore import QEventLoop, QSettings, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit
from reviewed_game import review_of
from typing_cost import grown

from desktop.app.process import keep_large_blocks_apart
from desktop.app.program import Program
from desktop.game.external_engines import SavedEngine
from desktop.game.game_session import Phase
from desktop.game.players import LEVELS, Computer, Human, Seats
from desktop.services import languages
from desktop.services.languages import UI_LANGUAGE
from desktop.settings.game_choice import GameChoice
from desktop.settings.settings import Settings
from desktop.window.engines_dialog import EngineDialog
from desktop.window.main_window import MainWindow
from desktop.window.training_flow import TrainingFlow
from rules.games import GAMES
from rules.record.engine_seat import EngineSeat
from rules.record.game_file import save
from rules.review.move_review import write_move_review
from rules.setup import Setup
from rules.version import compiled

TICK_MS, FAST_TICK_MS = 10, 5
WATCHED_S = 3.0
QUIET_S = 0.12  # after an act, until the next one
PATIENCE_S = 120.0
LIMIT_MS = 100

IDLE: Seats = (Human(), Human())
THINKING: Seats = (Human(), Computer(LEVELS[-1]))
FLOODED: Seats = (Human(), EngineSeat("Flood", 1000))


class Ticks:
    """A timer that remembers the largest gaps between its ticks, in milliseconds.

    Attributes:
        largest_ms: by the clock.
        busiest_ms: in processor time of this thread.
    """

    def __init__(self, interval_ms: int = TICK_MS) -> None:
        self.largest_ms = self.busiest_ms = 0.0
        self._last_s, self._used_s = time.perf_counter(), time.thread_time()
        self._timer = QTimer(timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        self._timer.start(interval_ms)

    def tick(self) -> None:
        now_s, used_s = time.perf_counter(), time.thread_time()
        self.largest_ms = max(self.largest_ms, (now_s - self._last_s) * 1000)
        self.busiest_ms = max(self.busiest_ms, (used_s - self._used_s) * 1000)
        self._last_s, self._used_s = now_s, used_s


def main() -> None:
    parser = argparse.ArgumentParser(description="How late the window is.")
    parser.add_argument("parts", nargs="*", metavar="PART", help="acts or searches, not both")
    parser.add_argument("--game", choices=GAMES, help="search in this one instead of every game")
    parser.add_argument("--runs", type=int)
    parser.add_argument("--all", action="store_true", help="also acts that take less than 50 ms")
    asked = parser.parse_args()
    if not compiled():
        sys.exit("the core is not compiled: installer/build-core")
    if "searches" not in asked.parts:
        measure_acts(asked.runs or 5, every=asked.all)
    if "acts" not in asked.parts:
        measure_searches([asked.game] if asked.game else list(GAMES), asked.runs or 7)


# -- what people do ------------------------------------------------------------------------------

Gaps = tuple[float, float]  # milliseconds in processor time, and by the clock


def measure_acts(runs: int, *, every: bool) -> None:
    """Print how long each act blocks the window."""
    found: dict[tuple[str, bool], list[Gaps]] = {}
    with tempfile.TemporaryDirectory() as folder:
        prepare(Path(folder))
        spawn = multiprocessing.get_context("spawn")
        for _ in range(runs):
            with concurrent.futures.ProcessPoolExecutor(1, spawn) as process:
                for act, gaps in process.submit(gaps_of_acts, Path(folder)).result():
                    found.setdefault(act, []).append(gaps)
    print(f"{os.cpu_count()} cores; longest block in ms, median of {runs}")
    print(f"{'':48}{'first':>8}{'clock':>8}{'again':>8}{'clock':>8}")
    longest_ms = {}
    for name in dict.fromkeys(name for name, _again in found):
        medians = []
        for again in (False, True):
            medians += [statistics.median(each) for each in zip(*found[name, again], strict=True)]
        longest_ms[name] = max(medians[0], medians[2])
        if every or longest_ms[name] > LIMIT_MS / 2:
            print(f"{name:48}" + "".join([f"{median:8.0f}" for median in medians]))
    over = sum(each > LIMIT_MS for each in longest_ms.values())
    print(f"{len(longest_ms)} acts, {over} over {LIMIT_MS} ms")


def prepare(folder: Path) -> None:
    """Write the games that are opened."""
    themisto = GAMES["themisto"].setup()
    save(grown(GAMES["wythe"].setup(), 12), folder / "of 12 moves")
    save(grown(largest_board("oddy"), 120), folder / "on the largest board")
    save(grown(themisto, 9000, 1000), folder / "of 10,000 moves")
    long = grown(themisto, 300)
    save(long, folder / "of 300 moves")
    for at, node in enumerate(long.main_line):
        assert node.parent is not None
        review = review_of(long.position_at(node.parent), node.turn, at, 1000)
        write_move_review(long, node, review, 1000)
    save(long, folder / "of 300 reviewed moves")
    game = "(;FF[4]GM[1004]SZ[4]PB[Ann %d]PW[Ben];B[b2];W[c%d])\n"
    (folder / "many.sgf").write_text("".join([game % (n, 1 + n % 4) for n in range(10_000)]))


def largest_board(key: str) -> Setup:
    game = GAMES[key]
    options = {option.key: option for option in game.options({})}
    sides = {"sides": options["sides"].values[-1]} if "sides" in options else {}
    sizes = {option.key: option for option in game.options(sides)}.get("size")
    return game.setup(**sides, **({} if sizes is None else {"size": sizes.values[-1]}))


def gaps_of_acts(files: Path) -> list[tuple[tuple[str, bool], Gaps]]:
    """Do everything twice; return how long each act blocked the window, and whether again."""
    app = QApplication([])
    app.setStyle("Fusion")
    keep_large_blocks_apart()
    found = []
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        use = Use(files, Path(folder))
        for again in (False, True):
            for name, act in use.acts():
                ticks = Ticks(FAST_TICK_MS)
                act()
                wait(QUIET_S)
                ticks.tick()
                found.append(((name, again), (ticks.busiest_ms, ticks.largest_ms)))
        use.close()
    return found


class Use:
    """A program, and what is done in it."""

    def __init__(self, files: Path, folder: Path) -> None:
        store = QSettings(str(folder / "settings.ini"), QSettings.Format.IniFormat)
        self.files, self.program = files, Program(Settings(store), folder)
        self.window = self.program.open_window()
        self.window.show()
        self.program.library.start()
        wait(1)

    def acts(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Yield the name of each act, and what does it."""
        window, program = self.window, self.program
        for key, game in GAMES.items():
            yield f"start page before {key}", lambda: show_start(window)
            yield f"ask for {key}", start_page(window).cards[key].click
            yield f"{key}", functools.partial(window.play_new, game.setup(), IDLE)
            yield (
                f"{key} on the largest board",
                functools.partial(window.play_new, largest_board(key), IDLE),
            )
            yield (
                f"{key} against the computer",
                functools.partial(window.play_new, game.setup(), (Computer(3), Human())),
            )
        for file in sorted(self.files.glob("*[!f]")):
            show_start(window)
            yield f"open a game {file.name}", functools.partial(self.open, file)
            for act, do in self.acts_in_game():
                yield f"{act}, game {file.name}", do
        show_start(window)
        yield "open many games", lambda: self.open(self.files / "many.sgf")
        self.close_dialogs()
        for key, game in GAMES.items():
            yield f"lesson of {key}", functools.partial(lessons(window).start, game)
            yield f"puzzle of {key}", functools.partial(self.solve, key)
        yield from self.acts_in_windows()
        for page in ("overview", *GAMES, "window", "library"):
            yield f"help: {page}", functools.partial(program.show_help, page)
        assert program.help is not None
        program.help.close()
        yield "another window", program.show_another
        self.close_others()

    def acts_in_game(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Yield what is done in a game that has been opened."""
        for action in ("turn.first", "turn.last", "turn.undo", "turn.redo"):
            yield f"{action}", self.doing(action)
        yield "view.tree", self.doing("view.tree")
        yield "view.tree, off", self.doing("view.tree")
        yield "notes.panel", self.doing("notes.panel")
        yield "notes.find", self.find
        yield "notes.panel, off", self.doing("notes.panel")
        yield from self.looks()
        for action in ("board.left", "board.numbers_all", "board.numbers_none"):
            yield f"{action}", self.doing(action)
        yield "game.copy_picture", self.doing("game.copy_picture")
        yield "game.copy_game", self.doing("game.copy_game")
        yield "game.paste_game", self.paste
        self.close_others()
        for action in ("game.save_picture", "game.save_animation", "notes.info", "game.set_up"):
            yield f"{action}", self.doing(action)
            yield f"{action}, off", self.close_dialogs
        for action in ("engine.analysis", "learn.map"):
            yield f"{action}", self.doing(action, 0.5)
            yield f"{action}, off", self.doing(action)
        yield "learn.review", self.doing("learn.review", 1.0)
        commands(self.window)["learn.stop"].trigger()
        yield "game.home", self.doing("game.home")
        yield "return to the game", lambda: start_page(self.window).resume.click()

    def acts_in_windows(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Yield what is done in dialogs and other windows."""
        show_start(self.window)
        for action in (
            "learn.train",
            "view.settings",
            "view.boards",
            "help.keys",
            "help.shortcuts",
            "help.about",
            "engine.programs",
        ):
            yield action, self.doing(action, 0.3)
            yield f"{action}, off", self.close_dialogs
        for action, shown in (
            ("view.settings", self.close_dialogs),
            ("game.library", self.close_library),
            ("learn.results", self.program.results.close),
        ):
            yield action, self.doing(action, 0.5)
            for act, do in self.looks():
                yield f"{act}, {action}", do
            shown()

    def looks(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Yield changes of what all windows look like."""
        for theme in ("dark", "system"):
            yield f"theme {theme}", functools.partial(self.program.appearance.choose, theme)
        for code in ("de", "en"):
            yield (
                f"language {code}",
                functools.partial(UI_LANGUAGE.set_language, languages.chosen(code)),
            )
        yield "view.larger", self.doing("view.larger")
        yield "view.smaller", self.doing("view.smaller")

    def doing(self, action: str, watched_s: float = 0.0) -> Callable[[], None]:
        """Return what triggers an action, and then watches the window so long."""

        def do() -> None:
            commands(self.window)[action].trigger()
            wait(watched_s)

        return do

    def open(self, path: Path) -> None:
        self.window.open_requested.emit(path)
        wait_for(
            lambda: self.window.session or any(isinstance(each, GameChoice) for each in dialogs())
        )

    def paste(self) -> None:
        commands(self.window)["game.paste_game"].trigger()
        wait_for(lambda: len(self.program.windows) > 1)

    def find(self) -> None:
        commands(self.window)["notes.find"].trigger()
        line = game_page(self.window).notes.find_bar.findChild(QLineEdit)
        assert line is not None
        QTest.keyClicks(line, "move 3")

    def solve(self, key: str) -> None:
        before, flow = self.window.page, self.window.findChild(TrainingFlow)
        assert flow is not None
        flow.solve_puzzles(key)
        wait_for(lambda: self.window.page is not before)

    def close_dialogs(self) -> None:
        while found := dialogs():
            found[-1].close()
            wait(0.01)

    def close_library(self) -> None:
        assert self.program.library.window is not None
        self.program.library.window.close()

    def close_others(self) -> None:
        for other in self.program.windows[1:]:
            other.close()
        wait(QUIET_S)

    def close(self) -> None:
        self.close_dialogs()
        self.window.close()
        self.program.library.close()
        self.program.decks.close()


def dialogs() -> list[QDialog]:
    """Return the dialogs that are open, the last one in front."""
    found = QApplication.topLevelWidgets()
    return [each for each in found if isinstance(each, QDialog) and each.isVisible()]


# -- while something else computes ---------------------------------------------------------------


def measure_searches(games: list[str], runs: int) -> None:
    """Print how late the window is in each game while it is searched."""
    app = QApplication([])
    app.setStyle("Fusion")
    print(f"{os.cpu_count()} cores, {app.platformName()}; largest gap in ms, median of {runs}")
    print(f"{'game':12}{'idle':>8}{'search':>8}{'worst':>8}{'flood':>8}{'worst':>8}")
    with tempfile.TemporaryDirectory() as folder:
        store = QSettings(str(Path(folder, "settings.ini")), QSettings.Format.IniFormat)
        settings = Settings(store)
        settings.engines = (flooding(),)
        window = Program(settings, Path(folder)).open_window()
        window.show()
        for key in games:
            idle = [largest_gap_ms(window, key, IDLE) for _ in range(runs)]
            search = [largest_gap_ms(window, key, THINKING) for _ in range(runs)]
            flood = [largest_gap_ms(window, key, FLOODED) for _ in range(runs)]
            print(
                f"{key:12}{statistics.median(idle):8.1f}{statistics.median(search):8.1f}"
                f"{max(search):8.1f}{statistics.median(flood):8.1f}{max(flood):8.1f}",
                flush=True,
            )
        tests = [largest_gap_of_test_ms(window) for _ in range(runs)]
        print(f"{'its test':36}{statistics.median(tests):8.1f}{max(tests):8.1f}")
        show_start(window)
        window.close()


def flooding() -> SavedEngine:
    """Return the engine that floods; each of its answers may take very long."""
    program = Path(__file__).with_name("flooding_engine.py")
    line = shlex.join([sys.executable, str(program)])
    return SavedEngine(name="Flood", command_line=line, seconds=600)


def largest_gap_of_test_ms(window: MainWindow) -> float:
    """Return the largest gap while the engine that floods is tested again and again."""
    dialog = EngineDialog(flooding(), (), window)
    dialog.show()
    wait(0.5)
    ticks = Ticks()
    for _ in range(3):
        dialog.start_test()
        wait(WATCHED_S / 3)
    dialog.reject()
    return ticks.largest_ms


def largest_gap_ms(window: MainWindow, key: str, seats: Seats) -> float:
    """Return the largest gap during a turn, the window being drawn already."""
    record = grown(largest_board(key), 1)  # neither an opening nor solved: the search takes 3 s
    record.go_to(record.main_line_end)
    window.play(record)
    session = window.session
    assert session is not None
    session.change_seats(seats)
    session.stop()
    wait(0.5)
    session.resume()
    ticks = Ticks()
    wait(WATCHED_S - 0.2)  # the search takes 3 s: stop watching before its turn is drawn
    assert (session.phase is Phase.CHOICE) == (seats is IDLE)
    assert session.phase is Phase.THINKING or seats is not THINKING
    session.stop()
    return ticks.largest_ms


def wait_for(done: Callable[[], object]) -> None:
    end_s = time.monotonic() + PATIENCE_S
    while not done():
        if time.monotonic() > end_s:
            raise TimeoutError("the window does not show what was asked for")
        wait(0.01)


def wait(seconds: float) -> None:
    loop = QEventLoop()
    QTimer.singleShot(int(seconds * 1000), loop.quit)
    loop.exec()


if __name__ == "__main__":
    main()
