# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""The compiled half of Yodd's position: what the search calls."""

from __future__ import annotations

import functools

import cython

if cython.compiled:
    from cython.cimports.rules.bits import mix_hash
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.games.yodd.disjoint_sets import DisjointSets
    from cython.cimports.rules.games.yodd.features import YoddFeatures
    from cython.cimports.rules.position import Position
    from cython.cimports.rules.position_core import PositionCore
    from cython.cimports.rules.rng import Rng
    from cython.cimports.rules.steps import StepBuffer
else:
    from rules.bits import mix_hash
    from rules.board import Board
    from rules.games.yodd.disjoint_sets import DisjointSets
    from rules.games.yodd.features import YoddFeatures
    from rules.position import Position
    from rules.position_core import PositionCore
    from rules.rng import Rng
    from rules.steps import StepBuffer

from rules.games.yodd.disjoint_sets import NeighbourTable
from rules.games.yodd.features import feature_limit, step_features
from rules.position import PLACE, SpecialStep
from rules.setup import Setup

_SITES = 271  # ten cells a side
_PLACE = cython.declare(cython.int, PLACE)
_PASS = cython.declare(cython.int, SpecialStep.PASS)
_END = cython.declare(cython.int, SpecialStep.END)
_TRIES = cython.declare(cython.int, 8)  # failed draws before a playout lists all choices


@functools.cache
def _neighbour_table(board: Board) -> NeighbourTable:
    return NeighbourTable(board)


@cython.cclass
class YoddCore(Position):
    """Stones with their groups, and the state of the turn and the game.

    Attributes:
        sets: the stones and their groups.
        empty_count: number of empty cells.
        first: the site of this turn's first stone, -1 at the start of a turn.
        passes: number of passes in succession.
    """

    shared_steps = True
    amaf = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, setup.game.board(setup))
        self.sets = DisjointSets(_neighbour_table(self.board))
        self.step_features = step_features(self.board)
        self.feature_limit = feature_limit(self.board)
        self.empty_count = self.board.site_count
        self.first = -1
        self.passes = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_steps(self, steps: StepBuffer, distinct: cython.bint) -> cython.void:
        if self.passes == 2:
            return
        site: cython.int
        colour: cython.int
        least: cython.int  # with ``distinct`` the second stone comes after the first
        if self.first >= 0:
            if self._odd():
                steps.add(_END)
            least = self.first + 1 if distinct else 0
            for site in range(least, self.board.site_count):
                if self.sets.stone[site] < 0:
                    for colour in range(2):
                        if self._leaves_odd(site, colour):
                            steps.add(_PLACE + 2 * site + colour)
            return
        if self.turn > 0:
            steps.add(_PASS)
        for site in range(self.board.site_count):
            if self.sets.stone[site] < 0:
                least = site + 1 if distinct else 0
                for colour in range(2):
                    if self._may_begin(site, colour, least):
                        steps.add(_PLACE + 2 * site + colour)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def play_nogil(self, step: cython.int) -> cython.void:
        if step == _PASS:
            self.passes += 1
            self.end_turn()
        elif step == _END:
            self._finish()
        else:
            site: cython.int = (step - _PLACE) >> 1
            self._place(site, (step - _PLACE) & 1)
            if self.first >= 0 or self.turn == 0:
                self._finish()
            else:
                self.first = site

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        if self.passes < 2:
            return -1
        return 0 if self.sets.groups[0] < self.sets.groups[1] else 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: StepBuffer) -> cython.double:
        # Stone by stone: any cell and colour; when the number of groups is odd the turn ends with
        # probability 1/2, else a second stone makes or keeps it odd. Nobody passes while a stone
        # can be placed, and then both do.
        empty: cython.short[271]  # the cells still empty, then those that have been filled
        if not cython.compiled:
            empty = [0] * _SITES
        site: cython.int
        count: cython.int = 0
        for site in range(self.board.site_count):
            if self.sets.stone[site] < 0:
                empty[count] = site
                count += 1
        second: cython.int
        while self.passes < 2:
            second = -1
            if self.first < 0:
                second = self._begin(rng, empty)
                if self.first < 0:
                    _note(trace, _PASS, self.player)
                    self.play_nogil(_PASS)
                    continue
                site = self.first
                _note(trace, _PLACE + 2 * site + self.sets.stone[site], self.player)
            if second < 0 and self.turn > 0 and not (self._odd() and rng.next() >> 63):
                second = self._draw(rng, empty)
            if second >= 0:
                _note(trace, _PLACE + 2 * empty[second >> 1] + (second & 1), self.player)
                self._lay(empty, second)
            elif self.turn > 0:
                _note(trace, _END, self.player)
            self._finish()
        return 1.0 if self.sets.groups[0] < self.sets.groups[1] else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_owners(self, owners: cython.p_schar) -> cython.void:
        site: cython.int
        for site in range(self.board.site_count):
            owners[site] = self.sets.stone[site]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def copy_from_nogil(self, other: PositionCore) -> cython.void:
        self.copy_base_from(other)
        self.sets.copy_from(cython.cast(YoddCore, other).sets)
        self.empty_count = cython.cast(YoddCore, other).empty_count
        self.first = cython.cast(YoddCore, other).first
        self.passes = cython.cast(YoddCore, other).passes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def places_left(self) -> cython.int:
        return self.empty_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def search_key(self) -> cython.ulonglong:
        site: cython.int
        stones: cython.ulonglong = 0
        key: cython.ulonglong = mix_hash(
            self.base_search_key(), 4 * (self.first >= 0) + self.passes
        )
        for site in range(self.board.site_count):
            stones = stones << 2 | (self.sets.stone[site] + 1)
            if site & 31 == 31:
                key = mix_hash(key, stones)
                stones = 0
        return mix_hash(key, stones)

    def describe_steps(self) -> None:
        self.features = YoddFeatures(self.board)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def write_features(self, steps: StepBuffer, features: cython.p_int) -> cython.void:
        self.features.write(self.sets, self.player, self.first >= 0, steps, features)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decisive_step(self) -> cython.int:
        # the leader answers a pass with a pass
        leads: cython.bint = self.sets.groups[self.player] < self.sets.groups[self.player ^ 1]
        return _PASS if self.first < 0 and self.passes == 1 and leads else -1

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _odd(self) -> cython.bint:
        return (self.sets.groups[0] + self.sets.groups[1]) & 1

    def _finish(self) -> cython.void:
        self.first = -1
        self.passes = 0
        self.end_turn()

    def _place(self, site: cython.int, colour: cython.int) -> cython.void:
        self.sets.place(site, colour)
        self.empty_count -= 1

    def _may_begin(self, site: cython.int, colour: cython.int, least: cython.int) -> cython.bint:
        """Return whether a turn may begin with this stone, with a second on ``least`` or later."""
        if self._leaves_odd(site, colour) or self.turn == 0:
            return True
        # now even: try the stone, look for another that makes it odd, remove the stone
        found: cython.bint = False
        other: cython.int
        self.sets.place(site, colour)
        for other in range(least, self.board.site_count):
            if self.sets.stone[other] < 0 and (
                self._leaves_odd(other, 0) or self._leaves_odd(other, 1)
            ):
                found = True
                break
        self.sets.take_back(site)
        return found

    def _allows(self, site: cython.int, colour: cython.int) -> cython.bint:
        """Return whether this stone on an empty site is a legal step now."""
        if self.first < 0:
            return self._may_begin(site, colour, 0)
        return self._leaves_odd(site, colour)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _leaves_odd(self, site: cython.int, colour: cython.int) -> cython.bint:
        """Return whether the number of groups would be odd with this stone."""
        return self._odd() == (self.sets.would_join(site, colour) & 1)

    def _begin(self, rng: Rng, empty: cython.p_short) -> cython.int:
        """Place the first stone of a turn, each legal one equally likely, if there is one.

        If the turn cannot end with it, return its second stone as ``_draw`` does, else -1.
        """
        choice: cython.int
        second: cython.int = -1
        tries: cython.int = 0
        while self.empty_count > 0:
            if tries < _TRIES:
                choice = rng.below(2 * self.empty_count)
            else:
                choice = self._pick(rng, empty)
                if choice < 0:
                    break
            self._lay(empty, choice)
            self.first = empty[self.empty_count]
            if self._odd() or self.turn == 0:
                break
            second = self._draw(rng, empty)
            if second >= 0:
                break
            self._lift(empty, choice)
            self.first = -1
            tries += 1
        return second

    def _draw(self, rng: Rng, empty: cython.p_short) -> cython.int:
        """Return a random legal second stone, 2 * index in ``empty`` + colour; -1 if none."""
        choice: cython.int
        _i: cython.int
        if self.empty_count == 0:
            return -1
        for _i in range(_TRIES):
            choice = rng.below(2 * self.empty_count)
            if self._leaves_odd(empty[choice >> 1], choice & 1):
                return choice
        return self._pick(rng, empty)

    def _pick(self, rng: Rng, empty: cython.p_short) -> cython.int:
        """Return a legal stone as ``_draw`` returns it, found by trying all."""
        choice: cython.int
        chosen: cython.int = -1
        legal: cython.int = 0
        for choice in range(2 * self.empty_count):
            if self._allows(empty[choice >> 1], choice & 1):
                legal += 1
                if rng.below(legal) == 0:
                    chosen = choice
        return chosen

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _lay(self, empty: cython.p_short, choice: cython.int) -> cython.void:
        """Place a stone, and move its site behind those that are still empty."""
        site: cython.int = empty[choice >> 1]
        self._place(site, choice & 1)
        empty[choice >> 1] = empty[self.empty_count]
        empty[self.empty_count] = site

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _lift(self, empty: cython.p_short, choice: cython.int) -> cython.void:
        """Undo the last ``_lay``."""
        site: cython.int = empty[self.empty_count]
        self.sets.take_back(site)
        empty[self.empty_count] = empty[choice >> 1]
        empty[choice >> 1] = site
        self.empty_count += 1


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _note(trace: StepBuffer, step: cython.int, player: cython.int) -> cython.void:
    if trace is not None:
        trace.add(2 * step + player)
