"""The progress of a long command: one line on a terminal, elsewhere an occasional one."""

from __future__ import annotations

import shutil
import time
from typing import TextIO

_BAR_CELLS = 20
_WIPE = "\r\x1b[K"
_SECONDS_BETWEEN_BARS = 0.1
_SECONDS_BETWEEN_LINES = 60.0


class ProgressLine:
    """Redraws itself in place on a terminal."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._in_place = stream.isatty()
        self._began = self._shown = time.monotonic()
        self._pause = _SECONDS_BETWEEN_BARS if self._in_place else _SECONDS_BETWEEN_LINES

    @property
    def seconds(self) -> float:
        """Seconds since it was made."""
        return time.monotonic() - self._began

    def is_due(self) -> bool:
        """Return whether the line last shown is old enough."""
        return time.monotonic() - self._shown >= self._pause

    def show(self, text: str) -> None:
        self._shown = time.monotonic()
        if self._in_place:
            text = f"{_WIPE}{text[: shutil.get_terminal_size().columns - 1]}"
        else:
            text += "\n"
        self._stream.write(text)
        self._stream.flush()

    def say(self, text: str) -> None:
        """Write a line that stays, above the one that is redrawn."""
        self.close()
        self._stream.write(f"{text}\n")
        self._stream.flush()

    def close(self) -> None:
        """Clear the line."""
        if self._in_place:
            self._stream.write(_WIPE)
            self._stream.flush()


def bar_text(done: int, total: int) -> str:
    """Return a bar of blocks."""
    filled = _BAR_CELLS * done // total
    return "█" * filled + "░" * (_BAR_CELLS - filled)


def clock_text(seconds: float) -> str:
    """Return a duration as on a clock, 4:05 or 1:04:05."""
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
