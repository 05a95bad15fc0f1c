# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""A random number for each piece and each image of its board (Zobrist 1970).

The numbers of a piece in all images are packed side by side into one integer, so that those of a
whole position are combined at once, by exclusive or. The library's index keeps what is made of them
on disk, so they must not change.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.rng import next_state, number_at
else:
    from rules.rng import next_state, number_at

_HALF = cython.declare(cython.ulonglong, 0xFFFFFFFF)
_COLOURS = cython.declare(cython.longlong, 3)  # with neutral pieces


@cython.final
@cython.cclass
class PieceNumbers:
    """The numbers of the pieces on one board; those that were asked for are kept."""

    def __init__(self, seed: int, symmetries: Sequence[Sequence[int]]) -> None:
        """``symmetries``: [image][site] -> site."""
        self.seed = seed
        self.symmetries = symmetries
        self.form = struct.Struct(f"<{len(symmetries)}Q")
        self.size = 8 * len(symmetries)
        self.site_count = len(symmetries[0])
        self.known: dict[int, int] = {}

    def of(
        self, site: cython.int, level: cython.int, colour: cython.int, partner: cython.int
    ) -> Any:
        """Return the numbers of a piece: see ``Piece``."""
        lies: cython.longlong = (level * _COLOURS + colour) * self.site_count + site
        lies = lies * (self.site_count + 1) + partner + 1
        numbers = self.known.get(lies)
        if numbers is None:
            numbers = self.known[lies] = self._packed(site, level, colour, partner)
        return numbers

    def key(self, numbers: int, colour: int) -> int:
        """Return 63 bits for combined numbers and the colour to move, equal for all images."""
        least: cython.ulonglong = min(self.form.unpack(numbers.to_bytes(self.size, "little")))
        state: cython.ulonglong = _mix(_mix(self.seed, least >> 32), least)
        return _mix(state, colour) >> 1

    def least_image(self, numbers: int) -> int:
        """Return the first image whose combined number is the least, of which ``key`` is made."""
        found = self.form.unpack(numbers.to_bytes(self.size, "little"))
        return int(found.index(min(found)))

    def _packed(self, site: int, level: int, colour: int, partner: int) -> int:
        numbers = [
            mixed(self.seed, image[site], level, colour, image[partner] if partner >= 0 else -1)
            for image in self.symmetries
        ]
        return int.from_bytes(self.form.pack(*numbers), "little")


def mixed(seed: int, *parts: int) -> int:
    """Return 64 bits from numbers of up to 32 bits, the same on every machine."""
    state: cython.ulonglong = seed
    for part in parts:
        state = _mix(state, part & _HALF)
    return state


def _mix(state: cython.ulonglong, part: cython.ulonglong) -> cython.ulonglong:
    """Mix the lower 32 bits of ``part`` into the state."""
    state = next_state(state ^ (part & _HALF))
    return state ^ number_at(state)
