# cython: language_level=3, cdivision=True
"""Egotzi (Luis Bolaños Mures, 2021): a stone placed pushes its neighbours away.

A turn places a stone of the player's own colour on an empty square of a square board. Then every
stone next to it, of either colour, is pushed straight away from it, all at once, over other stones
to the first empty square it meets. A stone that meets the edge instead goes on as if its line were
a ring: it comes in at the other end and stays on the first empty square there; if there is none it
stays where it was. If two stones would land on the same square, the one that met the edge stays.
"Empty" is judged with the new stone on the board and before any stone has moved.

The game ends when the board is full. Pairs of groups of equal size and opposite colours are taken
off until none are left; the colour with the biggest group left wins. If nothing is left, whoever
placed the last stone loses. Pie rule.

Squared: the score is the sum of the squares of one's group sizes, and White adds komi. The higher
score wins, equal scores are a draw. No pie rule.
"""

from __future__ import annotations

import enum
import functools
from collections.abc import Mapping
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.bits import mix_hash, popcount, select
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.group_sizes import GroupSizes
    from cython.cimports.rules.one_stone import OneStonePosition
    from cython.cimports.rules.position import Position, Steps
    from cython.cimports.rules.positional_eval import PositionalEval
    from cython.cimports.rules.pushes import Pushes
    from cython.cimports.rules.rng import Rng
else:
    from rules.bits import mix_hash, popcount, select
    from rules.board import Board
    from rules.group_sizes import GroupSizes
    from rules.one_stone import OneStonePosition
    from rules.position import Position, Steps
    from rules.positional_eval import PositionalEval
    from rules.pushes import Pushes
    from rules.rng import Rng

from rules.board import square
from rules.count_step import CountStep
from rules.group_count import GroupCount
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece
from rules.position import BLACK, PLACE, WHITE, Button
from rules.positional_eval import Worth
from rules.pushes import pushes_of
from rules.refusal import InvalidPositionError
from rules.setup import Game, Level, Option, Setup

_LONGEST = 11  # squares a side, at most
_PLACE = cython.declare(cython.int, PLACE)
_SWAP = cython.declare(cython.int, Button.SWAP)
_ONE = cython.declare(cython.ulonglong, 1)
_CLEAR = cython.declare(cython.int, 8)  # a margin that no stone more would turn
_NARROW = cython.declare(cython.double, 0.6)  # what a win by nothing is worth, of a clear one
_OPEN = cython.declare(cython.double, 0.35)  # of the squares; with fewer empty playouts tell more
_WORD = (1 << 64) - 1  # only for the uncompiled file, where Python's integers would grow


class Ending(enum.Enum):
    """Why an Egotzi game is over."""

    BIGGEST = "the biggest group left when equal groups are taken off"
    LAST_STONE = "nothing left: whoever placed the last stone loses"
    SQUARES = "the higher sum of squares"
    EQUAL = "equal sums of squares"


class Label(enum.Enum):
    """The numbers beside an Egotzi board."""

    SCORE = "score"
    GROUPS = "groups of that size"


class Egotzi(Game):
    """The options of Egotzi: squares a side, the variant, and what balances the first turn."""

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        common = (
            Option("size", "SZ", range(3, _LONGEST + 1), 7),
            Option("variant", "XV", ("standard", "squared"), "standard"),
        )
        if chosen.get("variant") == "squared":
            # no board has a greater sum of squares than one group that fills the biggest one
            komi = Option("komi", "KM", range(0, _LONGEST**4 + 1, 2), 0)
            return (*common, Option("pie", "XP", (False,), False), komi)
        return (*common, Option("pie", "XP", (True, False), True))

    def board(self, setup: Setup) -> Board:
        return square(setup["size"])

    def start(self, setup: Setup) -> Position:
        return EgotziPosition(setup)


_LEVELS = (
    Level(56, 0.85, 0.8),
    Level(158, 0.76, 0.5),
    Level(208, 0.66, 0.2),
    Level(300, 0.55),
    Level(416, 0.45),
    Level(676, 0.35),
    Level(1_100, 0.24),
    Level(1_500, 0.13),
    Level(2_000, 0.05),
)

# learned from 1,200 games: learn_places.py --games 1200 --simulations 6000 egotzi
WORTH = Worth(
    sum=(1.97, 2.88),
    product=(-1.45, 0.70),
    squares=(-0.62, -1.67),
    mover=(0.82, 1.70),
    first=(0.87, 0.84),
)

GAME = Egotzi("egotzi", "Egotzi", 1004, _LEVELS)


@cython.final
@cython.cclass
class EgotziPosition(OneStonePosition):
    """Two bit planes, the taken squares and the black stones: bit ``site`` & 63 of a word each."""

    taken: cython.ulonglong[2]
    black: cython.ulonglong[2]
    pushes: Pushes
    places: PositionalEval
    sizes: GroupSizes  # found last
    size: cython.int
    words: cython.int  # in use of each plane
    empty_count: cython.int
    squared: cython.bint
    komi: cython.int
    winner: cython.int  # as ``result`` returns it

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, GAME.board(setup))
        self.amaf = True
        if not cython.compiled:
            self.taken = [0, 0]
            self.black = [0, 0]
        self.size = self.board.size
        self.words = 1 if self.board.site_count <= 64 else 2
        self.pushes = pushes_of(self.size)
        self.places = _places(self.size)
        self.sizes = GroupSizes(self.size)
        self.empty_count = self.board.site_count
        self.squared = setup["variant"] == "squared"
        self.komi = setup.get("komi", 0)
        self.winner = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fill(self, steps: Steps, distinct: cython.bint) -> cython.void:
        site: cython.int
        if self.may_swap():
            steps.add(_SWAP)
        for site in range(self.board.site_count):
            if not self.taken[site >> 6] >> (site & 63) & 1:
                steps.add(_PLACE + site)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def apply(self, step: cython.int) -> cython.void:
        if step == _SWAP:
            self.swap()
            return
        self._place(step - _PLACE, self.player ^ self.swapped)
        self.end_turn()
        if self.empty_count == 0:
            self.winner = self._judge(True)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        return self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: Steps) -> cython.double:
        self._fill_up(rng, trace)
        self.winner = self._judge(True)
        return 0.5 if self.winner == 2 else 1.0 - self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _fill_up(self, rng: Rng, trace: Steps) -> cython.void:
        """Place stones at random until the board is full."""
        site: cython.int
        while self.empty_count:
            site = self._nth_empty(rng.below(self.empty_count))
            if trace is not None:
                trace.add(2 * (_PLACE + site) + self.player)
            self._place(site, self.player ^ self.swapped)
            self.player ^= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def judge(self, rng: Rng, trace: Steps) -> cython.double:
        # a clear win says more than a narrow one, which one stone more might turn
        if self.squared:
            return self.playout(rng, trace)
        self._fill_up(rng, trace)
        self.winner = self._judge(False)
        margin: cython.int = abs(self.sizes.balance(0) - self.sizes.balance(1))
        if margin > _CLEAR:
            margin = _CLEAR
        sure: cython.double = _NARROW + (1.0 - _NARROW) * margin / _CLEAR
        return 0.5 + (0.5 - self.winner) * sure

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def estimate(self) -> cython.double:
        if self.squared or self.empty_count < _OPEN * self.board.site_count:
            return -1.0
        white: cython.ulonglong[2]
        if not cython.compiled:
            white = [0, 0]
        self._find_white(white)
        chance: cython.double = self.places.chance(
            self.black,
            white,
            self.board.site_count - self.empty_count,
            self.player ^ self.swapped,
        )
        return 1.0 - chance if self.swapped else chance

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def become(self, other: Position) -> cython.void:
        self.take_common(other)
        self.taken[:] = cython.cast(EgotziPosition, other).taken
        self.black[:] = cython.cast(EgotziPosition, other).black
        self.empty_count = cython.cast(EgotziPosition, other).empty_count
        self.winner = cython.cast(EgotziPosition, other).winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def places_left(self) -> cython.int:
        return self.empty_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def key(self) -> cython.ulonglong:
        key: cython.ulonglong = mix_hash(self.common_key(), self.taken[0])
        key = mix_hash(mix_hash(key, self.taken[1]), self.black[0])
        return mix_hash(key, self.black[1])

    def outcome(self) -> Outcome | None:
        if self.winner < 0:
            return None
        black, white = self.score()
        margin = abs(black - white)
        if self.winner == 2:
            return Outcome(None, Ending.EQUAL, margin)
        winner = self.colour_of(self.winner)
        if self.squared:
            return Outcome(winner, Ending.SQUARES, margin)
        if black == white:
            return Outcome(winner, Ending.LAST_STONE)
        groups = Groups.of(self.board, self.stones())
        sites = groups.sites_of(winner, max(black, white))
        return Outcome(winner, Ending.BIGGEST, margin, sites)

    def score(self) -> tuple[int, int]:
        self._find_sizes(False)
        return self._score_of(BLACK), self._score_of(WHITE)

    def stones(self) -> list[int]:
        return [self._stone(site) for site in range(self.board.site_count)]

    def tally(self) -> tuple[Count, ...]:
        black, white = self.score()
        counts = self.sizes.counts()
        return (
            Count(Label.SCORE, black, white),
            *(Count(Label.GROUPS, b, w, size) for size, b, w in counts),
        )

    def count_steps(self) -> tuple[CountStep, ...]:
        groups = GroupCount(self.board, self.stones())
        if self.squared:
            return groups.squares(Label.SCORE, self.komi)
        return groups.pairs(Label.GROUPS, Label.SCORE)

    def change(self, step: int) -> tuple[Change, ...]:
        if step == Button.SWAP:
            return ()
        site = step - PLACE
        changes = [Change(Motion.APPEAR, Piece(site, self.colour), site)]
        for direction in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            pushed = self._pushed(site, direction)
            if pushed is not None:
                changes.append(pushed)
        return tuple(changes)

    def validate(self) -> None:
        stones = self.stones()
        if stones.count(-1) != self.empty_count:
            raise InvalidPositionError(
                f"{self.empty_count} empty squares recorded, {stones.count(-1)} found"
            )
        if self.black[0] & ~self.taken[0] or self.black[1] & ~self.taken[1]:
            raise InvalidPositionError("a black stone on an empty square")
        if (self.empty_count == 0) != (self.winner >= 0):
            raise InvalidPositionError("a full board without a result, or a result without one")
        if self.winner >= 0 and self.winner != self._judge(True):
            raise InvalidPositionError(f"{self.winner} recorded as the result")

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place(self, site: cython.int, colour: cython.int) -> cython.void:
        """Put a stone on an empty site and push its neighbours."""
        row: cython.int = self.pushes.row[site]
        column: cython.int = self.pushes.column[site]
        start: cython.int = site - column  # of the row
        self._flip(self.taken, 1, site)
        if colour == 0:
            self._flip(self.black, 1, site)
        self.empty_count -= 1
        # both lines are looked up before any stone has moved
        along: cython.int = self._row(self.taken, start) << 4 | column
        across: cython.int = self._column(self.taken, column) << 4 | row
        black_along: cython.int = self._row(self.black, start)
        black_across: cython.int = self._column(self.black, column)
        east: cython.int = self.pushes.ahead[along]
        west: cython.int = self.pushes.behind[along]
        north: cython.int = self.pushes.ahead[across]
        south: cython.int = self.pushes.behind[across]
        self._flip(self.taken, east | west, start)
        self._flip_column(self.taken, column, north | south)
        # where a black stone leaves and lands the black plane flips too
        east &= -(black_along >> (column + 1) & 1)
        west &= -(black_along << 1 >> column & 1)
        north &= -(black_across >> (row + 1) & 1)
        south &= -(black_across << 1 >> row & 1)
        self._flip(self.black, east | west, start)
        self._flip_column(self.black, column, north | south)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _row(self, plane: cython.p_ulonglong, start: cython.int) -> cython.int:
        """The row of a plane that begins at ``start``, as a line."""
        word: cython.ulonglong
        if self.words == 1:
            word = plane[0] >> start
        elif start >= 64:
            word = plane[1] >> (start - 64)
        else:
            word = plane[0] >> start | plane[1] << 1 << (63 - start)
        return cython.cast(cython.int, word) & self.pushes.full

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _column(self, plane: cython.p_ulonglong, column: cython.int) -> cython.int:
        """A column of a plane as a line."""
        line: cython.int = self._gather(plane[0] >> column)
        if self.words == 2:
            high: cython.int = self._gather(plane[1] >> self.pushes.turn_bit[column])
            line |= high << self.pushes.turn_row[column]
        return line

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _gather(self, word: cython.ulonglong) -> cython.int:
        """The first column in a word as a line: one multiplication moves all its bits together."""
        line: cython.ulonglong = (word & self.pushes.first_column) * self.pushes.gather
        return cython.cast(cython.int, line >> self.pushes.top) & self.pushes.full

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _flip(
        self, plane: cython.p_ulonglong, line: cython.ulonglong, start: cython.int
    ) -> cython.void:
        """Flip the squares of a row, or a part of it, that begins at ``start``."""
        if start >= 64:
            plane[1] ^= line << (start - 64)
            return
        plane[0] ^= line << start
        if self.words == 2:
            plane[1] ^= line >> 1 >> (63 - start)
        if not cython.compiled:
            plane[0] &= _WORD

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _flip_column(
        self, plane: cython.p_ulonglong, column: cython.int, push: cython.int
    ) -> cython.void:
        low: cython.ulonglong = self.pushes.spread[2 * push]
        high: cython.ulonglong = self.pushes.spread[2 * push + 1]
        plane[0] ^= low << column
        if self.words == 2:
            plane[1] ^= high << column | low >> 1 >> (63 - column)
        if not cython.compiled:
            plane[0] &= _WORD
            plane[1] &= _WORD

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _nth_empty(self, rank: cython.int) -> cython.int:
        """The empty site with so many empty ones before it."""
        empty: cython.ulonglong = self.pushes.whole[0] & ~self.taken[0]
        if self.words == 2:
            first: cython.int = popcount(empty)
            if rank >= first:
                return 64 + select(self.pushes.whole[1] & ~self.taken[1], rank - first)
        return select(empty, rank)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _stone(self, site: cython.int) -> cython.int:
        """The colour on a site, -1 where empty."""
        if not self.taken[site >> 6] >> (site & 63) & 1:
            return -1
        return 0 if self.black[site >> 6] >> (site & 63) & 1 else 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _judge(self, decide: cython.bint) -> cython.int:
        """The result of a full board; nothing has moved since the last stone.

        With ``decide`` sizes are found only until they decide, where they can.
        """
        self._find_sizes(decide and not self.squared)
        black: cython.int = self._score_of(0)
        white: cython.int = self._score_of(1)
        if black == white:
            return 2 if self.squared else self.player
        return self.swapped ^ (black < white)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_sizes(self, decide: cython.bint) -> cython.void:
        white: cython.ulonglong[2]
        if not cython.compiled:
            white = [0, 0]
        self._find_white(white)
        self.sizes.find(self.black, white, decide)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _find_white(self, white: cython.p_ulonglong) -> cython.void:
        """Have in ``white`` the plane of the white stones."""
        white[0] = self.taken[0] ^ self.black[0]
        white[1] = self.taken[1] ^ self.black[1]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _score_of(self, colour: cython.int) -> cython.int:
        """A score from the sizes found last."""
        if not self.squared:
            return self.sizes.balance(colour)
        return self.sizes.squares(colour) + (self.komi if colour else 0)

    def _pushed(self, site: int, direction: tuple[int, int]) -> Change | None:
        """What becomes of the neighbour in that direction when a stone is placed on ``site``."""
        columns, rows = direction
        at, way = (self.pushes.column[site], columns) if columns else (self.pushes.row[site], rows)
        stride = 1 if columns else self.size
        origin = site + way * stride
        if not 0 <= at + way < self.size or self._stone(origin) < 0:
            return None
        line = (
            self._row(self.taken, site - at)
            if columns
            else (self._column(self.taken, self.pushes.column[site]))
        )
        index = (line | 1 << at) << 4 | at
        push = self.pushes.ahead[index] if way > 0 else self.pushes.behind[index]
        colour = self._stone(origin)
        if push == 0:
            return Change(Motion.BOUNCE, Piece(origin, colour), origin, direction=direction)
        landing = (push ^ 1 << (at + way)).bit_length() - 1
        target = site + (landing - at) * stride
        if (landing - at) * way > 0:
            return Change(Motion.MOVE, Piece(target, colour), origin)
        return Change(Motion.WRAP, Piece(target, colour), origin, direction=direction)


@functools.cache
def _places(size: int) -> PositionalEval:
    return PositionalEval(size, WORTH)
