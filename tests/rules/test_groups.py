"""Groups on small drawn boards, and on random ones against a flood fill."""

from __future__ import annotations

import random

import pytest

from rules.board import Board, hexagon, polygon, square, triangle
from rules.groups import Groups
from rules.position import BLACK, WHITE


def drawn(drawing: str) -> tuple[Board, list[int]]:
    """Return a square of x, o and dots, the top row first."""
    rows = drawing.split()
    stones = ["xo.".index(mark) for row in reversed(rows) for mark in row]
    return square(len(rows)), [stone if stone < 2 else -1 for stone in stones]


def test_a_drawn_board() -> None:
    board, stones = drawn("xx.o .xoo xooo x..x")
    groups = Groups.of(board, stones)
    assert groups.count == 4
    found = {
        (colour, size): groups.sites(group)
        for group, (colour, size) in enumerate(zip(groups.colours(), groups.sizes(), strict=True))
    }
    names = {key: sorted([board.names[site] for site in sites]) for key, sites in found.items()}
    assert names == {
        (BLACK, 2): ["a1", "a2"],
        (BLACK, 1): ["d1"],
        (BLACK, 3): ["a4", "b3", "b4"],
        (WHITE, 6): ["b2", "c2", "c3", "d2", "d3", "d4"],
    }
    assert groups.group_at(board.site("b1")) == -1


def test_the_sides_that_groups_touch() -> None:
    board, stones = drawn("xx.o .xoo xooo x..x")
    groups = Groups.of(board, stones)
    masks = groups.side_masks()
    bottom, right, top, left = 1, 2, 4, 8
    assert masks[groups.group_at(board.site("a1"))] == bottom | left
    assert masks[groups.group_at(board.site("d1"))] == bottom | right
    assert masks[groups.group_at(board.site("a4"))] == top | left
    assert masks[groups.group_at(board.site("c3"))] == top | right


@pytest.mark.parametrize(
    "board", [square(3), square(11), hexagon(10), triangle(15), polygon(9, 9)], ids=repr
)
def test_random_boards_agree_with_a_flood(board: Board) -> None:
    rng = random.Random(7)
    for empties in (0, 1, 4):
        stones = [rng.choice([BLACK, WHITE] + [-1] * empties) for _ in range(board.site_count)]
        groups = Groups.of(board, stones)
        found = sorted([groups.sites(group) for group in range(groups.count)])
        assert found == sorted(flooded(board, stones))
        for group, colour in enumerate(groups.colours()):
            sites = groups.sites(group)
            assert {stones[site] for site in sites} == {colour}
            assert groups.sizes()[group] == len(sites)
            sides = {side for site in sites for side in board.sides_of(site)}
            assert groups.side_masks()[group] == sum(1 << side for side in sides)


def flooded(board: Board, stones: list[int]) -> list[tuple[int, ...]]:
    left = {site for site in range(board.site_count) if stones[site] >= 0}
    found = []
    while left:
        group = [left.pop()]
        for site in group:
            for other in board.neighbours(site):
                if other in left and stones[other] == stones[site]:
                    left.remove(other)
                    group.append(other)
        found.append(tuple(sorted(group)))
    return found
