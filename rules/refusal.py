"""Why something is not legal, and the errors that say so."""

from __future__ import annotations

import dataclasses
import enum

from rules.translatable_text import TranslatableText


class RefusalReason(enum.Enum):
    """Reasons in any game why a step is not legal; games have more of their own."""

    GAME_OVER = TranslatableText("the game is over")
    OCCUPIED = TranslatableText("the cell is taken")
    PASS = TranslatableText("passing is not allowed here")
    SWAP = TranslatableText("only White can swap, on the first move with the pie rule")
    TURN_ENDED = TranslatableText("the move is complete")
    NOT_NOW = TranslatableText("this is not possible now")


@dataclasses.dataclass(frozen=True)
class Refusal:
    """Why a step is not legal.

    Attributes:
        sites: those that forbid it.
        parts: if they do so for different reasons, that of each site.
    """

    reason: enum.Enum
    sites: tuple[int, ...] = ()
    parts: tuple[Refusal, ...] = ()


class RulesError(ValueError):
    """Something that the rules do not allow."""


class NotationError(RulesError):
    """A text that is not a turn of this game, legal or not."""

    def __init__(self, text: str, hint: str = "") -> None:
        self.text = text
        quoted = repr(text)
        if hint:
            super().__init__(
                TranslatableText("{text} is not a move: {hint}", text=quoted, hint=hint)
            )
        else:
            super().__init__(TranslatableText("{text} is not a move", text=quoted))


class IllegalTurnError(RulesError):
    """A turn that the rules forbid here.

    Attributes:
        refusal: why; None if only the rest of the turn is missing.
    """

    def __init__(self, text: str, refusal: Refusal | None, whole: str = "") -> None:
        """``whole``: its beginning, if that is already a whole turn."""
        self.text, self.refusal = text, refusal
        why = refusal.reason.value if refusal else TranslatableText("the move is not complete")
        if whole:
            why = TranslatableText("the move is complete after {turn}", turn=whole)
        super().__init__(TranslatableText("{text} is illegal: {why}", text=repr(text), why=why))


class InvalidPositionError(RulesError):
    """A position that contradicts itself: found by ``Position.validate``."""
