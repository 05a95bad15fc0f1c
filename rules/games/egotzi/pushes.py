# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Tables of what a new stone on a square board pushes, line by line.

Planes are as in rules/group_sizes.py. All positions on boards of a size share them.
"""

from __future__ import annotations

import functools

import cython

_ONE = cython.declare(cython.ulonglong, 1)


@cython.final
@cython.cclass
class Pushes:
    """What a new stone pushes, for every line of squares.

    A line is a row or a column as a bit mask of its empty squares, that of the new stone among
    them. A push is the mask of the two squares where a stone leaves and lands, 0 if none moves.

    Attributes:
        ahead, behind: [(the new stone's place << size) + line] -> the push of the stone after it
            and of the stone before it.
        full: the line that is empty.
        spread: [2 * line + word] -> the line as column a of the board.
        whole: [word] all squares of the board.
        row, column: [site].
        start: [site] -> the first square of its row.
        first_column: the first column of as many rows as a word has room for, from row 1 on.
        gather: times a word in which only ``first_column`` is left, it gives that column as a line
            at the bits from ``top`` on.
        turn_row, turn_bit: [column] -> the first row that lies in the second word, and where in it.
    """

    def __init__(self, size: cython.int) -> None:
        if not cython.compiled:
            self.ahead = [0] * (size << size)
            self.behind = [0] * (size << size)
            self.spread = [0] * (2 << size)
            self.whole = [0, 0]
            self.row = [0] * (size * size)
            self.column = [0] * (size * size)
            self.start = [0] * (size * size)
            self.turn_row = [0] * size
            self.turn_bit = [0] * size
        self.size = size
        self.full = (1 << size) - 1
        line: cython.int
        at: cython.int
        site: cython.int
        for line in range(1 << size):
            for at in range(size):
                if line >> at & 1:
                    self.ahead[(at << size) + line] = self._push(line, at, 1)
                    self.behind[(at << size) + line] = self._push(line, at, -1)
                    site = at * size
                    self.spread[2 * line + (site >> 6)] |= _ONE << (site & 63)
        for site in range(size * size):
            self.whole[site >> 6] |= _ONE << (site & 63)
            self.row[site] = site // size
            self.column[site] = site % size
            self.start[site] = site - site % size
        rows = min(size, (63 + size) // size)  # that begin in the first word
        self.first_column = sum([1 << row * size for row in range(rows)])
        self.gather = sum([1 << row * (size - 1) for row in range(rows)])
        self.top = (rows - 1) * (size - 1)
        for column in range(size):
            self.turn_row[column] = (63 - column + size) // size
            self.turn_bit[column] = self.turn_row[column] * size + column - 64

    def _push(self, line: cython.int, at: cython.int, way: cython.int) -> cython.int:
        origin: cython.int = at + way
        if origin < 0 or origin >= self.size or line >> origin & 1:
            return 0
        line ^= 1 << at
        target: cython.int = self._landing(line, origin, way)
        met_edge: cython.bint = (target - at) * way < 0
        if met_edge and target == self._opposite_landing(line, at, way):
            return 0
        return (1 << origin) ^ (1 << target)

    def _opposite_landing(self, line: cython.int, at: cython.int, way: cython.int) -> cython.int:
        """Return where the stone on the other side of the new one lands; -1 without a stone."""
        origin: cython.int = at - way
        if origin < 0 or origin >= self.size or line >> origin & 1:
            return -1
        return self._landing(line, origin, -way)

    def _landing(self, line: cython.int, origin: cython.int, way: cython.int) -> cython.int:
        """Return the first empty place along the ring; ``origin`` if there is none."""
        place: cython.int = origin
        _i: cython.int
        for _i in range(self.size):
            place += way
            if place < 0:
                place = self.size - 1
            elif place == self.size:
                place = 0
            if line >> place & 1:
                return place
        return origin


@functools.cache
def pushes_of(size: int) -> Pushes:
    """Return the pushes on boards of that size."""
    return Pushes(size)
