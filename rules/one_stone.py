# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O1
"""Games in which a turn is one stone of the player's colour on an empty site, or the swap."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position
else:
    from rules.position import Position

from rules.piece import Piece, Touch
from rules.placement import Condition, PlacementReason
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import NotationError, Refusal, RefusalReason
from rules.translatable_text import TranslatableText


@cython.cclass
class OneStonePosition(Position):
    """A position of such a game: how turns are written, parsed and entered by hand."""

    required = (*Position.required, "stones")
    conditions = (Condition.SWAP,)

    def stones(self) -> list[int]:
        """Return the colour of the stone on each site, -1 where it is empty."""
        raise NotImplementedError

    def write(self, turn: Sequence[int]) -> str:
        (step,) = turn
        return "swap" if step == SpecialStep.SWAP else self.board.names[step - PLACE]

    def parse(self, text: str) -> tuple[int, ...]:
        if text == "swap":
            return (SpecialStep.SWAP,)
        try:
            return (PLACE + self.board.site(text),)
        except KeyError:
            raise NotationError(text, TranslatableText("write it like {turn}", turn="c3")) from None

    def touches(self, step: int) -> tuple[Touch, ...]:
        return () if step < PLACE else (Touch(step - PLACE),)

    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, SpecialStep):
            if asked == SpecialStep.SWAP:
                return None if self.may_swap() else Refusal(RefusalReason.SWAP)
            return Refusal(
                RefusalReason.PASS if asked == SpecialStep.PASS else RefusalReason.NOT_NOW
            )
        site = asked[-1].site
        return Refusal(RefusalReason.OCCUPIED, (site,)) if self.stones()[site] >= 0 else None

    def pieces(self) -> tuple[Piece, ...]:
        return tuple([Piece(s, colour) for s, colour in enumerate(self.stones()) if colour >= 0])

    def fault(self) -> Refusal | None:
        """Return what is wrong with the number of stones: the colours have placed them in turn."""
        stones = self.stones()
        ahead = stones.count(BLACK) - stones.count(WHITE)
        if ahead not in (0, 1):
            return Refusal(PlacementReason.UNEVEN)
        if ahead == self.colour:
            return None
        return Refusal(PlacementReason.WHITE_TO_MOVE if ahead else PlacementReason.BLACK_TO_MOVE)
