"""Why a step of Yodd is not legal."""

from __future__ import annotations

import enum

from rules.translatable_text import TranslatableText


class YoddRefusalReason(enum.Enum):
    """Why a step of Yodd is not legal."""

    EVEN = TranslatableText("the number of groups would be even at the end of the turn")
    FIRST_TURN = TranslatableText("Black's first turn is one stone")
