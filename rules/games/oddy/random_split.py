# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Divides sites between two players at random.

Sets of sites are rows of 64-bit words. It knows no board and no game.
"""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.rules.bits import popcount, select
    from cython.cimports.rules.rng import Rng
else:
    from rules.bits import popcount, select
    from rules.rng import Rng


def random_half(
    rng: Rng,
    sites: cython.p_ulonglong,
    words: cython.int,
    count: cython.int,
    half: cython.p_ulonglong,
) -> cython.void:
    """Write a random half of the ``count`` sites to ``half``, the bigger half if they differ.

    Each half is equally likely: a coin is tossed for every site, then random sites move from the
    side that has too many.
    """
    tossed: cython.int = 0
    word: cython.int
    for word in range(words):
        half[word] = rng.next() & sites[word]
        tossed += popcount(half[word])
    if tossed < (count + 1) // 2:
        _take_rest(sites, words, half)
        _drop(rng, half, words, count - tossed, count // 2)
        _take_rest(sites, words, half)
    else:
        _drop(rng, half, words, tossed, (count + 1) // 2)


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _take_rest(
    sites: cython.p_ulonglong, words: cython.int, half: cython.p_ulonglong
) -> cython.void:
    word: cython.int
    for word in range(words):
        half[word] ^= sites[word]


@cython.cfunc
@cython.nogil
@cython.inline
@cython.exceptval(check=False)
def _drop(
    rng: Rng, sites: cython.p_ulonglong, words: cython.int, count: cython.int, left: cython.int
) -> cython.void:
    """Drop random sites until so many of the ``count`` are left."""
    word: cython.int
    rank: cython.int
    size: cython.int
    while count > left:
        rank = rng.below(count)
        word = 0
        while word < words - 1:
            size = popcount(sites[word])
            if rank < size:
                break
            rank -= size
            word += 1
        sites[word] ^= cython.cast(cython.ulonglong, 1) << select(sites[word], rank)
        count -= 1
