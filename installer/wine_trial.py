"""Tries the program on a Windows that it makes on Linux, with Wine: built, installed and used.

    installer/test-windows [--tests] [--if-possible] [--mirror URL] [--pictures FOLDER]

The Windows is made in ``build/windows`` or the folder in ``ODDMENTS_WINDOWS``. In it the setup
program is built by the recipe of the release, and ``windows_trial.py`` installs and uses it.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shlex
import shutil
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import core
import smoke
from fresh_debian import MIRROR
from trial_session import TrialError, check, check_size, say
from windows_system import PLACE, RELEASE, WindowsSystem

sys.path.insert(0, str(core.ROOT))
from rules.games import GAMES

CACHE = Path(os.environ.get("ODDMENTS_WINDOWS", core.ROOT / "build" / "windows"))
MAX_SETUP_MB = 60


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
        with limited("making Windows", 60):
            windows = WindowsSystem(CACHE, say, asked.mirror)
        if asked.tests:
            with limited("running the tests", 30):
                return run_tests(windows)
        with limited("checking the commands", 10):
            check_python(windows)
            check_commands(windows)
        with limited("building the setup program", 30):
            setup = build(windows)
        with limited("trying it", 30):
            return try_setup(windows, setup, asked.pictures)
    except TrialError as error:
        print(f"installer/test-windows: {error}", file=sys.stderr)
    except subprocess.CalledProcessError as error:
        print(f"installer/test-windows: this command failed: {error.cmd}", file=sys.stderr)
    return 1


def is_reachable(mirror: str) -> bool:
    try:
        with urllib.request.urlopen(f"{mirror}/dists/{RELEASE}/Release", timeout=30) as answer:
            return bool(answer.read(1))
    except OSError:
        return False


@contextlib.contextmanager
def limited(stage: str, limit_min: float) -> Iterator[None]:
    """Raise a TrialError if what is in the context takes longer; all its processes end with us."""

    def give_up(*_: object) -> None:
        raise TrialError(f"{stage} takes more than {limit_min} minutes")

    signal.signal(signal.SIGALRM, give_up)
    signal.setitimer(signal.ITIMER_REAL, limit_min * 60)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


# -- tests, by Python for Windows ------------------------------------------------------------------

# without a screen, then a selection of the window's
TESTS = (
    "tests/rules/test_setup.py",
    "tests/rules/games",
    "tests/rules/gtp",
    "tests/rules/gtp_client",
    "tests/rules/library",
    "tests/rules/record",
    "tests/rules/review",
    "tests/rules/training",
    "tests/desktop/game",
    "tests/desktop/settings",
)
VARIABLES = {
    "PYTHONPATH": f"Z:{PLACE}/source",  # for our programs that tests start
    # Qt's offscreen plugin warns without fonts. Wine passes variables of Qt on by this prefix.
    "WINEQT_QPA_FONTDIR": "Z:/usr/share/fonts/truetype/dejavu",
}
FIFO = "Windows has no FIFOs"
LINK = "it makes a symbolic link, which Wine and most users of Windows cannot"
SELECT = "its engine waits for standard input by select, which Windows can only for sockets"
PACKAGES = "tests/rules/games/test_packages.py::"
GAME_FILE = "tests/rules/record/test_game_file.py::"
DOCUMENT = "tests/desktop/settings/test_game_document.py::"
SETTINGS = "tests/desktop/settings/test_settings.py::"
ENGINE = "tests/rules/gtp_client/test_gtp_engine.py::"
DECK = "tests/rules/training/test_deck_file.py::"
# what cannot run there -> why
UNSUITABLE = {
    "tests/rules/record/test_whole_file.py": "it has modes, owners, links and descriptors of Unix",
    f"{GAME_FILE}test_places_where_nothing_can_be_read": FIFO,
    f"{GAME_FILE}test_places_where_nothing_can_be_saved": "it names /dev/null",
    f"{PACKAGES}test_a_damaged_declaration_only_leaves_its_game_out[fifo-cannot be read]": FIFO,
    f"{PACKAGES}test_a_damaged_declaration_only_leaves_its_game_out[loop-cannot be read]": LINK,
    f"{PACKAGES}test_whatever_is_in_the_place_of_its_mark_a_game_is_loaded[fifo]": FIFO,
    f"{PACKAGES}test_a_game_that_loads_just_in_time_is_not_interrupted_later": "it sets an alarm",
    "tests/rules/gtp/test_connection.py::"
    "test_a_line_has_a_bound_and_the_next_one_is_read[line2-answer2]": "Windows finds no path that "
    "is too long, and does not refuse it for that",
    f"{SETTINGS}test_a_fifo_in_the_place_of_the_settings_is_moved_away": FIFO,
    f"{SETTINGS}test_a_folder_in_the_place_of_the_settings_lock_does_not_stop_the_start": FIFO,
    "tests/rules/gtp_client/test_gtp_program.py": "its programs are shell scripts",
    f"{ENGINE}test_an_analysis_has_candidates_with_win_rates[stand-in": SELECT,
    f"{ENGINE}test_the_win_rates_of_another_engine_are_its_own": SELECT,
    f"{ENGINE}test_an_endless_analysis_stops_and_another_follows[stand-in]": SELECT,
    "tests/rules/gtp_client/test_bad_engines.py::"
    "test_an_analysis_of_illegal_moves_is_reported": SELECT,
    "tests/rules/review/test_review_command.py::"
    "test_a_review_stops_and_continues_with_what_is_known": SELECT,
    "tests/rules/review/test_review_command.py::"
    "test_one_file_under_two_names_is_reviewed_once": LINK,
    "tests/rules/library/test_index_file.py::"
    "test_a_folder_without_the_right_to_write_is_read": "folders have no such mode on Windows",
    "tests/rules/library/test_library.py::"
    "test_undecodable_file_names_are_harmless": "names of files are Unicode on Windows",
    f"{DECK}test_an_answer_that_cannot_be_written_is_reported_and_the_others_stay": "it limits "
    "the size of files, which Windows cannot",
    f"{DECK}test_what_is_no_file_is_refused_in_clear_words": f"{FIFO}, and {LINK}",
    f"{DECK}test_a_damaged_deck_that_a_link_leads_to_is_rescued_where_it_lies": LINK,
    f"{DOCUMENT}test_a_file_that_changes_outside_is_offered_each_time[linked_elsewhere": LINK,
    f"{DOCUMENT}test_a_partly_read_file_is_backed_up_before_it_is_overwritten": LINK,
}


def run_tests(windows: WindowsSystem) -> int:
    """Run the tests and return pytest's exit code."""
    # compiled here, since a warning of the compiler would fail the first test that imports it
    windows.python('-W ignore -c "import sgfmill.sgf"')
    for test, reason in UNSUITABLE.items():
        say(f"NOT RUN: {test}: {reason}")
    left_out = [
        f"--deselect={shlex.quote(test)}" if "::" in test else f"--ignore={test}"
        for test in UNSUITABLE
    ]
    options = "-q -p no:cacheprovider --tb=short"
    line = f"-m pytest {options} {' '.join(TESTS)} {' '.join(left_out)}"
    command = windows.python_command(line, **VARIABLES)
    return subprocess.run(command).returncode


# -- without a screen ----------------------------------------------------------------------------


def check_python(windows: WindowsSystem) -> None:
    """Check that the program and its whole compiled core can be imported."""
    imports = "import desktop.app.app, rules.version; print(rules.version.compiled())"
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
        try:
            windows.python(f'-c "{recipe}" 2>&1', WINEPATH=inno)
        except subprocess.CalledProcessError as error:
            raise TrialError(f"the setup program cannot be built:\n{error.output}") from error
        shutil.rmtree(setup.parent, ignore_errors=True)
        setup.parent.mkdir()
        (made,) = (windows.place / "source" / "dist").iterdir()
        shutil.copy(made, setup)
    check_size("the setup program", setup.stat().st_size, MAX_SETUP_MB)
    return setup


# -- on a screen ---------------------------------------------------------------------------------


def try_setup(windows: WindowsSystem, setup: Path, pictures: Path) -> int:
    """Install and use the program, and keep the pictures. Returns the exit code of that."""
    folder = f"users/{windows.user}/Downloads"
    shutil.copy(setup, windows.drive / folder / "setup.exe")
    windows.run("wineserver --kill; wineserver --wait")  # what runs now sees no screen
    line = f"installer/windows_trial.py C:/{folder}/setup.exe --pictures C:/pictures"
    command = windows.python_command(line, DISPLAY=windows.start_screen())
    status = subprocess.run(command).returncode
    shutil.copytree(windows.drive / "pictures", pictures, dirs_exist_ok=True)
    say(f"the pictures are in {pictures}")
    return status


if __name__ == "__main__":
    sys.exit(main())
