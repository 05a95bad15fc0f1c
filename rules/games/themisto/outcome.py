"""How a game of Themisto ends, and the numbers beside its board."""

from __future__ import annotations

import enum


class ThemistoEnding(enum.Enum):
    """Why a Themisto game is over."""

    ROW = "a row of five"
    REPETITION = "the same position for the third time"


class ThemistoLabel(enum.Enum):
    """The numbers beside a Themisto board."""

    DISCS = "discs"
    ROW = "longest row"
