"""The real command in a process: what it prints, what it opens, and how it ends.

In short: test_main.py, application/test_app.py and application/test_ending_signals.py.
"""

from __future__ import annotations

import json
import os
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.games import GAMES
from rules.record.game_file import save
from rules.record.game_record import GameRecord

pytestmark = pytest.mark.long

_WATCH = """
import sys
from PySide6.QtCore import QTimer
from desktop import __main__
from desktop.application import app

class Watched(app.Application):
    def exec(self):
        QTimer.singleShot(0, self.look)
        return super().exec()

    def look(self):
        for window in self.topLevelWidgets():
            if hasattr(window, "notices"):
                print(window.windowTitle(), "|", window.notices.texts)
        self.exit(7)

app.Application = Watched
sys.exit(__main__.main(sys.argv[1:]))
"""

_LATER = (
    "numpy",
    "shapely",
    "sqlite3",
    "fsrs",
    "desktop.painting.canvas",
    "desktop.tree.branches",
    "desktop.play.game_page",
)

# prints what is imported when the window is painted first, and when the boards are
_IMPORTED = f"""
import sys
from PySide6.QtCore import QEvent, QTimer
import PySide6.QtWidgets as widgets
from desktop.board.board_thumbnail import BoardThumbnail

class Watched(widgets.QApplication):
    def __init__(self, arguments):
        super().__init__(arguments)
        self.installEventFilter(self)

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint and isinstance(watched, BoardThumbnail):
            print(*set({_LATER!r}) & sys.modules.keys(), sep=",", flush=True)
            if watched._image is not None:
                QTimer.singleShot(0, self.closeAllWindows)
        return False

widgets.QApplication = Watched
from desktop.__main__ import main
sys.exit(main([]))
"""


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Return an environment with folders of its own for a process."""
    kinds = ("STATE", "CONFIG", "DATA", "CACHE")
    folders = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in kinds}
    folders["XDG_RUNTIME_DIR"] = str(tmp_path / "run")
    (tmp_path / "run").mkdir(mode=0o700)
    return {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()}


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=300
    )


def test_the_window_opens_and_nobody_else_may_look_into_the_folder_of_the_games(
    environment: dict[str, str],
) -> None:
    state = Path(environment["XDG_STATE_HOME"]) / "Oddments"
    state.mkdir(parents=True)
    state.chmod(0o755)
    done = run(environment, "-c", _WATCH)
    assert done.returncode == 7, done.stderr
    assert done.stdout.startswith("Oddments | {}") or "slower" in done.stdout
    assert done.stderr == ""
    assert stat.S_IMODE(state.stat().st_mode) == 0o700


def started(
    environment: dict[str, str], *files: Path, before: Sequence[str] = ()
) -> subprocess.Popen[bytes]:
    """Return the program once its windows are recorded; ``before``: the command that starts it."""
    session = Path(environment["XDG_STATE_HOME"]) / "Oddments" / "session.json"
    command: list[str | Path] = [*before, sys.executable, "-m", "desktop", *files]
    process = subprocess.Popen(command, env=environment)
    end_s = time.monotonic() + 300
    while not session.exists() or b"geometry" not in session.read_bytes():
        assert time.monotonic() < end_s
        assert process.poll() is None
        time.sleep(0.05)
    return process


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_program_even_while_it_thinks(
    environment: dict[str, str], tmp_path: Path, number: signal.Signals
) -> None:
    record = GameRecord(GAMES["wythe"].setup())
    record.seats = ["engine 9", "engine 9"]
    record.play_text("a1b1")
    kept = "2026-11/2026-11-21 17.14.26 wythe.oddments"
    state = Path(environment["XDG_STATE_HOME"]) / "Oddments"
    (state / "games" / "2026-11").mkdir(parents=True)
    save(record, state / "games" / kept)  # a game that was being played when the program ended
    facts = {"version": 1, "windows": [{"game": kept, "file": ""}]}
    (state / "session.json").write_text(json.dumps(facts))
    process = started(environment)
    try:
        process.send_signal(number)
        assert process.wait(300) == -number
    finally:
        process.kill()
    again = run(environment, "-c", _WATCH)
    assert again.stdout.startswith("Wythe"), again.stdout  # its window is back


@pytest.mark.skipif(sys.platform != "linux", reason="needs the list of ignored signals")
def test_after_nohup_a_terminal_that_closes_does_not_end_the_program(
    environment: dict[str, str],
) -> None:
    process = started(environment, before=("nohup",))
    try:
        status = Path(f"/proc/{process.pid}/status").read_text()
        ignored = int(status.partition("SigIgn:")[2].split()[0], 16)
        assert ignored >> signal.SIGHUP - 1 & 1
        process.send_signal(signal.SIGHUP)
        process.send_signal(signal.SIGTERM)
        assert process.wait(300) == -signal.SIGTERM
    finally:
        process.kill()


def test_the_first_window_waits_for_no_board(environment: dict[str, str]) -> None:
    done = run(environment, "-c", _IMPORTED)
    assert done.returncode == 0, done.stderr
    imported = done.stdout.splitlines()
    assert imported[0] == ""
    assert {"numpy", "shapely"} <= set(imported[-1].split(","))
