"""The messages when no window can be opened."""

from __future__ import annotations

import ctypes
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from driven_program import own_folders
from PySide6.QtCore import QLibraryInfo

from desktop.app.app import ID
from desktop.app.startup_checks import drop_unusable_scale, find_display

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="X11 and Wayland")


@pytest.fixture(autouse=True)
def _no_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET", "XDG_SESSION_TYPE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("QT_QPA_PLATFORM", "")
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))


NONE = "there is no screen to open a window on: "
NO_X11, NEITHER = "DISPLAY is not set", "neither DISPLAY nor WAYLAND_DISPLAY is set"
STALE = {"WAYLAND_DISPLAY": "wayland-5"}
SILENT = "the screen wayland-5 (WAYLAND_DISPLAY) cannot be reached"


@pytest.mark.parametrize(
    ("variables", "message"),
    [
        ({}, NONE + NEITHER),
        ({"QT_QPA_PLATFORM": "xcb"}, NONE + NO_X11),
        ({"QT_QPA_PLATFORM": "xcb", "WAYLAND_DISPLAY": "wayland-0"}, NONE + NO_X11),
        ({"QT_QPA_PLATFORM": "wayland"}, NONE + "WAYLAND_DISPLAY is not set"),
        (STALE, SILENT),
        ({**STALE, "DISPLAY": ":987"}, SILENT + "\nthe screen :987 (DISPLAY) cannot be reached"),
        ({"WAYLAND_DISPLAY": "wayland-5", "WAYLAND_SOCKET": "3"}, None),  # left to Qt
        ({"QT_QPA_PLATFORM": "offscreen"}, None),
    ],
)
def test_a_missing_screen_is_reported(
    variables: dict[str, str], message: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert find_display() == message
    monkeypatch.setattr(sys, "platform", "darwin")
    assert find_display() is None  # left to Qt


def test_a_platform_that_qt_does_not_have_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense:fast")
    message = find_display() or ""
    assert message.startswith("QT_QPA_PLATFORM is nonsense, but Qt has only ")
    assert "offscreen" in message
    monkeypatch.setenv("QT_QPA_PLATFORM", "nonsense;offscreen")
    assert find_display() is None


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
        assert find_display() is None


def test_a_compositor_that_answers_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-5")
    with socket.socket(socket.AF_UNIX) as compositor:
        compositor.bind(str(tmp_path / "wayland-5"))
        compositor.listen()
        assert find_display() is None
    assert os.environ["QT_QPA_PLATFORM"] == ""


@pytest.mark.long
def test_under_wayland_the_window_opens_as_that_of_its_desktop_entry(tmp_path: Path) -> None:
    if shutil.which("weston") is None:
        pytest.skip("weston is not installed")
    folders = own_folders(tmp_path)
    asked = {"WAYLAND_DISPLAY": "wayland-5", "WAYLAND_DEBUG": "client", "QT_QPA_PLATFORM": ""}
    window = [sys.executable, "-m", "desktop"]
    log = tmp_path / "weston.log"
    desktop = ["weston", "--backend=headless-backend.so", "--socket=wayland-5", f"--log={log}"]
    with subprocess.Popen(desktop, env=folders) as weston:
        while not Path(folders["XDG_RUNTIME_DIR"], "wayland-5").exists():
            assert weston.poll() is None
            time.sleep(0.05)
        with subprocess.Popen(
            window, env={**folders, **asked}, stderr=subprocess.PIPE, text=True
        ) as program:
            assert program.stderr is not None
            calls = [program.stderr.readline()]
            while ".attach(" not in calls[-1]:  # the first picture of the window
                calls.append(program.stderr.readline())
                assert calls[-1], calls
            program.terminate()
            calls += program.stderr.readlines()
        weston.terminate()
    assert f'.set_app_id("{ID}")' in "".join(calls)
    assert program.returncode == -signal.SIGTERM
    logged = Path(folders["XDG_STATE_HOME"], "Oddments/log/oddments.log").read_text("utf-8")
    assert not re.search("WARNING|ERROR", logged)


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
        silent = Mock(return_value=None)
        return SimpleNamespace(XOpenDisplay=silent, wl_display_connect=silent)


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
    assert find_display() == message


def test_a_missing_plugin_is_left_to_qt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":5")
    libraries = Libraries()
    monkeypatch.setattr(ctypes, "CDLL", libraries.load)
    monkeypatch.setattr(QLibraryInfo, "path", lambda _kind: str(tmp_path))
    assert find_display() == "the screen :5 (DISPLAY) cannot be reached"
    assert libraries.loaded == ["libX11"]


def test_the_screen_that_was_tried_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":5")
    library = Mock()
    library.XOpenDisplay = Mock(return_value=7)
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: library)
    assert find_display() is None
    ((connection,), _named) = library.XCloseDisplay.call_args
    assert connection.value == 7


@pytest.mark.parametrize(
    ("asked", "used"), [("", "xcb"), ("wayland;xcb:some=option", "xcb:some=option")]
)
def test_without_its_wayland_compositor_a_session_falls_back_to_x11(
    asked: str, used: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {**STALE, "DISPLAY": ":5", "QT_QPA_PLATFORM": asked}.items():
        monkeypatch.setenv(name, value)
    library = Mock(wl_display_connect=Mock(return_value=None), XOpenDisplay=Mock(return_value=7))
    monkeypatch.setattr(ctypes, "CDLL", lambda _name: library)
    assert find_display() is None
    assert os.environ["QT_QPA_PLATFORM"] == used
    library.wl_display_connect.return_value = 7
    monkeypatch.setenv("QT_QPA_PLATFORM", asked)
    assert find_display() is None
    assert os.environ["QT_QPA_PLATFORM"] == asked  # Qt tries Wayland first, too
