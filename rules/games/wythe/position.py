# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""The position of Wythe; the rules are in this package's docstring."""

from __future__ import annotations

import re
from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.games.wythe.core import WytheCore
    from cython.cimports.rules.piece_numbers import PieceNumbers
else:
    from rules.games.wythe.core import WytheCore
    from rules.piece_numbers import PieceNumbers

from rules.count_step import CountStep
from rules.games.wythe.outcome import WytheEnding, WytheLabel
from rules.games.wythe.stacks import Stacks, WytheRefusalReason
from rules.group_count import GroupCount
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.placement import Condition, Placement
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.translatable_text import TranslatableText

_TURN = re.compile("([a-z][0-9]+)([a-z][0-9]+)")
_HIGHEST = 4  # the partners of covered halves lie on different neighbours


@cython.final
@cython.cclass
class WythePosition(WytheCore):
    """A position of Wythe, as Python uses it."""

    conditions = (Condition.SWAP, Condition.PASSES)
    touches_per_piece = 2

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        black, white = self.score()
        winner = self.colour_of(self.winner)
        if black == white:
            return Outcome(winner, WytheEnding.LAST_PIECE)
        groups = Groups.of(self.board, self._tops())
        sites = groups.sites_of(winner, max(black, white))
        return Outcome(winner, WytheEnding.BIGGEST, abs(black - white), sites)

    def score(self) -> tuple[int, int]:
        self._find_sizes(False)
        return self.sizes.balance(BLACK), self.sizes.balance(WHITE)

    def write(self, turn: Sequence[int]) -> str:
        (step,) = turn
        if step < PLACE:
            return "swap" if step == SpecialStep.SWAP else "pass"
        black, direction = divmod(step - PLACE, 4)
        names = self.board.names
        return f"{names[black]}{names[self._beside(black, direction)]}"

    def parse(self, text: str) -> tuple[int, ...]:
        if text in ("swap", "pass"):
            return (SpecialStep.SWAP if text == "swap" else SpecialStep.PASS,)
        words = _TURN.fullmatch(text)
        if words is None:
            raise NotationError(
                text, TranslatableText("write the black half's square, then the white half's")
            )
        try:
            black, white = [self.board.site(name) for name in words.groups()]
        except KeyError as error:
            raise NotationError(
                text, TranslatableText("there is no square {square}", square=error.args[0])
            ) from None
        if white not in self.board.neighbours(black):
            raise NotationError(text, WytheRefusalReason.NOT_NEIGHBOURS.value)
        return (self._step(black, white),)

    def touches(self, step: int) -> tuple[Touch, ...]:
        if step < PLACE:
            return ()
        black, direction = divmod(step - PLACE, 4)
        return Touch(black, BLACK), Touch(self._beside(black, direction), WHITE)

    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, SpecialStep):
            return self._button_refusal(asked)
        wanted = set(asked)
        fits = any(wanted <= set(self.touches(step)) for step in self.legal_steps())
        if fits and len(wanted) == len(asked):
            return None
        return Stacks(self.board, self.pieces()).refusal(asked)

    def pieces(self) -> tuple[Piece, ...]:
        places = [(level, site) for level in range(_HIGHEST) for site in self._sites()]
        return tuple([self._piece(site, lv) for lv, site in places if lv < self._height(site)])

    def piece_sum(self, numbers: PieceNumbers) -> int:
        total = 0
        site: cython.int
        height: cython.int
        above: cython.int
        for site in range(self.board.site_count):
            if self._top(site) >= 0:
                height = self._height_modulo_4(site) or _HIGHEST
                for above in range(height):
                    colour: cython.int = self._top(site) ^ (above & 1)
                    partner: cython.int = self.partners[site] >> 7 * above & 127
                    total ^= numbers.of(site, height - 1 - above, colour, partner)
        return total

    def tally(self) -> tuple[Count, ...]:
        black, white = self.score()
        counts = self.sizes.counts()
        return (
            Count(WytheLabel.SCORE, black, white),
            *(Count(WytheLabel.GROUPS, b, w, size) for size, b, w in counts),
        )

    def count_steps(self) -> tuple[CountStep, ...]:
        return GroupCount(self.board, self._tops()).pairs(WytheLabel.GROUPS, WytheLabel.SCORE)

    def change(self, step: int) -> tuple[Change, ...]:
        if step < PLACE:
            return ()
        black, white = [touch.site for touch in self.touches(step)]
        level = self._height(black)
        return (
            Change(Motion.APPEAR, Piece(black, BLACK, level, white), black),
            Change(Motion.APPEAR, Piece(white, WHITE, level, black), white),
        )

    def state(self) -> tuple[int, ...]:
        return (self.passes,)

    def conditions_now(self) -> dict[Condition, object]:
        return {Condition.PASSES: self.passes}

    def lay_out(self, placement: Placement) -> Refusal | None:
        for piece in placement.pieces:
            black, white = [touch.site for touch in piece]
            near = white in self.board.neighbours(black)
            if not near or not self.is_legal(self._step(black, white)):
                return self.refusal(piece)
            self._play_placement(self._step(black, white))
        self.passes = placement.passes
        if self.passes == 2:
            self.winner = self._final_result()
        return None

    def fault(self) -> Refusal | None:
        count = len(self.pieces()) // 2
        if (count + self.passes) % 2 != self.colour:
            return Refusal(
                WytheRefusalReason.BLACK_TO_MOVE
                if self.colour
                else WytheRefusalReason.WHITE_TO_MOVE
            )
        if self.passes and self._find_fitting():
            return Refusal(WytheRefusalReason.MUST_PLACE, self._fitting_sites())
        return None

    def validate(self) -> None:
        super().validate()
        for piece in self.pieces():
            site, other = piece.site, piece.partner
            half = self._piece(other, piece.level) if self._height(other) > piece.level else None
            if half is None or half.partner != site or half.colour == piece.colour:
                raise InvalidPositionError(f"the half on {site} has no other half on {other}")
            if min(self._height(site), self._height(other)) > piece.level + 1:
                raise InvalidPositionError(f"the piece on {site} and {other} is covered")
        self._validate_joints()
        if (self.passes == 2) != (self.winner >= 0):
            raise InvalidPositionError("two passes without a result, or a result without them")

    def _tops(self) -> list[int]:
        """Return [site] -> colour of the stack, -1 where empty."""
        return [self._white_up(site) if self._height(site) else -1 for site in self._sites()]

    def _height(self, site: int) -> int:
        word, bit = divmod(site, 64)
        low = (self.odd[word] >> bit & 1) + 2 * (self.twos[word] >> bit & 1)
        return low or 4 * (self.filled[word] >> bit & 1)

    def _piece(self, site: int, level: int) -> Piece:
        height = self._height(site)
        above = height - 1 - level
        colour = self._white_up(site) ^ (above & 1)  # in a stack the colours alternate
        partner = self.partners[site] >> 7 * above & 127
        locked = above == 0 and self._height(partner) > height
        return Piece(site, colour, level, partner, locked)

    def _sites(self) -> range:
        return range(self.board.site_count)

    def _step(self, black: int, white: int) -> int:
        directions = (1, self.size, -1, -self.size)
        return PLACE + 4 * black + directions.index(white - black)

    def _button_refusal(self, button: SpecialStep) -> Refusal | None:
        if self.is_legal(button):
            return None
        if button == SpecialStep.PASS:
            return Refusal(WytheRefusalReason.MUST_PLACE, self._fitting_sites())
        return Refusal(RefusalReason.SWAP if button == SpecialStep.SWAP else RefusalReason.NOT_NOW)

    def _fitting_sites(self) -> tuple[int, ...]:
        """Return the squares on which a half of another piece fits."""
        steps = [self._placement(self.fitting.place(i)) for i in range(self._find_fitting())]
        sites = {touch.site for step in steps for touch in self.touches(step)}
        return tuple(sorted(sites))

    def _validate_joints(self) -> None:
        """Check that a joint lives unless a piece lies on it or a half beside it is locked."""
        locked = {piece.site for piece in self.pieces() if piece.locked}
        laid = {(piece.site, piece.partner) for piece in self.pieces()}
        for site in self._sites():
            for other in self.board.neighbours(site):
                if other < site:
                    continue
                plane = 0 if other == site + 1 else 1
                living = bool(self.living[2 * plane + (site >> 6)] >> (site & 63) & 1)
                if living != ((site, other) not in laid and not {site, other} & locked):
                    raise InvalidPositionError(
                        f"the joint of {site} and {other} is recorded wrongly"
                    )
