"""The tests that installer/test-windows --tests runs by Python for Windows, and those it cannot."""

from __future__ import annotations

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
    "tests/desktop/storage",
)
# what cannot run there -> why
UNSUITABLE = {
    "tests/rules/record/test_whole_file.py": "it is about owners and rights of files on Unix",
    "tests/rules/record/test_game_file.py::test_places_where_nothing_can_be_read": "it has a FIFO",
    "tests/rules/record/test_game_file.py::test_places_where_nothing_can_be_saved": "it names /dev",
    "tests/rules/gtp/test_connection.py::"
    "test_a_line_has_a_bound_and_the_next_one_is_read": "Windows words errors otherwise",
    "tests/rules/gtp/test_session.py::test_bad_commands_change_nothing": "a path is written with /",
    "tests/desktop/storage/test_file_dialogs.py::"
    "test_a_saved_game_is_opened": "it fails for a reason that nobody has found yet",
    "tests/desktop/storage/test_game_choice.py::"
    "test_the_table_shows_whole_rows_over_the_whole_width": "Wine has other fonts",
    "tests/desktop/storage/test_game_document.py::"
    "test_a_partly_read_file_is_backed_up_before_it_is_overwritten": "it makes a symbolic link",
}


def run(windows: WindowsSystem, say: Callable[[str], None]) -> int:
    """Run the tests and return pytest's exit code."""
    # compiled here, since a warning of the compiler would fail the first test that imports it
    windows.python('-W ignore -c "import sgfmill.sgf"')
    for test, reason in UNSUITABLE.items():
        say(f"NOT RUN: {test}: {reason}")
    left_out = [f"--deselect {test}" if "::" in test else f"--ignore {test}" for test in UNSUITABLE]
    options = "-q -p no:cacheprovider --tb=short"
    line = f"-m pytest {options} {' '.join(TESTS)} {' '.join(left_out)}"
    command = windows.python_command(line, QT_QPA_PLATFORM="offscreen")
    return subprocess.run(command).returncode
