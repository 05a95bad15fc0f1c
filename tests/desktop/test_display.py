"""What is told where no window can be opened."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from told_program import own_folders

from desktop.display import missing_display

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")


@pytest.fixture(autouse=True)
def _no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


def test_no_display_is_told() -> None:
    assert "no screen" in (missing_display() or "")


def test_a_display_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    assert ":987" in (missing_display() or "")


@pytest.mark.parametrize("name", ["WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_other_screens_are_left_to_qt(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "offscreen")
    assert missing_display() is None


def test_the_program_ends_with_a_message() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "desktop"],
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert "no screen" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("platform", ["", "xcb"])
def test_a_library_that_qt_needs_is_named_and_leaves_no_crash(
    tmp_path: Path, platform: str
) -> None:
    libraries = tmp_path / "libraries"
    libraries.mkdir()
    (libraries / "libxcb-cursor.so.0").touch()  # found before the real one, and cannot be loaded
    folders = {**own_folders(tmp_path), "DISPLAY": ":987", "LD_LIBRARY_PATH": str(libraries)}
    done = subprocess.run(
        [sys.executable, "-m", "desktop"],
        env={**folders, "QT_QPA_PLATFORM": platform},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 1
    assert "libxcb-cursor.so.0" in done.stderr
    assert "libxcb-cursor0 (Debian" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.rglob("run *"))  # by which the next start would tell of a crash


def test_x11_asked_for_by_name_needs_a_screen_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    assert missing_display() == "there is no screen to open a window on: DISPLAY is not set"
