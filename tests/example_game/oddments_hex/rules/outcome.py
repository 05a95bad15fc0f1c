"""How a game of Hex ends, what cannot be set up, and the numbers beside its board."""

import enum

from rules.translatable_text import TranslatableText


class HexEnding(enum.Enum):
    """Why a game of Hex is over."""

    CONNECTED = "a chain connects the two sides of its colour"


class HexRefusalReason(enum.Enum):
    """Why a position of Hex is not legal."""

    WON_BEFORE = TranslatableText("this chain had won before the last move")


class HexLabel(enum.Enum):
    """The numbers beside a board of Hex."""

    NEEDED = "stones that a colour still needs at least"
