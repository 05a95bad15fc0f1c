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
    from cython.cimports.rules.position import Position, Steps
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.scan import highest, lowest
else:
    from rules.board import Board
    from rules.position import Position, Steps
    from rules.rng import Rng
    from rules.scan import highest, lowest

from rules.board import square
from rules.position import (
    BLACK,
    PLACE,
    WHITE,
    Button,
    Change,
    Count,
    Game,
    InvalidPositionError,
    Motion,
    NotationError,
    Option,
    Outcome,
    Piece,
    Refusal,
    Refused,
    Setup,
    Touch,
)

_DISCS = 28
_EMPTY = 64 - _DISCS
_BLOCK = 64  # settled positions in a block of the past; the classes size their arrays by it
_PLACE = cython.declare(cython.int, PLACE)
_PASS = cython.declare(cython.int, Button.PASS)
_CAPTURE = cython.declare(cython.int, Button.CAPTURE)
_KEEP = cython.declare(cython.int, Button.KEEP)
_ROOM = cython.declare(cython.int, _BLOCK)
_DRAWN = cython.declare(cython.int, 2)
_TURN_CAP = cython.declare(cython.int, 200)  # a playout of so many turns is worth 1/2
_TRIES = cython.declare(cython.int, 200)  # random draws before a playout lists all choices
_CHOICES = cython.declare(cython.int, 16 * _EMPTY)  # of a target, a direction, to capture or not

_TURN = re.compile("([a-h][1-8])-([a-h][1-8])(x?)")

# unit steps (columns, rows); a direction and the one four later are opposite
_DIRECTIONS = ((1, 0), (-1, 1), (0, 1), (1, 1), (-1, 0), (1, -1), (0, -1), (-1, -1))


class Ending(enum.Enum):
    """Why a Themisto game is over."""

    ROW = "a row of five"
    REPETITION = "the same position for the third time"


class ThemistoRefused(enum.Enum):
    """Why a step of Themisto is not legal."""

    NO_DISC = "no disc lies there"
    NOT_IN_LINE = "a disc moves in a straight line"
    BLOCKED = "a disc does not pass over others"
    ALONE = "the disc would not be next to another one"
    BOARD_BEFORE = "the board before the last turn would be back"
    UNDECIDED = "first decide whether to capture"


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


GAME = Themisto("themisto", "Themisto", 1005)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _bit(site: cython.int) -> cython.ulonglong:
    return cython.cast(cython.ulonglong, 1) << site


@cython.final
@cython.cclass
class Rays:
    """The squares around each square and away from it, as 64-bit words of one bit a site."""

    around: cython.ulonglong[64]  # [site] -> the squares next to it
    # [512 * player + 8 * site + direction] -> the squares from there to the edge; for player 0
    # no more than four: as far as a line of three and the disc that closes it off reach
    ray: cython.ulonglong[1024]

    def __init__(self) -> None:
        if not cython.compiled:
            self.around = [0] * 64
            self.ray = [0] * 1024
        for site in range(64):
            self.around[site] = 0
            for direction, (right, up) in enumerate(_DIRECTIONS):
                column, row, reach = site % 8 + right, site // 8 + up, 1
                slot = 8 * site + direction
                self.ray[slot] = self.ray[512 + slot] = 0
                while 0 <= column < 8 and 0 <= row < 8:
                    self.ray[512 + slot] |= _bit(8 * row + column)
                    if reach <= 4:
                        self.ray[slot] |= _bit(8 * row + column)
                    if reach == 1:
                        self.around[site] |= _bit(8 * row + column)
                    column, row, reach = column + right, row + up, reach + 1


_RAYS = Rays()


@cython.final
@cython.cclass
class Past:
    """Settled positions that have stood, in blocks. A block that another one follows never changes:
    copies of a position share it and write to blocks of their own.
    """

    count: cython.int
    black: cython.ulonglong[64]
    white: cython.ulonglong[64]
    move: cython.schar[64]  # who is to move and what there is to lose, see _to_move
    earlier: Past  # None for the first block

    def __init__(self, earlier: Past | None) -> None:
        if not cython.compiled:
            self.black = [0] * _BLOCK
            self.white = [0] * _BLOCK
            self.move = [0] * _BLOCK
        self.count = 0
        self.earlier = earlier

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def add(
        self, black: cython.ulonglong, white: cython.ulonglong, move: cython.int
    ) -> cython.void:
        self.black[self.count] = black
        self.white[self.count] = white
        self.move[self.count] = move
        self.count += 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def take(self, other: Past) -> cython.void:
        """Take over the block of ``other``, not the earlier ones."""
        i: cython.int
        self.count = other.count
        for i in range(other.count):
            self.black[i] = other.black[i]
            self.white[i] = other.white[i]
            self.move[i] = other.move[i]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def times(
        self, black: cython.ulonglong, white: cython.ulonglong, move: cython.int
    ) -> cython.int:
        """How often a position has stood, in this block and all earlier ones."""
        i: cython.int
        found: cython.int = 0
        for i in range(self.count):
            if self.black[i] == black and self.white[i] == white and self.move[i] == move:
                found += 1
        if self.earlier is not None:
            found += self.earlier.times(black, white, move)
        return found

    def entries(self) -> list[tuple[int, int, int]]:
        """All that has stood as (black, white, move), in the order of play."""
        own = [(self.black[i], self.white[i], self.move[i]) for i in range(self.count)]
        return own if self.earlier is None else self.earlier.entries() + own


@cython.final
@cython.cclass
class ThemistoPosition(Position):
    """The discs of each colour as 64-bit words, and the past that the rules ask for."""

    rays: Rays
    past: Past
    disc: cython.ulonglong[2]  # [colour] -> its discs, one bit a site
    stood: cython.ulonglong[2]  # the discs at the beginning of this turn
    before: cython.ulonglong[2]  # the discs before the last turn played, none at the start
    owed: cython.int[2]  # [player] -> turns to lose
    moved: cython.int  # where the disc lies that this turn has moved, -1 if none has yet
    winner: cython.int  # a player, 2 for a draw, -1 while the game is on
    rows: cython.ulonglong  # the discs of the rows that have won

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, GAME.board(setup))
        if not cython.compiled:
            self.disc = [0, 0]
            self.stood = [0, 0]
            self.before = [0, 0]
            self.owed = [0, 0]
        self.rays = _RAYS
        for i in range(2):
            self.disc[i] = self.before[i] = 0
            self.owed[i] = 0
        for site in range(64):
            if self.board.sides[site]:
                self.disc[(site % 8 + site // 8) & 1] |= _bit(site)
        self.stood[:] = self.disc
        self.moved = -1
        self.winner = -1
        self.rows = 0
        self.past = Past(None)
        self.past.add(self.disc[0], self.disc[1], self._to_move())

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
            if (self.disc[0] | self.disc[1]) >> target & 1:
                continue
            for direction in range(8):
                origin = self._origin(target, direction)
                if origin >= 0 and self._completes(origin, target):
                    steps.add(_PLACE + 64 * origin + target)
                    found = True
        if not found:
            steps.add(_PASS)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def apply(self, step: cython.int) -> cython.void:
        lines: cython.ulonglong = 0
        if step >= _PLACE:
            self._slide((step - _PLACE) >> 6, (step - _PLACE) & 63)
            if self._open_lines():
                return
        elif step == _CAPTURE:
            lines = self._capture()
        self._finish(lines)
        self._remember()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        return self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: Steps) -> cython.double:
        # Turn by turn, each legal turn with the same chance. The draw by repetition is left out,
        # and a game that goes on too long counts half.
        empty: cython.schar[36]
        if not cython.compiled:
            empty = [0] * _EMPTY
        site: cython.int
        count: cython.int = 0
        for site in range(64):
            if not (self.disc[0] | self.disc[1]) >> site & 1:
                empty[count] = site
                count += 1
        last: cython.int = self.turn + _TURN_CAP
        choice: cython.int
        if self.moved >= 0:
            choice = self._may_end(True)
            if choice and self._may_end(False):
                choice = rng.below(2)
            self._end(choice, trace)
        while self.winner < 0 and self.turn < last:
            choice = self._draw(rng, empty)
            if choice < 0:
                if trace is not None:
                    trace.add(2 * _PASS + self.player)
                self._finish(0)
                continue
            site = self._origin(empty[choice >> 4], choice >> 1 & 7)
            if trace is not None:
                trace.add(2 * (_PLACE + 64 * site + empty[choice >> 4]) + self.player)
            self._slide(site, empty[choice >> 4])
            empty[choice >> 4] = site
            self._end(choice & 1, trace)
        return 0.5 if self.winner < 0 or self.winner == _DRAWN else 1.0 - self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def become(self, other: Position) -> cython.void:
        self.take_common(other)
        self.disc[:] = cython.cast(ThemistoPosition, other).disc
        self.stood[:] = cython.cast(ThemistoPosition, other).stood
        self.before[:] = cython.cast(ThemistoPosition, other).before
        self.owed[:] = cython.cast(ThemistoPosition, other).owed
        self.moved = cython.cast(ThemistoPosition, other).moved
        self.winner = cython.cast(ThemistoPosition, other).winner
        self.rows = cython.cast(ThemistoPosition, other).rows
        self.past.take(cython.cast(ThemistoPosition, other).past)
        if self.past.earlier is not cython.cast(ThemistoPosition, other).past.earlier:
            self._share(cython.cast(ThemistoPosition, other))

    def play(self, step: int) -> None:
        self.apply(step)
        if self.past.count > _BLOCK // 4:
            self._begin_block()  # so that a search from here has room without Python's lock

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        if self.winner == _DRAWN:
            return Outcome(None, Ending.REPETITION)
        return Outcome(self.winner, Ending.ROW, sites=_sites(self.rows))

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
            raise NotationError(text)
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
            return Refusal(Refused.GAME_OVER)
        if isinstance(asked, Button):
            return self._button_refusal(asked)
        if self.moved >= 0:
            return Refusal(ThemistoRefused.UNDECIDED, _sites(self._open_lines()))
        origin = asked[0].site
        if self._colour_at(origin) < 0:
            return Refusal(ThemistoRefused.NO_DISC, (origin,))
        if len(asked) > 1:
            return self._slide_refusal(origin, asked[1].site)
        refusals = [self._slide_refusal(origin, target) for target in self._reached(origin)]
        if not refusals:
            return Refusal(ThemistoRefused.BLOCKED, _sites(self.rays.around[origin]))
        return None if None in refusals else refusals[0]

    def pieces(self) -> tuple[Piece, ...]:
        colours = [self._colour_at(site) for site in range(64)]
        return tuple([Piece(site, colour) for site, colour in enumerate(colours) if colour >= 0])

    def tally(self) -> tuple[Count, ...]:
        longest = [0, 0]
        for piece in self.pieces():
            for line in range(4):
                row = _length(self._row(self.disc[piece.colour], piece.site, line))
                longest[piece.colour] = max(longest[piece.colour], row)
        return (
            Count(Label.ROW, longest[BLACK], longest[WHITE]),
            Count(Label.DISCS, _length(self.disc[BLACK]), _length(self.disc[WHITE])),
            Count(Label.LOST_TURNS, self.owed[0], self.owed[1]),
        )

    def change(self, step: int) -> tuple[Change, ...]:
        if step >= PLACE:
            origin, target = divmod(step - PLACE, 64)
            piece = Piece(target, self._colour_at(origin) ^ 1)
            return (Change(Motion.MOVE, piece, origin, turns=True),)
        if step != Button.CAPTURE:
            return ()
        colour = self._colour_at(self.moved)
        sites = _sites(self._open_lines())
        return tuple([Change(Motion.TURN, Piece(s, colour), s, turns=True) for s in sites])

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
        if self.disc[0] & self.disc[1]:
            raise InvalidPositionError(f"two discs each on {_sites(self.disc[0] & self.disc[1])}")
        if _length(self.disc[0] | self.disc[1]) != _DISCS:
            raise InvalidPositionError(f"{_length(self.disc[0] | self.disc[1])} discs")
        if not {self.owed[0], self.owed[1]} <= {0, 1}:
            raise InvalidPositionError(f"{self.lost_turns()} turns to lose")
        if self.moved >= 0:
            if self._colour_at(self.moved) < 0 or not self._open_lines():
                raise InvalidPositionError(f"the disc on {self.moved} can capture nothing")
            return
        if (self.stood[0], self.stood[1]) != (self.disc[0], self.disc[1]):
            raise InvalidPositionError("no disc has moved, but the board has changed")
        if self.owed[self.player]:
            raise InvalidPositionError(f"player {self.player} is to move with a turn to lose")
        if (self.winner == 0 or self.winner == 1) != (self.rows != 0):
            raise InvalidPositionError(f"winner {self.winner}, row {_sites(self.rows)}")
        if self.rows == 0:
            times = self.past.times(self.disc[0], self.disc[1], self._to_move())
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
    @cython.inline
    @cython.exceptval(check=False)
    def _colour_at(self, site: cython.int) -> cython.int:
        """The colour of the disc on a site, -1 where empty."""
        if self.disc[0] >> site & 1:
            return 0
        return 1 if self.disc[1] >> site & 1 else -1

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _origin(self, target: cython.int, direction: cython.int) -> cython.int:
        """The disc in this direction that would not be alone on an empty target; -1 if none."""
        all_discs: cython.ulonglong = self.disc[0] | self.disc[1]
        met: cython.ulonglong = self.rays.ray[512 + 8 * target + direction] & all_discs
        if met == 0:
            return -1
        origin: cython.int = lowest(met) if direction < 4 else highest(met)
        if self.rays.around[target] & all_discs & ~_bit(origin):
            return origin
        return -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _allows(self, origin: cython.int, target: cython.int, capture: cython.bint) -> cython.bint:
        """Whether this slide, with or without a capture, may be the turn."""
        colour: cython.int = self.disc[0] >> origin & 1  # after it has been turned over
        own: cython.ulonglong = self.disc[colour] | _bit(target)
        other: cython.ulonglong = self.disc[colour ^ 1] & ~_bit(origin)
        lines: cython.ulonglong = 0
        if capture:
            lines = self._lines(target, own, other)
            if lines == 0:
                return False
        return own | lines != self.before[colour] or other & ~lines != self.before[colour ^ 1]

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _completes(self, origin: cython.int, target: cython.int) -> cython.bint:
        """Whether some turn begins with this slide."""
        return self._allows(origin, target, False) or self._allows(origin, target, True)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_end(self, capture: cython.bint) -> cython.bint:
        """Whether the turn may end so after the slide."""
        colour: cython.int = self._colour_at(self.moved)
        lines: cython.ulonglong = self._open_lines() if capture else 0
        return (
            self.disc[colour] | lines != self.before[colour]
            or self.disc[colour ^ 1] & ~lines != self.before[colour ^ 1]
        )

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _lines(
        self, target: cython.int, own: cython.ulonglong, other: cython.ulonglong
    ) -> cython.ulonglong:
        """The lines of ``other`` that a disc on ``target`` closes off with another of ``own`` and
        that the player to move may take.
        """
        found: cython.ulonglong = 0
        ray: cython.ulonglong
        stops: cython.ulonglong
        end: cython.ulonglong
        direction: cython.int
        slot: cython.int = 512 * self.player + 8 * target
        for direction in range(4):
            ray = self.rays.ray[slot + direction]
            stops = ray & ~other
            end = stops & -stops
            if end & own:
                found |= ray & (end - 1)
        for direction in range(4, 8):
            ray = self.rays.ray[slot + direction]
            stops = ray & ~other
            if stops:
                end = _bit(highest(stops))
                if end & own:
                    found |= ray & ~(end | (end - 1))
        return found

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _open_lines(self) -> cython.ulonglong:
        """The discs that the player may take now that a disc has moved."""
        colour: cython.int = self._colour_at(self.moved)
        return self._lines(self.moved, self.disc[colour], self.disc[colour ^ 1])

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _slide(self, origin: cython.int, target: cython.int) -> cython.void:
        colour: cython.int = self.disc[1] >> origin & 1
        if self._costs(origin, self.disc[colour]):
            self.owed[self.player] = 1
        self.disc[colour] &= ~_bit(origin)
        self.disc[colour ^ 1] |= _bit(target)
        self.moved = target

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _costs(self, origin: cython.int, discs: cython.ulonglong) -> cython.bint:
        """Whether a disc is in a row of exactly three or four among ``discs`` of its colour."""
        if not _threes(discs) & _bit(origin):
            return False
        line: cython.int
        length: cython.int
        for line in range(4):
            length = _length(self._row(discs, origin, line))
            if length == 3 or length == 4:
                return True
        return False

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _row(self, discs: cython.ulonglong, site: cython.int, line: cython.int) -> cython.ulonglong:
        """The longest run of ``discs`` through one of them along a line, directions 0 to 3."""
        slot: cython.int = 512 + 8 * site + line
        ray: cython.ulonglong = self.rays.ray[slot]
        stops: cython.ulonglong = ray & ~discs
        row: cython.ulonglong = _bit(site) | (ray & ((stops & -stops) - 1))
        ray = self.rays.ray[slot + 4]
        stops = ray & ~discs
        if stops:
            ray &= ~((_bit(highest(stops)) << 1) - 1)
        return row | ray

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _capture(self) -> cython.ulonglong:
        """Turn the open lines over and return their discs."""
        colour: cython.int = self._colour_at(self.moved)
        lines: cython.ulonglong = self._open_lines()
        self.disc[colour] |= lines
        self.disc[colour ^ 1] &= ~lines
        return lines

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _finish(self, taken: cython.ulonglong) -> cython.void:
        """End a turn, a pass if no disc has moved, and settle who is to move next."""
        if self.moved >= 0:
            self.rows = self._won_rows(taken | _bit(self.moved))
            if self.rows:
                self.winner = self.player
        self.before[:] = self.stood
        self.stood[:] = self.disc
        self.moved = -1
        self.end_turn()
        while self.owed[self.player]:
            self.owed[self.player] -= 1
            self.player ^= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _won_rows(self, changed: cython.ulonglong) -> cython.ulonglong:
        """The rows that win for the player: discs that a turn changed have one colour."""
        discs: cython.ulonglong = self.disc[self._colour_at(self.moved)]
        won: cython.ulonglong = 0
        row: cython.ulonglong
        line: cython.int
        length: cython.int
        if not _has_five(discs):
            return 0
        while changed:
            for line in range(4):
                row = self._row(discs, lowest(changed), line)
                length = _length(row)
                if length == 5 or (length > 5 and self.player == 1):
                    won |= row
            changed &= changed - 1
        return won

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _remember(self) -> cython.void:
        """Note that this position stands; the third time is a draw."""
        if self.winner >= 0:
            return
        if self.past.count == _ROOM:
            self._begin_block()
        self.past.add(self.disc[0], self.disc[1], self._to_move())
        if self.past.times(self.disc[0], self.disc[1], self._to_move()) == 3:
            self.winner = _DRAWN

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin_block(self) -> cython.void:
        with cython.gil:
            self.past = Past(self.past)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _share(self, other: ThemistoPosition) -> cython.void:
        with cython.gil:
            self.past.earlier = other.past.earlier

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
        origin: cython.int = self._origin(target, choice >> 1 & 7)
        return origin >= 0 and self._allows(origin, target, choice & 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _end(self, capture: cython.bint, trace: Steps) -> cython.void:
        """End a turn of a playout after the slide."""
        if trace is not None and self._open_lines():
            trace.add(2 * (_CAPTURE if capture else _KEEP) + self.player)
        self._finish(self._capture() if capture else 0)

    def _button_refusal(self, button: Button) -> Refusal | None:
        if button in self.legal_steps():
            return None
        if button in (Button.CAPTURE, Button.KEEP) and self.moved >= 0:
            return Refusal(ThemistoRefused.BOARD_BEFORE, (self.moved,))
        if button == Button.PASS:
            return Refusal(Refused.PASS)
        return Refusal(Refused.SWAP if button == Button.SWAP else Refused.NOT_NOW)

    def _slide_refusal(self, origin: int, target: int) -> Refusal | None:
        """Why no turn moves the disc on ``origin`` to ``target``."""
        discs = self.disc[0] | self.disc[1]
        if discs >> target & 1:
            return Refusal(Refused.OCCUPIED, (target,))
        rays = self.rays.ray
        between = [
            rays[512 + 8 * origin + d] & rays[512 + 8 * target + (d ^ 4)]
            for d in range(8)
            if rays[512 + 8 * origin + d] >> target & 1
        ]
        if not between:
            return Refusal(ThemistoRefused.NOT_IN_LINE, (origin, target))
        if between[0] & discs:
            return Refusal(ThemistoRefused.BLOCKED, _sites(between[0] & discs))
        if not self.rays.around[target] & discs & ~_bit(origin):
            return Refusal(ThemistoRefused.ALONE, (target,))
        if not self._completes(origin, target):
            return Refusal(ThemistoRefused.BOARD_BEFORE, (origin, target))
        return None

    def _reached(self, origin: int) -> list[int]:
        """The empty squares that a disc could slide to, alone there or not."""
        discs = self.disc[0] | self.disc[1]
        found = []
        for right, up in _DIRECTIONS:
            column, row = origin % 8 + right, origin // 8 + up
            while 0 <= column < 8 and 0 <= row < 8 and not discs >> (8 * row + column) & 1:
                found.append(8 * row + column)
                column, row = column + right, row + up
        return found


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _threes(discs: cython.ulonglong) -> cython.ulonglong:
    """The discs in rows of three or more."""
    left: cython.ulonglong = 0x3F3F3F3F  # columns a to f, where a row to the right may begin
    left |= left << 32
    begin: cython.ulonglong = discs & discs >> 1 & discs >> 2 & left
    found: cython.ulonglong = begin | begin << 1 | begin << 2
    begin = discs & discs >> 7 & discs >> 14 & left << 2
    found |= begin | begin << 7 | begin << 14
    begin = discs & discs >> 8 & discs >> 16
    found |= begin | begin << 8 | begin << 16
    begin = discs & discs >> 9 & discs >> 18 & left
    return found | begin | begin << 9 | begin << 18


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _has_five(discs: cython.ulonglong) -> cython.bint:
    """Whether there is a row of five or more."""
    left: cython.ulonglong = 0x0F0F0F0F  # columns a to d
    left |= left << 32
    pairs: cython.ulonglong = discs & discs >> 1
    found: cython.ulonglong = pairs & pairs >> 2 & discs >> 4 & left
    pairs = discs & discs >> 7
    found |= pairs & pairs >> 14 & discs >> 28 & left << 4
    pairs = discs & discs >> 8
    found |= pairs & pairs >> 16 & discs >> 32
    pairs = discs & discs >> 9
    found |= pairs & pairs >> 18 & discs >> 36 & left
    return found != 0


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _length(squares: cython.ulonglong) -> cython.int:
    """The number of squares."""
    count: cython.int = 0
    while squares:
        squares &= squares - 1
        count += 1
    return count


def _sites(squares: cython.ulonglong) -> tuple[int, ...]:
    return tuple([site for site in range(64) if squares >> site & 1])
