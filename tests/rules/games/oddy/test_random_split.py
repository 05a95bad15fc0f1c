"""Halves of sets of sites: their size, and that all are equally likely.

The source is tested uncompiled.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter

import pytest
from uncompiled import source_of

SOURCE = source_of("games/oddy/random_split")
STREAM = source_of("rng").Rng(11)


def words_of(sites: list[int], words: int) -> list[int]:
    return [sum([1 << s % 64 for s in sites if s // 64 == word]) for word in range(words)]


def half_of(sites: list[int], words: int) -> list[int]:
    """Return the sites dealt out, in order."""
    half = [0] * words
    SOURCE.random_half(STREAM, words_of(sites, words), words, len(sites), half)
    return [s for s in range(64 * words) if half[s // 64] >> s % 64 & 1]


@pytest.mark.parametrize("words", [1, 2, 6])
def test_the_half_is_of_the_sites_and_has_its_size(words: int) -> None:
    choose = random.Random(words)
    for count in (0, 1, 2, 3, 20, 63, 64 * words):
        for _ in range(20):
            sites = choose.sample(range(64 * words), min(count, 64 * words))
            half = half_of(sites, words)
            assert set(half) <= set(sites)
            assert len(half) == (len(sites) + 1) // 2


@pytest.mark.parametrize("sites", [[3, 4, 60, 63], [0, 9, 63, 64, 127], [70, 80, 90, 1, 2, 3]])
def test_every_half_is_as_likely(sites: list[int]) -> None:
    halves = list(itertools.combinations(sorted(sites), (len(sites) + 1) // 2))
    draws = 400 * len(halves)
    seen = Counter([tuple(half_of(sites, 2)) for _ in range(draws)])
    assert set(seen) == set(halves)
    # chi-squared of up to 19 degrees of freedom is below 44 with probability 0.999
    assert sum([(seen[half] - 400) ** 2 / 400 for half in halves]) < 44
