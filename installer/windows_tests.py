"""The tests that installer/test-windows --tests runs by Python for Windows, and those it cannot."""

from __future__ import annotations

import shlex
import subprocess
from collections.abc import Callable

from windows_system import WindowsSystem

# without a screen, then a selection of the window's
TESTS = (
    "tests/rules/test_setup.py",
    "tests/rules/games",
    "tests/rules/gtp",
    "tests/rules/record",
    "tests/desktop/game",
    "tests/desktop/settings",
)
# Qt's offscreen plugin warns if it finds no fonts. Wine passes variables of Qt on by this prefix.
FONTS = {"WINEQT_QPA_FONTDIR": "Z:/usr/share/fonts/truetype/dejavu"}
FIFO = "Windows has no FIFOs"
LINK = "it makes a symbolic link, which Wine and most users of Windows cannot"
PACKAGES = "tests/rules/games/test_packages.py::"
GAME_FILE = "tests/rules/record/test_game_file.py::"
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
    "tests/desktop/settings/test_game_document.py::"
    "test_a_partly_read_file_is_backed_up_before_it_is_overwritten": LINK,
}


def run(windows: WindowsSystem, say: Callable[[str], None]) -> int:
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
    command = windows.python_command(line, **FONTS)
    return subprocess.run(command).returncode
