# cython: language_level=3, cdivision=True
# distutils: extra_compile_args = -O2
"""Hashes of nested tuples that are the same in every run and on every machine."""

from __future__ import annotations

from typing import Any

import cython

if cython.compiled:
    from cython.cimports.rules.rng import next_state, number_at
else:
    from rules.rng import next_state, number_at


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
