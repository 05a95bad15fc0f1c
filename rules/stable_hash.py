"""Hashes of nested tuples that are the same in every run and on every machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.rng import splitmix


def stable_hash(parts: Any) -> int:
    """Return 63 bits from nested tuples of ints and texts."""
    state = 0
    for number in _flatten(parts):
        state, mixed = splitmix(state ^ (number & 0xFFFFFFFF))
        state ^= mixed
    return state >> 1


def _flatten(parts: Any) -> Iterator[int]:
    if isinstance(parts, str):
        yield from parts.encode()
    elif isinstance(parts, tuple):
        yield len(parts)
        for part in parts:
            yield from _flatten(part)
    else:
        yield int(parts)
