"""How a game of Yodd ends, and the numbers beside its board."""

from __future__ import annotations

import enum


class YoddEnding(enum.Enum):
    """Why a Yodd game is over."""

    FEWER_GROUPS = "two passes, and fewer groups"


class YoddLabel(enum.Enum):
    """The numbers beside a Yodd board."""

    GROUPS = "groups"
