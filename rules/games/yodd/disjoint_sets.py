# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Stones of two colours on hexagonal cells, and their groups as disjoint sets.

A stone that joins nothing begins a chain, and later ones add themselves to one beside them for
good. Groups are rings of chains. When two become one, the smaller ring is labelled again, so that
comparing groups takes no search, which a processor could not predict. It knows no player and no
turn. The last stone placed can be removed.
"""

from __future__ import annotations

import cmath
import math

import cython

if cython.compiled:
    from cython.cimports.rules.board import Board
    from cython.cimports.rules.rng import Rng
else:
    from rules.board import Board
    from rules.rng import Rng

TRIES = 8  # failed draws before a playout lists all choices

_SITES = 271  # ten cells a side; disjoint_sets.pxd sizes its arrays by it
_ROW = cython.declare(cython.int, _SITES + 1)  # the last site stands for everything off the board
_TRIES = cython.declare(cython.int, TRIES)


@cython.final
@cython.cclass
class NeighbourTable:
    """The cells around each cell, and the arcs in masks of directions. Made once per board.

    around: [6 * site + direction] -> neighbour, or the extra site off the board;
        counter-clockwise
    arcs: [mask] -> number of arcs: adjacent stones of one colour are one group anyway
    arc: [3 * mask + i] -> a direction in arc i, from arc 0 on again where there are fewer
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
            for i, direction in enumerate((3 * (ends or [0]))[:3]):
                self.arc[3 * mask + i] = direction


@cython.final
@cython.cclass
class DisjointSets:
    """The stones and their groups.

    stone: [site] -> colour, -1 where empty
    groups: [colour] -> number of groups
    chain: [site] -> the stone with which its chain began; it stands for the chain
    label: [chain] -> a chain of its group, the same one for all of them
    size: [label] -> number of chains in the group
    following: [chain] -> the next one of the same group, around a ring of all
    like: [272 * colour + site] -> mask of the directions where stones of that colour lie
    joined, joining: labels of the groups that the last stone joined to others, and of those
    """

    def __init__(self, cells: NeighbourTable) -> None:
        if not cython.compiled:
            self.stone = [-1] * _SITES
            self.chain = [0] * _SITES
            self.label = [0] * _SITES
            self.size = [0] * _SITES
            self.following = [0] * _SITES
            self.groups = [0, 0]
            self.like = [0] * (2 * (_SITES + 1))
            self.joined = [0] * 2
            self.joining = [0] * 2
        self.cells = cells
        self.groups[0] = self.groups[1] = 0
        self.joined_count = 0
        i: cython.int
        site: cython.int
        for i in range(2 * (_SITES + 1)):
            self.like[i] = 0
        for site in range(_SITES):
            self.stone[site] = -1

    def copy_from(self, other: DisjointSets) -> cython.void:
        """Copy ``other``."""
        self.stone[:] = other.stone
        self.chain[:] = other.chain
        self.label[:] = other.label
        self.size[:] = other.size
        self.following[:] = other.following
        self.groups[:] = other.groups
        self.like[:] = other.like

    def would_join(self, site: cython.int, colour: cython.int) -> cython.int:
        """Return how many groups a stone there would join into one."""
        mask: cython.int = self.like[_ROW * colour + site]
        arcs: cython.int = self.cells.arcs[mask]
        if arcs < 2:
            return arcs
        one: cython.int = self.group_at(self._like(site, mask, 0))
        two: cython.int = self.group_at(self._like(site, mask, 1))
        three: cython.int = self.group_at(self._like(site, mask, 2))
        return 1 + (one != two) + ((three != one) & (three != two))

    def draw(self, rng: Rng, sites: cython.p_short, count: cython.int) -> cython.int:
        """Return a random stone that leaves the number of groups odd.

        As 2 * index in ``sites``, of which ``count`` are empty, + colour; -1 after some failures.
        """
        odd: cython.int = (self.groups[0] + self.groups[1]) & 1
        choice: cython.int
        _i: cython.int
        for _i in range(_TRIES):
            choice = rng.below(2 * count)
            if self.would_join(sites[choice >> 1], choice & 1) & 1 == odd:
                return choice
        return -1

    def place(self, site: cython.int, colour: cython.int) -> cython.void:
        """Place a stone on an empty site."""
        mask: cython.int = self.like[_ROW * colour + site]
        arcs: cython.int = self.cells.arcs[mask]
        label: cython.int
        i: cython.int
        self.joined_count = 0
        if arcs == 0:
            self.chain[site] = self.label[site] = self.following[site] = site
            self.size[site] = 1
            self.groups[colour] += 1
        else:
            self.chain[site] = self.chain[self._like(site, mask, 0)]
            if arcs > 1:
                label = self.group_at(site)
                for i in range(1, arcs):
                    label = self._join(label, self.group_at(self._like(site, mask, i)))
                self.groups[colour] -= self.joined_count
        self.stone[site] = colour
        self._update_neighbours(site, colour)

    def take_back(self, site: cython.int) -> cython.void:
        """Remove the last stone placed."""
        colour: cython.int = self.stone[site]
        i: cython.int
        self.groups[colour] += self.joined_count - (self.chain[site] == site)
        for i in range(self.joined_count - 1, -1, -1):
            self._exchange(self.joined[i], self.joining[i])
            self.size[self.joining[i]] -= self.size[self.joined[i]]
            self._relabel(self.joined[i], self.joined[i])
        self.stone[site] = -1
        self._update_neighbours(site, colour)

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def group_at(self, site: cython.int) -> cython.int:
        """Return the label of the group of the stone on a site."""
        return self.label[self.chain[site]]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _join(self, one: cython.int, two: cython.int) -> cython.int:
        """Make two groups one, if they are not; return its label."""
        if one == two:
            return one
        bigger: cython.int = one if self.size[one] >= self.size[two] else two
        smaller: cython.int = one ^ two ^ bigger
        self._relabel(smaller, bigger)
        self._exchange(smaller, bigger)
        self.size[bigger] += self.size[smaller]
        self.joined[self.joined_count] = smaller
        self.joining[self.joined_count] = bigger
        self.joined_count += 1
        return bigger

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _relabel(self, chain: cython.int, label: cython.int) -> cython.void:
        """Give all chains of a ring the label."""
        at: cython.int = self.following[chain]
        self.label[chain] = label
        while at != chain:
            self.label[at] = label
            at = self.following[at]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _exchange(self, one: cython.int, two: cython.int) -> cython.void:
        """Make two rings one, or one ring two again."""
        after: cython.int = self.following[one]
        self.following[one] = self.following[two]
        self.following[two] = after

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _like(self, site: cython.int, mask: cython.int, arc: cython.int) -> cython.int:
        """Return a neighbour in an arc of one colour around a site."""
        return self.cells.around[6 * site + self.cells.arc[3 * mask + arc]]

    @cython.final
    @cython.cfunc
    @cython.nogil
    @cython.inline
    @cython.exceptval(check=False)
    def _update_neighbours(self, site: cython.int, colour: cython.int) -> cython.void:
        """Update the masks around a site after a stone was placed or removed."""
        row: cython.int = _ROW * colour
        slot: cython.int = 6 * site
        direction: cython.int
        for direction in range(3):
            self.like[row + self.cells.around[slot + direction]] ^= 8 << direction
            self.like[row + self.cells.around[slot + direction + 3]] ^= 1 << direction
