# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Connected groups of like-coloured sites, their sizes and the sides of the board they touch.

It computes them from scratch. Games that need their groups after every stone keep count themselves
and are checked against this.
"""

from __future__ import annotations

from collections.abc import Sequence

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
else:
    from rules.board import Board

from rules.board import MAX_SITES


@cython.cclass
class Groups:
    """The groups of one board, in arrays that are allocated once.

    Attributes:
        count: number of groups.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.label = [-1] * MAX_SITES  # [site] -> group, -1 where empty
            self.size = [0] * MAX_SITES  # [group] -> number of sites
            self.colour = [0] * MAX_SITES  # [group]
            self.sides = [0] * MAX_SITES  # [group] -> bit mask of the sides it touches
        site: cython.int
        for site in range(MAX_SITES):
            self.label[site] = -1
        self.count = 0

    @staticmethod
    def of(board: Board, stones: Sequence[int]) -> Groups:
        """Return the groups of ``stones``: [site] -> colour, -1 where empty."""
        stone: cython.schar[325]
        if not cython.compiled:
            stone = [-1] * MAX_SITES
        for site in range(board.site_count):
            stone[site] = stones[site]
        groups: Groups = Groups()
        groups.find(board, stone)
        return groups

    def sites(self, group: int) -> tuple[int, ...]:
        """Return the sites of a group, in order."""
        return tuple([s for s in range(MAX_SITES) if self.label[s] == group])

    def group_at(self, site: int) -> int:
        """Return the group on a site, -1 where empty."""
        return self.label[site]

    def colours(self) -> list[int]:
        """Return [group] -> colour."""
        return [self.colour[group] for group in range(self.count)]

    def sizes(self) -> list[int]:
        """Return [group] -> number of sites."""
        return [self.size[group] for group in range(self.count)]

    def sites_of(self, colour: int, size: int) -> tuple[int, ...]:
        """Return the sites of all groups of a colour that have that size, in order."""
        wanted = {
            group
            for group in range(self.count)
            if self.colour[group] == colour and self.size[group] == size
        }
        return tuple([s for s in range(MAX_SITES) if self.label[s] in wanted])

    def side_masks(self) -> list[int]:
        """Return [group] -> bit mask of the sides it touches."""
        return [self.sides[group] for group in range(self.count)]

    def find(self, board: Board, stone: cython.p_schar) -> cython.void:
        """Find all groups; ``stone``: [site] -> colour, -1 where empty."""
        stack: cython.short[325]
        if not cython.compiled:
            stack = [0] * MAX_SITES
        start: cython.int
        site: cython.int
        other: cython.int
        i: cython.int
        group: cython.int
        for start in range(board.site_count):
            self.label[start] = -1
        self.count = 0
        for start in range(board.site_count):
            if stone[start] < 0 or self.label[start] >= 0:
                continue
            group = self.count
            self.count += 1
            self.colour[group] = stone[start]
            self.size[group] = 0
            self.sides[group] = 0
            self.label[start] = group
            stack[0] = start
            depth: cython.int = 1
            while depth:
                depth -= 1
                site = stack[depth]
                self.size[group] += 1
                self.sides[group] |= board.sides[site]
                for i in range(board.degree[site]):
                    other = board.neighbour[site][i]
                    if self.label[other] < 0 and stone[other] == stone[start]:
                        self.label[other] = group
                        stack[depth] = other
                        depth += 1
