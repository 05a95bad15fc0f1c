"""How a game of Wythe ends, the numbers beside its board, and why a step or position is not legal.

It explains what the rules refuse; it decides nothing.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from rules.board import Board
from rules.piece import Piece, Touch
from rules.refusal import Refusal
from rules.translatable_text import TranslatableText


class WytheEnding(enum.Enum):
    """Why a Wythe game is over."""

    BIGGEST = "two passes, and the biggest size of which a player has more groups"
    LAST_PIECE = "two passes and no score: whoever placed last loses"


class WytheLabel(enum.Enum):
    """The numbers beside a Wythe board."""

    SCORE = "score"
    GROUPS = "groups of that size"


class WytheRefusalReason(enum.Enum):
    """Why a step or a position of Wythe is not legal."""

    NOT_NEIGHBOURS = TranslatableText("the two squares are not neighbours")
    SAME_HALVES = TranslatableText("a piece has one black and one white half")
    LOCKED = TranslatableText("that is the last uncovered half of its piece")
    UNEQUAL_HEIGHTS = TranslatableText("the two stacks do not have the same height")
    WHOLE_PIECE = TranslatableText("this would cover a whole piece")
    LIKE_COLOUR = TranslatableText("a half cannot be placed on its own colour")
    NO_ROOM_BESIDE = TranslatableText("the other half fits on no neighbouring square")
    MUST_PLACE = TranslatableText("a player who can place a piece cannot pass")
    BLACK_TO_MOVE = TranslatableText(
        "the number of pieces and passes together is even: Black is to move"
    )
    WHITE_TO_MOVE = TranslatableText(
        "the number of pieces and passes together is odd: White is to move"
    )


class Stacks:
    """The topmost halves of a position.

    A touch is the site and the colour of a half.
    """

    def __init__(self, board: Board, pieces: Sequence[Piece]) -> None:
        self._board = board
        self._tops = {piece.site: piece for piece in pieces}  # lower pieces come first

    def refusal(self, touches: Sequence[Touch]) -> Refusal:
        """Return why no piece can be placed with one or both of its halves there."""
        if len(touches) > 1:
            return self._pair_refusal(touches[0], touches[1])
        (touch,) = touches
        alone = self._half_refusal(touch)
        if alone is not None:
            return alone
        beside = self._board.neighbours(touch.site)
        others = [Touch(site, 1 - touch.hand) for site in beside]
        refusals = [self._pair_refusal(touch, other) for other in others]
        if len({refusal.reason for refusal in refusals}) > 1:
            each = zip(refusals, beside, strict=True)
            parts = tuple([Refusal(refusal.reason, (site,)) for refusal, site in each])
            return Refusal(WytheRefusalReason.NO_ROOM_BESIDE, beside, parts)
        sites = {site for refusal in refusals for site in refusal.sites}
        return Refusal(refusals[0].reason, tuple(sorted(sites)))

    def _half_refusal(self, touch: Touch) -> Refusal | None:
        """Return why this half cannot lie there, wherever the other lies."""
        top = self._tops.get(touch.site)
        if top is not None and top.locked:
            return Refusal(WytheRefusalReason.LOCKED, (touch.site, top.partner))
        if top is not None and top.colour == touch.hand:
            return Refusal(WytheRefusalReason.LIKE_COLOUR, (touch.site,))
        return None

    def _pair_refusal(self, touch: Touch, other: Touch) -> Refusal:
        sites = (touch.site, other.site)
        if other.site not in self._board.neighbours(touch.site):
            return Refusal(WytheRefusalReason.NOT_NEIGHBOURS, sites)
        if touch.hand == other.hand:
            return Refusal(WytheRefusalReason.SAME_HALVES, sites)
        top, other_top = self._tops.get(touch.site), self._tops.get(other.site)
        if top and other_top and (top.partner, top.level) == (other.site, other_top.level):
            return Refusal(WytheRefusalReason.WHOLE_PIECE, sites)
        halves = [self._half_refusal(half) for half in (touch, other)]
        for refusal in halves:
            if refusal and refusal.reason == WytheRefusalReason.LOCKED:
                return refusal
        if self._height(touch.site) != self._height(other.site):
            return Refusal(WytheRefusalReason.UNEQUAL_HEIGHTS, sites)
        return next(refusal for refusal in halves if refusal)

    def _height(self, site: int) -> int:
        return self._tops[site].level + 1 if site in self._tops else 0
