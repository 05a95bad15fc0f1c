# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Random numbers for playouts: xoroshiro128+ (Blackman and Vigna, 2018), the same on every machine.

It knows nothing of games. Not for secrets.
"""

from __future__ import annotations

import cython

_WORD = (1 << 64) - 1  # only for the uncompiled file, where Python's integers would grow


def splitmix(state: int) -> tuple[int, int]:
    """Return the next state and the next number of Steele's splitmix64: seeds and hash keys."""
    state = (state + 0x9E3779B97F4A7C15) & _WORD
    z = state
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _WORD
    return state, z ^ (z >> 31)


@cython.final
@cython.cclass
class Rng:
    """A stream of random numbers, determined by its seed."""

    def __init__(self, seed: int) -> None:
        state, self.a = splitmix(seed & _WORD)
        state, self.b = splitmix(state)

    def next(self) -> cython.ulonglong:
        """Return 64 random bits."""
        a: cython.ulonglong = self.a
        b: cython.ulonglong = self.b
        number: cython.ulonglong = a + b
        b ^= a
        a = ((a << 24) | (a >> 40)) ^ b ^ (b << 16)
        b = (b << 37) | (b >> 27)
        if not cython.compiled:
            number &= _WORD
            a &= _WORD
            b &= _WORD
        self.a = a
        self.b = b
        return number

    def below(self, n: cython.int) -> cython.int:
        """Return a number from 0 to n-1; n at most 2**31-1. The bias is below n / 2**32."""
        return cython.cast(
            cython.int, ((self.next() >> 32) * cython.cast(cython.ulonglong, n)) >> 32
        )
