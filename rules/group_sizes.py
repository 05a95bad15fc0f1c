# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""How big the groups of a square board are, from bit planes, as scores need them.

A plane is two 64-bit words, bit ``site`` & 63 of word ``site`` >> 6; boards of up to 64 squares
need only the first. Groups are flood-filled a whole plane at a time. rules/groups.py finds where
the groups are.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.bits import popcount
else:
    from rules.bits import popcount

_SIZES = cython.declare(cython.int, 122)  # 0 to 11 x 11


@cython.final
@cython.cclass
class GroupSizes:
    """The numbers of groups that were found last."""

    def __init__(self, board_size: int) -> None:
        if not cython.compiled:
            self.not_first = [0, 0]  # all but the first column
            self.not_last = [0, 0]
            self.count = [0] * (2 * _SIZES)  # [_SIZES * colour + size] -> number of groups
        self.stride = board_size
        self.wide = board_size > 8
        site: cython.int
        for site in range(self.stride * self.stride):
            bit: cython.ulonglong = cython.cast(cython.ulonglong, 1) << (site & 63)
            if site % self.stride:
                self.not_first[site >> 6] |= bit
            if (site + 1) % self.stride:
                self.not_last[site >> 6] |= bit

    def counts(self) -> list[tuple[int, int, int]]:
        """Return (size, Black's groups, White's groups), the biggest size first."""
        pairs = [
            (size, self.count[size], self.count[_SIZES + size]) for size in range(self.biggest + 1)
        ]
        return [(size, black, white) for size, black, white in reversed(pairs) if black or white]

    def find(
        self, black: cython.p_ulonglong, white: cython.p_ulonglong, decide: cython.bint
    ) -> cython.void:
        """Count the groups of two planes.

        With ``decide``, only until it is clear which colour has the better balance; that balance is
        then correct, and the other is not above it.
        """
        blacks: cython.ulonglong[2]  # not counted yet
        whites: cython.ulonglong[2]
        left: cython.int[2]  # [colour] -> number of squares not counted yet
        if not cython.compiled:
            blacks = [0] * 2
            whites = [0] * 2
            left = [0] * 2
        i: cython.int
        size: cython.int
        colour: cython.int
        most: cython.int = 0  # the biggest size of which one colour has more groups so far
        for i in range(2):
            blacks[i] = black[i]
            whites[i] = white[i]
        for i in range(2 * _SIZES):
            self.count[i] = 0
        self.biggest = 0
        left[0] = popcount(black[0]) + popcount(black[1])
        left[1] = popcount(white[0]) + popcount(white[1])
        while left[0] or left[1]:
            colour = left[1] > left[0]  # big groups first: they decide soonest
            size = self._take_group(whites) if colour else self._take_group(blacks)
            left[colour] -= size
            self.count[_SIZES * colour + size] += 1
            self.biggest = max(self.biggest, size)
            most = max(most, size)
            while most and self.count[most] == self.count[_SIZES + most]:
                most -= 1
            if decide and most > left[0] and most > left[1]:
                return

    def balance(self, colour: cython.int) -> cython.int:
        """Return the biggest size of which ``colour`` has more groups than the other; 0 if none.

        It is the size of its biggest group after pairs of equal groups are removed.
        """
        own: cython.int = _SIZES if colour else 0
        size: cython.int
        for size in range(self.biggest, 0, -1):
            if self.count[own + size] > self.count[_SIZES - own + size]:
                return size
        return 0

    def squares(self, colour: cython.int) -> cython.int:
        """Return the sum of the squares of the sizes of ``colour``'s groups."""
        size: cython.int
        total: cython.int = 0
        for size in range(1, self.biggest + 1):
            total += self.count[(_SIZES if colour else 0) + size] * size * size
        return total

    def _take_group(self, cells: cython.p_ulonglong) -> cython.int:
        """Remove a group from a plane that is not empty and return its size."""
        group: cython.ulonglong[2]
        if not cython.compiled:
            group = [0] * 2
        if self.wide:
            self._flood_wide(cells, group)
            cells[0] ^= group[0]
            cells[1] ^= group[1]
            return popcount(group[0]) + popcount(group[1])
        group[0] = self._flood(cells[0])
        cells[0] ^= group[0]
        return popcount(group[0])

    def _flood(self, cells: cython.ulonglong) -> cython.ulonglong:
        """Return a group of a board of up to 64 squares, preferably one with a 2 x 2 block."""
        eastern: cython.ulonglong = cells & self.not_first[0]  # cells that may be reached eastward
        western: cython.ulonglong = cells & self.not_last[0]
        block: cython.ulonglong = western & (cells >> 1)
        block &= block >> self.stride
        if block == 0:
            block = cells
        group: cython.ulonglong = block & -block
        before: cython.ulonglong = 0
        while group != before:
            before = group
            group |= ((group << 1) & eastern) | ((group >> 1) & western)
            group |= ((group << self.stride) | (group >> self.stride)) & cells
        return group

    def _flood_wide(self, cells: cython.p_ulonglong, group: cython.p_ulonglong) -> cython.void:
        """Write one group of a board of more than 64 squares."""
        low: cython.ulonglong = cells[0] & -cells[0]
        high: cython.ulonglong = 0 if low else cells[1] & -cells[1]
        old_low: cython.ulonglong = 0
        old_high: cython.ulonglong = 0
        while low != old_low or high != old_high:
            old_low = low
            old_high = high
            low |= (low << 1) & cells[0] & self.not_first[0]
            high |= ((high << 1) | (low >> 63)) & cells[1] & self.not_first[1]
            high |= (high >> 1) & cells[1] & self.not_last[1]
            low |= ((low >> 1) | (high << 63)) & cells[0] & self.not_last[0]
            high |= ((high << self.stride) | (low >> (64 - self.stride))) & cells[1]
            low |= ((low << self.stride) | (low >> self.stride)) & cells[0]
            low |= (high << (64 - self.stride)) & cells[0]
            high |= (high >> self.stride) & cells[1]
        group[0] = low
        group[1] = high
