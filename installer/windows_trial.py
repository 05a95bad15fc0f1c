"""The trial of the setup program for Windows: installed, played and removed by mouse and keys.

    python installer/windows_trial.py SETUP.exe [--pictures FOLDER]

It runs on a Windows with a screen, as a user without games of Oddments; the checkout's core must be
compiled. ``installer/test-windows`` runs it under Wine, the workflow of the release on a real
Windows. What Wine cannot show is printed as NOT SHOWN.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import core
import smoke
from trial_session import TrialError, check, check_size, say
from windows_session import IS_WINE, WindowsSession

sys.path.insert(0, str(core.ROOT))
from rules.games import GAMES
from rules.position import Position
from rules.record.game_file import Collection, read_game, save
from rules.record.game_record import GameRecord
from rules.setup import Game
from rules.system import patiently
from rules.testing.contract import random_turn

MAX_INSTALLED_MB = 170
SILENT = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/CURRENTUSER")
FIRST_CARD = (0.17, 0.27)  # on the start page: places in the window
CARD_PICTURE = (0.12, 0.2, 0.22, 0.34)
LONG_NAME = "an ever longer name " * 4
NAMES = ["Ada", "Jörg"]
BOARD = (0.07, 0.68), (0.1, 0.88)  # where clicks on the board are tried
BESIDE_BOARD = (0.02, 0.5)
TYPE = r"HKCU\Software\Classes\Oddments.Game"
SUFFIX = r"HKCU\Software\Classes\.oddments"
UNINSTALL = (
    r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\io.github.oddments.Oddments_is1"
)
COLOURS = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
# what the log mentions if Wine cannot do it
LACKING = {
    "Unable to open monitor interface": "the name of the screen",
    "The audio device failed": "sounds; there is no audio device, which the program must survive",
}
_STEP_S = 600  # after which a step counts as hung


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/windows_trial.py")
    parser.add_argument("setup", type=Path)
    parser.add_argument("--pictures", type=Path, default=core.ROOT / "build" / "pictures")
    asked = parser.parse_args()
    return WindowsTrial(asked.setup, asked.pictures).run()


class WindowsTrial:
    """What a user does, from installing the program to removing it."""

    def __init__(self, setup: Path, pictures: Path) -> None:
        self._setup = setup.resolve()
        self._profile, local = Path(os.environ["USERPROFILE"]), Path(os.environ["LOCALAPPDATA"])
        self._data = local / "Oddments"
        self._log = smoke.log_file(os.environ)
        self._state = self._log.parents[1]
        self._documents = self._profile / "Documents"
        self._programs = local / "Programs" / "Oddments"
        menu = Path(os.environ["APPDATA"], r"Microsoft\Windows\Start Menu\Programs\Oddments")
        self._entry = menu / "Oddments.lnk"
        self._session = WindowsSession(self._programs / "oddments.exe", pictures)
        self._dice = random.Random(1)

    def run(self) -> int:
        """Take all steps. Returns the exit code: 0 if all succeed."""
        steps: dict[str, Callable[[], object]] = {
            "installing it": self.install,
            "starting it from its entry": self.start,
            "playing against the computer": self.play_computer,
            **{f"playing {game.key}": partial(self.play, game) for game in GAMES.values()},
            "a puzzle": self.train,
            "searching the library": self.search_library,
            "my results": self.show_results,
            "the system's dialog that opens a file": self.open_in_dialog,
            "the system's dialog that saves a file": self.save_in_dialog,
            "killing and restarting it": self.kill_and_restart,
            "quitting": self.quit,
            "starting it by a saved game, with dark colours": self.open_when_dark,
            "quitting again": self.quit,
            "its log": self.check_log,
            "removing it": self.remove,
        }
        for name, step in steps.items():
            limit = threading.Timer(_STEP_S, self._give_up, [name])
            limit.start()
            try:
                step()
            except (TrialError, OSError, subprocess.SubprocessError) as error:
                self._report(name, str(error))
                return 1
            finally:
                limit.cancel()
        say("passed")
        return 0

    def _report(self, step: str, failure: str) -> None:
        self._session.picture("failed", "the failure")
        print(f"installer/windows_trial.py: {step}: {failure}", file=sys.stderr, flush=True)

    def _give_up(self, step: str) -> None:
        self._report(step, f"this hangs: it has taken {_STEP_S} s")
        os._exit(1)

    # -- the steps -------------------------------------------------------------------------------

    def install(self) -> None:
        check(not self._data.exists(), f"this user has games already, in {self._data}")
        run(str(self._setup), *SILENT, "/TASKS=association")
        check(self._entry.exists(), "there is no entry in the start menu")
        if IS_WINE:
            for name in (SUFFIX, TYPE):
                run("reg", "copy", name, name.replace("HKCU", "HKLM"), "/s", "/f")
            say("NOT SHOWN: file types of one user; Wine has only those of all, so they are copied")
        sizes = [file.stat().st_size for file in self._programs.rglob("*") if file.is_file()]
        check_size("the installed program", sum(sizes), MAX_INSTALLED_MB)

    def start(self) -> None:
        self._session.open(self._entry)
        self._session.wait_for_window("Oddments")
        self._session.wait("the cards stay empty", lambda: self._session.is_drawn(CARD_PICTURE))
        self._session.picture("start", "the start page")

    def play_computer(self) -> None:
        """Choose the first game on the start page, and play until the computer has moved."""
        session, key = self._session, next(iter(GAMES))
        session.point(*FIRST_CARD)
        before = session.still_screen()
        session.click(*FIRST_CARD)
        session.picture("new", "the page of a new game", unlike=before)
        session.press("Return")
        session.wait_for_window(" – Oddments")
        self._play_by_mouse(f"[{key}]")
        session.wait("the computer does not move", lambda: len(self._record(f"[{key}]").line) > 1)
        session.picture("computer", "a game against the computer")

    def play(self, game: Game) -> None:
        """Open an empty game on a small board by its file; play it to its end, and close it."""
        session, mark = self._session, f"{game.key} by two"
        self._open_game(game, mark)
        self._play_by_mouse(mark)
        session.press("Esc", "ctrl+l")
        while not self._record(mark).position.over:
            session.wait("a typed move is not played", lambda: self._type_turn(mark))
        moves = len(self._record(mark).line)
        session.press("Esc")  # the board need not be counted
        session.picture(game.key, f"{game.title}, played to its end in {moves} moves")
        if game is next(iter(GAMES.values())):
            session.press("v")
            session.wait("the review is not saved", lambda: "XQ[" in self._text(mark))
            session.picture("review", "the review")
        self._close_window()

    def train(self) -> None:
        """Show the solution of a puzzle, which counts as an answer in the deck."""
        session = self._session
        session.press("alt+l", "u")
        session.wait("no puzzle appears", lambda: session.title() == "Oddments")
        session.picture("puzzle", "a puzzle")
        session.click(*BESIDE_BOARD)
        session.press(*["Tab"] * 6, "Return")  # from the board to "Show the solution"
        session.wait("no answer is kept", lambda: self._count("training.sqlite", "answers") > 0)
        session.picture("solution", "its solution")

    def search_library(self) -> None:
        """Search for the name in the games that were played by two, and export what is found."""
        session, file = self._session, self._documents / "found.oddments"
        wanted = len(GAMES) + 1
        session.press("ctrl+shift+o")
        session.wait_for_window("Library")
        session.wait("games are missing", lambda: self._count("library.sqlite", "games") >= wanted)
        session.press("ctrl+f", "shift+Tab")
        session.type("Jörg")
        session.picture("library", "the library, searched for a player")
        session.press("F6", "ctrl+a", "ctrl+e")
        self._type_in_dialog("Save game", file)
        session.wait("nothing is exported", file.exists)
        found = len(list(Collection(file.read_bytes()).headings()))
        check(found == len(GAMES), f"{found} games are found, not {len(GAMES)}")
        self._close_window()

    def show_results(self) -> None:
        session = self._session
        session.press("alt+l", "e")
        session.wait_for_window("My results")
        session.picture("results", "my results")
        self._close_window()

    def open_in_dialog(self) -> None:
        """Open a game in a folder with a long name in the dialog of the system."""
        session = self._session
        file = self._write_game(next(iter(GAMES.values())), LONG_NAME)
        session.press("ctrl+o")
        self._type_in_dialog("Open a saved game", file)
        session.wait_for_window(file.stem)

    def save_in_dialog(self) -> None:
        session = self._session
        file = self._documents / "Größte Spiele" / "gespeichert ♟.oddments"
        file.parent.mkdir()
        session.press("ctrl+shift+s")
        self._type_in_dialog("Save game", file)
        session.wait_for_window(file.stem)
        check(read_game(file.read_bytes()).names == NAMES, "another game is saved")

    def kill_and_restart(self) -> None:
        """Play a move and kill the program; it must come back with the same windows and games."""
        session = self._session
        self._play_by_mouse(LONG_NAME)
        windows, games = sorted(session.titles()), self._games()
        session.kill()
        session.open(self._entry)
        session.wait("windows are missing", lambda: sorted(session.titles()) == windows)
        session.wait_for_window("Oddments")
        check(self._games() == games, "games have changed by killing the program")
        session.picture("restarted", f"killed and restarted, with {len(windows)} windows")

    def quit(self) -> None:
        self._session.wait_for_end(lambda: self._session.press("ctrl+q"))

    def open_when_dark(self) -> None:
        """Start the program by the file of a game, with the dark colours of the system."""
        set_dark = "reg", "add", COLOURS, "/v", "AppsUseLightTheme", "/t", "REG_DWORD", "/f", "/d"
        run(*set_dark, "0")
        try:
            self._open_game(next(iter(GAMES.values())), "dark")
            self._session.picture("dark", "started by a file, with dark colours")
        finally:
            run(*set_dark, "1")

    def check_log(self) -> None:
        log = self._log.read_text("utf-8")
        starts, ends = (log.count(f" Oddments {sign}\n") for sign in ("started", "ended"))
        check(starts == ends + 1, f"not every run but the killed one has ended:\n{log}")
        check(not smoke.faults(log), f"the log contains faults:\n{log}")
        for missing, what in LACKING.items():
            if missing in log:
                say(f"NOT SHOWN: {what}")

    def remove(self) -> None:
        """Remove the program, with everything but the user's own files."""
        session, games = self._session, self._games()
        run(str(self._programs / "unins000.exe"), *SILENT)
        session.wait("the program is left", lambda: not self._programs.exists())
        session.wait("the entry in the menu is left", lambda: not self._entry.parent.exists())
        for name in (TYPE, SUFFIX, UNINSTALL):
            session.wait(f"{name} is left in the registry", lambda name=name: not has_key(name))
        check(self._games() == games, "the user's games are gone")
        own = {self._data, self._documents, self._setup.parent}
        left = [
            str(path)
            for path in self._profile.rglob("*ddments*")
            if not own.intersection([path, *path.parents])
        ]
        check(not left, f"files are left: {left}")

    # -- what they need --------------------------------------------------------------------------

    def _close_window(self) -> None:
        """Close the window in front, behind which is another one."""
        session = self._session
        windows = session.titles()
        session.press("ctrl+w")
        session.wait("a window does not close", lambda: len(session.titles()) < len(windows))
        session.wait_for_window("Oddments")

    def _write_game(self, game: Game, mark: str) -> Path:
        """Write an empty game on a small board for two people, and return its file.

        ``mark``: its event, and the name of the file.
        """
        record = GameRecord(game.small_setup())
        record.names, record.seats = NAMES, ["person", "person"]
        record.root.properties["EV"] = [mark]
        folder = self._documents / f"Größte Spiele ♟ {mark}".strip()
        folder.mkdir(parents=True)
        file = folder / f"{mark.strip()}.oddments"
        save(record, file)
        return file

    def _open_game(self, game: Game, mark: str) -> None:
        file = self._write_game(game, mark)
        self._session.open(file)
        self._session.wait_for_window(file.stem)

    def _play_by_mouse(self, mark: str) -> None:
        """Click at random on the board until a move is made; keys complete what a click began."""

        def plays() -> bool:
            (left, right), (top, bottom) = BOARD
            place = self._dice.uniform(left, right), self._dice.uniform(top, bottom)
            self._session.click(*place)
            self._session.press("n", "Return")
            played: bool = self._session.comes(
                lambda: self._text(mark).count(";") > 1, within_s=0.5
            )
            return played

        self._session.wait("nothing is played by the mouse", plays)

    def _type_turn(self, mark: str) -> bool:
        """Type a legal turn at random. Returns whether it is played."""
        record = self._record(mark)
        turns = [random_turn(record.position, self._dice) for _ in range(20)]
        # one that ends the game if possible, since some games are long at random
        turn = next((turn for turn in turns if ends(record.position, turn)), turns[0])
        self._session.press("ctrl+a")
        self._session.type(record.position.write(turn))
        self._session.press("Return")
        played: bool = self._session.comes(
            lambda: len(self._record(mark).line) > len(record.line), within_s=10
        )
        return played

    def _type_in_dialog(self, title: str, file: Path) -> None:
        """Type the path of a file in a dialog of the system."""
        self._session.wait_for_window(title)
        self._session.picture("dialog", f"the system's dialog {title!r}")
        self._session.press("ctrl+a")
        self._session.type(str(file))
        self._session.press("Return")

    def _text(self, mark: str) -> str:
        """Return the last autosave with this text in it, "" for none."""
        return next((text for text in reversed(self._games().values()) if mark in text), "")

    def _record(self, mark: str) -> GameRecord:
        return read_game(self._text(mark))

    def _games(self) -> dict[str, str]:
        """Return all autosaves, the last one last."""
        files = [*self._state.glob("games/*/[!.]*.oddments")]  # without those being written
        files.sort(key=lambda file: file.stat().st_mtime)
        return {file.name: patiently(file.read_text, "utf-8") for file in files}

    def _count(self, file: str, table: str) -> int:
        """Return the number of rows of a table in a database of the program, 0 if none is there."""
        try:
            with contextlib.closing(
                sqlite3.connect(f"file:{self._state / file}?mode=ro", uri=True)
            ) as opened:
                return int(opened.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
        except sqlite3.OperationalError:
            return 0


def ends(position: Position, turn: Sequence[int]) -> bool:
    """Return whether a turn ends the game."""
    after = position.copy()
    for step in turn:
        after.play(step)
    over: bool = after.over
    return over


def run(*command: str) -> None:
    """Run a command and wait for it; SubprocessError if it fails, or does not end."""
    subprocess.run(command, check=True, timeout=_STEP_S / 2, stdout=subprocess.DEVNULL)


def has_key(name: str) -> bool:
    """Return whether the registry has a key."""
    return subprocess.run(["reg", "query", name], capture_output=True, timeout=60).returncode == 0


if __name__ == "__main__":
    sys.exit(main())
