"""Checks for a screen before Qt does, since Qt aborts the program if there is none."""

from __future__ import annotations

import ctypes
import os
import sys
from contextlib import suppress
from pathlib import Path

_SCALE = "QT_SCALE_FACTOR"
_MIN_SCALE, _MAX_SCALE = 0.1, 20

# [library] -> the packages that contain it; often missing, since few other programs need it
_PACKAGES = {
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


def missing_display() -> str | None:
    """Return why no window can be opened here; None if one can."""
    platform = os.environ.get("QT_QPA_PLATFORM", "")
    if not sys.platform.startswith("linux"):
        return None
    if platform.partition(":")[0] not in ("", "xcb"):
        return _unknown_platform(platform)
    if not platform and os.environ.get("WAYLAND_DISPLAY"):
        return None
    name = os.environ.get("DISPLAY")
    if not name:
        unset = "DISPLAY is not set" if platform else "neither DISPLAY nor WAYLAND_DISPLAY is set"
        return f"there is no screen to open a window on: {unset}"
    if problem := _missing_library():
        return problem
    return None if _answers(name) else f"the screen {name} (DISPLAY) cannot be reached"


def _unknown_platform(platform: str) -> str | None:
    """Return why Qt cannot use this platform, or any of several; None if it can."""
    from PySide6.QtCore import QLibraryInfo  # late: without a screen Qt is not needed

    plugins = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    known = sorted(file.stem.removeprefix("libq") for file in plugins.glob("libq*.so"))
    named = tuple(name.partition(":")[0] for name in platform.split(";"))
    if not known or any(name.startswith(named) for name in known):
        return None
    return f"QT_QPA_PLATFORM is {platform}, but Qt has only {', '.join(known)}"


def _missing_library() -> str | None:
    """Return why Qt cannot load its X11 plugin; None if it can."""
    from PySide6.QtCore import QLibraryInfo  # late: without a screen Qt is not needed

    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    plugin = Path(plugins, "platforms", "libqxcb.so")
    if not plugin.is_file():
        return None  # let Qt say what is missing
    try:
        ctypes.CDLL(str(plugin))
    except OSError as error:
        library = Path(str(error).partition(":")[0]).name
        packages = _PACKAGES.get(library)
        advice = f"\nThe library is in the package {packages}." if packages else ""
        return f"Qt cannot open a window: {error}{advice}"
    return None


def _answers(name: str) -> bool:
    """Return whether an X server accepts a connection."""
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return True  # let Qt say what is missing
    x11.XOpenDisplay.restype = ctypes.c_void_p
    connection = x11.XOpenDisplay(name.encode())
    if connection:
        x11.XCloseDisplay(ctypes.c_void_p(connection))
    return bool(connection)
