# cython: language_level=3, cdivision=True
"""Yodd (Luis Bolaños Mures): stones of either colour, always an odd number of groups.

A turn places one or two stones of either colour, in any mix, on empty cells of a hexagon; Black's
first turn exactly one. At the end of every turn the number of groups on the board, both colours
together, must be odd; between the two stones of a turn it may be even. A player may pass at any
turn but Black's first. Two passes in succession end the game, and the colour with fewer groups
wins. The sum is odd, so there is no draw. There is no pie rule. A colour without a stone has no
group.

A stone is a step. When one stone might be the whole turn, ``Button.END`` ends it.
"""

from __future__ import annotations

import enum
import functools
from collections.abc import Mapping, Sequence
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.bits import mix_hash
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.disjoint_sets import DisjointSets
    from cython.cimports.rules.position import Position, Steps
    from cython.cimports.rules.rng import Rng
else:
    from rules.bits import mix_hash
    from rules.board import Board
    from rules.disjoint_sets import DisjointSets
    from rules.position import Position, Steps
    from rules.rng import Rng

from rules.board import hexagon
from rules.count_step import CountStep
from rules.disjoint_sets import NeighbourTable
from rules.group_count import GroupCount
from rules.groups import Groups
from rules.outcome import Count, Outcome
from rules.piece import Change, Motion, Piece, Touch
from rules.position import BLACK, PLACE, WHITE, Button
from rules.refusal import InvalidPositionError, NotationError, Refusal, RefusalReason
from rules.setup import Game, Level, Option, Setup
from rules.translatable_text import TranslatableText

_SITES = 271  # ten cells a side
_PLACE = cython.declare(cython.int, PLACE)
_PASS = cython.declare(cython.int, Button.PASS)
_END = cython.declare(cython.int, Button.END)
_TRIES = cython.declare(cython.int, 8)  # random draws before a playout lists all choices


class Ending(enum.Enum):
    """Why a Yodd game is over."""

    FEWER_GROUPS = "two passes, and fewer groups"


class YoddRefusalReason(enum.Enum):
    """Why a step of Yodd is not legal."""

    EVEN = TranslatableText("the move would leave an even number of groups")
    FIRST_TURN = TranslatableText("Black's first move is one stone")


class Label(enum.Enum):
    """The numbers beside a Yodd board."""

    GROUPS = "groups"


class Yodd(Game):
    """The options of Yodd: cells a side."""

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        return (Option("size", "SZ", range(2, 11), 6),)

    def board(self, setup: Setup) -> Board:
        return hexagon(setup["size"])

    def start(self, setup: Setup) -> Position:
        return YoddPosition(setup)


_LEVELS = (
    Level(11, 0.95, 0.8),
    Level(20, 0.91, 0.5),
    Level(31, 0.87, 0.2),
    Level(38, 0.82),
    Level(56, 0.76),
    Level(90, 0.68),
    Level(98, 0.58),
    Level(120, 0.46),
    Level(165, 0.3),
)

GAME = Yodd("yodd", "Yodd", 1002, _LEVELS)


@functools.cache
def _surroundings(size: int) -> NeighbourTable:
    return NeighbourTable(hexagon(size))


@cython.final
@cython.cclass
class YoddPosition(Position):
    """Stones with their groups, and how far the turn and the game have come."""

    shared_steps = True

    forest: DisjointSets
    empty_count: cython.int
    first: cython.int  # where this turn's first stone lies, -1 at the start of a turn
    passes: cython.int  # in succession

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, GAME.board(setup))
        self.amaf = True
        self.forest = DisjointSets(_surroundings(setup["size"]))
        self.empty_count = self.board.site_count
        self.first = -1
        self.passes = 0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fill(self, steps: Steps, distinct: cython.bint) -> cython.void:
        if self.passes == 2:
            return
        site: cython.int
        colour: cython.int
        least: cython.int  # with ``distinct`` the second stone comes after the first one
        if self.first >= 0:
            if self._odd():
                steps.add(_END)
            least = self.first + 1 if distinct else 0
            for site in range(least, self.board.site_count):
                if self.forest.stone[site] < 0:
                    for colour in range(2):
                        if self._leaves_odd(site, colour):
                            steps.add(_PLACE + 2 * site + colour)
            return
        if self.turn > 0:
            steps.add(_PASS)
        for site in range(self.board.site_count):
            if self.forest.stone[site] < 0:
                least = site + 1 if distinct else 0
                for colour in range(2):
                    if self._may_begin(site, colour, least):
                        steps.add(_PLACE + 2 * site + colour)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def apply(self, step: cython.int) -> cython.void:
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
        return 0 if self.forest.groups[0] < self.forest.groups[1] else 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: Steps) -> cython.double:
        # Stone by stone: any cell and colour; when the number of groups is odd the turn ends with
        # probability 1/2, else a second stone makes or keeps it odd. Nobody passes while a stone
        # can be placed, and then both do.
        empty: cython.short[271]  # the cells still empty, then those that have been filled
        if not cython.compiled:
            empty = [0] * _SITES
        site: cython.int
        count: cython.int = 0
        for site in range(self.board.site_count):
            if self.forest.stone[site] < 0:
                empty[count] = site
                count += 1
        second: cython.int
        while self.passes < 2:
            second = -1
            if self.first < 0:
                second = self._begin(rng, empty)
                if self.first < 0:
                    _note(trace, _PASS, self.player)
                    self.apply(_PASS)
                    continue
                site = self.first
                _note(trace, _PLACE + 2 * site + self.forest.stone[site], self.player)
            if second < 0 and self.turn > 0 and not (self._odd() and rng.next() >> 63):
                second = self._draw(rng, empty)
            if second >= 0:
                _note(trace, _PLACE + 2 * empty[second >> 1] + (second & 1), self.player)
                self._lay(empty, second)
            elif self.turn > 0:
                _note(trace, _END, self.player)
            self._finish()
        return 1.0 if self.forest.groups[0] < self.forest.groups[1] else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def become(self, other: Position) -> cython.void:
        self.take_common(other)
        self.forest.take(cython.cast(YoddPosition, other).forest)
        self.empty_count = cython.cast(YoddPosition, other).empty_count
        self.first = cython.cast(YoddPosition, other).first
        self.passes = cython.cast(YoddPosition, other).passes

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def places_left(self) -> cython.int:
        return self.empty_count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def key(self) -> cython.ulonglong:
        site: cython.int
        stones: cython.ulonglong = 0
        key: cython.ulonglong = mix_hash(self.common_key(), 4 * (self.first >= 0) + self.passes)
        for site in range(self.board.site_count):
            stones = stones << 2 | (self.forest.stone[site] + 1)
            if site & 31 == 31:
                key = mix_hash(key, stones)
                stones = 0
        return mix_hash(key, stones)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def decisive_step(self) -> cython.int:
        # the leader's pass that answers a pass
        leads: cython.bint = self.forest.groups[self.player] < self.forest.groups[self.player ^ 1]
        return _PASS if self.first < 0 and self.passes == 1 and leads else -1

    def outcome(self) -> Outcome | None:
        if self.passes < 2:
            return None
        winner = BLACK if self.forest.groups[BLACK] < self.forest.groups[WHITE] else WHITE
        margin = abs(self.forest.groups[BLACK] - self.forest.groups[WHITE])
        return Outcome(winner, Ending.FEWER_GROUPS, margin=margin)

    def write(self, turn: Sequence[int]) -> str:
        if turn[0] == Button.PASS:
            return "pass"
        stones = sorted([step - PLACE for step in turn if step >= PLACE])
        return ",".join([f"{'BW'[s & 1]}{self.board.names[s >> 1]}" for s in stones])

    def parse(self, text: str) -> tuple[int, ...]:
        if text == "pass":
            return (Button.PASS,)
        words = text.split(",")
        try:
            stones = [PLACE + 2 * self.board.site(w[1:]) + "BW".index(w[:1] or "?") for w in words]
        except (KeyError, ValueError):
            raise NotationError(
                text, TranslatableText("write it like {turn}", turn="Bc4")
            ) from None
        if len(stones) == 1 and self.turn > 0:
            return (stones[0], Button.END)
        if len(stones) > 2:
            raise NotationError(text, TranslatableText("a move is one or two stones"))
        return tuple(stones)

    def touches(self, step: int) -> tuple[Touch, ...]:
        return () if step < PLACE else (Touch((step - PLACE) >> 1, (step - PLACE) & 1),)

    def refusal(self, asked: Sequence[Touch] | Button) -> Refusal | None:
        if self.over:
            return Refusal(RefusalReason.GAME_OVER)
        if isinstance(asked, Button):
            return self._button_refusal(asked)
        touch = asked[-1]
        if self.forest.stone[touch.site] >= 0:
            return Refusal(RefusalReason.OCCUPIED, (touch.site,))
        if PLACE + 2 * touch.site + touch.hand in self.legal_steps():
            return None
        return Refusal(YoddRefusalReason.EVEN, self._joined_sites(touch.site, touch.hand))

    def pieces(self) -> tuple[Piece, ...]:
        return tuple([Piece(s, colour) for s, colour in enumerate(self._stones()) if colour >= 0])

    def tally(self) -> tuple[Count, ...]:
        return (Count(Label.GROUPS, self.forest.groups[BLACK], self.forest.groups[WHITE]),)

    def count_steps(self) -> tuple[CountStep, ...]:
        return GroupCount(self.board, self._stones()).one_by_one(Label.GROUPS)

    def change(self, step: int) -> tuple[Change, ...]:
        if step < PLACE:
            return ()
        site, colour = divmod(step - PLACE, 2)
        return (Change(Motion.APPEAR, Piece(site, colour), site),)

    def state(self) -> tuple[int, ...]:
        return self.first, self.passes

    def validate(self) -> None:
        stones = self._stones()
        groups = Groups.of(self.board, stones)
        colours = groups.colours()
        for colour in (BLACK, WHITE):
            if colours.count(colour) != self.forest.groups[colour]:
                raise InvalidPositionError(
                    f"{self.forest.groups[colour]} groups of colour {colour} recorded, "
                    f"{colours.count(colour)} found"
                )
        for group in range(groups.count):
            if len({self.forest.root(site) for site in groups.sites(group)}) != 1:
                raise InvalidPositionError(f"group {groups.sites(group)} is not kept as one")
        for site in [s for s, colour in enumerate(stones) if colour < 0]:
            for colour in (BLACK, WHITE):
                beside = [s for s in self.board.neighbours(site) if stones[s] == colour]
                joined = {groups.group_at(other) for other in beside}
                if self.forest.would_join(site, colour) != len(joined):
                    raise InvalidPositionError(f"what is around {site} is not kept rightly")
        if self.first < 0 and self.turn > 0 and not self._odd():
            raise InvalidPositionError("an even number of groups at the end of a turn")
        if stones.count(-1) != self.empty_count:
            raise InvalidPositionError(
                f"{self.empty_count} empty cells recorded, not so many found"
            )

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _odd(self) -> cython.bint:
        return (self.forest.groups[0] + self.forest.groups[1]) & 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _finish(self) -> cython.void:
        self.first = -1
        self.passes = 0
        self.end_turn()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place(self, site: cython.int, colour: cython.int) -> cython.void:
        self.forest.place(site, colour)
        self.empty_count -= 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_begin(self, site: cython.int, colour: cython.int, least: cython.int) -> cython.bint:
        """Whether a turn may begin with this stone, a second one lying on ``least`` or later."""
        if self._leaves_odd(site, colour) or self.turn == 0:
            return True
        # now even: try the stone, look for another that makes it odd, take the stone back
        found: cython.bint = False
        other: cython.int
        self.forest.place(site, colour)
        for other in range(least, self.board.site_count):
            if self.forest.stone[other] < 0 and (
                self._leaves_odd(other, 0) or self._leaves_odd(other, 1)
            ):
                found = True
                break
        self.forest.take_back(site)
        return found

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _allows(self, site: cython.int, colour: cython.int) -> cython.bint:
        """Whether this stone on an empty site is a legal step now."""
        if self.first < 0:
            return self._may_begin(site, colour, 0)
        return self._leaves_odd(site, colour)

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _leaves_odd(self, site: cython.int, colour: cython.int) -> cython.bint:
        """Whether the number of groups would be odd with this stone."""
        return self._odd() == (self.forest.would_join(site, colour) & 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _begin(self, rng: Rng, empty: cython.p_short) -> cython.int:
        """Lay the first stone of a turn, each legal one with the same chance; none if there is
        none. If the turn cannot end with it, return its second stone as ``_draw`` does, else -1.
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

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self, rng: Rng, empty: cython.p_short) -> cython.int:
        """A legal second stone, each with the same chance: 2 * index in ``empty`` + colour; -1 if
        there is none.
        """
        choice: cython.int
        _i: cython.int
        if self.empty_count == 0:
            return -1
        for _i in range(_TRIES):
            choice = rng.below(2 * self.empty_count)
            if self._leaves_odd(empty[choice >> 1], choice & 1):
                return choice
        return self._pick(rng, empty)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _pick(self, rng: Rng, empty: cython.p_short) -> cython.int:
        """A legal stone as ``_draw`` gives it, found by looking at all."""
        choice: cython.int
        chosen: cython.int = -1
        legal: cython.int = 0
        for choice in range(2 * self.empty_count):
            if self._allows(empty[choice >> 1], choice & 1):
                legal += 1
                if rng.below(legal) == 0:
                    chosen = choice
        return chosen

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _lay(self, empty: cython.p_short, choice: cython.int) -> cython.void:
        """Place a stone, and put its site behind those that are still empty."""
        site: cython.int = empty[choice >> 1]
        self._place(site, choice & 1)
        empty[choice >> 1] = empty[self.empty_count]
        empty[self.empty_count] = site

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _lift(self, empty: cython.p_short, choice: cython.int) -> cython.void:
        """Take back what ``_lay`` did last."""
        site: cython.int = empty[self.empty_count]
        self.forest.take_back(site)
        empty[self.empty_count] = empty[choice >> 1]
        empty[choice >> 1] = site
        self.empty_count += 1

    def _button_refusal(self, button: Button) -> Refusal | None:
        if button in self.legal_steps():
            return None
        if button == Button.END and self.first >= 0:
            return Refusal(YoddRefusalReason.EVEN, (self.first,))
        if button == Button.PASS:
            return Refusal(YoddRefusalReason.FIRST_TURN if self.turn == 0 else RefusalReason.PASS)
        return Refusal(RefusalReason.SWAP if button == Button.SWAP else RefusalReason.NOT_NOW)

    def _joined_sites(self, site: int, colour: int) -> tuple[int, ...]:
        """The stones of the groups that this stone would join."""
        like = [s for s, c in enumerate(self._stones()) if c == colour]
        roots = {self.forest.root(s) for s in self.board.neighbours(site) if s in like}
        return tuple([s for s in like if self.forest.root(s) in roots])

    def _stones(self) -> list[int]:
        return [self.forest.stone[site] for site in range(self.board.site_count)]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _note(trace: Steps, step: cython.int, player: cython.int) -> cython.void:
    if trace is not None:
        trace.add(2 * step + player)
