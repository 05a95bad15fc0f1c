"""How a game of Odd-Y ends, what cannot be set up, and the numbers beside its board."""

from __future__ import annotations

import enum

from rules.translatable_text import TranslatableText


class OddYEnding(enum.Enum):
    """Why an Odd-Y game is over."""

    CONNECTED = "a group encloses the middle"


class OddYRefusalReason(enum.Enum):
    """Why a position of Odd-Y is not legal."""

    WON_BEFORE = TranslatableText("this group had won before the last move")


class OddYCounted(enum.Enum):
    """What a step of Odd-Y's count shows."""

    WINNER = "the group that wins"
    SIDE = "a side that this group reaches"
    MIDDLE = "these sides hold the middle"


class OddYLabel(enum.Enum):
    """The numbers beside an Odd-Y board."""

    SIDES = "sides touched by one group"
