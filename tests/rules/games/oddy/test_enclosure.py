"""What encloses the middle: each way of finding it out, against the rule as people explain it.

The source is tested uncompiled.
"""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest
from uncompiled import source_of

from rules.board import Board, polygon, triangle

SOURCE = source_of("games/oddy/enclosure")
TRIANGLES = [triangle(size) for size in range(3, 16)]
POLYGONS = [
    polygon(k, size) for k, sizes in ((5, (3, 6, 9)), (7, (3, 6)), (9, (3, 9))) for size in sizes
]


def words_of(sites: set[int]) -> list[int]:
    return [sum([1 << s % 64 for s in sites if s // 64 == word]) for word in range(6)]


def groups(board: Board, sites: set[int]) -> list[list[int]]:
    left, found = set(sites), []
    while left:
        group = [left.pop()]
        for site in group:
            for other in board.neighbours(site):
                if other in left:
                    left.remove(other)
                    group.append(other)
        found.append(group)
    return found


def encloses(board: Board, group: list[int]) -> bool:
    """Return whether a group touches three sides with gaps of less than half the sides."""
    k = board.side_count
    touched = sorted({side for site in group for side in board.sides_of(site)})
    return any(
        max(b - a, c - b, a + k - c) <= (k - 1) // 2
        for a, b, c in itertools.combinations(touched, 3)
    )


def random_half(board: Board, choose: random.Random) -> set[int]:
    return {site for site in range(board.site_count) if choose.random() < 0.5}


@pytest.mark.parametrize("board", TRIANGLES + POLYGONS, ids=repr)
def test_full_boards(board: Board) -> None:
    choose = random.Random(board.site_count)
    enclosure = SOURCE.Enclosure(board)
    won = 0
    for _ in range(40):
        black = random_half(board, choose)
        wins = any(encloses(board, group) for group in groups(board, black))
        assert enclosure.by_any(words_of(black)) == wins
        assert enclosure.by_any(words_of(set(range(board.site_count)) - black)) != wins
        won += wins
    assert 5 < won < 35


@pytest.mark.parametrize("board", TRIANGLES, ids=repr)
def test_triangles_are_decided_alike_by_groups_and_by_majorities(board: Board) -> None:
    choose = random.Random(board.size)
    enclosure = SOURCE.Enclosure(board)
    for _ in range(40):
        black = words_of(random_half(board, choose))
        wins = enclosure.by_any([*black])
        enclosure.rows = 0
        assert enclosure.by_any([*black]) == wins
        enclosure.rows = board.size


@pytest.mark.parametrize("board", TRIANGLES + POLYGONS, ids=repr)
def test_groups(board: Board) -> None:
    choose = random.Random(board.site_count)
    enclosure = SOURCE.Enclosure(board)
    ways: list[Any] = [enclosure._take_big]
    if board.site_count <= 128:
        ways.append(enclosure._take_small)
    for _ in range(5):
        stones = random_half(board, choose)
        for group in groups(board, stones):
            wins = encloses(board, group)
            assert enclosure.by_group(words_of(stones), choose.choice(group)) == wins
            for take in ways:
                left = words_of(stones)
                assert take(left, choose.choice(group)) == wins
                assert wins or left == words_of(stones - set(group))
