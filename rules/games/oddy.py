# cython: language_level=3, cdivision=True
"""Odd-Y (Bill Taylor, 2015): connect sides around the middle of a board with 3, 5, 7 or 9 sides.

A turn places one stone of the player's own colour on an empty cell; stones never move. A player
wins with one connected group that touches three sides whose midpoints make a triangle around the
board's midpoint: going around the board, no two neighbours of the three sides are more than
(k-1)/2 sides apart. With 3 sides, the Game of Y, these are all sides; with 5, any three that are
not all next to each other. Corner cells belong to both of their sides. A full board has exactly
one winner; there is no draw. Pie rule.
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

from rules.board import MOST_SITES, polygon, triangle
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

_PLACE = cython.declare(cython.int, PLACE)
_SWAP = cython.declare(cython.int, Button.SWAP)


class Ending(enum.Enum):
    """Why an Odd-Y game is over."""

    CONNECTED = "a group encloses the middle"


class Label(enum.Enum):
    """The numbers beside an Odd-Y board."""

    SIDES = "sides touched by one group"


class OddY(Game):
    """The options of Odd-Y: the number of sides, and cells a side."""

    def options(self, chosen: Mapping[str, Any]) -> tuple[Option, ...]:
        sides = chosen.get("sides", 5)
        longest = 15 if sides == 3 else 9
        usual = {3: 11, 5: 6, 7: 6, 9: 5}[sides]
        return (
            Option("sides", "XS", (3, 5, 7, 9), 5),
            Option("size", "SZ", range(3, longest + 1), usual),
            Option("pie", "XP", (True, False), True),
        )

    def board(self, setup: Setup) -> Board:
        size = setup["size"]
        return triangle(size) if setup["sides"] == 3 else polygon(setup["sides"], size)

    def start(self, setup: Setup) -> Position:
        return OddYPosition(setup)


GAME = OddY("oddy", "Odd-Y", 1003)


@cython.final
@cython.cclass
class OddYPosition(Position):
    """Stones and their groups as a union-find forest, each root with the sides it touches."""

    stone: cython.schar[325]  # [site] -> colour, -1 where empty
    parent: cython.short[325]  # [site] -> a stone of the same group, itself at the root
    sides: cython.short[325]  # [root] -> bit mask of the sides the group touches
    side_count: cython.int
    empty_count: cython.int
    winning_root: cython.int  # -1 while nobody has won

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup, GAME.board(setup))
        self.amaf = True
        if not cython.compiled:
            self.stone = [-1] * MOST_SITES
            self.parent = [0] * MOST_SITES
            self.sides = [0] * MOST_SITES
        site: cython.int
        for site in range(self.board.site_count):
            self.stone[site] = -1
            self.parent[site] = site
            self.sides[site] = self.board.sides[site]
        self.side_count = self.board.side_count
        self.empty_count = self.board.site_count
        self.winning_root = -1

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def fill(self, steps: Steps, distinct: cython.bint) -> cython.void:
        site: cython.int
        if self.winning_root >= 0:
            return
        if self.may_swap():
            steps.add(_SWAP)
        for site in range(self.board.site_count):
            if self.stone[site] < 0:
                steps.add(_PLACE + site)

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def apply(self, step: cython.int) -> cython.void:
        if step == _SWAP:
            self.swap()
            return
        site: cython.int = step - _PLACE
        colour: cython.int = self.player ^ self.swapped
        i: cython.int
        other: cython.int
        self.stone[site] = colour
        self.empty_count -= 1
        root: cython.int = site
        for i in range(self.board.degree[site]):
            other = self.board.neighbour[site][i]
            if self.stone[other] == colour:
                other = self._root(other)
                if root == site:
                    self.parent[site] = other
                    self.sides[other] |= self.sides[site]
                    root = other
                elif other != root:
                    self.parent[other] = root
                    self.sides[root] |= self.sides[other]
        if _encloses(self.sides[root], self.side_count):
            self.winning_root = root
        self.end_turn()

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def result(self) -> cython.int:
        if self.winning_root < 0:
            return -1
        return self.stone[self.winning_root] ^ self.swapped

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def playout(self, rng: Rng, trace: Steps) -> cython.double:
        # A full board has one winner whatever the order of its stones, so deal the empty cells
        # out and look at Black's groups once.
        empty: cython.short[325]
        if not cython.compiled:
            empty = [0] * MOST_SITES
        if self.winning_root >= 0:
            return 1 - self.result()
        site: cython.int
        count: cython.int = 0
        for site in range(self.board.site_count):
            if self.stone[site] < 0:
                empty[count] = site
                count += 1
        mover: cython.int = self.player
        colour: cython.int = mover ^ self.swapped
        half: cython.int = (count + 1) // 2  # what is left to the player to move
        i: cython.int
        pick: cython.int
        for i in range(count):
            if i < half:
                pick = i + rng.below(count - i)
                site = empty[pick]
                empty[pick] = empty[i]
                self.stone[site] = colour
            else:
                site = empty[i]
                self.stone[site] = colour ^ 1
            if trace is not None:
                trace.add(2 * (_PLACE + site) + (mover if i < half else mover ^ 1))
        return 1.0 if self._filled_winner() == self.swapped else 0.0

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def become(self, other: Position) -> cython.void:
        self.take_common(other)
        self.stone[:] = cython.cast(OddYPosition, other).stone
        self.parent[:] = cython.cast(OddYPosition, other).parent
        self.sides[:] = cython.cast(OddYPosition, other).sides
        self.empty_count = cython.cast(OddYPosition, other).empty_count
        self.winning_root = cython.cast(OddYPosition, other).winning_root

    def outcome(self) -> Outcome | None:
        if self.winning_root < 0:
            return None
        groups = Groups.of(self.board, self._stones())
        sites = groups.sites(groups.group_at(self.winning_root))
        return Outcome(self.stone[self.winning_root], Ending.CONNECTED, sites=sites)

    def write(self, turn: Sequence[int]) -> str:
        (step,) = turn
        return "swap" if step == Button.SWAP else self.board.names[step - PLACE]

    def parse(self, text: str) -> tuple[int, ...]:
        if text == "swap":
            return (Button.SWAP,)
        try:
            return (PLACE + self.board.site(text),)
        except KeyError:
            raise NotationError(text) from None

    def touches(self, step: int) -> tuple[Touch, ...]:
        return () if step < PLACE else (Touch(step - PLACE),)

    def refusal(self, asked: Sequence[Touch] | Button) -> Refusal | None:
        if self.over:
            return Refusal(Refused.GAME_OVER)
        if isinstance(asked, Button):
            if asked == Button.SWAP:
                return None if self.may_swap() else Refusal(Refused.SWAP)
            return Refusal(Refused.PASS if asked == Button.PASS else Refused.NOT_NOW)
        site = asked[-1].site
        return Refusal(Refused.OCCUPIED, (site,)) if self.stone[site] >= 0 else None

    def pieces(self) -> tuple[Piece, ...]:
        return tuple([Piece(s, colour) for s, colour in enumerate(self._stones()) if colour >= 0])

    def tally(self) -> tuple[Count, ...]:
        best = [0, 0]
        groups = Groups.of(self.board, self._stones())
        for colour, mask in zip(groups.colours(), groups.side_masks(), strict=True):
            best[colour] = max(best[colour], mask.bit_count())
        return (Count(Label.SIDES, best[BLACK], best[WHITE]),)

    def change(self, step: int) -> tuple[Change, ...]:
        if step == Button.SWAP:
            return ()
        site = step - PLACE
        return (Change(Motion.APPEAR, Piece(site, self.colour), site),)

    def validate(self) -> None:
        stones = self._stones()
        if stones.count(-1) != self.empty_count:
            raise InvalidPositionError(
                f"{self.empty_count} empty cells recorded, not so many found"
            )
        groups = Groups.of(self.board, stones)
        winners = []
        for group, mask in enumerate(groups.side_masks()):
            roots = {self._root(site) for site in groups.sites(group)}
            if len(roots) != 1 or self.sides[roots.pop()] != mask:
                raise InvalidPositionError(f"group {groups.sites(group)} is not kept as one")
            if _encloses(mask, self.side_count):
                winners.append(group)
        if len(winners) != (self.winning_root >= 0):
            raise InvalidPositionError(f"{len(winners)} winning groups")

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _root(self, site: cython.int) -> cython.int:
        while self.parent[site] != site:
            self.parent[site] = self.parent[self.parent[site]]
            site = self.parent[site]
        return site

    @cython.cfunc
    @cython.nogil
    @cython.exceptval(check=False)
    def _filled_winner(self) -> cython.int:
        """The colour that has won a full board: floods Black's groups from the rim."""
        stack: cython.short[325]
        seen: cython.bint[325]
        if not cython.compiled:
            stack = [0] * MOST_SITES
            seen = [False] * MOST_SITES
        start: cython.int
        site: cython.int
        other: cython.int
        i: cython.int
        depth: cython.int
        mask: cython.int
        for site in range(self.board.site_count):
            seen[site] = self.stone[site] != 0  # White's cells need no visit
        for start in range(self.board.site_count):
            if seen[start] or self.board.sides[start] == 0:
                continue
            seen[start] = True
            stack[0] = start
            depth = 1
            mask = 0
            while depth:
                depth -= 1
                site = stack[depth]
                mask |= self.board.sides[site]
                for i in range(self.board.degree[site]):
                    other = self.board.neighbour[site][i]
                    if not seen[other]:
                        seen[other] = True
                        stack[depth] = other
                        depth += 1
            if _encloses(mask, self.side_count):
                return 0
        return 1

    def _stones(self) -> list[int]:
        return [self.stone[site] for site in range(self.board.site_count)]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _encloses(mask: cython.int, side_count: cython.int) -> cython.bint:
    """Whether three of these sides have the board's midpoint in their triangle.

    They have unless (k-1)/2 sides in a row are missing.
    """
    missing: cython.int = ~mask & ((1 << side_count) - 1)
    run: cython.int = missing | missing << side_count  # around the board
    _i: cython.int
    for _i in range((side_count - 1) // 2 - 1):
        run &= run >> 1
    return (run & ((1 << side_count) - 1)) == 0
