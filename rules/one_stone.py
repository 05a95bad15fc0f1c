# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O1
"""Games in which a turn is one stone of the player's colour on an empty site, or the swap."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.steps import StepBuffer
    from cython.cimports.rules.stone_features import StoneFeatures
else:
    from rules.position import Position
    from rules.steps import StepBuffer
    from rules.stone_features import StoneFeatures

from rules.piece import Piece, Touch
from rules.placement import Condition, PlacementReason
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import NotationError, Refusal, RefusalReason
from rules.setup import Setup
from rules.translatable_text import TranslatableText

_PLACE = cython.declare(cython.int, PLACE)


@cython.cclass
class OneStonePosition(Position):
    """A position of such a game: how turns are written, parsed and entered by hand."""

    required = (*Position.required, "stones")
    conditions = (Condition.SWAP,)

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))
        self.features = StoneFeatures(self.board)
        self.step_features = self.features.width
        self.feature_limit = self.features.limit

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def stone_at(self, site: cython.int) -> cython.int:
        """Return the colour of the stone on a site, -1 where it is empty."""
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_features(self, steps: StepBuffer, features: cython.p_int) -> cython.void:
        width: cython.int = self.step_features
        colour: cython.int = self.colour_to_move()
        empty: cython.int = self.places_left()
        site: cython.int
        i: cython.int
        for site in range(self.board.site_count):
            self.features.see(site, self.stone_at(site))
        for i in range(steps.count):
            if steps.items[i] < _PLACE:
                self.features.write_none(features, width * i, width)
            else:
                site = steps.items[i] - _PLACE
                self.features.write_stone(site, colour, 0, empty, features, width * i)

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
