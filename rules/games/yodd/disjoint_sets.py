# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Stones of two colours on hexagonal cells and their groups, kept as a union-find forest.

It knows no player and no turn. The last stone placed can be removed.
"""

from __future__ import annotations

import cmath
import math

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
else:
    from rules.board import Board

_SITES = 271  # ten cells a side; disjoint_sets.pxd sizes its arrays by it
_ROW = cython.declare(cython.int, _SITES + 1)  # the last site stands for everything off the board


@cython.final
@cython.cclass
class NeighbourTable:
    """The cells around each cell, and the arcs in masks of directions. Made once per board.

    around: [6 * site + direction] -> neighbour, or the extra site off the board;
        counter-clockwise
    arcs: [mask] -> number of arcs: adjacent stones of one colour are one group anyway
    arc: [3 * mask + i] -> a direction in arc i
    """

    def __init__(self, board: Board) -> None:
        if not cython.compiled:
            self.around = [0] * (6 * _SITES)
            self.arcs = [0] * 64
            self.arc = [0] * (3 * 64)
        for site in range(board.site_count):
            for direction in range(6):
                self.around[6 * site + direction] = _SITES
            for other in board.neighbours(site):
                angle = cmath.phase(board.places[other] - board.places[site])
                self.around[6 * site + round(angle / (math.pi / 3)) % 6] = other
        for mask in range(64):
            ends = [d for d in range(6) if mask >> d & 1 and not mask >> (d + 1) % 6 & 1]
            if mask == 63:
                ends = [0]
            self.arcs[mask] = len(ends)
            for i, direction in enumerate(ends):
                self.arc[3 * mask + i] = direction


@cython.final
@cython.cclass
class DisjointSets:
    """The stones and their groups.

    stone: [site] -> colour, -1 where empty
    groups: [colour] -> number of groups
    parent: [site] -> a stone of the same group, itself at the root
    like: [272 * colour + site] -> mask of the directions where stones of that colour lie
    joined: roots, now under another one, of the groups that the last stone joined
    """

    def __init__(self, cells: NeighbourTable) -> None:
        if not cython.compiled:
            self.stone = [-1] * _SITES
            self.parent = [0] * _SITES
            self.groups = [0, 0]
            self.like = [0] * (2 * (_SITES + 1))
            self.joined = [0] * 3
        self.cells = cells
        self.groups[0] = self.groups[1] = 0
        self.joined_count = 0
        i: cython.int
        site: cython.int
        for i in range(2 * (_SITES + 1)):
            self.like[i] = 0
        for site in range(_SITES):
            self.stone[site] = -1
            self.parent[site] = site

    def copy_from(self, other: DisjointSets) -> cython.void:
        """Copy ``other``."""
        self.stone[:] = other.stone
        self.parent[:] = other.parent
        self.groups[:] = other.groups
        self.like[:] = other.like

    def would_join(self, site: cython.int, colour: cython.int) -> cython.int:
        """Return how many groups a stone there would join into one."""
        mask: cython.int = self.like[_ROW * colour + site]
        arcs: cython.int = self.cells.arcs[mask]
        if arcs < 2:
            return arcs
        one: cython.int = self.root(self._like(site, mask, 0))
        two: cython.int = self.root(self._like(site, mask, 1))
        if arcs == 2:
            return 1 + (one != two)
        three: cython.int = self.root(self._like(site, mask, 2))
        return 1 + (one != two) + (three != one and three != two)

    def place(self, site: cython.int, colour: cython.int) -> cython.void:
        """Place a stone on an empty site."""
        mask: cython.int = self.like[_ROW * colour + site]
        arcs: cython.int = self.cells.arcs[mask]
        other: cython.int
        i: cython.int
        self.stone[site] = colour
        self.joined_count = 0
        if arcs == 1:  # any stone of the one group can be the parent of the new one
            self.parent[site] = self.parent[self._like(site, mask, 0)]
        else:
            self.groups[colour] += 1
            for i in range(arcs):
                other = self.root(self._like(site, mask, i))
                if other != site:
                    self.parent[other] = site
                    self.joined[self.joined_count] = other
                    self.joined_count += 1
            self.groups[colour] -= self.joined_count
        self._update_neighbours(site, colour)

    def take_back(self, site: cython.int) -> cython.void:
        """Remove the last stone placed."""
        colour: cython.int = self.stone[site]
        i: cython.int
        if self.parent[site] == site:
            self.groups[colour] += self.joined_count - 1
        for i in range(self.joined_count):
            self.parent[self.joined[i]] = self.joined[i]
        self.parent[site] = site
        self.stone[site] = -1
        self._update_neighbours(site, colour)

    def root(self, site: cython.int) -> cython.int:
        """Return the stone that represents the group of the one on a site."""
        # no path compression, so that a stone can be removed
        while self.parent[site] != site:
            site = self.parent[site]
        return site

    def _like(self, site: cython.int, mask: cython.int, arc: cython.int) -> cython.int:
        """Return a neighbour in an arc of one colour around a site."""
        return self.cells.around[6 * site + self.cells.arc[3 * mask + arc]]

    def _update_neighbours(self, site: cython.int, colour: cython.int) -> cython.void:
        """Update the masks around a site after a stone was placed or removed."""
        row: cython.int = _ROW * colour
        slot: cython.int = 6 * site
        direction: cython.int
        for direction in range(3):
            self.like[row + self.cells.around[slot + direction]] ^= 8 << direction
            self.like[row + self.cells.around[slot + direction + 3]] ^= 1 << direction
