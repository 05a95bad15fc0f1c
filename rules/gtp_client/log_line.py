"""What a program is sent and says, as lines for a log."""

from __future__ import annotations

import enum
import threading
import time
from collections.abc import Callable
from typing import NamedTuple

from rules.translatable_text import TranslatableText

MAX_CHARACTERS = 300  # of a line

_BURST = 200  # lines
_RATE = 20.0  # lines per second, in the long run


class LogKind(enum.Enum):
    """Where a line comes from."""

    SENT = "sent"
    RECEIVED = "received"
    ERROR = "error"  # its standard error


class LogLine(NamedTuple):
    """A line without control characters, shortened. It is the program's text: never markup."""

    kind: LogKind
    text: str


Log = Callable[[LogLine], None]  # called on several threads


class LimitedLog:
    """Passes lines on to a log, but not a flood of them: it says how many it left out."""

    def __init__(self, log: Log | None) -> None:
        self._log = log
        self._lock = threading.Lock()
        self._allowed = float(_BURST)
        self._filled_at = time.monotonic()
        self._left_out = 0

    def add(self, kind: LogKind, line: bytes) -> None:
        """Pass on a line as it was sent or received."""
        if self._log is None:
            return
        with self._lock:
            now = time.monotonic()
            self._allowed = min(_BURST, self._allowed + (now - self._filled_at) * _RATE)
            self._filled_at = now
            if self._allowed < 1:
                self._left_out += 1
                return
            self._allowed -= 1
            left_out, self._left_out = self._left_out, 0
        if left_out:
            self._log(LogLine(kind, TranslatableText("%Ln line(s) left out", "", left_out)))
        if text := visible(line[: 4 * MAX_CHARACTERS]):  # a character has up to four bytes
            self._log(LogLine(kind, shortened(text, MAX_CHARACTERS)))


def visible(line: bytes) -> str:
    """Return the text of a line without control characters, which the protocol ignores."""
    text = line.decode("utf-8", "replace").replace("\t", " ").rstrip()
    if text.isprintable():
        return text
    return "".join([sign for sign in text if sign.isprintable()]).rstrip()


def shortened(text: str, most: int) -> str:
    """Return a text with at most so many characters, and an ellipsis if it had more."""
    return text if len(text) <= most else f"{text[:most]}…"
