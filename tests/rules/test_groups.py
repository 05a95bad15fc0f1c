"""Groups and their sizes on random boards, against a flood fill."""

from __future__ import annotations

import collections
import random

import pytest
from uncompiled import source_of

from rules.board import Board, hexagon, polygon, square, triangle
from rules.groups import Groups
from rules.position import BLACK, WHITE


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


SOURCE = source_of("group_sizes")


def planes(stones: list[int], colour: int) -> list[int]:
    sites = [site for site, stone in enumerate(stones) if stone == colour]
    return [sum(1 << site % 64 for site in sites if site // 64 == word) for word in (0, 1)]


def random_stones(board_size: int, rng: random.Random) -> list[int]:
    """Return blocks of like colours beside single squares, some boards with empty squares."""
    choices = [BLACK, WHITE, -1] if rng.random() < 0.3 else [BLACK, WHITE]
    stones = [rng.choice(choices) for _ in range(board_size**2)]
    if rng.random() < 0.5:
        half = rng.randrange(board_size**2)
        stones[:half] = [rng.choice(choices)] * half
    return stones


@pytest.mark.parametrize("board_size", range(3, 12))
def test_random_boards(board_size: int) -> None:
    rng = random.Random(board_size)
    sizes = SOURCE.GroupSizes(board_size)
    for _ in range(30):
        stones = random_stones(board_size, rng)
        groups = Groups.of(square(board_size), stones)
        found = {colour: collections.Counter[int]() for colour in (BLACK, WHITE)}
        for colour, size in zip(groups.colours(), groups.sizes(), strict=True):
            found[colour][size] += 1
        balances = [
            max(found[BLACK] - found[WHITE], default=0),
            max(found[WHITE] - found[BLACK], default=0),
        ]
        black, white = planes(stones, BLACK), planes(stones, WHITE)
        sizes.find(black, white, False)
        assert [sizes.balance(colour) for colour in (BLACK, WHITE)] == balances
        for colour in (BLACK, WHITE):
            squares = sum(n * size**2 for size, n in found[colour].items())
            assert sizes.squares(colour) == squares
        occurring = sorted(set(found[BLACK]) | set(found[WHITE]), reverse=True)
        counts = [(size, found[BLACK][size], found[WHITE][size]) for size in occurring]
        assert sizes.counts() == counts
        sizes.find(black, white, True)
        decided = [sizes.balance(colour) for colour in (BLACK, WHITE)]
        assert max(decided) == max(balances)
        assert decided.index(max(decided)) == balances.index(max(balances))
        assert min(decided) <= max(decided)
        assert (decided[0] == decided[1]) == (balances[0] == balances[1])


def test_a_comb_and_an_empty_board() -> None:
    sizes = SOURCE.GroupSizes(11)
    sizes.find([0, 0], [0, 0], True)
    assert (sizes.balance(BLACK), sizes.balance(WHITE), sizes.counts()) == (0, 0, [])
    # one black group through every other column, joined along the bottom
    stones = [
        BLACK if row == 0 or column % 2 else WHITE for row in range(11) for column in range(11)
    ]
    sizes.find(planes(stones, BLACK), planes(stones, WHITE), False)
    assert sizes.counts() == [(61, 1, 0), (10, 0, 6)]
