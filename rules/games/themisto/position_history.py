# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O1
"""The positions that have occurred in a game, for rules that count repetitions.

A position is two 64-bit words for the board and a small number for the rest.
"""

from __future__ import annotations

import cython

_BLOCK = 64  # positions in a block; position_history.pxd sizes its arrays by it
_ROOM = cython.declare(cython.int, _BLOCK)


@cython.final
@cython.cclass
class PositionHistory:
    """The positions that have occurred: the last ones here, those before in ``earlier``, a chain
    that never changes, so that copies share it.
    """

    def __init__(self, earlier: PositionHistory | None = None) -> None:
        if not cython.compiled:
            self.black = [0] * _BLOCK
            self.white = [0] * _BLOCK
            self.rest = [0] * _BLOCK
        self.count = 0
        self.earlier = earlier

    def add(
        self, black: cython.ulonglong, white: cython.ulonglong, rest: cython.int
    ) -> cython.void:
        """Add the current position."""
        if self.count == _ROOM:
            with cython.gil:
                self.share()
        self.black[self.count] = black
        self.white[self.count] = white
        self.rest[self.count] = rest
        self.count += 1

    def copy_from(self, other: PositionHistory) -> cython.void:
        """Copy ``other``."""
        i: cython.int
        if self.earlier is not other.earlier:
            with cython.gil:
                self.earlier = other.earlier
        self.count = other.count
        for i in range(other.count):
            self.black[i] = other.black[i]
            self.white[i] = other.white[i]
            self.rest[i] = other.rest[i]

    def times(
        self, black: cython.ulonglong, white: cython.ulonglong, rest: cython.int
    ) -> cython.int:
        """Return how often a position has occurred."""
        i: cython.int
        found: cython.int = 0
        for i in range(self.count):
            if self.black[i] == black and self.white[i] == white and self.rest[i] == rest:
                found += 1
        if self.earlier is not None:
            found += self.earlier.times(black, white, rest)
        return found

    def share(self) -> None:
        """Move all positions to the shared chain.

        That makes room for a block of new ones, which are added without Python's lock.
        """
        block: PositionHistory = PositionHistory(self.earlier)
        block.copy_from(self)
        self.earlier = block
        self.count = 0

    def entries(self) -> list[tuple[int, int, int]]:
        """Return all positions as (black, white, rest), in the order of play."""
        own = [(self.black[i], self.white[i], self.rest[i]) for i in range(self.count)]
        return own if self.earlier is None else self.earlier.entries() + own
