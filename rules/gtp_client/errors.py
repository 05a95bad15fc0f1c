"""What goes wrong with a program that plays."""

from __future__ import annotations

import enum
from collections.abc import Sequence

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
