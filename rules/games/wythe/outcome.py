"""How a game of Wythe ends, and the numbers beside its board."""

from __future__ import annotations

import enum


class WytheEnding(enum.Enum):
    """Why a Wythe game is over."""

    BIGGEST = "two passes, and the biggest size of which a player has more groups"
    LAST_PIECE = "two passes and no score: whoever placed last loses"


class WytheLabel(enum.Enum):
    """The numbers beside a Wythe board."""

    SCORE = "score"
    GROUPS = "groups of that size"
