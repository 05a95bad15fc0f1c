"""Why something is not legal, and the errors that tell so."""

from __future__ import annotations

import dataclasses
import enum


class Refused(enum.Enum):
    """Why a step that any game might be asked for is not legal; games have more reasons."""

    GAME_OVER = "the game is over"
    OCCUPIED = "the place is taken"
    PASS = "a pass is not allowed here"
    SWAP = "a swap is only for White's first turn, with the pie rule"
    TURN_ENDED = "the turn ends before that"
    NOT_NOW = "there is nothing of that kind to decide"


@dataclasses.dataclass(frozen=True)
class Refusal:
    """Why not: a reason, and the sites that forbid the step."""

    reason: enum.Enum
    sites: tuple[int, ...] = ()


class RulesError(ValueError):
    """Something that the rules do not allow."""


class NotationError(RulesError):
    """A text that is no turn of this game, legal or not."""

    def __init__(self, text: str, hint: str = "") -> None:
        self.text = text
        super().__init__(f"{text!r} is not a turn{': ' + hint if hint else ''}")


class IllegalTurnError(RulesError):
    """A turn that the rules forbid here.

    Attributes:
        refusal: why, None when only the rest of the turn is missing.
    """

    def __init__(self, text: str, refusal: Refusal | None) -> None:
        self.text, self.refusal = text, refusal
        why = refusal.reason.value if refusal else "the turn is not complete"
        super().__init__(f"{text!r} is illegal: {why}")


class InvalidPositionError(RulesError):
    """A position that contradicts itself: found by ``Position.validate``."""
