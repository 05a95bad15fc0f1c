"""A user at the screen of this Windows: keys, mouse, windows and pictures, for automated trials.

It uses functions of the system alone, so that it works alike on a real Windows and under Wine.
"""

from __future__ import annotations

import ctypes
import io
import os
import signal
import sys
from collections.abc import Callable, Sequence
from ctypes import wintypes
from pathlib import Path

from PIL import ImageGrab
from trial_session import TrialSession, say

assert sys.platform == "win32"

USER = ctypes.WinDLL("user32", use_last_error=True)
KERNEL = ctypes.WinDLL("kernel32", use_last_error=True)
IS_WINE = hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")
_VIRTUAL_KEYS = {
    "alt": 0x12,
    "ctrl": 0x11,
    "shift": 0x10,
    "Esc": 0x1B,
    "Return": 0x0D,
    "Tab": 0x09,
    "F6": 0x75,
}
_KEYBOARD, _KEY_UP, _UNICODE = 1, 2, 4
_LEFT_DOWN, _LEFT_UP = 2, 4
_SYNCHRONIZE, _QUERY = 0x100000, 0x1000
_FOCUS_S = 5  # after which we bring a window to the front ourselves


class _Key(ctypes.Structure):
    _fields_ = (
        ("virtual_key", wintypes.WORD),
        ("scan", wintypes.WORD),
        ("flags", wintypes.DWORD),
        ("time", wintypes.DWORD),
        ("extra", ctypes.c_size_t),
        ("padding", ctypes.c_byte * 8),  # another kind of input is larger
    )


class _Input(ctypes.Structure):
    _fields_ = (("kind", wintypes.DWORD), ("key", _Key))


class WindowsSession(TrialSession):  # type: ignore[misc]
    """The user of this Windows, who tries one program.

    Attributes:
        program: the path of its .exe.
    """

    def __init__(self, program: Path, pictures: Path) -> None:
        """``pictures``: the folder for screenshots."""
        self.program = program
        self._pictures = pictures
        self._taken = 0
        pictures.mkdir(parents=True, exist_ok=True)
        USER.SetProcessDPIAware()

    # -- keys and mouse --------------------------------------------------------------------------

    def press(self, *keys: str) -> None:
        """Press keys one after the other, such as ``Return`` and ``ctrl+o``."""
        for key in keys:
            *held, last = key.split("+")
            codes = [_VIRTUAL_KEYS.get(name) or USER.VkKeyScanW(ord(name)) & 0xFF for name in held]
            codes.append(_VIRTUAL_KEYS.get(last) or USER.VkKeyScanW(ord(last)) & 0xFF)
            _send([_Key(code) for code in codes])
            _send([_Key(code, flags=_KEY_UP) for code in reversed(codes)])

    def type(self, text: str) -> None:
        """Type a text of any characters."""
        units = text.encode("utf-16-le")
        for low, high in zip(units[::2], units[1::2], strict=True):
            unit = low | high << 8
            _send([_Key(0, unit, _UNICODE), _Key(0, unit, _UNICODE | _KEY_UP)])

    def point(self, x: float, y: float) -> None:
        """Move the mouse to a place in the window in front; (0, 0) to (1, 1) are its corners."""
        left, top, right, bottom = _inside(USER.GetForegroundWindow())
        USER.SetCursorPos(int(left + x * (right - left)), int(top + y * (bottom - top)))

    def click(self, x: float, y: float) -> None:
        """Click at a place in the window in front."""
        self.point(x, y)
        USER.mouse_event(_LEFT_DOWN, 0, 0, 0, 0)
        USER.mouse_event(_LEFT_UP, 0, 0, 0, 0)

    # -- windows ---------------------------------------------------------------------------------

    def open(self, file: Path) -> None:
        """Open a file or a link as a double click does."""
        os.startfile(file)

    def titles(self) -> list[str]:
        """Return the titles of the program's windows, the one in front first."""
        return [_title(window) for window in self._windows()]

    def title(self) -> str:
        """Return the title of the window in front, "" if it is not one of the program's."""
        window = USER.GetForegroundWindow()
        return _title(window) if self._is_ours(window) else ""

    def wait_for_window(self, title: str) -> None:
        """Wait until a window of the program with ``title`` in its title is in front, and drawn."""
        if not self.comes(lambda: title in self.title(), _FOCUS_S):
            self.wait(
                f"there is no window {title!r}, only {self.titles()}",
                lambda: any(title in each for each in self.titles()),
            )
        if not self.comes(lambda: title in self.title(), _FOCUS_S):
            say(f"NOT SHOWN: whether the window {title!r} comes to the front; another one is there")
            window = next(each for each in self._windows() if title in _title(each))
            USER.SetForegroundWindow(window)
            self.wait(f"the window {title!r} is not in front", lambda: title in self.title())
        self.wait(f"the window {title!r} is empty", self.is_drawn)

    def is_drawn(self, part: tuple[float, float, float, float] = (0, 0, 1, 1)) -> bool:
        """Return whether the window in front has more than a few colours.

        ``part``: the left, top, right and bottom of the part that counts, as for ``click``.
        """
        left, top, right, bottom = _inside(USER.GetForegroundWindow())
        width, height = right - left, bottom - top
        box = (
            int(left + part[0] * width),
            int(top + part[1] * height),
            int(left + part[2] * width),
            int(top + part[3] * height),
        )
        return ImageGrab.grab(box).getcolors(8) is None

    def kill(self) -> None:
        """End the program at once, as the Task Manager does."""
        number = _process_id(self._windows()[0])
        self.wait_for_end(lambda: os.kill(number, signal.SIGTERM))

    def wait_for_end(self, begin: Callable[[], object]) -> None:
        """Do what makes the program end, and wait until it has; TrialError if it does not."""
        handle = KERNEL.OpenProcess(_SYNCHRONIZE, False, _process_id(self._windows()[0]))
        begin()
        try:
            self.wait("it does not end", lambda: KERNEL.WaitForSingleObject(handle, 0) == 0)
        finally:
            KERNEL.CloseHandle(handle)

    def _windows(self) -> list[int]:
        """Return the program's visible windows, from front to back."""
        found: list[int] = []

        def take(window: int, _: int) -> bool:
            if USER.IsWindowVisible(window) and self._is_ours(window):
                found.append(window)
            return True

        kind = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
        USER.EnumWindows(kind(take), 0)
        return found

    def _is_ours(self, window: int) -> bool:
        handle = KERNEL.OpenProcess(_QUERY, False, _process_id(window))
        path, length = ctypes.create_unicode_buffer(1024), wintypes.DWORD(1024)
        is_read = KERNEL.QueryFullProcessImageNameW(handle, 0, path, ctypes.byref(length))
        KERNEL.CloseHandle(handle)
        return bool(is_read) and Path(path.value) == self.program

    # -- pictures --------------------------------------------------------------------------------

    def take(self) -> bytes:
        """Take a picture of the screen, as PNG."""
        file = io.BytesIO()
        ImageGrab.grab().save(file, "PNG")
        return file.getvalue()

    def picture(self, name: str, shows: str, unlike: bytes = b"") -> None:
        """Save a picture of the screen, and report what it shows."""
        self._taken += 1
        picture = self.still_screen(unlike)
        (self._pictures / f"{self._taken:02} {name}.png").write_bytes(picture)
        say(f"picture {self._taken:02}: {shows}")


def _send(keys: Sequence[_Key]) -> None:
    inputs = (_Input * len(keys))(*[_Input(_KEYBOARD, key) for key in keys])
    USER.SendInput(len(keys), inputs, ctypes.sizeof(_Input))


def _title(window: int) -> str:
    text = ctypes.create_unicode_buffer(1024)
    USER.GetWindowTextW(window, text, len(text))
    return text.value


def _inside(window: int) -> tuple[int, int, int, int]:
    """Return the left, top, right and bottom of a window on the screen, without its frame."""
    box, corner = wintypes.RECT(), wintypes.POINT()
    USER.GetClientRect(window, ctypes.byref(box))
    USER.ClientToScreen(window, ctypes.byref(corner))
    return corner.x, corner.y, corner.x + box.right, corner.y + box.bottom


def _process_id(window: int) -> int:
    number = wintypes.DWORD()
    USER.GetWindowThreadProcessId(window, ctypes.byref(number))
    return number.value
