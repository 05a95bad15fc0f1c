"""Why a step of Yodd is not legal."""

from __future__ import annotations

import enum

from rules.translatable_text import TranslatableText


class YoddRefusalReason(enum.Enum):
    """Why a step of Yodd is not legal."""

    EVEN = TranslatableText("the move would leave an even number of groups")
    FIRST_TURN = TranslatableText("Black's first move is one stone")
