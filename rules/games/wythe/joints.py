# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""The joints between neighbouring squares of a square board, as bit planes.

A plane is two 64-bit words, bit ``site`` & 63 of word ``site`` >> 6. All positions on boards of a
size share them.
"""

from __future__ import annotations

import functools

import cython

MAX_SQUARES = 121  # 11 x 11; joints.pxd and Wythe size their arrays by it
NOWHERE = 121  # instead of a site: one without joints

_WORD = (1 << 64) - 1


@cython.final
@cython.cclass
class Joints:
    """All joints of a board, and those of each site. Never changed.

    A joint has the bit of its western or southern square, in plane 0 if it leads to the east and
    in plane 1 if it leads to the north.

    Attributes:
        all: [2 * plane + word] all joints of the board.
        others: [4 * site + 2 * plane + word] all but those of a site; all of them for NOWHERE.
        pair: [4 * site + 2 * plane + word] the two squares of the joint of ``site`` in a plane.
        dark: [word] the squares that would be white if colours alternated, a1 being black.
    """

    def __init__(self, size: int) -> None:
        if not cython.compiled:
            self.all = [0] * 4
            self.others = [0] * (4 * MAX_SQUARES + 4)
            self.pair = [0] * (4 * MAX_SQUARES)
            self.dark = [0] * 2
        count = size * size
        # whole boards as big integers, split into words at the end
        east = sum([1 << site for site in range(count) if site % size < size - 1])
        north = sum([1 << site for site in range(count - size)])
        dark = sum([1 << site for site in range(count) if (site // size + site % size) & 1])
        for word in range(2):
            self.dark[word] = dark >> 64 * word & _WORD
            for plane, (joints, stride) in enumerate(((east, 1), (north, size))):
                index = 2 * plane + word
                self.all[index] = joints >> 64 * word & _WORD
                self.others[4 * NOWHERE + index] = self.all[index]
                for site in range(count):
                    own = 1 << site | 1 << site >> stride
                    pair = 1 << site | 1 << site + stride
                    self.others[4 * site + index] = (joints & ~own) >> 64 * word & _WORD
                    self.pair[4 * site + index] = pair >> 64 * word & _WORD


@functools.cache
def joints_of(size: int) -> Joints:
    """Return the joints of a board of that size."""
    return Joints(size)
