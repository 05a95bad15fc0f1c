"""Checks a window's needs before Qt does: with too little, Qt aborts, or waits for ever."""

from __future__ import annotations

import ctypes
import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rules.system import limits, set_limit
from rules.translatable_text import TranslatableText

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
    if os.environ.get("WAYLAND_SOCKET"):
        return True  # a connection that is already open; it can be used only once
    return _connects("libwayland-client.so.0", "wl_display_connect", "wl_display_disconnect")


def _x_server_answers() -> bool:
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


# what playing, training, the library and the engine need, with a reserve
_FILES = 64
_MEMORY_MB = 1000
_DATA_MB = 400  # the part of the memory that is written to
_THREADS = 32
_MANY_THREADS = 1000  # a higher limit is not tried out


def tight_limit() -> str | None:
    """Return which limit on files or memory is too low for a window; None if none is."""
    files, most = limits("NOFILE")
    if 0 <= files < _FILES:  # negative numbers mean no limit
        if 0 <= most < _FILES:
            return TranslatableText(
                "at most {found} files may be open here (ulimit -n), and Oddments needs {needed}",
                found=most,
                needed=_FILES,
            )
        set_limit("NOFILE", _FILES)
    for name, letter, needed in (("AS", "v", _MEMORY_MB), ("DATA", "d", _DATA_MB)):
        found, _ = limits(name)
        if 0 <= found < needed << 20:
            return TranslatableText(
                "at most {found} MB of memory may be used here (ulimit -{letter}), and Oddments "
                "needs {needed} MB",
                found=found >> 20,
                letter=letter,
                needed=needed,
            )
    return None


def can_thread() -> bool:
    """Return whether as many threads can be started as a window may need."""
    if not 0 <= limits("NPROC")[0] < _MANY_THREADS:
        return True
    done = threading.Event()
    threads: list[threading.Thread] = []
    try:
        for _ in range(_THREADS):
            thread = threading.Thread(target=done.wait)
            thread.start()
            threads.append(thread)
    except RuntimeError:
        return False
    finally:
        done.set()
        for thread in threads:
            thread.join()
    return True


def show_limit(problem: str) -> None:
    """Show in a dialog, in the system's language, why no window can be opened."""
    from PySide6.QtWidgets import QApplication, QMessageBox

    from desktop.services.languages import UI_LANGUAGE, system_language
    from desktop.services.text import tr, translated

    app = QApplication.instance() or QApplication(sys.argv[:1])
    UI_LANGUAGE.set_language(system_language())
    text = f"{tr('Oddments cannot start')}: {translated(problem)}."
    QMessageBox(QMessageBox.Icon.Critical, "Oddments", text).exec()
    del app
