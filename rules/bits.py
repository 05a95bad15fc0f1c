# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Counting and finding the one bits of a 64-bit word, with portable arithmetic.

It knows no board. Counting and finding sum all bytes of the word at once (Vigna, Broadword
Implementation of Rank/Select Queries, 2008). It also mixes words into hash keys.
"""

from __future__ import annotations

import cython

# Literals above 32 bits would be Python integers in compiled code, so keep them in C variables.
_BYTES = cython.declare(cython.ulonglong, 0x0101010101010101)
_TOPS = cython.declare(cython.ulonglong, 0x8080808080808080)
_PAIRS = cython.declare(cython.ulonglong, 0x5555555555555555)
_FOURS = cython.declare(cython.ulonglong, 0x3333333333333333)
_EIGHTS = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)

_ODD = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)

_WORD = (1 << 64) - 1  # only for the uncompiled file, where Python's integers would grow

_in_byte = cython.declare(cython.uchar[2048])  # [8 * byte + rank] -> place of that one bit


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _byte_counts(word: cython.ulonglong) -> cython.ulonglong:
    """Return the number of one bits of each byte, in that byte."""
    word -= (word >> 1) & _PAIRS
    word = (word & _FOURS) + ((word >> 2) & _FOURS)
    return (word + (word >> 4)) & _EIGHTS


def popcount(word: cython.ulonglong) -> cython.int:
    """Return the number of one bits."""
    total: cython.ulonglong = _byte_counts(word) * _BYTES
    return cython.cast(cython.int, (total >> 56) & 255)


def mix_hash(key: cython.ulonglong, word: cython.ulonglong) -> cython.ulonglong:
    """Return the hash of a sequence of words: ``key`` is that of the words before ``word``."""
    key = (key ^ word) * _ODD
    if not cython.compiled:
        key &= _WORD
    return key ^ key >> 29


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _start_of_byte(sums: cython.ulonglong, rank: cython.int) -> cython.int:
    """Return where the byte with the one bit of that rank starts, given running sums below 128."""
    # one bit for each byte that ends before the bit sought
    passed: cython.ulonglong = (cython.cast(cython.ulonglong, rank) * _BYTES) | _TOPS
    passed = ((passed - sums) & _TOPS) >> 7
    return cython.cast(cython.int, ((passed * _BYTES) >> 56) & 255) << 3


def select(word: cython.ulonglong, rank: cython.int) -> cython.int:
    """Return the place of the one bit of this rank, 0 for the lowest; ``word`` must have it."""
    sums: cython.ulonglong = _byte_counts(word) * _BYTES
    if not cython.compiled:
        sums &= _WORD
    start: cython.int = _start_of_byte(sums, rank)
    rank -= cython.cast(cython.int, ((sums << 8) >> start) & 255)
    byte: cython.int = cython.cast(cython.int, (word >> start) & 255)
    return start + _in_byte[8 * byte + rank]


@cython.final
@cython.cclass
class BitPairs:
    """Pairs of words in which any one bit can be found by its rank, to draw one at random.

    Write ``words``, call ``count``, then ``place``. The two words of a pair are searched together,
    which takes half the time, and have at most 127 one bits between them.
    """

    def __init__(self) -> None:
        if not cython.compiled:
            self.words = [0] * 8
            self.bytes = [0] * 4  # [pair] byte i: number of ones in byte i of the pair's first word
            self.sums = [0] * 4  # [pair] byte i: number of ones in the pair's bytes 0 to i
            self.ends = [0] * 4  # [pair] -> number of ones up to the pair's end
        self.pairs = 0

    def count(self, pairs: cython.int) -> cython.int:
        """Return the number of ones in the first ``pairs`` pairs, at most 4."""
        total: cython.int = 0
        counts: cython.ulonglong
        sums: cython.ulonglong
        i: cython.int
        for i in range(pairs):
            counts = _byte_counts(self.words[2 * i])
            sums = (counts + _byte_counts(self.words[2 * i + 1])) * _BYTES
            if not cython.compiled:
                sums &= _WORD
            self.bytes[i] = counts
            self.sums[i] = sums
            total += cython.cast(cython.int, sums >> 56)
            self.ends[i] = total
        self.pairs = pairs
        return total

    def place(self, rank: cython.int) -> cython.int:
        """Return 64 * word + place of the one bit of this rank, which is below ``count``.

        Without a branch on ``rank``, which is random.
        """
        pair: cython.int = 0
        i: cython.int
        for i in range(self.pairs - 1):
            pair += rank >= self.ends[i]
        sums: cython.ulonglong = self.sums[pair]
        rank -= self.ends[pair] - cython.cast(cython.int, sums >> 56)
        start: cython.int = _start_of_byte(sums, rank)
        rank -= cython.cast(cython.int, ((sums << 8) >> start) & 255)
        first: cython.int = cython.cast(cython.int, (self.bytes[pair] >> start) & 255)
        second: cython.int = rank >= first
        rank -= first & -second
        word: cython.int = 2 * pair + second
        byte: cython.int = cython.cast(cython.int, (self.words[word] >> start) & 255)
        return 64 * word + start + _in_byte[8 * byte + rank]


def _fill_in_byte() -> None:
    for byte in range(256):
        places = [place for place in range(8) if byte >> place & 1]
        for rank in range(8):
            _in_byte[8 * byte + rank] = places[rank] if rank < len(places) else 0


_fill_in_byte()
