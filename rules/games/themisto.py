# cython: language_level=3, cdivision=True
"""Themisto (Rey Alicea, 2015): slide any disc, turn it over, make a row of five.

28 discs lie on the border of 8x8 squares, black and white in turn, black on a1; they belong to
nobody. A turn moves any disc, of either colour, in a straight line over empty squares, orthogonally
or diagonally, and turns it over. Where it ends it must be next to another disc. If it stood in a
row of exactly three or four of its colour, a maximal straight run, the mover loses their next turn.

After the move the mover may turn over the lines of the other colour that the moved disc closes off
with another disc of its new colour: all of the lines open to the player, or none. To player one
lines of one to three discs are open, to player two all lines. After the turn the board may not be
the one that stood before the last turn played; a pass is a turn too.

A player wins whose turn makes a row of either colour with a disc that it moved or turned over:
player one of exactly five, player two of five or more. With no legal turn a player passes. The
third time that a position stands (board, player to move, turns to lose) the game is a draw. The
published rules know no draw.

The slide is a step; where lines are open, ``Button.CAPTURE`` or ``Button.KEEP`` is the next one.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Mapping, Sequence
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.discs import Discs
    from cython.cimports.rules.position import Position, Steps
    from cython.cimports.rules.position_history import PositionHistory
    from cython.cimports.rules.rng import Rng
else:
    from rules.board import Board
    from rules.discs import Discs
    from rules.position import Position, Steps
    from rules.position_history import PositionHistory
    from rules.rng import Rng

from rules.board import square
from rules.count_step import Counted, CountStep
from rules.discs import sites
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.position import BLACK, PLACE, WHITE, Button
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.row_count import row_steps
from rules.setup import Game, Level, Option, Setup
from rules.slides import (
    ThemistoRefusalReason as ThemistoRefusalReason,  # games offer their reasons themselves
)
from rules.slides import slide_refusal
from rules.translatable_text import TranslatableText

_DISCS = 28
_EMPTY = 64 - _DISCS
_PLACE = cython.declare(cython.int, PLACE)
_PASS = cython.declare(cython.int, Button.PASS)
_CAPTURE = cython.declare(cython.int, Button.CAPTURE)
_KEEP = cython.declare(cython.int, Button.KEEP)
_FEW = 16  # positions that a copy may as well take along
_DRAWN = cython.declare(cython.int, 2)
_TURN_CAP = cython.declare(cython.int, 200)  # a playout of so many turns is worth 1/2
_TRIES = cython.declare(cython.int, 200)  # random draws before a playout lists all choices
_CHOICES = cython.declare(cython.int, 16 * _EMPTY)  # of a target, a direction, to capture or not

_TURN = re.compile("([a-h][1-8])-([a-h][1-8])(x?)")


class Ending(enum.Enum):
    """Why a Themisto game is over."""

    ROW = "a row of five"
    REPETITION = "the same position for the third time"


class Label(enum.Enum):
    """The numbers beside a Themisto board."""

    DISCS = "discs"
    ROW = "longest row"
    LOST_TURNS = "turns to lose"


class Themisto(Game):
    """Themisto has no options."""

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return ()

    def board(self, setup: Setup) -> Board:
        return square(8)

    def start(self, setup: Setup) -> Position:
        return ThemistoPosition(setup)


_LEVELS = (
    Level(1, 0.96, 0.97),
    Level(3, 0.95, 0.87),
    Level(12, 0.9, 0.61),
    Level(27, 0.845),
    Level(80, 0.5),
    Level(270, 0.12),
    Level(520, 0.04),
    Level(950),
    Level(3_000),
)

GAME = Themisto("themisto", "Themisto", 1005, _LEVELS)


@cython.final
@cython.cclass
class ThemistoPosition(Position):
    """The discs, and the past that the rules ask for."""

    discs: Discs
    past: PositionHistory
    stood: cython.ulonglong[2]  # [colour] -> its discs at the beginning of this turn
    before: cython.ulonglong[2]  # before the last turn played, none at the start
    owed: cython.int[2]  # [player] -> turns to lose
    lines: cython.ulonglong  # that are open to the player once a disc has moved
    moved: cython.int  # where the disc lies that this turn has moved, -1 if none has yet
    winner: cython.int  # a player, 2 for a draw, -1 while the game is on
    rows: cython.ulonglong  # the discs of the rows that have won

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, GAME.board(setup))
        self.sharp = True
        if not cython.compiled:
            self.stood = [0, 0]
            self.before = [0, 0]
            self.owed = [0, 0]
        border = [s for s in range(self.board.site_count) if self.board.sides_of(s)]
        self.lay(
            [s for s in border if (s + s // 8) % 2 == 0], [s for s in border if (s + s // 8) % 2]
        )

    def lay(self, black: Sequence[int], white: Sequence[int], player: int = 0) -> None:
        """Begin with discs on other sites, 28 in all: for problems and tests."""
        if len({*black, *white}) != _DISCS or len(black) + len(white) != _DISCS:
            raise ValueError(f"{_DISCS} discs on sites of their own, not {black} and {white}")
        self.discs = Discs(black, white)
        self.player = player
        self.turn = 0
        self.before[0] = self.before[1] = 0
        self.owed[0] = self.owed[1] = 0
        self.stood[:] = self.discs.disc
        self.lines = 0
        self.moved = -1
        self.winner = -1
        self.rows = 0
        self.past = PositionHistory()
        self.past.add(self.stood[0], self.stood[1], self._to_move())

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fill(self, steps: Steps, distinct: cython.bint) -> cython.void:
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
                if self._allows(origin, target, False) or self._allows(origin, target, True):
                    steps.add(_PLACE + 64 * origin + target)
                    found = True
        if not found:
            steps.add(_PASS)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def apply(self, step: cython.int) -> cython.void:
        self._act(step)
        if self.moved >= 0 or self.winner >= 0:
            return
        self.past.add(self.stood[0], self.stood[1], self._to_move())
        if self.past.times(self.stood[0], self.stood[1], self._to_move()) == 3:
            self.winner = _DRAWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        return self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: Steps) -> cython.double:
        return self._play_out(rng, trace, False)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def judge(self, rng: Rng, trace: Steps) -> cython.double:
        # players who see a turn that wins; at random they hardly ever do
        return self._play_out(rng, trace, True)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def become(self, other: Position) -> cython.void:
        self.take_common(other)
        self.discs.take(cython.cast(ThemistoPosition, other).discs)
        self.stood[:] = cython.cast(ThemistoPosition, other).stood
        self.before[:] = cython.cast(ThemistoPosition, other).before
        self.owed[:] = cython.cast(ThemistoPosition, other).owed
        self.lines = cython.cast(ThemistoPosition, other).lines
        self.moved = cython.cast(ThemistoPosition, other).moved
        self.winner = cython.cast(ThemistoPosition, other).winner
        self.rows = cython.cast(ThemistoPosition, other).rows
        self.past.take(cython.cast(ThemistoPosition, other).past)

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
        for target in range(64):
            if self.discs.colour_at(target) >= 0:
                continue
            for colour in range(2):
                if self.discs.may_make_row(target, colour, self.player == 0):
                    step = self._winning_slide(target, colour)
                    if step >= 0:
                        return step
        return -1

    def play(self, step: int) -> None:
        self.apply(step)
        if self.past.count > _FEW:
            self.past.share()  # so that a search from here has room for what it plays

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        if self.winner == _DRAWN:
            return Outcome(None, Ending.REPETITION)
        return Outcome(self.winner, Ending.ROW, sites=sites(self.rows))

    def write(self, turn: Sequence[int]) -> str:
        if turn[0] == Button.PASS:
            return "pass"
        origin, target = divmod(turn[0] - PLACE, 64)
        names = self.board.names
        return f"{names[origin]}-{names[target]}{'x' if Button.CAPTURE in turn else ''}"

    def parse(self, text: str) -> tuple[int, ...]:
        if text == "pass":
            return (Button.PASS,)
        match = _TURN.fullmatch(text)
        if match is None:
            raise NotationError(text, TranslatableText("write it like {turn}", turn="a1-d4"))
        slide = PLACE + 64 * self.board.site(match[1]) + self.board.site(match[2])
        if match[3]:
            return (slide, Button.CAPTURE)
        if slide in self.legal_steps():
            after = self.copy()
            after.play(slide)
            if after.turn == self.turn:
                return (slide, Button.KEEP)
        return (slide,)

    def touches(self, step: int) -> tuple[Touch, ...]:
        if step < PLACE:
            return ()
        origin, target = divmod(step - PLACE, 64)
        return (Touch(origin), Touch(target))

    def refusal(self, asked: Sequence[Touch] | Button) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, Button):
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

    def tally(self) -> tuple[Count, ...]:
        return (
            Count(Label.ROW, self.discs.longest_row(BLACK), self.discs.longest_row(WHITE)),
            Count(Label.DISCS, self.discs.count(BLACK), self.discs.count(WHITE)),
            Count(Label.LOST_TURNS, self.owed[0], self.owed[1]),
        )

    def count_steps(self) -> tuple[CountStep, ...]:
        if self.winner < 0:
            return ()
        if self.winner == _DRAWN:
            return (CountStep(Counted.REPETITION),)
        fresh = (self.stood[0] & ~self.before[0]) | (self.stood[1] & ~self.before[1])
        return row_steps(self.pieces(), sites(fresh), sites(self.rows), self.tally()[0])

    def change(self, step: int) -> tuple[Change, ...]:
        if step >= PLACE:
            origin, target = divmod(step - PLACE, 64)
            piece = Piece(target, self.discs.colour_at(origin) ^ 1)
            return (Change(Motion.MOVE, piece, origin, turns=True),)
        if step != Button.CAPTURE:
            return ()
        colour = self.discs.colour_at(self.moved)
        lines = sites(self.lines)
        return tuple([Change(Motion.TURN, Piece(s, colour), s, turns=True) for s in lines])

    def lost_turns(self) -> tuple[int, int]:
        return self.owed[0], self.owed[1]

    def state(self) -> tuple[int, ...]:
        numbers = [self.moved, self.owed[0], self.owed[1]]
        words = [self.stood[0], self.stood[1], self.before[0], self.before[1]]
        for black, white, move in sorted(self.past.entries()):
            numbers.append(move)
            words += [black, white]
        return (*numbers, *[w & 0xFFFFFFFF for w in words], *[w >> 32 for w in words])

    def validate(self) -> None:
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
            times = self.past.times(black, white, self._to_move())
            if times < 1 or (times >= 3) != (self.winner == _DRAWN):
                raise InvalidPositionError(f"the position has stood {times} times")

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _to_move(self) -> cython.int:
        """Who is to move and what there is to lose, as one number."""
        return self.player + 2 * self.owed[0] + 4 * self.owed[1]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _allows(self, origin: cython.int, target: cython.int, capture: cython.bint) -> cython.bint:
        """Whether this slide, with or without a capture, may be the turn."""
        lines: cython.ulonglong = 0
        if capture:
            lines = self.discs.lines_after(origin, target, self.player == 0)
            if lines == 0:
                return False
        return not self.discs.restores(origin, target, lines, self.before)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _wins(self, origin: cython.int, target: cython.int, lines: cython.ulonglong) -> cython.bint:
        return self.discs.makes_row(origin, target, lines, self.player == 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _winning_slide(self, target: cython.int, colour: cython.int) -> cython.int:
        """A slide to ``target`` of a disc that turns to ``colour`` and wins, maybe with a capture;
        -1 if there is none.
        """
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_end(self, capture: cython.bint) -> cython.bint:
        """Whether the turn may end so after the slide."""
        lines: cython.ulonglong = self.lines if capture else 0
        return not self.discs.restores(-1, -1, lines, self.before)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _act(self, step: cython.int) -> cython.void:
        """Play a step without noting the position that stands after it."""
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _finish(self, taken: cython.ulonglong) -> cython.void:
        """End a turn with a capture or none, a pass if no disc has moved; settle who is next."""
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _play_out(self, rng: Rng, trace: Steps, sharply: cython.bint) -> cython.double:
        """Play turn by turn to the end, each legal turn with the same chance, or ``sharply`` one
        that wins where there is one. The draw by repetition is left out, and a game that goes on
        too long counts half.
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
            elif self.moved >= 0:  # the lowest bit of the choice is to capture
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
            self._act(step)
        return 0.5 if self.winner < 0 or self.winner == _DRAWN else 1.0 - self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self, rng: Rng, empty: cython.p_schar) -> cython.int:
        """A legal turn, all with the same chance: 16 * index of its target in ``empty`` + 2 *
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

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _is_turn(self, choice: cython.int, target: cython.int) -> cython.bint:
        origin: cython.int = self.discs.origin(target, choice >> 1 & 7)
        return origin >= 0 and self._allows(origin, target, choice & 1)

    def _button_refusal(self, button: Button) -> Refusal | None:
        if button in self.legal_steps():
            return None
        if button in (Button.CAPTURE, Button.KEEP) and self.moved >= 0:
            return Refusal(ThemistoRefusalReason.BOARD_BEFORE, (self.moved,))
        known = {Button.PASS: RefusalReason.PASS, Button.SWAP: RefusalReason.SWAP}
        return Refusal(known.get(button, RefusalReason.NOT_NOW))

    def _slide_refusal(self, origin: int, target: int) -> Refusal | None:
        """Why no turn moves the disc on ``origin`` to ``target``."""
        refusal = slide_refusal(self.discs, origin, target)
        if refusal is None and PLACE + 64 * origin + target not in self.legal_steps():
            return Refusal(ThemistoRefusalReason.BOARD_BEFORE, (origin, target))
        return refusal
