"""How a game of Themisto ends, and the numbers beside its board."""

from __future__ import annotations

import enum


class ThemistoEnding(enum.Enum):
    """Why a Themisto game is over."""

    ROW = "a row of five"
    REPETITION = "the same position for the third time"


class ThemistoCounted(enum.Enum):
    """What a step of Themisto's count shows."""

    FRESH = "what the last turn moved or flipped"
    ROW = "a row that holds one of them"
    LENGTH = "how long the winner's rows must be"
    REPETITION = "the position has occurred before"


class ThemistoLabel(enum.Enum):
    """The numbers beside a Themisto board."""

    DISCS = "discs"
    ROW = "longest row"
