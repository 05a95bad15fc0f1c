# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""The position of Egotzi; the rules are in this package's docstring."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.games.egotzi.core import EgotziCore
else:
    from rules.games.egotzi.core import EgotziCore

from rules.count_step import CountStep
from rules.games.egotzi.outcome import EgotziEnding, EgotziLabel
from rules.group_count import GroupCount
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece
from rules.placement import Placement
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import InvalidPositionError, Refusal


@cython.final
@cython.cclass
class EgotziPosition(EgotziCore):
    """A position of Egotzi, as Python uses it."""

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        black, white = self.score()
        margin = abs(black - white)
        if self.winner == 2:
            return Outcome(None, EgotziEnding.EQUAL, margin)
        winner = self.colour_of(self.winner)
        if self.squared:
            return Outcome(winner, EgotziEnding.SQUARES, margin)
        if black == white:
            return Outcome(winner, EgotziEnding.LAST_STONE)
        groups = Groups.of(self.board, self.stones())
        sites = groups.sites_of(winner, max(black, white))
        return Outcome(winner, EgotziEnding.BIGGEST, margin, sites)

    def score(self) -> tuple[int, int]:
        self._find_sizes(False)
        return self._score_of(BLACK), self._score_of(WHITE)

    def stones(self) -> list[int]:
        return [self.stone_at(site) for site in range(self.board.site_count)]

    def tally(self) -> tuple[Count, ...]:
        black, white = self.score()
        counts = self.sizes.counts()
        komi = (Count(EgotziLabel.KOMI, 0, self.komi),) if self.komi else ()
        return (
            Count(EgotziLabel.SCORE, black, white),
            *komi,
            *(Count(EgotziLabel.GROUPS, b, w, size) for size, b, w in counts),
        )

    def count_steps(self) -> tuple[CountStep, ...]:
        groups = GroupCount(self.board, self.stones())
        if self.squared:
            return groups.squares(EgotziLabel.SCORE, self.komi)
        return groups.pairs(EgotziLabel.GROUPS, EgotziLabel.SCORE)

    def change(self, step: int) -> tuple[Change, ...]:
        if step == SpecialStep.SWAP:
            return ()
        site = step - PLACE
        changes = [Change(Motion.APPEAR, Piece(site, self.colour), site)]
        for direction in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            pushed = self._pushed(site, direction)
            if pushed is not None:
                changes.append(pushed)
        return tuple(changes)

    def lay_out(self, placement: Placement) -> Refusal | None:
        for (touch,) in placement.pieces:
            self._flip(self.taken, 1, touch.site)
            if touch.hand == BLACK:
                self._flip(self.black, 1, touch.site)
        self.empty_count -= len(placement.pieces)
        if self.empty_count == 0:
            self.winner = self._final_result(True)
        return None

    def validate(self) -> None:
        super().validate()
        stones = self.stones()
        if stones.count(-1) != self.empty_count:
            raise InvalidPositionError(
                f"{self.empty_count} empty squares recorded, {stones.count(-1)} found"
            )
        if self.black[0] & ~self.taken[0] or self.black[1] & ~self.taken[1]:
            raise InvalidPositionError("a black stone on an empty square")
        if (self.empty_count == 0) != (self.winner >= 0):
            raise InvalidPositionError("a full board without a result, or a result without one")
        if self.winner >= 0 and self.winner != self._final_result(True):
            raise InvalidPositionError(f"{self.winner} recorded as the result")

    def _pushed(self, site: int, direction: tuple[int, int]) -> Change | None:
        """Return how a stone placed on ``site`` moves its neighbour in that direction, if any."""
        columns, rows = direction
        at, way = (self.pushes.column[site], columns) if columns else (self.pushes.row[site], rows)
        stride = 1 if columns else self.size
        origin = site + way * stride
        if not 0 <= at + way < self.size or self.stone_at(origin) < 0:
            return None
        line = (
            self._row(self.taken, site - at)
            if columns
            else (self._column(self.taken, self.pushes.column[site]))
        )
        index = (line | 1 << at) << 4 | at
        push = self.pushes.ahead[index] if way > 0 else self.pushes.behind[index]
        colour = self.stone_at(origin)
        if push == 0:
            return Change(Motion.BOUNCE, Piece(origin, colour), origin, direction=direction)
        landing = (push ^ 1 << (at + way)).bit_length() - 1
        target = site + (landing - at) * stride
        if (landing - at) * way > 0:
            return Change(Motion.MOVE, Piece(target, colour), origin)
        return Change(Motion.WRAP, Piece(target, colour), origin, direction=direction)
