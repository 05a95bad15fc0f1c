# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O3
"""Random numbers and hashes that are the same in every run and on every machine.

Random numbers for playouts are those of xoroshiro128+ (Blackman and Vigna, 2018); hashes are of
nested tuples. It knows nothing of games. Not for secrets.
"""

from __future__ import annotations

from typing import Any

import cython

_WORD = (1 << 64) - 1  # only for the uncompiled file, where Python's integers would grow
# Literals above 32 bits would be Python integers in compiled code, so keep them in C variables.
_STEP = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
_FIRST = cython.declare(cython.ulonglong, 0xBF58476D1CE4E5B9)
_SECOND = cython.declare(cython.ulonglong, 0x94D049BB133111EB)


def splitmix(state: int) -> tuple[int, int]:
    """Return the next state and the next number of Steele's splitmix64: seeds and hash keys."""
    state = next_state(state & _WORD)
    return state, number_at(state)


def next_state(state: cython.ulonglong) -> cython.ulonglong:
    """Return the state of splitmix64 that follows."""
    state += _STEP
    return state if cython.compiled else state & _WORD


def number_at(state: cython.ulonglong) -> cython.ulonglong:
    """Return the number of splitmix64 in a state."""
    z: cython.ulonglong = (state ^ (state >> 30)) * _FIRST
    if not cython.compiled:
        z &= _WORD
    z = (z ^ (z >> 27)) * _SECOND
    if not cython.compiled:
        z &= _WORD
    return z ^ (z >> 31)


@cython.final
@cython.cclass
class Rng:
    """A stream of random numbers, determined by its seed."""

    def __init__(self, seed: int) -> None:
        state, self.a = splitmix(seed & _WORD)
        state, self.b = splitmix(state)

    if not cython.compiled:  # rng.pxd has them inline

        def next(self) -> int:
            """Return 64 random bits."""
            a, b = self.a, self.b ^ self.a
            number = (a + self.b) & _WORD
            self.a = ((a << 24 | a >> 40) ^ b ^ b << 16) & _WORD
            self.b = (b << 37 | b >> 27) & _WORD
            return number

        def below(self, n: int) -> int:
            """Return a number from 0 to n-1; n at most 2**31-1. The bias is below n / 2**32."""
            return (self.next() >> 32) * n >> 32


def stable_hash(parts: Any) -> int:
    """Return 63 bits from nested tuples of ints and texts."""
    return _with_parts(0, parts) >> 1


@cython.cfunc
def _with_parts(state: cython.ulonglong, parts: Any) -> cython.ulonglong:
    """Return the state after all numbers in the parts."""
    if isinstance(parts, str):
        for number in parts.encode():
            state = _with_number(state, number)
    elif isinstance(parts, tuple):
        state = _with_number(state, len(parts))
        for part in parts:
            state = _with_parts(state, part)
    else:
        state = _with_number(state, int(parts) & 0xFFFFFFFF)
    return state


@cython.cfunc
@cython.exceptval(check=False)
def _with_number(state: cython.ulonglong, number: cython.ulonglong) -> cython.ulonglong:
    state = next_state(state ^ number)
    return state ^ number_at(state)
