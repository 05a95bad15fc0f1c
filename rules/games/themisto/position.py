# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""The position of Themisto; the rules are in this package's docstring."""

from __future__ import annotations

import re
from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.games.themisto.core import ThemistoCore
    from cython.cimports.rules.piece_numbers import PieceNumbers
else:
    from rules.games.themisto.core import ThemistoCore
    from rules.piece_numbers import PieceNumbers

from rules.count_step import CountStep
from rules.games.themisto.discs import sites
from rules.games.themisto.outcome import ThemistoCounted, ThemistoEnding, ThemistoLabel
from rules.games.themisto.past import boards_before, first_mover, notation, written_past
from rules.games.themisto.row_count import row_steps
from rules.games.themisto.slides import ThemistoRefusalReason, slide_refusal
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.placement import Condition, Placement
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.translatable_text import TranslatableText

_DISCS = 28
_FEW = 16  # positions that a copy may carry along
_PLACE = cython.declare(cython.int, PLACE)
_DRAWN = cython.declare(cython.int, 2)

_TURN = re.compile("([a-h][1-8])-([a-h][1-8])(x?)")


@cython.final
@cython.cclass
class ThemistoPosition(ThemistoCore):
    """A position of Themisto, as Python uses it."""

    conditions = (Condition.SKIP, Condition.PAST)

    def play(self, step: int) -> None:
        self.play_nogil(step)
        if self.history.count > _FEW:
            self.history.share()  # so that a search from here has room for what it plays

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        if self.winner == _DRAWN:
            return Outcome(None, ThemistoEnding.REPETITION)
        return Outcome(self.winner, ThemistoEnding.ROW, sites=sites(self.rows))

    def write(self, turn: Sequence[int]) -> str:
        if turn[0] == SpecialStep.PASS:
            return "pass"
        origin, target = divmod(turn[0] - PLACE, 64)
        names = self.board.names
        return f"{names[origin]}-{names[target]}{'x' if SpecialStep.CAPTURE in turn else ''}"

    def parse(self, text: str) -> tuple[int, ...]:
        if text == "pass":
            return (SpecialStep.PASS,)
        match = _TURN.fullmatch(text)
        if match is None:
            raise NotationError(text, TranslatableText("write it like {turn}", turn="a1-d4"))
        origin, target = self.board.site(match[1]), self.board.site(match[2])
        slide = PLACE + 64 * origin + target
        if match[3]:
            return (slide, SpecialStep.CAPTURE)
        if self.is_legal(slide) and self.discs.lines_after(origin, target, self.player == 0):
            return (slide, SpecialStep.KEEP)
        return (slide,)

    def is_legal(self, step: int) -> bool:
        if step < PLACE or self.moved >= 0 or self.winner >= 0:
            return super().is_legal(step)
        origin: cython.int = (step - _PLACE) >> 6
        target: cython.int = (step - _PLACE) & 63
        direction: cython.int
        if self.discs.colour_at(target) < 0:
            for direction in range(8):
                if self.discs.origin(target, direction) == origin:
                    return self._begins_turn(origin, target)
        return False

    def touches(self, step: int) -> tuple[Touch, ...]:
        if step < PLACE:
            return ()
        origin, target = divmod(step - PLACE, 64)
        return (Touch(origin), Touch(target))

    def refusal(self, asked: Sequence[Touch] | SpecialStep) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, SpecialStep):
            return self._button_refusal(asked)
        if self.moved >= 0:
            return Refusal(ThemistoRefusalReason.UNDECIDED, sites(self.lines))
        origin = asked[0].site
        if self.discs.colour_at(origin) < 0:
            return Refusal(ThemistoRefusalReason.NO_DISC, (origin,))
        if len(asked) > 1:
            return self._slide_refusal(origin, asked[1].site)
        refusals = [self._slide_refusal(origin, target) for target in self.discs.reached(origin)]
        if not refusals:
            return Refusal(ThemistoRefusalReason.BLOCKED, self.discs.around(origin))
        return None if None in refusals else refusals[0]

    def pieces(self) -> tuple[Piece, ...]:
        colours = [self.discs.colour_at(site) for site in range(64)]
        return tuple([Piece(site, colour) for site, colour in enumerate(colours) if colour >= 0])

    def piece_sum(self, numbers: PieceNumbers) -> int:
        total = 0
        site: cython.int
        for site in range(64):
            if self.discs.colour_at(site) >= 0:
                total ^= numbers.of(site, 0, self.discs.colour_at(site), -1)
        return total

    def tally(self) -> tuple[Count, ...]:
        return (
            Count(ThemistoLabel.ROW, self.discs.longest_row(BLACK), self.discs.longest_row(WHITE)),
            Count(ThemistoLabel.DISCS, self.discs.count(BLACK), self.discs.count(WHITE)),
        )

    def count_steps(self) -> tuple[CountStep, ...]:
        if self.winner < 0:
            return ()
        if self.winner == _DRAWN:
            return (CountStep(ThemistoCounted.REPETITION),)
        fresh = (self.stood[0] & ~self.before[0]) | (self.stood[1] & ~self.before[1])
        return row_steps(self.pieces(), sites(fresh), sites(self.rows), self.tally()[0])

    def change(self, step: int) -> tuple[Change, ...]:
        if step >= PLACE:
            origin, target = divmod(step - PLACE, 64)
            piece = Piece(target, self.discs.colour_at(origin) ^ 1)
            return (Change(Motion.MOVE, piece, origin, turns=True),)
        if step != SpecialStep.CAPTURE:
            return ()
        colour = self.discs.colour_at(self.moved)
        lines = sites(self.lines)
        return tuple([Change(Motion.TURN, Piece(s, colour), s, turns=True) for s in lines])

    def lost_turns(self) -> tuple[int, int]:
        return self.owed[0], self.owed[1]

    def state(self) -> tuple[int, ...]:
        numbers = [self.moved, self.owed[0], self.owed[1]]
        words = [self.stood[0], self.stood[1], self.before[0], self.before[1]]
        for black, white, move in sorted(self.history.entries()):
            numbers.append(move)
            words += [black, white]
        return (*numbers, *[w & 0xFFFFFFFF for w in words], *[w >> 32 for w in words])

    def conditions_now(self) -> dict[Condition, object]:
        boards = [_discs(black, white) for black, white, _to_move in self.history.entries()]
        if self.rows:  # a winning turn is not in the history
            boards.append(_discs(self.stood[0], self.stood[1]))
        first = self.history.entries()[0][2]
        past = written_past(self.board, boards, first & 1, bool(first >> 1))
        return {Condition.SKIP: bool(self.owed[1 - self.player]), Condition.PAST: past}

    def lay_out(self, placement: Placement) -> Refusal | None:
        discs = {touch.site: touch.hand for (touch,) in placement.pieces}
        if len(discs) != _DISCS:
            return Refusal(ThemistoRefusalReason.DISC_COUNT)
        if not placement.past:
            self._start_with(discs, placement.colour, placement.skip)
            return None
        unlike = Refusal(ThemistoRefusalReason.OTHER_PAST)
        try:
            boards = boards_before(self.board, discs, placement.past)
            self._start_with(boards[0], *first_mover(placement.past))
            for turn, after in zip(placement.past[1:], boards[1:], strict=True):
                self.play_turn(self.read(notation(turn)))
                if _discs(self.stood[0], self.stood[1]) != after:
                    return unlike
        except ValueError:
            return unlike
        led_to = (self.player, bool(self.owed[1 - self.player]))
        return None if led_to == (placement.colour, placement.skip) else unlike

    def validate(self) -> None:
        super().validate()
        black = self.discs.disc[BLACK]
        white = self.discs.disc[WHITE]
        if black & white:
            raise InvalidPositionError(f"two discs each on {sites(black & white)}")
        if self.discs.count(BLACK) + self.discs.count(WHITE) != _DISCS:
            raise InvalidPositionError(
                f"{self.discs.count(BLACK)} + {self.discs.count(WHITE)} discs"
            )
        if not {self.owed[0], self.owed[1]} <= {0, 1}:
            raise InvalidPositionError(f"{self.lost_turns()} turns to lose")
        if self.moved >= 0:
            if self.lines == 0 or self.lines != self.discs.lines(self.moved, self.player == 0):
                raise InvalidPositionError(f"the disc on {self.moved} can capture nothing")
            return
        if (self.stood[0], self.stood[1]) != (black, white):
            raise InvalidPositionError("no disc has moved, but the board has changed")
        if self.owed[self.player]:
            raise InvalidPositionError(f"player {self.player} is to move with a turn to lose")
        if (self.winner == 0 or self.winner == 1) != (self.rows != 0):
            raise InvalidPositionError(f"winner {self.winner}, row {sites(self.rows)}")
        if self.rows == 0:
            times = self.history.times(black, white, self._to_move())
            if times < 1 or (times >= 3) != (self.winner == _DRAWN):
                raise InvalidPositionError(f"the position has stood {times} times")

    def _start_with(self, discs: dict[int, int], player: int, skip: bool) -> None:
        black = [site for site, colour in discs.items() if colour == BLACK]
        white = [site for site, colour in discs.items() if colour == WHITE]
        self.lay(black, white, player, skip)

    def _button_refusal(self, button: SpecialStep) -> Refusal | None:
        if self.is_legal(button):
            return None
        if button in (SpecialStep.CAPTURE, SpecialStep.KEEP) and self.moved >= 0:
            return Refusal(ThemistoRefusalReason.BOARD_BEFORE, (self.moved,))
        known = {SpecialStep.PASS: RefusalReason.PASS, SpecialStep.SWAP: RefusalReason.SWAP}
        return Refusal(known.get(button, RefusalReason.NOT_NOW))

    def _slide_refusal(self, origin: int, target: int) -> Refusal | None:
        """Return why no turn moves the disc on ``origin`` to ``target``."""
        refusal = slide_refusal(self.discs, origin, target)
        if refusal is None and not self.is_legal(PLACE + 64 * origin + target):
            return Refusal(ThemistoRefusalReason.BOARD_BEFORE, (origin, target))
        return refusal


def _discs(black: int, white: int) -> dict[int, int]:
    """Return site -> colour."""
    return dict.fromkeys(sites(black), BLACK) | dict.fromkeys(sites(white), WHITE)
