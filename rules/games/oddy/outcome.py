"""How a game of Odd-Y ends, and the numbers beside its board."""

from __future__ import annotations

import enum


class OddYEnding(enum.Enum):
    """Why an Odd-Y game is over."""

    CONNECTED = "a group encloses the middle"


class OddYLabel(enum.Enum):
    """The numbers beside an Odd-Y board."""

    SIDES = "sides touched by one group"
