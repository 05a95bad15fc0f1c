"""Counting and finding bits, compiled and uncompiled, against plain loops."""

from __future__ import annotations

import random

import pytest
from uncompiled import source_of

from rules import bits

SOURCE = source_of("bits")
RNG = random.Random(5)
WORDS = [1 << place for place in range(64)]
WORDS += [(1 << length) - 1 for length in range(1, 65)]
WORDS += [RNG.getrandbits(64) & RNG.getrandbits(64) | 1 << RNG.randrange(64) for _ in range(200)]


def places(word: int) -> list[int]:
    return [place for place in range(64) if word >> place & 1]


@pytest.mark.parametrize("module", [bits, SOURCE], ids=["built", "source"])
def test_words(module: object) -> None:
    assert module.popcount(0) == 0  # type: ignore[attr-defined]
    for word in WORDS:
        found = places(word)
        assert module.popcount(word) == len(found)  # type: ignore[attr-defined]
        for rank, place in enumerate(found):
            assert module.select(word, rank) == place  # type: ignore[attr-defined]


@pytest.mark.parametrize("pairs", [1, 2, 4])
def test_pairs_of_words(pairs: int) -> None:
    row = SOURCE.BitPairs()
    for _ in range(20):
        words = [RNG.choice([0, *WORDS]) for _ in range(2 * pairs)]
        for first in range(0, 2 * pairs, 2):
            if words[first] & words[first + 1] == (1 << 64) - 1:
                words[first] >>= 1  # at most 127 ones in a pair
        row.words[: 2 * pairs] = words
        wanted = [64 * i + place for i, word in enumerate(words) for place in places(word)]
        assert row.count(pairs) == len(wanted)
        assert sorted([row.place(rank) for rank in range(len(wanted))]) == wanted
