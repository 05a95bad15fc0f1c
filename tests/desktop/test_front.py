"""What is opened from outside comes to the front, in real programs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from driven_program import DrivenProgram, own_folders

from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

pytestmark = pytest.mark.long  # in short: application/test_app.py

_FRONT = "self.activeWindow().windowTitle()"
_SETTLED = "self.processEvents()"
_FILE_NOTICE = "next(t for topic, t in window.notices.texts.items() if topic.name == 'FILE')"
_BIG = 60_000  # letters of a comment: such a file is read on another thread


def file_of(folder: Path, name: str, comment: str = "") -> Path:
    record = GameRecord(GAMES["egotzi"].setup())
    record.play_text("a1")
    if comment:
        record.node.properties["C"] = [comment]
    save(record, folder / f"{name}.oddments")
    return folder / f"{name}.oddments"


def second_start(folder: Path, *files: Path, **more: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "desktop", *map(str, files)],
        env={**own_folders(folder), **more},
        timeout=300,
    )
    assert done.returncode == 0


def front(program: DrivenProgram, name: str) -> str:
    """Return the title of the window in front once it contains ``name``, or after a timeout."""
    title = ""
    for _ in range(2000):
        program.evaluate(_SETTLED)
        title = program.evaluate(_FRONT)
        if name in title:
            break
        program.evaluate("QTest.qWait(50)")
    return title


@pytest.mark.parametrize("kind", ["whole", "truncated", "big", "open already"])
def test_the_file_of_a_second_start_is_in_front(tmp_path: Path, kind: str) -> None:
    first, other = file_of(tmp_path, "first"), file_of(tmp_path, "other")
    file = file_of(tmp_path, "wanted", "x" * _BIG if kind == "big" else "")
    if kind == "truncated":
        file.write_text(file.read_text().rstrip().rstrip(")"))
    already = [file] if kind == "open already" else []
    with DrivenProgram(tmp_path, *already, first, other) as program:
        assert front(program, "other").startswith("other.oddments")
        second_start(tmp_path, file)
        assert front(program, "wanted").startswith("wanted.oddments")


def test_a_second_start_without_a_file_brings_the_window_to_the_front(tmp_path: Path) -> None:
    with DrivenProgram(tmp_path, file_of(tmp_path, "game")) as program:
        program.evaluate("window.showMinimized()")
        second_start(tmp_path, XDG_ACTIVATION_TOKEN="leave to come")
        assert front(program, "game").startswith("game.oddments")
        assert program.evaluate("window.isMinimized()") == "False"
        # a token serves once, and is not handed on to what is started from here
        assert program.evaluate("__import__('os').environ.get('XDG_ACTIVATION_TOKEN')") == "None"


def test_what_is_wrong_with_the_file_of_a_second_start_is_reported_in_front(tmp_path: Path) -> None:
    with DrivenProgram(tmp_path, file_of(tmp_path, "game")) as program:
        program.evaluate("window.showMinimized()")
        second_start(tmp_path, tmp_path / "missing.oddments")
        assert front(program, "game").startswith("game.oddments")
        assert "missing.oddments cannot be opened" in program.evaluate(_FILE_NOTICE)


def test_the_file_of_a_first_start_is_before_the_windows_that_come_back(tmp_path: Path) -> None:
    with DrivenProgram(tmp_path, file_of(tmp_path, "first"), file_of(tmp_path, "other")) as program:
        program.send("self._end(15)")
        program.wait()
    with DrivenProgram(tmp_path, file_of(tmp_path, "wanted")) as program:
        assert program.evaluate("len(self.program.windows)") == "3"
        assert front(program, "wanted").startswith("wanted.oddments")
