"""What the command answers, and how soon there is a window."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from rules.version import VERSION

_WATCH = """
import sys
from PySide6.QtCore import QTimer
from desktop import __main__, app

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


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Folders of its own for a process."""
    kinds = ("STATE", "CONFIG", "DATA", "CACHE")
    folders = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in kinds}
    return {**os.environ, **folders, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.getcwd()}


def run(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments], env=environment, capture_output=True, text=True, timeout=60
    )


def test_version(environment: dict[str, str]) -> None:
    done = run(environment, "-m", "desktop", "--version")
    assert done.returncode == 0
    assert VERSION in done.stdout
    assert "Oddments" in done.stdout


@pytest.mark.parametrize("arguments", [["--colour", "red"], ["--vers"]])
def test_an_unknown_option_is_a_mistake(environment: dict[str, str], arguments: list[str]) -> None:
    done = run(environment, "-m", "desktop", *arguments)
    assert done.returncode == 2
    assert "usage: oddments" in done.stderr
    assert "Traceback" not in done.stderr


def test_the_window_opens(environment: dict[str, str]) -> None:
    done = run(environment, "-c", _WATCH)
    assert done.returncode == 7, done.stderr
    assert done.stdout.startswith("Oddments | {}") or "slower" in done.stdout
    assert done.stderr == ""


def test_a_file_that_cannot_be_opened_is_told_in_the_window(
    environment: dict[str, str], tmp_path: Path
) -> None:
    (tmp_path / "go.sgf").write_text("(;FF[4]GM[1]SZ[19];B[pd])")
    for name in ("go.sgf", "missing.oddments"):
        done = run(environment, "-c", _WATCH, str(tmp_path / name))
        assert done.returncode == 7, done.stderr
        assert f"{name} cannot be opened" in done.stdout


def test_ctrl_c_in_the_terminal_ends_the_program(environment: dict[str, str]) -> None:
    process = subprocess.Popen([sys.executable, "-m", "desktop"], env=environment)
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2)
        process.send_signal(signal.SIGINT)
        assert process.wait(10) == -signal.SIGINT
    finally:
        process.kill()
