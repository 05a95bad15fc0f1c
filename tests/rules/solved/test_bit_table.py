"""Tables of bits: exact for every key, small, and refused when they are cut off."""

from __future__ import annotations

import random

import pytest

from rules.solved.bit_table import BitTable


def bits_of(count: int) -> dict[bytes, int]:
    dice = random.Random(count)
    return {b"key %d" % i: dice.getrandbits(1) for i in range(count)}


@pytest.mark.parametrize("count", [0, 1, 2, 500, 20_000])
def test_every_key_has_its_bit_after_writing_and_reading(count: int) -> None:
    bits = bits_of(count)
    table = BitTable.read(BitTable.of(bits).write())
    assert {key: table[key] for key in bits} == bits


def test_it_takes_little_more_than_a_bit_a_key() -> None:
    bits = bits_of(30_000)
    assert len(BitTable.of(bits).write()) * 8 < 1.06 * len(bits)


def test_equal_keys_make_equal_tables() -> None:
    bits = bits_of(300)
    backwards = dict(reversed(bits.items()))
    table, other = BitTable.of(bits), BitTable.of(backwards)
    assert len(table.write()) == len(other.write())
    assert all(other[key] == bit for key, bit in bits.items())


@pytest.mark.parametrize("length", [0, 1, 4, 6, -1])
def test_a_table_that_is_cut_off_is_refused(length: int) -> None:
    data = BitTable.of(bits_of(20)).write()
    with pytest.raises(ValueError, match="the table"):
        BitTable.read(data[:length])


def test_a_table_with_something_behind_it_is_refused() -> None:
    data = BitTable.of(bits_of(20)).write()
    with pytest.raises(ValueError, match="the table"):
        BitTable.read(data + b"\0")
