"""The messages when no window can be opened."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from driven_program import own_folders
from PySide6.QtCore import QLibraryInfo

from desktop.application.display import drop_unusable_scale, missing_display

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")


@pytest.fixture(autouse=True)
def _no_display(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)


NONE = "there is no screen to open a window on: "
NO_X11, NEITHER = "DISPLAY is not set", "neither DISPLAY nor WAYLAND_DISPLAY is set"


@pytest.mark.parametrize(
    ("variables", "message"),
    [
        ({}, NONE + NEITHER),
        ({"QT_QPA_PLATFORM": "xcb"}, NONE + NO_X11),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}, NONE + NO_X11),
        ({"WAYLAND_DISPLAY": "wayland-0"}, None),  # left to Qt
        ({"QT_QPA_PLATFORM": "offscreen"}, None),
    ],
)
def test_a_missing_screen_is_reported(
    variables: dict[str, str], message: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert missing_display() == message
    monkeypatch.setattr(sys, "platform", "darwin")
    assert missing_display() is None  # left to Qt


def test_a_platform_that_qt_does_not_have_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense:fast")
    message = missing_display() or ""
    assert message.startswith("QT_QPA_PLATFORM is nonsense:fast, but Qt has only ")
    assert "offscreen" in message
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense;wayland")
    assert missing_display() is None


@pytest.mark.parametrize(
    ("scale", "is_kept"),
    [("1.5", True), ("much", True), ("nan", False), ("0", False), ("-1", False), ("1e9", False)],
)
def test_a_scale_that_qt_crashes_at_is_ignored(
    scale: str, is_kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_SCALE_FACTOR", scale)
    assert (drop_unusable_scale() is None) is is_kept
    assert ("QT_SCALE_FACTOR" in os.environ) is is_kept


def test_a_display_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":987")
    assert ":987" in (missing_display() or "")


@pytest.mark.short("xcb")
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
        timeout=300,
    )
    assert done.returncode == 1
    assert "libxcb-cursor.so.0" in done.stderr
    assert "libxcb-cursor0 (Debian" in done.stderr
    assert "Traceback" not in done.stderr
    assert not list(tmp_path.rglob("run *"))  # the next start would take it for a crash


def test_a_screen_that_answers_is_enough(display: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", display)
    for platform in ("", "xcb", "xcb:some=option"):
        monkeypatch.setenv("QT_QPA_PLATFORM", platform)
        assert missing_display() is None


class Libraries:
    """Stands in for the loader of libraries; those in ``broken`` cannot be loaded."""

    def __init__(self, **broken: str) -> None:
        self.loaded: list[str] = []
        self._broken = broken

    def load(self, name: str) -> object:
        stem = Path(name).name.partition(".")[0]
        self.loaded.append(stem)
        if stem in self._broken:
            raise OSError(self._broken[stem])
        return SimpleNamespace(XOpenDisplay=Mock(return_value=None))


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (
            {"libqxcb": "libxcb-cursor.so.0: cannot open shared object file"},
            "Qt cannot open a window: libxcb-cursor.so.0: cannot open shared object file\n"
            "The library is in the package libxcb-cursor0 (Debian, Ubuntu, openSUSE), "
            "xcb-util-cursor (Fedora, Arch).",
        ),
        ({"libqxcb": "libodd.so.1: no"}, "Qt cannot open a window: libodd.so.1: no"),
        ({"libX11": "libX11.so.6: no"}, None),  # Qt reports it
        ({}, "the screen :5 (DISPLAY) cannot be reached"),
    ],
)
def test_a_missing_library_is_reported_with_its_package_if_known(
    broken: dict[str, str], message: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISPLAY", ":5")
    monkeypatch.setattr(ctypes, "CDLL", Libraries(**broken).load)
    assert missing_display() == message


def test_a_missing_plugin_is_left_to_qt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":5")
    libraries = Libraries()
    monkeypatch.setattr(ctypes, "CDLL", libraries.load)
    monkeypatch.setattr(QLibraryInfo, "path", lambda _kind: str(tmp_path))
    assert missing_display() == "the screen :5 (DISPLAY) cannot be reached"
    assert libraries.loaded == ["libX11"]


def test_the_screen_that_was_tried_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":5")
    library = Mock()
    library.XOpenDisplay = Mock(return_value=7)
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: library)
    assert missing_display() is None
    library.XOpenDisplay.assert_called_once_with(b":5")
    ((connection,), _named) = library.XCloseDisplay.call_args
    assert connection.value == 7
