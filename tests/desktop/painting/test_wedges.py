"""The mesh of boards with 5, 7 and 9 sides."""

from __future__ import annotations

import cmath
import math

import pytest

from desktop.painting.wedges import fans, places, vertex
from rules.board import polygon

MESHES = [(sides, size) for sides in (5, 7, 9) for size in range(3, 10)]


@pytest.mark.parametrize(("sides", "size"), MESHES)
def test_fans_are_the_neighbours_and_the_extra_ring(sides: int, size: int) -> None:
    board = polygon(sides, size)
    for site, around in enumerate(fans(sides, size)):
        assert {v for v in around if v < board.site_count} == set(board.neighbours(site))
        assert len(around) == (sides if site == 0 else 6)


@pytest.mark.parametrize(("sides", "size"), MESHES)
def test_fans_go_clockwise_once_around(sides: int, size: int) -> None:
    where = places(sides, size)
    assert len(where) == vertex(sides, size + 1, 0)
    for site, around in enumerate(fans(sides, size)):
        turns = [
            cmath.phase((where[b] - where[site]) / (where[a] - where[site]))
            for a, b in zip(around, around[1:] + around[:1], strict=True)
        ]
        assert all(-math.pi < turn < 0 for turn in turns)
        assert sum(turns) == pytest.approx(-2 * math.pi)
