# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""The position of Egotzi; the rules are in this package's docstring."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.bits import mix_hash, popcount, select
    from cython.cimports.rules.group_sizes import GroupSizes
    from cython.cimports.rules.one_stone_core import OneStoneCore
    from cython.cimports.rules.position_core import PositionCore
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.bits import mix_hash, popcount, select
    from rules.group_sizes import GroupSizes
    from rules.one_stone_core import OneStoneCore
    from rules.position_core import PositionCore
    from rules.rng import Rng
    from rules.steps import StepBuffer

from rules.count_step import CountStep
from rules.games.egotzi.outcome import EgotziEnding, EgotziLabel
from rules.games.egotzi.positional_eval import positional_eval
from rules.games.egotzi.pushes import pushes_of
from rules.group_count import GroupCount
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece
from rules.placement import Placement
from rules.position import BLACK, PLACE, WHITE, SpecialStep
from rules.refusal import InvalidPositionError, Refusal
from rules.setup import Setup

_PLACE = cython.declare(cython.int, PLACE)
_SWAP = cython.declare(cython.int, SpecialStep.SWAP)
_CLEAR = cython.declare(cython.int, 8)  # a margin that one more stone would not overturn
_NARROW = cython.declare(cython.double, 0.6)  # the value of a win by 0, relative to a clear win
# share of empty squares below which playouts are more accurate
_OPEN = cython.declare(cython.double, 0.35)
_WORD = (1 << 64) - 1  # only uncompiled, where Python's integers would grow


@cython.final
@cython.cclass
class EgotziPosition(OneStoneCore):
    """A position of Egotzi.

    Two bit planes, the empty squares and the black stones: bit ``site`` & 63 of a word each.

    Attributes:
        empty, black: [word] the empty squares, those with a black stone.
        pushes: what a stone placed pushes, on a board of this size.
        places: the weights of the squares.
        sizes: the group sizes that were found last.
        size: squares a side.
        words: how many of each plane are in use.
        empty_count: number of empty squares.
        squared: whether the variant is Squared.
        komi: White's points in Squared.
        winner: as ``result`` returns it.
    """

    amaf = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))
        if not cython.compiled:
            self.empty = [0, 0]
            self.black = [0, 0]
        self.size = self.board.size
        self.words = 1 if self.board.site_count <= 64 else 2
        self.pushes = pushes_of(self.size)
        self.empty[:] = self.pushes.whole
        self.places = positional_eval(self.size)
        self.sizes = GroupSizes(self.size)
        self.empty_count = self.board.site_count
        self.squared = setup["variant"] == "squared"
        if self.squared:
            self.step_features = 0  # other steps are good there
        self.komi = setup.get("komi", 0)
        self.winner = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_steps(self, steps: StepBuffer, distinct: cython.bint) -> cython.void:
        site: cython.int
        if self.may_swap():
            steps.add(_SWAP)
        for site in range(self.board.site_count):
            if self.empty[site >> 6] >> (site & 63) & 1:
                steps.add(_PLACE + site)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_nogil(self, step: cython.int) -> cython.void:
        if step == _SWAP:
            self.swap()
            return
        self._place(step - _PLACE, self.colour_to_move(), self.words)
        self.end_turn()
        if self.empty_count == 0:
            self.winner = self._final_result(True)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        return self.winner

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: StepBuffer) -> cython.double:
        self._fill_up(rng, trace)
        self.winner = self._final_result(True)
        return 0.5 if self.winner == 2 else 1.0 - self.winner

    def _fill_up(self, rng: Rng, trace: StepBuffer) -> cython.void:
        """Place stones at random until the board is full."""
        if self.words == 1:
            self._fill(rng, trace, 1)
        else:
            self._fill(rng, trace, 2)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _fill(self, rng: Rng, trace: StepBuffer, words: cython.int) -> cython.void:
        """Do ``_fill_up``; compiled once for each number of words."""
        site: cython.int
        colour: cython.int = self.colour_to_move()
        while self.empty_count:
            site = self._nth_empty(rng.below(self.empty_count), words)
            if trace is not None:
                trace.add(2 * (_PLACE + site) + self.player)
            self._place(site, colour, words)
            self.player ^= 1
            colour ^= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def rollout_value_nogil(self, rng: Rng, trace: StepBuffer) -> cython.double:
        # a clear win counts more than a narrow one, which one more stone might overturn
        if self.squared:
            return self.playout(rng, trace)
        self._fill_up(rng, trace)
        self.winner = self._final_result(False)
        margin: cython.int = abs(self.sizes.balance(0) - self.sizes.balance(1))
        if margin > _CLEAR:
            margin = _CLEAR
        sure: cython.double = _NARROW + (1.0 - _NARROW) * margin / _CLEAR
        return 0.5 + (0.5 - self.winner) * sure

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def static_eval_nogil(self) -> cython.double:
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
            self.colour_to_move(),
        )
        return 1.0 - chance if self.swapped else chance

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_owners(self, owners: cython.p_schar) -> cython.void:
        site: cython.int
        for site in range(self.board.site_count):
            owners[site] = self.stone_at(site)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy_from_nogil(self, other: PositionCore) -> cython.void:
        self.copy_base_from(other)
        self.empty[:] = cython.cast(EgotziPosition, other).empty
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
    def search_key(self) -> cython.ulonglong:
        key: cython.ulonglong = mix_hash(self.base_search_key(), self.empty[0])
        key = mix_hash(mix_hash(key, self.empty[1]), self.black[0])
        return mix_hash(key, self.black[1])

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _place(self, site: cython.int, colour: cython.int, words: cython.int) -> cython.void:
        """Place a stone on an empty site and push its neighbours."""
        column: cython.int = self.pushes.column[site]
        start: cython.int = self.pushes.start[site]  # of the row
        along: cython.int = column << self.size
        across: cython.int = self.pushes.row[site] << self.size
        # both lines are looked up before any stone has moved
        along += self._row(start, words)
        across += self._column(column, words)
        east: cython.int = self.pushes.ahead[along]
        west: cython.int = self.pushes.behind[along]
        north: cython.int = self.pushes.ahead[across]
        south: cython.int = self.pushes.behind[across]
        self.empty_count -= 1
        self._flip(self.empty, site, 1, words)
        self._flip(self.black, site, colour ^ 1, words)
        self._push_in_row(east, start, words)
        self._push_in_row(west, start, words)
        self._push_in_column(north, column, words)
        self._push_in_column(south, column, words)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _row(self, start: cython.int, words: cython.int) -> cython.int:
        """Return the row that begins at ``start``, as a line."""
        word: cython.ulonglong
        if words == 1:
            word = self.empty[0] >> start
        elif start >= 64:
            word = self.empty[1] >> (start - 64)
        else:
            word = self.empty[0] >> start | self.empty[1] << 1 << (63 - start)
        return cython.cast(cython.int, word) & self.pushes.full

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _column(self, column: cython.int, words: cython.int) -> cython.int:
        """Return a column as a line."""
        line: cython.int = self._gather(self.empty[0] >> column)
        if words == 2:
            high: cython.int = self._gather(self.empty[1] >> self.pushes.turn_bit[column])
            line |= high << self.pushes.turn_row[column]
        return line

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _gather(self, word: cython.ulonglong) -> cython.int:
        """Return the first column in a word as a line; a multiplication collects all its bits."""
        line: cython.ulonglong = (word & self.pushes.first_column) * self.pushes.gather
        return cython.cast(cython.int, line >> self.pushes.top) & self.pushes.full

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _flip(
        self, plane: cython.p_ulonglong, site: cython.int, bit: cython.ulonglong, words: cython.int
    ) -> cython.void:
        """Flip the square of a plane, if ``bit`` is 1."""
        if words == 2 and site >= 64:
            plane[1] ^= bit << (site - 64)
        else:
            plane[0] ^= bit << site

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _push_in_row(
        self, push: cython.ulonglong, start: cython.int, words: cython.int
    ) -> cython.void:
        if words == 2 and start >= 64:
            self._push(0, push << (start - 64), words)
        else:
            self._push(push << start, push >> 1 >> (63 - start), words)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _push_in_column(
        self, push: cython.int, column: cython.int, words: cython.int
    ) -> cython.void:
        low: cython.ulonglong = self.pushes.spread[2 * push]
        high: cython.ulonglong = self.pushes.spread[2 * push + 1]
        self._push(low << column, high << column | low >> 1 >> (63 - column), words)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _push(
        self, low: cython.ulonglong, high: cython.ulonglong, words: cython.int
    ) -> cython.void:
        """Flip the two squares where a stone leaves and lands; in ``black`` if it is black."""
        if not cython.compiled:
            low &= _WORD
        stone: cython.ulonglong = self.black[0] & low
        if words == 2:
            stone |= self.black[1] & high
            self.empty[1] ^= high
            self.black[1] ^= high & -cython.cast(cython.ulonglong, stone != 0)
        self.empty[0] ^= low
        self.black[0] ^= low & -cython.cast(cython.ulonglong, stone != 0)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _nth_empty(self, rank: cython.int, words: cython.int) -> cython.int:
        """Return the empty site with ``rank`` empty sites before it."""
        if words == 2:
            first: cython.int = popcount(self.empty[0])
            if rank >= first:
                return 64 + select(self.empty[1], rank - first)
        return select(self.empty[0], rank)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def stone_at(self, site: cython.int) -> cython.int:
        """Return the colour on a site, -1 where empty."""
        if self.empty[site >> 6] >> (site & 63) & 1:
            return -1
        return 0 if self.black[site >> 6] >> (site & 63) & 1 else 1

    def _final_result(self, decide: cython.bint) -> cython.int:
        """Return the result of a full board; nobody has moved since the last stone.

        With ``decide``, sizes are found only until they decide, if they can.
        """
        self._find_sizes(decide and not self.squared)
        black: cython.int = self._score_of(0)
        white: cython.int = self._score_of(1)
        if black == white:
            return 2 if self.squared else self.player
        return self.swapped ^ (black < white)

    def _find_sizes(self, decide: cython.bint) -> cython.void:
        white: cython.ulonglong[2]
        if not cython.compiled:
            white = [0, 0]
        self._find_white(white)
        self.sizes.find(self.black, white, decide)

    def _find_white(self, white: cython.p_ulonglong) -> cython.void:
        """Write the plane of the white stones to ``white``."""
        white[0] = self.pushes.whole[0] ^ self.empty[0] ^ self.black[0]
        white[1] = self.pushes.whole[1] ^ self.empty[1] ^ self.black[1]

    def _score_of(self, colour: cython.int) -> cython.int:
        """Return a colour's score from the sizes found last."""
        if not self.squared:
            return self.sizes.balance(colour)
        return self.sizes.squares(colour) + (self.komi if colour else 0)

    # -- as Python uses it -----------------------------------------------------------------------

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
            self._flip(self.empty, touch.site, 1, self.words)
            if touch.hand == BLACK:
                self._flip(self.black, touch.site, 1, self.words)
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
        if self.black[0] & self.empty[0] or self.black[1] & self.empty[1]:
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
            self._row(site - at, self.words)
            if columns
            else self._column(self.pushes.column[site], self.words)
        )
        index = (at << self.size) + line
        push = self.pushes.ahead[index] if way > 0 else self.pushes.behind[index]
        colour = self.stone_at(origin)
        if push == 0:
            return Change(Motion.BOUNCE, Piece(origin, colour), origin, direction=direction)
        landing = (push ^ 1 << (at + way)).bit_length() - 1
        target = site + (landing - at) * stride
        if (landing - at) * way > 0:
            return Change(Motion.MOVE, Piece(target, colour), origin)
        return Change(Motion.WRAP, Piece(target, colour), origin, direction=direction)
