"""Checks for a screen before Qt does, since Qt aborts the program if there is none."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

_PLATFORM = "QT_QPA_PLATFORM"
_SCALE = "QT_SCALE_FACTOR"
_MIN_SCALE, _MAX_SCALE = 0.1, 20

_NO_SCREEN = "there is no screen to open a window on"

# [library] -> the packages that contain it; often missing, since few other programs need it
_PACKAGES = {
    "libwayland-cursor.so.0": "libwayland-cursor0 (Debian, Ubuntu, openSUSE), "
    "libwayland-cursor (Fedora), wayland (Arch)",
    "libxcb-cursor.so.0": "libxcb-cursor0 (Debian, Ubuntu, openSUSE), "
    "xcb-util-cursor (Fedora, Arch)",
}


def drop_unusable_scale() -> str | None:
    """Remove a scale at which no window can be drawn, where Qt crashes; return what was wrong."""
    text = os.environ.get(_SCALE, "")
    with suppress(ValueError):  # Qt ignores other texts
        if not _MIN_SCALE <= float(text) <= _MAX_SCALE:
            del os.environ[_SCALE]
            return f"{_SCALE} is {text}, and is ignored"
    return None


def find_display() -> str | None:
    """Let Qt use the first of its platforms that can open a window here.

    Returns why none can; None if one can.
    """
    if not sys.platform.startswith("linux"):
        return None
    platforms = os.environ.get(_PLATFORM, "").split(";")
    if platforms == [""]:
        platforms = _default_platforms()
    problems: list[str] = []
    for platform in platforms:
        problem = _problem(platform.partition(":")[0])
        if problem is None:
            if problems:
                os.environ[_PLATFORM] = platform  # Qt would log what failed before it
            return None
        problems.append(problem)
    return "\n".join(problems) or f"{_NO_SCREEN}: neither DISPLAY nor WAYLAND_DISPLAY is set"


def _default_platforms() -> list[str]:
    """Return the platforms that Qt tries if none is asked for."""
    is_wayland = os.environ.get("XDG_SESSION_TYPE") == "wayland"
    return [
        *(["wayland"] if is_wayland or os.environ.get("WAYLAND_DISPLAY") else []),
        *(["xcb"] if os.environ.get("DISPLAY") else []),
    ]


def _problem(platform: str) -> str | None:
    """Return why Qt cannot open a window on a platform; None if it can."""
    if platform == "xcb":
        return _missing_library("libqxcb.so") or _silent_screen("DISPLAY", _x_server_answers)
    if platform.startswith("wayland"):
        return _missing_library("libqwayland*.so") or _silent_screen(
            "WAYLAND_DISPLAY", _wayland_answers
        )
    known = sorted(file.stem.removeprefix("libq") for file in _plugins("libq*.so"))
    if not known or any(name.startswith(platform) for name in known):
        return None
    return f"{_PLATFORM} is {platform}, but Qt has only {', '.join(known)}"


def _plugins(pattern: str) -> list[Path]:
    from PySide6.QtCore import QLibraryInfo  # late: without a screen Qt is not needed

    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    return list(Path(plugins, "platforms").glob(pattern))


def _missing_library(plugin: str) -> str | None:
    """Return why Qt cannot load a plugin; None if it can."""
    problem = None
    for file in _plugins(plugin):  # without any, let Qt say what is missing
        try:
            ctypes.CDLL(str(file))
            return None
        except OSError as error:
            library = Path(str(error).partition(":")[0]).name
            packages = _PACKAGES.get(library)
            advice = f"\nThe library is in the package {packages}." if packages else ""
            problem = f"Qt cannot open a window: {error}{advice}"
    return problem


def _silent_screen(variable: str, answers: Callable[[], bool]) -> str | None:
    """Return why no window can be opened on the screen that a variable names; None if one can."""
    if answers():
        return None
    name = os.environ.get(variable)
    if not name:
        return f"{_NO_SCREEN}: {variable} is not set"
    return f"the screen {name} ({variable}) cannot be reached"


def _wayland_answers() -> bool:
    """Return whether a Wayland compositor accepts a connection."""
    if os.environ.get("WAYLAND_SOCKET"):
        return True  # a connection that is already open; it can be used only once
    return _connects("libwayland-client.so.0", "wl_display_connect", "wl_display_disconnect")


def _x_server_answers() -> bool:
    """Return whether an X server accepts a connection."""
    return _connects("libX11.so.6", "XOpenDisplay", "XCloseDisplay")


def _connects(library: str, connect: str, disconnect: str) -> bool:
    try:
        loaded = ctypes.CDLL(library)
    except OSError:
        return True  # let Qt say what is missing
    open_display = getattr(loaded, connect)
    open_display.restype = ctypes.c_void_p
    connection = open_display(None)  # to the screen that the environment names
    if connection:
        getattr(loaded, disconnect)(ctypes.c_void_p(connection))
    return bool(connection)
