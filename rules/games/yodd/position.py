# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""The position of Yodd; the rules are in this package's docstring."""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.games.yodd.core import YoddCore
    from cython.cimports.rules.piece_numbers import PieceNumbers
else:
    from rules.games.yodd.core import YoddCore
    from rules.piece_numbers import PieceNumbers

from rules.count_step import CountStep
from rules.games.yodd.outcome import YoddEnding, YoddLabel, YoddRefusalReason
from rules.group_count import GroupCount
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.placement import Condition, Placement
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.translatable_text import TranslatableText


@cython.final
@cython.cclass
class YoddPosition(YoddCore):
    """A position of Yodd, as Python uses it."""

    conditions = (Condition.PASSES,)

    def outcome(self) -> Outcome | None:
        if self.passes < 2:
            return None
        winner = BLACK if self.sets.groups[BLACK] < self.sets.groups[WHITE] else WHITE
        margin = abs(self.sets.groups[BLACK] - self.sets.groups[WHITE])
        return Outcome(winner, YoddEnding.FEWER_GROUPS, margin=margin)

    def write(self, turn: Sequence[int]) -> str:
        if turn[0] == SpecialStep.PASS:
            return "pass"
        stones = sorted([step - PLACE for step in turn if step >= PLACE])
        return ",".join([f"{'BW'[s & 1]}{self.board.names[s >> 1]}" for s in stones])

    def parse(self, text: str) -> tuple[int, ...]:
        if text == "pass":
            return (SpecialStep.PASS,)
        words = text.split(",")
        try:
            stones = [PLACE + 2 * self.board.site(w[1:]) + "BW".index(w[:1] or "?") for w in words]
        except (KeyError, ValueError):
            hint = TranslatableText("write it like {turn}", turn="Bc4")
            raise NotationError(text, hint) from None
        if len(stones) == 1 and self.turn > 0:
            return (stones[0], SpecialStep.END)
        if len(stones) > 2:
            raise NotationError(text, TranslatableText("a move is one or two stones"))
        return tuple(stones)

    def touches(self, step: int) -> tuple[Touch, ...]:
        return () if step < PLACE else (Touch((step - PLACE) >> 1, (step - PLACE) & 1),)

    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, SpecialStep):
            return self._button_refusal(asked)
        touch = asked[-1]
        if self.sets.stone[touch.site] >= 0:
            return Refusal(RefusalReason.OCCUPIED, (touch.site,))
        if self.is_legal(PLACE + 2 * touch.site + touch.hand):
            return None
        return Refusal(YoddRefusalReason.EVEN, self._joined_sites(touch.site, touch.hand))

    def pieces(self) -> tuple[Piece, ...]:
        return tuple([Piece(s, colour) for s, colour in enumerate(self._stones()) if colour >= 0])

    def piece_sum(self, numbers: PieceNumbers) -> int:
        total = 0
        site: cython.int
        for site in range(self.board.site_count):
            if self.sets.stone[site] >= 0:
                total ^= numbers.of(site, 0, self.sets.stone[site], -1)
        return total

    def tally(self) -> tuple[Count, ...]:
        return (Count(YoddLabel.GROUPS, self.sets.groups[BLACK], self.sets.groups[WHITE]),)

    def count_steps(self) -> tuple[CountStep, ...]:
        return GroupCount(self.board, self._stones()).one_by_one(YoddLabel.GROUPS)

    def change(self, step: int) -> tuple[Change, ...]:
        if step < PLACE:
            return ()
        site, colour = divmod(step - PLACE, 2)
        return (Change(Motion.APPEAR, Piece(site, colour), site),)

    def state(self) -> tuple[int, ...]:
        return self.first, self.passes

    def conditions_now(self) -> dict[Condition, object]:
        return {Condition.PASSES: self.passes}

    def lay_out(self, placement: Placement) -> Refusal | None:
        for (touch,) in placement.pieces:
            self._place(touch.site, touch.hand)
        self.passes = placement.passes
        return None

    def fault(self) -> Refusal | None:
        if self.first >= 0:
            return None
        count = self.board.site_count - self.empty_count
        if count > 1:  # players may have passed as often as they liked
            return None if self._odd() else Refusal(YoddRefusalReason.EVEN_GROUPS)
        if count == 0 and self.passes:
            return Refusal(YoddRefusalReason.FIRST_TURN)
        if (count + self.passes) % 2 != self.colour:
            return Refusal(
                YoddRefusalReason.BLACK_BEGINS if count == 0 else YoddRefusalReason.ONE_STONE
            )
        return None

    def validate(self) -> None:
        stones = self._stones()
        groups = Groups.of(self.board, stones)
        colours = groups.colours()
        for colour in (BLACK, WHITE):
            if colours.count(colour) != self.sets.groups[colour]:
                raise InvalidPositionError(
                    f"{self.sets.groups[colour]} groups of colour {colour} recorded, "
                    f"{colours.count(colour)} found"
                )
        for group in range(groups.count):
            if len({self.sets.root(site) for site in groups.sites(group)}) != 1:
                raise InvalidPositionError(f"group {groups.sites(group)} is not kept as one")
        for site in [s for s, colour in enumerate(stones) if colour < 0]:
            for colour in (BLACK, WHITE):
                beside = [s for s in self.board.neighbours(site) if stones[s] == colour]
                joined = {groups.group_at(other) for other in beside}
                if self.sets.would_join(site, colour) != len(joined):
                    raise InvalidPositionError(f"what is around {site} is not kept rightly")
        super().validate()
        if stones.count(-1) != self.empty_count:
            raise InvalidPositionError(
                f"{self.empty_count} empty cells recorded, not so many found"
            )

    def _button_refusal(self, button: SpecialStep) -> Refusal | None:
        if self.is_legal(button):
            return None
        if button == SpecialStep.END and self.first >= 0:
            return Refusal(YoddRefusalReason.EVEN, (self.first,))
        if button == SpecialStep.PASS:
            return Refusal(YoddRefusalReason.FIRST_TURN if self.turn == 0 else RefusalReason.PASS)
        return Refusal(RefusalReason.SWAP if button == SpecialStep.SWAP else RefusalReason.NOT_NOW)

    def _joined_sites(self, site: int, colour: int) -> tuple[int, ...]:
        """Return the stones of the groups that this stone would join."""
        like = [s for s, c in enumerate(self._stones()) if c == colour]
        roots = {self.sets.root(s) for s in self.board.neighbours(site) if s in like}
        return tuple([s for s in like if self.sets.root(s) in roots])

    def _stones(self) -> list[int]:
        return [self.sets.stone[site] for site in range(self.board.site_count)]
