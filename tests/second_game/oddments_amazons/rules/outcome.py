"""How a game of Amazons ends, what is not legal, and the numbers beside its board."""

import enum

from rules.translatable_text import TranslatableText


class AmazonsEnding(enum.Enum):
    """Why a game of Amazons is over."""

    SHUT_IN = "the player to move has no amazon that can move"


class AmazonsRefusalReason(enum.Enum):
    """Why a step or a position of Amazons is not legal."""

    NO_AMAZON = TranslatableText("there is no amazon there")
    NOT_YOURS = TranslatableText("this amazon belongs to the other player")
    SHUT_IN = TranslatableText("this amazon has no empty square beside it")
    NOT_IN_LINE = TranslatableText("amazons and arrows move in straight lines")
    BLOCKED = TranslatableText("nothing passes over amazons or arrows")
    AMAZON_COUNT = TranslatableText("each colour must have four amazons")


class AmazonsLabel(enum.Enum):
    """The numbers beside a board of Amazons."""

    NEARER = "empty squares that a colour reaches in fewer moves"
