# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""The position of Themisto; the rules are in this package's docstring."""

from __future__ import annotations

import functools
import re
from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.bits import popcount
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.games.themisto.discs import Discs
    from cython.cimports.rules.games.themisto.features import ThemistoFeatures
    from cython.cimports.rules.games.themisto.position_history import PositionHistory
    from cython.cimports.rules.piece_numbers import PieceNumbers
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.position_core import PositionCore
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.scan import lowest
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.bits import popcount
    from rules.board import Board
    from rules.games.themisto.discs import Discs
    from rules.games.themisto.features import ThemistoFeatures
    from rules.games.themisto.position_history import PositionHistory
    from rules.piece_numbers import PieceNumbers
    from rules.position import Position
    from rules.position_core import PositionCore
    from rules.rng import Rng
    from rules.scan import lowest
    from rules.steps import StepBuffer

from rules.count_step import CountStep
from rules.games.themisto.discs import sites
from rules.games.themisto.features import WIDTH, feature_limit
from rules.games.themisto.outcome import (
    ThemistoCounted,
    ThemistoEnding,
    ThemistoLabel,
    ThemistoRefusalReason,
    row_steps,
    slide_refusal,
)
from rules.games.themisto.position_history import boards_before, first_mover, notation, written_past
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.placement import Condition, Placement
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.setup import Setup
from rules.translatable_text import TranslatableText

_DISCS = 28
_EMPTY = 64 - _DISCS
_PLACE = cython.declare(cython.int, PLACE)
_PASS = cython.declare(cython.int, SpecialStep.PASS)
_CAPTURE = cython.declare(cython.int, SpecialStep.CAPTURE)
_KEEP = cython.declare(cython.int, SpecialStep.KEEP)
_DRAWN = cython.declare(cython.int, 2)
_TURN_CAP = cython.declare(cython.int, 200)  # a playout that reaches so many turns counts 1/2
_TRIES = cython.declare(cython.int, 200)  # failed draws before a playout lists all choices
_CHOICES = cython.declare(cython.int, 16 * _EMPTY)  # of target, direction, capture


@functools.cache
def _border(board: Board) -> tuple[list[int], list[int]]:
    """Return where the discs of Black and of White are at the start: alternately all around."""
    border = [s for s in range(board.site_count) if board.sides_of(s)]
    dark = [s for s in border if (s + s // 8) % 2 == 0]
    return dark, [s for s in border if s not in dark]


_FEW = 16  # positions that a copy may carry along

_TURN = re.compile("([a-h][1-8])-([a-h][1-8])(x?)")


@cython.final
@cython.cclass
class ThemistoPosition(Position):
    """A position of Themisto.

    The discs, and as much of the past as the rules need.

    Attributes:
        discs: the discs on the board.
        history: the positions that have occurred.
        stood: [colour] -> its discs at the start of this turn.
        before: [colour] -> its discs before the last turn; none at the start.
        owed: [player] -> turns still to skip.
        lines: discs that the player may capture, once a disc has moved.
        moved: the site of the disc moved in this turn, -1 if none has moved yet.
        winner: a player, 2 for a draw, -1 while the game is on.
        rows: the discs of the winning rows.
    """

    conditions = (Condition.SKIP, Condition.PAST)

    checks_replies = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))
        if not cython.compiled:
            self.stood = [0, 0]
            self.before = [0, 0]
            self.owed = [0, 0]
        self.step_features = WIDTH
        self.feature_limit = feature_limit(self.board)
        self.lay(*_border(self.board))

    def lay(
        self, black: Sequence[int], white: Sequence[int], player: int = 0, skip: bool = False
    ) -> None:
        """Start with discs on other sites, 28 in all, the other player perhaps with a ``skip``."""
        if len({*black, *white}) != _DISCS or len(black) + len(white) != _DISCS:
            raise ValueError(f"{_DISCS} discs on sites of their own, not {black} and {white}")
        self.discs = Discs(black, white)
        self.player = player
        self.turn = 0
        self.before[0] = self.before[1] = 0
        self.owed[0] = self.owed[1] = 0
        self.owed[player ^ 1] = skip
        self.stood[:] = self.discs.disc
        self.lines = 0
        self.moved = -1
        self.winner = -1
        self.rows = 0
        self.history = PositionHistory()
        self.history.add(self.stood[0], self.stood[1], self._to_move())

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_steps(self, steps: StepBuffer, distinct: cython.bint) -> cython.void:
        target: cython.int
        origin: cython.int
        direction: cython.int
        found: cython.bint = False
        if self.winner >= 0:
            return
        if self.moved >= 0:
            if self._may_end(True):
                steps.add(_CAPTURE)
            if self._may_end(False):
                steps.add(_KEEP)
            return
        for target in range(64):
            if self.discs.colour_at(target) >= 0:
                continue
            for direction in range(8):
                origin = self.discs.origin(target, direction)
                if origin < 0:
                    continue
                if self._begins_turn(origin, target):
                    steps.add(_PLACE + 64 * origin + target)
                    found = True
        if not found:
            steps.add(_PASS)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_nogil(self, step: cython.int) -> cython.void:
        self._play_step(step)
        if self.moved >= 0 or self.winner >= 0:
            return
        self.history.add(self.stood[0], self.stood[1], self._to_move())
        if self.history.times(self.stood[0], self.stood[1], self._to_move()) == 3:
            self.winner = _DRAWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        return self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: StepBuffer) -> cython.double:
        return self._play_out(rng, trace, False)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rollout_value_nogil(self, rng: Rng, trace: StepBuffer) -> cython.double:
        # both players find winning turns, which random ones hardly ever play
        return self._play_out(rng, trace, True)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_owners(self, owners: cython.p_schar) -> cython.void:
        site: cython.int
        for site in range(self.board.site_count):
            owners[site] = self.discs.colour_at(site)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy_from_nogil(self, other: PositionCore) -> cython.void:
        self.copy_base_from(other)
        self.discs.copy_from(cython.cast(ThemistoPosition, other).discs)
        self.stood[:] = cython.cast(ThemistoPosition, other).stood
        self.before[:] = cython.cast(ThemistoPosition, other).before
        self.owed[:] = cython.cast(ThemistoPosition, other).owed
        self.lines = cython.cast(ThemistoPosition, other).lines
        self.moved = cython.cast(ThemistoPosition, other).moved
        self.winner = cython.cast(ThemistoPosition, other).winner
        self.rows = cython.cast(ThemistoPosition, other).rows
        self.history.copy_from(cython.cast(ThemistoPosition, other).history)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decisive_step(self) -> cython.int:
        target: cython.int
        colour: cython.int
        step: cython.int
        capture: cython.int
        lines: cython.ulonglong
        if self.moved >= 0:
            for capture in range(2):
                lines = self.lines if capture else 0
                if self._may_end(capture) and self._wins(-1, self.moved, lines):
                    return _CAPTURE if capture else _KEEP
            return -1
        black: cython.ulonglong = self.discs.row_targets(0, self.player == 0)
        white: cython.ulonglong = self.discs.row_targets(1, self.player == 0)
        targets: cython.ulonglong = black | white
        while targets:
            target = lowest(targets)
            targets &= targets - 1
            for colour in range(2):
                if (white if colour else black) >> target & 1:
                    step = self._winning_slide(target, colour)
                    if step >= 0:
                        return step
        return -1

    def describe_steps(self) -> None:
        self.features = ThemistoFeatures(self.board)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_features(self, steps: StepBuffer, features: cython.p_int) -> cython.void:
        if self.moved >= 0:
            self.features.write_choice(popcount(self.lines), self.player, steps, features)
        else:
            self.features.write(self.discs, self.player, steps, features)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _to_move(self) -> cython.int:
        """Return the player to move and the turns to skip, as one number."""
        return self.player + 2 * self.owed[0] + 4 * self.owed[1]

    def _begins_turn(self, origin: cython.int, target: cython.int) -> cython.bint:
        """Return whether a turn may begin with the slide of a disc to a square that it reaches."""
        return self._allows(origin, target, False) or self._allows(origin, target, True)

    def _allows(self, origin: cython.int, target: cython.int, capture: cython.bint) -> cython.bint:
        """Return whether this slide, with or without a capture, may be the turn."""
        lines: cython.ulonglong = 0
        if capture:
            lines = self.discs.lines_after(origin, target, self.player == 0)
            if lines == 0:
                return False
        return not self.discs.restores(origin, target, lines, self.before)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _wins(self, origin: cython.int, target: cython.int, lines: cython.ulonglong) -> cython.bint:
        return self.discs.makes_row(origin, target, lines, self.player == 1)

    def _winning_slide(self, target: cython.int, colour: cython.int) -> cython.int:
        """Return a winning slide of a disc that flips to ``colour`` on ``target``; -1 if none."""
        direction: cython.int
        origin: cython.int
        lines: cython.ulonglong
        for direction in range(8):
            origin = self.discs.origin(target, direction)
            if origin < 0 or self.discs.colour_at(origin) == colour:
                continue
            if self._wins(origin, target, 0) and self._allows(origin, target, False):
                return _PLACE + 64 * origin + target
            lines = self.discs.lines_after(origin, target, self.player == 0)
            if lines and self._wins(origin, target, lines) and self._allows(origin, target, True):
                return _PLACE + 64 * origin + target
        return -1

    def _may_end(self, capture: cython.bint) -> cython.bint:
        """Return whether the turn may end like this after the slide."""
        lines: cython.ulonglong = self.lines if capture else 0
        return not self.discs.restores(-1, -1, lines, self.before)

    def _play_step(self, step: cython.int) -> cython.void:
        """Play a step without recording the position in the history."""
        taken: cython.ulonglong = 0
        origin: cython.int
        if step >= _PLACE:
            origin = (step - _PLACE) >> 6
            if self.discs.in_short_row(origin):
                self.owed[self.player] = 1
            self.moved = (step - _PLACE) & 63
            self.discs.slide(origin, self.moved)
            self.lines = self.discs.lines(self.moved, self.player == 0)
            if self.lines:
                return
        elif step == _CAPTURE:
            taken = self.lines
        self._finish(taken)

    def _finish(self, taken: cython.ulonglong) -> cython.void:
        """End a turn, with a capture or not, or a pass if no disc has moved; find who is next."""
        if self.moved >= 0:
            self.discs.turn_over(taken)
            self.rows = self.discs.rows_made(self.moved, taken, self.player == 1)
            if self.rows:
                self.winner = self.player
        self.before[:] = self.stood
        self.stood[:] = self.discs.disc
        self.moved = -1
        self.end_turn()
        while self.owed[self.player]:
            self.owed[self.player] -= 1
            self.player ^= 1

    def _play_out(self, rng: Rng, trace: StepBuffer, sharply: cython.bint) -> cython.double:
        """Play to the end, each legal turn equally likely; ``sharply``, a winning turn if any.

        There is no draw by repetition, and a game that takes too long counts 1/2.
        """
        empty: cython.schar[36]
        if not cython.compiled:
            empty = [0] * _EMPTY
        site: cython.int
        count: cython.int = 0
        for site in range(64):
            if self.discs.colour_at(site) < 0:
                empty[count] = site
                count += 1
        last: cython.int = self.turn + _TURN_CAP
        choice: cython.int = rng.below(2)
        step: cython.int
        while self.winner < 0 and self.turn < last:
            step = self.decisive_step() if sharply else -1
            if step >= 0:
                pass
            elif self.moved >= 0:  # the lowest bit of the choice means capture
                step = _CAPTURE if self._may_end(choice & 1) == (choice & 1) else _KEEP
            else:
                choice = self._draw(rng, empty)
                step = _PASS
                if choice >= 0:
                    site = self.discs.origin(empty[choice >> 4], choice >> 1 & 7)
                    step = _PLACE + 64 * site + empty[choice >> 4]
                    empty[choice >> 4] = site
            if trace is not None:
                trace.add(2 * step + self.player)
            self._play_step(step)
        return 0.5 if self.winner < 0 or self.winner == _DRAWN else 1.0 - self.winner

    def _draw(self, rng: Rng, empty: cython.p_schar) -> cython.int:
        """Return a legal turn, all equally likely: 16 * index of its target in ``empty`` + 2 *
        direction of its origin + whether it captures; -1 if there is none.
        """
        choice: cython.int
        _i: cython.int
        for _i in range(_TRIES):
            choice = rng.below(_CHOICES)
            if self._is_turn(choice, empty[choice >> 4]):
                return choice
        chosen: cython.int = -1
        legal: cython.int = 0
        for choice in range(_CHOICES):
            if self._is_turn(choice, empty[choice >> 4]):
                legal += 1
                if rng.below(legal) == 0:
                    chosen = choice
        return chosen

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _is_turn(self, choice: cython.int, target: cython.int) -> cython.bint:
        origin: cython.int = self.discs.origin(target, choice >> 1 & 7)
        return origin >= 0 and self._allows(origin, target, choice & 1)

    # -- as Python uses it -----------------------------------------------------------------------

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
        entries = self.history.entries()
        boards = [(black, white) for black, white, _to_move in entries]
        if self.rows:  # a winning turn is not in the history
            boards.append((self.stood[0], self.stood[1]))
        first = entries[0][2]
        past = written_past(self.board, boards, first & 1, bool(first >> 1))
        return {Condition.SKIP: bool(self.owed[1 - self.player]), Condition.PAST: past}

    def lay_out(self, placement: Placement) -> Refusal | None:
        if len(placement.pieces) != _DISCS:
            return Refusal(ThemistoRefusalReason.DISC_COUNT)
        discs = [0, 0]
        for (touch,) in placement.pieces:
            discs[touch.hand] |= 1 << touch.site
        if not placement.past:
            self._start_with(discs[0], discs[1], placement.colour, placement.skip)
            return None
        unlike = Refusal(ThemistoRefusalReason.OTHER_PAST)
        try:
            boards = boards_before(self.board, (discs[0], discs[1]), placement.past)
            self._start_with(*boards[0], *first_mover(placement.past))
            before = self.setup.blank()
            for turn, after in zip(placement.past[1:], boards[1:], strict=True):
                before.copy_from(self)
                before.read_into(notation(turn), self)
                if (self.stood[0], self.stood[1]) != after:
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

    def _start_with(self, black: int, white: int, player: int, skip: bool) -> None:
        self.lay(sites(black), sites(white), player, skip)

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
