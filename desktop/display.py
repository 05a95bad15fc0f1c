"""The screen to open windows on: asked before Qt, which ends the program when there is none."""

from __future__ import annotations

import ctypes
import os
import sys


def missing_display() -> str | None:
    """Why no window can be opened here; None if one can."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return None
    if os.environ.get("WAYLAND_DISPLAY"):
        return None
    name = os.environ.get("DISPLAY")
    if not name:
        return "there is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set"
    return None if _answers(name) else f"the screen {name} (DISPLAY) cannot be reached"


def _answers(name: str) -> bool:
    """Whether an X server lets us in."""
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return True  # let Qt say what is missing
    x11.XOpenDisplay.restype = ctypes.c_void_p
    connection = x11.XOpenDisplay(name.encode())
    if connection:
        x11.XCloseDisplay(ctypes.c_void_p(connection))
    return bool(connection)
