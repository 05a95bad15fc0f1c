"""How a game of Egotzi ends, and the numbers beside its board."""

from __future__ import annotations

import enum


class EgotziEnding(enum.Enum):
    """Why an Egotzi game is over."""

    BIGGEST = "the biggest group left when equal groups are taken off"
    LAST_STONE = "nothing left: whoever placed the last stone loses"
    SQUARES = "the higher sum of squares"
    EQUAL = "equal sums of squares"


class EgotziLabel(enum.Enum):
    """The numbers beside an Egotzi board."""

    SCORE = "score"
    KOMI = "komi, which White's score contains"
    GROUPS = "groups of that size"
