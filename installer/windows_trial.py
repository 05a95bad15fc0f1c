"""The trial of the setup program for Windows: built, installed, played and removed, on Linux.

    installer/test-windows [--tests] [--if-possible] [--mirror URL] [--pictures FOLDER]

Windows is Wine in a Debian 13, made in ``build/windows`` or the folder in ``ODDMENTS_WINDOWS``.
What Wine cannot show is printed as NOT SHOWN.
"""

from __future__ import annotations

import argparse
import os
import random
import shlex
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

import core
import smoke
import windows_tests
from desktop_session import DesktopSession, TrialError
from fresh_debian import MIRROR
from windows_system import PLACE, RELEASE, USER, WindowsSystem

sys.path.insert(0, str(core.ROOT))
from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord
from rules.setup import Game

CACHE = Path(os.environ.get("ODDMENTS_WINDOWS", core.ROOT / "build" / "windows"))
MAX_SETUP_MB = 60
MAX_INSTALLED_MB = 170
PROGRAM = "oddments.exe"  # also the class of its windows
CLASSES = (r"\Software\Classes\.oddments", r"\Software\Classes\Oddments.Game")
FIRST_CARD = (0.17, 0.27)  # on the start page: places in the window
SHOW_SOLUTION = (0.866, 0.855)  # beside a puzzle
# what the log mentions if Wine cannot do it
LACKING = {
    "Unable to open monitor interface": "the name of the screen",
    "The audio device failed": "sounds; there is no audio device, which the program must survive",
}
_ROUNDS = 40  # of clicks and keys, in which each game must end
_BEGAN_S = time.monotonic()


def main() -> int:
    parser = argparse.ArgumentParser(prog="installer/test-windows")
    parser.add_argument("--tests", action="store_true", help="run tests instead")
    parser.add_argument("--if-possible", action="store_true", help="skip it without a network")
    parser.add_argument("--mirror", default=MIRROR, help="of Debian")
    parser.add_argument("--pictures", type=Path, default=CACHE / "pictures", metavar="FOLDER")
    asked = parser.parse_args()
    if asked.if_possible and not is_reachable(asked.mirror):
        say(f"skipped: {asked.mirror} cannot be reached")
        return 0
    try:
        windows = WindowsSystem(CACHE, say, asked.mirror)
        if asked.tests:
            status: int = windows_tests.run(windows, say)
            return status
        check_python(windows)
        check_commands(windows)
        setup = build(windows)
        windows.run("wineserver --kill; wineserver --wait")  # what runs now sees no screen
        with DesktopSession(windows.debian, USER, asked.pictures) as session:
            WindowsTrial(windows, session).run(setup)
        say(f"passed; the pictures are in {asked.pictures}")
    except TrialError as error:
        print(f"installer/test-windows: {error}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as error:
        print(f"installer/test-windows: this command failed: {error.cmd}", file=sys.stderr)
        return 1
    return 0


def is_reachable(mirror: str) -> bool:
    try:
        with urllib.request.urlopen(f"{mirror}/dists/{RELEASE}/Release", timeout=30) as answer:
            return bool(answer.read(1))
    except OSError:
        return False


# -- without a screen ----------------------------------------------------------------------------


def check_python(windows: WindowsSystem) -> None:
    """Check that the program and its whole compiled core can be imported."""
    imports = "import desktop.application.app, rules.version; print(rules.version.compiled())"
    check(windows.python(f'-c "{imports}"') == "True", "the core is not compiled")
    say("the program can be imported, and its core is compiled")


def check_commands(windows: WindowsSystem) -> None:
    """Check the commands that come with a wheel: an engine, a match and a review."""
    setup = next(iter(GAMES.values())).small_setup()
    typed = f"game {setup}\nlevel 3\ngenmove black\nquit\n"
    played = run_command(windows, "oddments-gtp", typed=typed)
    check(played.count("=") == 4, f"oddments-gtp does not play:\n{played}")
    match = f"--black 'level 1' --white 'level 2' --game '{setup}' --games 2 --log trial.jsonl"
    print(run_command(windows, "oddments-match", match))
    (windows.place / "source" / "game.oddments").write_text(smoke.saved_game(), "utf-8")
    print(run_command(windows, "oddments-review", "game.oddments --simulations 200"))
    say("oddments-gtp, -match and -review work")


def run_command(windows: WindowsSystem, name: str, arguments: str = "", typed: str = "") -> str:
    """Run what a script of the project runs, and return its output."""
    module, _, function = core.project()["project"]["scripts"][name].partition(":")
    code = f"import sys; from {module} import {function}; sys.exit({function}())"
    output: str = windows.python(f'-c "{code}" {arguments}', typed)
    return output


def build(windows: WindowsSystem) -> Path:
    """Run the recipe of the release and return the setup program."""
    setup: Path = CACHE / "setup" / f"{windows.digest}.exe"
    if not setup.exists():
        say("building the bundle and the setup program, some minutes")
        # not bundle.main, since this Qt's lupdate is too old to look for new texts
        recipe = (
            "import sys; sys.path[:0] = ['installer', '.']; import bundle; "
            "bundle.make_bundle(); bundle.check_bundle(); bundle.DIST.mkdir(); "
            "next(bundle.system_packages(None))"
        )
        inno = f"Z:{PLACE}/inno/package/bin".replace("/", "\\")
        environment = {"QT_QPA_PLATFORM": "offscreen", "WINEPATH": inno}
        try:
            windows.python(f'-c "{recipe}" 2>&1', **environment)
        except subprocess.CalledProcessError as error:
            raise TrialError(f"the setup program cannot be built:\n{error.output}") from error
        shutil.rmtree(setup.parent, ignore_errors=True)
        setup.parent.mkdir()
        (made,) = (windows.place / "source" / "dist").iterdir()
        shutil.copy(made, setup)
    check_size("the setup program", setup.stat().st_size, MAX_SETUP_MB)
    return setup


def check_size(name: str, size: int, most_mb: int) -> None:
    say(f"{name} has {size / 1e6:.1f} MB")
    check(size <= most_mb * 1e6, f"{name} has more than {most_mb} MB")


# -- installed, on a screen ----------------------------------------------------------------------


class WindowsTrial:
    """What a user does, from installing the program to removing it."""

    def __init__(self, windows: WindowsSystem, session: DesktopSession) -> None:
        self._session = session
        self._profile = windows.drive / "users" / USER
        self._state = self._profile / "AppData" / "Local" / "Oddments" / "State"
        self._programs = self._profile / "AppData" / "Local" / "Programs" / "Oddments"
        menu = "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Oddments/Oddments.lnk"
        self._entry = self._profile / menu
        self._dice = random.Random(1)
        self._pictures = 0

    def run(self, setup: Path) -> None:
        self.install(setup)
        self.start()
        self.play_computer()
        for game in GAMES.values():
            self.play(game)
            if game is next(iter(GAMES.values())):
                self.review(game)
            self._close_window()
        self.train()
        self.search_library()
        self.show_results()
        self.open_in_dialog()
        self.kill_and_restart()
        self.quit()
        self.open_when_dark()
        self.quit()
        self.check_log()
        self.remove()

    def install(self, setup: Path) -> None:
        shutil.copy(setup, self._profile / "Downloads" / "setup.exe")
        silent = "/VERYSILENT /SUPPRESSMSGBOXES /CURRENTUSER /TASKS=association"
        self._session.run(f"wine {quoted(self._profile / 'Downloads' / 'setup.exe')} {silent}")
        check(self._entry.exists(), "there is no entry in the start menu")
        for name in CLASSES:
            copied = f"'HKCU{name}' 'HKLM{name}' /s /f"
            self._session.run(f"wine reg copy {copied} >/dev/null")
        say("NOT SHOWN: file types of one user; Wine knows only those of all, so they are copied")
        sizes = [file.stat().st_size for file in self._programs.rglob("*") if file.is_file()]
        check_size("the installed program", sum(sizes), MAX_INSTALLED_MB)

    def start(self) -> None:
        self._open(self._entry)
        self._session.wait_for_window("Oddments", PROGRAM)
        self._picture("start", "the start page")

    def play_computer(self) -> None:
        """Choose the first game on the start page, and play until the computer has moved."""
        session, key = self._session, next(iter(GAMES))

        def starts() -> bool:
            session.click(FIRST_CARD)
            self._picture("new", "the page of a new game")
            session.press("Return")
            started: bool = session.comes(lambda: " – Oddments" in session.title(), within_s=10)
            return started

        session.wait("the first game does not start", starts)
        session.wait("the computer does not move", lambda: self._move(key) and self._turns(key) > 1)
        self._picture("computer", "a game against the computer")

    def play(self, game: Game) -> None:
        """Open an empty game on a small board by its file, and play it to its end."""
        file = self._write_game(game)
        self._open(file)
        self._session.wait_for_window(file.stem, PROGRAM)
        for _ in range(_ROUNDS):
            if self._move(game.key) and self._is_over(game.key):
                break
        check(self._is_over(game.key), f"{game.key} does not come to an end")
        self._picture(game.key, f"{game.key}, played to its end in {self._turns(game.key)} moves")

    def review(self, game: Game) -> None:
        session = self._session
        session.press("v")
        session.wait("the review is not saved", lambda: "XQ[" in self._text(game.key))
        self._picture("review", "the review")

    def train(self) -> None:
        """Try a move in a puzzle and show the solution, which is an answer for the deck."""
        session = self._session
        session.press("alt+l", "u")

        def is_answered() -> bool:
            session.press("n", "Return", "n", "Return")
            session.click(SHOW_SOLUTION)
            session.comes(lambda: self._answers() > 0, within_s=5)
            return self._answers() > 0

        session.wait("no answer is kept", is_answered)
        self._picture("puzzle", "a puzzle and its solution")

    def search_library(self) -> None:
        session = self._session
        session.press("ctrl+shift+o")
        session.wait_for_window("Library", PROGRAM)
        wanted = len(GAMES)
        session.wait("games are missing", lambda: self._count("library.sqlite", "games") >= wanted)
        session.type("Jörg")
        self._picture("library", "the library, searched for a name")
        session.press("ctrl+w")

    def show_results(self) -> None:
        session = self._session
        session.press("alt+l", "e")
        session.wait_for_window("My results", PROGRAM)
        self._picture("results", "my results")
        session.press("ctrl+w")

    def open_in_dialog(self) -> None:
        """Open a file in a folder with a long name in the dialog of the system."""
        session = self._session
        file = self._write_game(
            next(iter(GAMES.values())), "a folder with an ever longer name " * 3
        )
        session.press("ctrl+o")
        session.wait_for_window("Open", PROGRAM)
        self._picture("dialog", "the dialog of the system that opens a file")
        session.type(windows_path(file))
        session.press("Return")
        session.wait_for_window(file.stem, PROGRAM)

    def kill_and_restart(self) -> None:
        before = self._games()
        self._session.run(f"pkill -KILL -x {PROGRAM}")
        self.start()
        check(self._games() == before, "games have changed by killing the program")
        self._picture("restarted", "the program after it was killed: the same games")

    def quit(self) -> None:
        self._session.press("ctrl+q")
        self._session.wait("it does not quit", lambda: not self._session.runs(PROGRAM))

    def open_when_dark(self) -> None:
        """Start the program by the file of a game, with the dark colours of the system."""
        place = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"
        dark = f"'{place}' /v AppsUseLightTheme /t REG_DWORD /d 0 /f"
        self._session.run(f"wine reg add {dark}")
        file = self._write_game(next(iter(GAMES.values())), "dark")
        self._open(file)
        self._session.wait_for_window(file.stem, PROGRAM)
        self._picture("dark", "started by a file, with dark colours")

    def check_log(self) -> None:
        log = (self._state / "log" / "oddments.log").read_text("utf-8")
        check(log.count(" Oddments started\n") >= 3, f"the log lacks a start:\n{log}")
        check(not smoke.faults(log), f"the log contains faults:\n{log}")
        for missing in LACKING:
            if missing in log:
                say(f"NOT SHOWN: {LACKING[missing]}")
        say("the log contains no fault")

    def remove(self) -> None:
        before = self._games()
        silent = "/VERYSILENT /SUPPRESSMSGBOXES"
        self._session.run(f"wine {quoted(self._programs / 'unins000.exe')} {silent}")
        self._session.wait("files are left", lambda: not any(self._programs.rglob("*.*")))
        check(not self._entry.exists(), "the entry in the start menu is left")
        query = (
            r"wine reg query 'HKCU\Software\Classes\Oddments.Game' >/dev/null && echo there || true"
        )
        check(self._session.run(query) == "", "the file type is left")
        check(self._games() == before, "the user's games are gone")
        say("removed, and only the user's own files are left")

    def _close_window(self) -> None:
        """Close the window of a game; the one of the game against the computer stays."""
        self._session.press("ctrl+w")
        self._session.wait_for_window(" – Oddments", PROGRAM)

    # -- what they need --------------------------------------------------------------------------

    def _open(self, file: Path) -> None:
        """Open a file or a link as a double click does."""
        self._session.start(f"wine start {quoted(file)} 2>/dev/null")

    def _write_game(self, game: Game, folder: str = "Größte Spiele ♟") -> Path:
        """Write an empty game on a small board for two people, and return its file."""
        record = GameRecord(game.small_setup())
        record.names, record.seats = ["Ada", "Jörg"], ["person", "person"]
        file: Path = (
            self._profile / "Documents" / folder.strip() / f"{game.key} {folder[:6]}.oddments"
        )
        file.parent.mkdir(exist_ok=True)
        save(record, file)
        owner = self._profile.stat()
        for made in (file.parent, file):
            os.chown(made, owner.st_uid, owner.st_gid)
        return file

    def _move(self, key: str) -> bool:
        """Click at random on the board, then use the keys; pass if nothing else helps."""
        before = self._text(key)
        places = [
            (self._dice.uniform(0.07, 0.68), self._dice.uniform(0.1, 0.88)) for _ in range(12)
        ]
        self._session.click(*places)
        self._session.press(*["n", "Return"] * 4)
        if not self._session.comes(lambda: self._text(key) != before, within_s=5):
            self._session.press("p")
        return True

    def _text(self, key: str) -> str:
        """Return the autosave of the game of this kind that was written last; "" for none."""
        games = [text for text in self._games().values() if f"XG[{key}]" in text]
        return games[-1] if games else ""

    def _games(self) -> dict[str, str]:
        """Return all autosaves, the last one last."""
        files = [*self._state.glob("games/*/*.oddments")]
        files.sort(key=lambda file: file.stat().st_mtime)
        return {file.name: file.read_text("utf-8") for file in files}

    def _turns(self, key: str) -> int:
        return self._text(key).count(";B[") + self._text(key).count(";W[")

    def _is_over(self, key: str) -> bool:
        return "RE[" in self._text(key)

    def _answers(self) -> int:
        return self._count("training.sqlite", "answers")

    def _count(self, file: str, table: str) -> int:
        """Return the number of rows of a table in a database of the program."""
        with tempfile.TemporaryDirectory() as folder:
            for path in self._state.glob(f"{file}*"):
                shutil.copy(path, folder)
            with sqlite3.connect(Path(folder, file)) as copy:
                try:
                    return int(copy.execute(f"SELECT count(*) FROM {table}").fetchone()[0])
                except sqlite3.OperationalError:
                    return 0  # it is being made

    def _picture(self, name: str, shows: str) -> None:
        self._pictures += 1
        self._session.picture(f"{self._pictures:02} {name}")
        say(f"picture {self._pictures:02}: {shows}")


def windows_path(file: Path) -> str:
    """Return the path of a file on drive C as Windows writes it."""
    _, _, inside = str(file).partition("/drive_c/")
    return "C:\\" + inside.replace("/", "\\")


def quoted(file: Path) -> str:
    return shlex.quote(windows_path(file))


def check(holds: bool, text: str) -> None:
    if not holds:
        raise TrialError(text)


def say(text: str) -> None:
    print(f"test-windows, {time.monotonic() - _BEGAN_S:.0f} s: {text}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
