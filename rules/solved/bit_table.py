"""A table from keys to bits that stores no keys: a ribbon.

A key is hashed to a row of its own and to a pattern of 128 bits; its value is the parity of the
bits of the table that the pattern selects from that row on. The table solves these equations, so
it is exact for every key it was made from, at about 1.05 bits each; for any other key the answer
means nothing. Dillinger, Hübschle-Schneider, Sanders and Walzer, "Fast succinct retrieval and
approximate membership using ribbon", 2022.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator, Mapping, Sequence

_WIDTH = 128  # bits of a pattern
_PART_KEYS = 16_384  # on average: the table is made in parts, which are solved one by one
_ROOM = 1.02  # rows per key at the first attempt
_MORE_ROOM = 0.002  # at each further one, with another seed
_ATTEMPTS = 256
_HEAD = struct.Struct("<BI")  # of a part: its seed and its number of rows

_Part = tuple[int, int, bytes]  # seed, number of rows, their bits


class BitTable:
    """Maps the keys it was made from to their bits."""

    def __init__(self, parts: Sequence[_Part]) -> None:
        self._parts = parts

    @classmethod
    def of(cls, bits: Mapping[bytes, int]) -> BitTable:
        """Return the table of these keys and their bits."""
        shares: list[dict[bytes, int]] = [{} for _ in range(1 + len(bits) // _PART_KEYS)]
        for key, bit in bits.items():
            shares[_share(key, len(shares))][key] = bit
        return cls([_solved_part(share) for share in shares])

    @classmethod
    def read(cls, data: bytes) -> BitTable:
        """Return the table that ``write`` wrote.

        Raises:
            ValueError: it is cut off.
        """
        parts: list[_Part] = []
        at = 0
        while at < len(data):
            if len(data) < at + _HEAD.size:
                raise ValueError(f"the table ends within a part, after {len(data)} bytes")
            seed, rows = _HEAD.unpack_from(data, at)
            at += _HEAD.size
            parts.append((seed, rows, data[at : at + _bytes_of(rows)]))
            at += _bytes_of(rows)
        if at != len(data) or not parts:
            raise ValueError(f"the table has {len(data)} bytes instead of {at}")
        return cls(parts)

    def write(self) -> bytes:
        return b"".join(_HEAD.pack(seed, rows) + bits for seed, rows, bits in self._parts)

    def __getitem__(self, key: bytes) -> int:
        """Return the bit of a key, 0 or 1; an arbitrary one if the table was made without it."""
        seed, rows, bits = self._parts[_share(key, len(self._parts))]
        row, pattern = _equation(key, seed, rows)
        window = int.from_bytes(bits[row >> 3 : (row + _WIDTH + 7) >> 3], "little")
        return (window >> (row & 7) & pattern).bit_count() & 1


def _share(key: bytes, count: int) -> int:
    """Return the part, of so many, that a key belongs to."""
    return int.from_bytes(hashlib.blake2b(key, digest_size=8).digest(), "little") % count


def _equation(key: bytes, seed: int, rows: int) -> tuple[int, int]:
    """Return the first row of a key, and its pattern, whose lowest bit is set."""
    digest = hashlib.blake2b(key, digest_size=24, salt=bytes([seed])).digest()
    first = int.from_bytes(digest[:8], "little") % (rows - _WIDTH + 1)
    return first, int.from_bytes(digest[8:], "little") | 1


def _bytes_of(rows: int) -> int:
    return (rows + 7) // 8


def _solved_part(bits: Mapping[bytes, int]) -> _Part:
    """Return a part in which every key has its bit."""
    for seed in range(_ATTEMPTS):
        rows = _WIDTH + int(len(bits) * (_ROOM + _MORE_ROOM * seed))
        patterns = [0] * rows
        right = bytearray(rows)  # the right sides of the equations
        if all(
            _add(patterns, right, row, pattern, bit) for row, pattern, bit in _all(bits, seed, rows)
        ):
            return seed, rows, _substituted(patterns, right)
    raise ValueError(f"no table of {len(bits)} keys after {_ATTEMPTS} attempts")


def _all(bits: Mapping[bytes, int], seed: int, rows: int) -> Iterator[tuple[int, int, int]]:
    """Yield the equation of each key: its first row, its pattern and its bit."""
    for key, bit in bits.items():
        yield (*_equation(key, seed, rows), bit)


def _add(patterns: list[int], right: bytearray, row: int, pattern: int, bit: int) -> bool:
    """Add an equation, eliminated by those before; return False if it contradicts them."""
    while pattern:
        shift = (pattern & -pattern).bit_length() - 1
        row += shift
        pattern >>= shift
        if not patterns[row]:
            patterns[row] = pattern
            right[row] = bit
            return True
        pattern ^= patterns[row]
        bit ^= right[row]
    return not bit


def _substituted(patterns: Sequence[int], right: bytearray) -> bytes:
    """Return the bits that solve the equations, from the last row to the first."""
    window = 0  # the bits from the current row on
    bits = bytearray(_bytes_of(len(patterns)))
    for row in range(len(patterns) - 1, -1, -1):
        window = window << 1 & (1 << _WIDTH) - 1
        bit = (window & patterns[row]).bit_count() & 1 ^ right[row]
        window |= bit
        bits[row >> 3] |= bit << (row & 7)
    return bytes(bits)
