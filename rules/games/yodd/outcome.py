"""How a game of Yodd ends, and the numbers beside its board."""

from __future__ import annotations

import enum

from rules.translatable_text import TranslatableText


class YoddEnding(enum.Enum):
    """Why a Yodd game is over."""

    FEWER_GROUPS = "two passes, and fewer groups"


class YoddLabel(enum.Enum):
    """The numbers beside a Yodd board."""

    GROUPS = "groups"


class YoddRefusalReason(enum.Enum):
    """Why a step or a position of Yodd is not legal."""

    EVEN = TranslatableText("the move would leave an even number of groups")
    FIRST_TURN = TranslatableText("Black's first move is one stone")
    EVEN_GROUPS = TranslatableText("the number of groups must be odd")
    BLACK_BEGINS = TranslatableText("on the empty board Black is to move")
    ONE_STONE = TranslatableText(
        "Black has placed one stone: White is to move, or Black after one pass"
    )
