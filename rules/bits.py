# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O1
"""Counting and finding the one bits of 64-bit words, and mixing words into hash keys.

It knows no board. Compiled modules take the functions from ``bits.pxd``, which needs only the
table of this file.
"""

from __future__ import annotations

import cython

_WORD = (1 << 64) - 1

in_byte = cython.declare(cython.uchar[2048])  # [8 * byte + rank] -> place of that one bit

if not cython.compiled:

    def popcount(word: int) -> int:
        """Return the number of one bits."""
        return word.bit_count()

    def select(word: int, rank: int) -> int:
        """Return the place of the one bit of this rank, 0 for the lowest; ``word`` must have it."""
        return select_of_two(word, 0, rank)

    select_by_sums = select  # the compiled one is for processors without an instruction for it

    def select_of_two(first: int, second: int, rank: int) -> int:
        """Return where the one bit of this rank is in two words, 64 more in the second one.

        They are counted byte by byte, those of the first word's byte before the second's.
        """
        for start in range(0, 64, 8):
            for word, place in ((first, start), (second, 64 + start)):
                byte = word >> start & 255
                if rank < byte.bit_count():
                    return place + in_byte[8 * byte + rank]
                rank -= byte.bit_count()
        raise AssertionError("there is no bit of that rank")

    def mix_hash(key: int, word: int) -> int:
        """Return the hash of a sequence of words: ``key`` is that of the words before ``word``."""
        key = (key ^ word) * 0x9E3779B97F4A7C15 & _WORD
        return key ^ key >> 29


def _fill_in_byte() -> None:
    for byte in range(256):
        places = [place for place in range(8) if byte >> place & 1]
        for rank in range(8):
            in_byte[8 * byte + rank] = places[rank] if rank < len(places) else 0


_fill_in_byte()
