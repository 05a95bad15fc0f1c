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
from collections.abc import Mapping, Sequence
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.position import Position, Steps
    from cython.cimports.rules.rng import Rng
else:
    from rules.board import Board
    from rules.position import Position, Steps
    from rules.rng import Rng

from rules.board import hexagon
from rules.groups import Groups
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

_SITES = 271  # ten cells a side
_PLACE = cython.declare(cython.int, PLACE)
_PASS = cython.declare(cython.int, Button.PASS)
_END = cython.declare(cython.int, Button.END)
_TRIES = cython.declare(cython.int, 8)  # random draws before a playout lists all choices


class Ending(enum.Enum):
    """Why a Yodd game is over."""

    FEWER_GROUPS = "two passes, and fewer groups"


class YoddRefused(enum.Enum):
    """Why a step of Yodd is not legal."""

    EVEN = "the number of groups would be even at the end of the turn"
    FIRST_TURN = "Black's first turn is one stone"


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


GAME = Yodd("yodd", "Yodd", 1002)


@cython.final
@cython.cclass
class YoddPosition(Position):
    """Stones and their groups as a union-find forest, and the number of groups of each colour."""

    stone: cython.schar[271]  # [site] -> colour, -1 where empty
    parent: cython.short[271]  # [site] -> a stone of the same group, itself at the root
    groups: cython.int[2]  # [colour] -> number of groups
    empty_count: cython.int
    first: cython.int  # where this turn's first stone lies, -1 at the start of a turn
    passes: cython.int  # in succession

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, GAME.board(setup))
        self.amaf = True
        if not cython.compiled:
            self.stone = [-1] * _SITES
            self.parent = [0] * _SITES
            self.groups = [0, 0]
        site: cython.int
        for site in range(self.board.site_count):
            self.stone[site] = -1
            self.parent[site] = site
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
                if self.stone[site] < 0:
                    for colour in range(2):
                        if self._odd() == (self._joined(site, colour) & 1):
                            steps.add(_PLACE + 2 * site + colour)
            return
        if self.turn > 0:
            steps.add(_PASS)
        for site in range(self.board.site_count):
            if self.stone[site] < 0:
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
        return 0 if self.groups[0] < self.groups[1] else 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: Steps) -> cython.double:
        # Stone by stone: any cell and colour; when the number of groups is odd the turn ends with
        # probability 1/2, else a second stone makes or keeps it odd. Nobody passes while a stone
        # can be placed, and then both do.
        empty: cython.short[271]
        if not cython.compiled:
            empty = [0] * _SITES
        site: cython.int
        count: cython.int = 0
        for site in range(self.board.site_count):
            if self.stone[site] < 0:
                empty[count] = site
                count += 1
        choice: cython.int
        step: cython.int
        while self.passes < 2:
            if self.first >= 0:
                choice = -1 if self._odd() and rng.next() >> 63 else self._draw(rng, empty, count)
                step = _END
            else:
                choice = self._draw(rng, empty, count)
                step = _PASS
            if choice >= 0:
                site = empty[choice >> 1]
                step = _PLACE + 2 * site + (choice & 1)
                count -= 1
                empty[choice >> 1] = empty[count]
            if trace is not None:
                trace.add(2 * step + self.player)
            self.apply(step)
        return 1.0 if self.groups[0] < self.groups[1] else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def become(self, other: Position) -> cython.void:
        self.take_common(other)
        self.stone[:] = cython.cast(YoddPosition, other).stone
        self.parent[:] = cython.cast(YoddPosition, other).parent
        self.groups[:] = cython.cast(YoddPosition, other).groups
        self.empty_count = cython.cast(YoddPosition, other).empty_count
        self.first = cython.cast(YoddPosition, other).first
        self.passes = cython.cast(YoddPosition, other).passes

    def outcome(self) -> Outcome | None:
        if self.passes < 2:
            return None
        winner = BLACK if self.groups[BLACK] < self.groups[WHITE] else WHITE
        margin = abs(self.groups[BLACK] - self.groups[WHITE])
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
            raise NotationError(text) from None
        if len(stones) == 1 and self.turn > 0:
            return (stones[0], Button.END)
        if len(stones) > 2:
            raise NotationError(text, "a turn is one stone or two")
        return tuple(stones)

    def touches(self, step: int) -> tuple[Touch, ...]:
        return () if step < PLACE else (Touch((step - PLACE) >> 1, (step - PLACE) & 1),)

    def refusal(self, asked: Sequence[Touch] | Button) -> Refusal | None:
        if self.over:
            return Refusal(Refused.GAME_OVER)
        if isinstance(asked, Button):
            return self._button_refusal(asked)
        touch = asked[-1]
        if self.stone[touch.site] >= 0:
            return Refusal(Refused.OCCUPIED, (touch.site,))
        if PLACE + 2 * touch.site + touch.hand in self.legal_steps():
            return None
        return Refusal(YoddRefused.EVEN, self._joined_sites(touch.site, touch.hand))

    def pieces(self) -> tuple[Piece, ...]:
        return tuple([Piece(s, colour) for s, colour in enumerate(self._stones()) if colour >= 0])

    def tally(self) -> tuple[Count, ...]:
        return (Count(Label.GROUPS, self.groups[BLACK], self.groups[WHITE]),)

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
            if colours.count(colour) != self.groups[colour]:
                raise InvalidPositionError(
                    f"{self.groups[colour]} groups of colour {colour} recorded, "
                    f"{colours.count(colour)} found"
                )
        for group in range(groups.count):
            if len({self._root(site) for site in groups.sites(group)}) != 1:
                raise InvalidPositionError(f"group {groups.sites(group)} is not kept as one")
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
        return (self.groups[0] + self.groups[1]) & 1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _finish(self) -> cython.void:
        self.first = -1
        self.passes = 0
        self.end_turn()

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _root(self, site: cython.int) -> cython.int:
        # writes nothing, so that a stone tried in _completes can be taken back
        while self.parent[site] != site:
            site = self.parent[site]
        return site

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _roots_around(
        self, site: cython.int, colour: cython.int, roots: cython.p_short
    ) -> cython.int:
        """Write the roots of the groups of ``colour`` next to ``site``; return how many."""
        count: cython.int = 0
        i: cython.int
        j: cython.int
        other: cython.int
        for i in range(self.board.degree[site]):
            other = self.board.neighbour[site][i]
            if self.stone[other] == colour:
                other = self._root(other)
                for j in range(count):
                    if roots[j] == other:
                        break
                else:
                    roots[count] = other
                    count += 1
        return count

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _joined(self, site: cython.int, colour: cython.int) -> cython.int:
        """How many groups a stone there would join into one."""
        roots: cython.short[6]
        if not cython.compiled:
            roots = [0] * 6
        return self._roots_around(site, colour, roots)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _place(self, site: cython.int, colour: cython.int) -> cython.void:
        roots: cython.short[6]
        if not cython.compiled:
            roots = [0] * 6
        joined: cython.int = self._roots_around(site, colour, roots)
        i: cython.int
        self.stone[site] = colour
        self.empty_count -= 1
        self.groups[colour] += 1 - joined
        if joined:
            self.parent[site] = roots[0]
        for i in range(1, joined):
            self.parent[roots[i]] = roots[0]

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _may_begin(self, site: cython.int, colour: cython.int, least: cython.int) -> cython.bint:
        """Whether a turn may begin with this stone, a second one lying on ``least`` or later."""
        roots: cython.short[6]
        if not cython.compiled:
            roots = [0] * 6
        joined: cython.int = self._roots_around(site, colour, roots)
        if self._odd() == (joined & 1) or self.turn == 0:
            return True
        # now even: try the stone, look for another that makes it odd, take the stone back
        i: cython.int
        found: cython.bint = False
        self.stone[site] = colour
        for i in range(joined):
            self.parent[roots[i]] = site
        other: cython.int
        for other in range(least, self.board.site_count):
            if self.stone[other] < 0 and not (
                self._joined(other, 0) & 1 and self._joined(other, 1) & 1
            ):
                found = True
                break
        for i in range(joined):
            self.parent[roots[i]] = roots[i]
        self.stone[site] = -1
        return found

    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _allows(self, site: cython.int, colour: cython.int) -> cython.bint:
        """Whether this stone on an empty site is a legal step now."""
        if self.first < 0:
            return self._may_begin(site, colour, 0)
        return self._odd() == (self._joined(site, colour) & 1)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _draw(self, rng: Rng, empty: cython.p_short, count: cython.int) -> cython.int:
        """A legal stone, all with the same chance: 2 * index in ``empty`` + colour; -1 if none."""
        choice: cython.int
        _i: cython.int
        if count == 0:
            return -1
        for _i in range(_TRIES):
            choice = rng.below(2 * count)
            if self._allows(empty[choice >> 1], choice & 1):
                return choice
        chosen: cython.int = -1
        legal: cython.int = 0
        for choice in range(2 * count):
            if self._allows(empty[choice >> 1], choice & 1):
                legal += 1
                if rng.below(legal) == 0:
                    chosen = choice
        return chosen

    def _button_refusal(self, button: Button) -> Refusal | None:
        if button in self.legal_steps():
            return None
        if button == Button.END and self.first >= 0:
            return Refusal(YoddRefused.EVEN, (self.first,))
        if button == Button.PASS:
            return Refusal(YoddRefused.FIRST_TURN if self.turn == 0 else Refused.PASS)
        return Refusal(Refused.SWAP if button == Button.SWAP else Refused.NOT_NOW)

    def _joined_sites(self, site: int, colour: int) -> tuple[int, ...]:
        """The stones of the groups that this stone would join."""
        roots = {self._root(s) for s in self.board.neighbours(site) if self.stone[s] == colour}
        return tuple(
            [s for s, c in enumerate(self._stones()) if c == colour and self._root(s) in roots]
        )

    def _stones(self) -> list[int]:
        return [self.stone[site] for site in range(self.board.site_count)]
