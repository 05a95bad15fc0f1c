# cython: language_level=3, cdivision=True
"""Counting and finding the one bits of a 64-bit word, with plain arithmetic that every machine has.

It knows no board. Counting and finding sum all bytes of the word at once (Vigna, Broadword
Implementation of Rank/Select Queries, 2008).
"""

from __future__ import annotations

import cython

# Literals above 32 bits would be Python's integers in compiled code: keep them in C variables.
_BYTES = cython.declare(cython.ulonglong, 0x0101010101010101)
_TOPS = cython.declare(cython.ulonglong, 0x8080808080808080)
_PAIRS = cython.declare(cython.ulonglong, 0x5555555555555555)
_FOURS = cython.declare(cython.ulonglong, 0x3333333333333333)
_EIGHTS = cython.declare(cython.ulonglong, 0x0F0F0F0F0F0F0F0F)

_in_byte = cython.declare(cython.uchar[2048])  # [8 * byte + rank] -> place of that one bit


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _byte_counts(word: cython.ulonglong) -> cython.ulonglong:
    """The number of one bits of each byte, in that byte."""
    word -= (word >> 1) & _PAIRS
    word = (word & _FOURS) + ((word >> 2) & _FOURS)
    return (word + (word >> 4)) & _EIGHTS


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def popcount(word: cython.ulonglong) -> cython.int:
    """The number of one bits."""
    total: cython.ulonglong = _byte_counts(word) * _BYTES
    return cython.cast(cython.int, (total >> 56) & 255)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def select(word: cython.ulonglong, rank: cython.int) -> cython.int:
    """The place of a one bit of ``word``, which has more than ``rank`` of them: 0 is the lowest."""
    sums: cython.ulonglong = _byte_counts(word) * _BYTES  # byte i: ones in the bytes 0 to i
    passed: cython.ulonglong = (cython.cast(cython.ulonglong, rank) * _BYTES) | _TOPS
    if not cython.compiled:
        sums &= (1 << 64) - 1
    passed = ((passed - sums) & _TOPS) >> 7  # a one for each byte that ends before the bit
    place: cython.int = cython.cast(cython.int, ((passed * _BYTES) >> 56) & 255) << 3
    rank -= cython.cast(cython.int, ((sums << 8) >> place) & 255)
    byte: cython.int = cython.cast(cython.int, (word >> place) & 255)
    return place + _in_byte[8 * byte + rank]


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def running_counts(words: cython.p_ulonglong, ends: cython.p_int, count: cython.int) -> cython.int:
    """Write to ``ends`` the number of ones in each word and all before it; return that of all."""
    total: cython.int = 0
    i: cython.int
    for i in range(count):
        total += popcount(words[i])
        ends[i] = total
    return total


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def select_in(
    words: cython.p_ulonglong, ends: cython.p_int, count: cython.int, rank: cython.int
) -> cython.int:
    """The place of a one bit in a row of words whose ``running_counts`` are known.

    64 * index of the word + place in it. Without a branch on ``rank``, which is random.
    """
    word: cython.int = 0
    i: cython.int
    for i in range(count - 1):
        word += rank >= ends[i]
    if word:
        rank -= ends[word - 1]
    return 64 * word + select(words[word], rank)


def _fill_in_byte() -> None:
    for byte in range(256):
        places = [place for place in range(8) if byte >> place & 1]
        for rank in range(8):
            _in_byte[8 * byte + rank] = places[rank] if rank < len(places) else 0


_fill_in_byte()
