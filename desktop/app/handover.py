"""The result of looking for a running program."""

from __future__ import annotations

import enum


class Handover(enum.Enum):
    """The result of looking for a running program."""

    FIRST = "no other program runs"
    HANDED_OVER = "the running program has taken the files"
    SILENT = "a program runs, but does not answer"
