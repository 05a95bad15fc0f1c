"""What goes wrong with a program that plays, and the log of what it was sent and has answered."""

from __future__ import annotations

import enum
import threading
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.translatable_text import TranslatableText


class FaultKind(enum.Enum):
    """How a program failed."""

    NOT_FOUND = "not found"  # there is no such program
    CANNOT_START = "cannot start"
    ENDED = "ended"
    SILENT = "silent"  # no answer in time
    NOT_GTP = "not GTP"  # what it said is not an answer
    REFUSED = "refused"  # it answered ``?`` to a command that it must carry out
    ILLEGAL = "illegal"  # a turn that our rules do not allow
    FLOODED = "flooded"  # an answer without end
    OTHER_GAME = "other game"  # it does not play this game, or not with these options
    RESIGNED = "resigned"  # not a fault, but the end of its game
    CANNOT_ANALYSE = "cannot analyse"  # it says nothing about the candidates


class GtpEngineError(RuntimeError):
    """A program that cannot continue; its argument is a clause for users.

    Attributes:
        kind: what happened.
        trace: the last lines of its standard error.
    """

    def __init__(self, kind: FaultKind, text: TranslatableText, trace: Sequence[str] = ()) -> None:
        super().__init__(text)
        self.kind = kind
        self.trace = tuple(trace)


class GtpRefusal(Exception):  # noqa: N818 - an answer, not an error
    """An answer that begins with ``?``; its text is the message."""


class StoppedError(Exception):
    """The caller has asked to stop before there was an answer."""


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
