"""Paths through a group to three sides, on small boards."""

from __future__ import annotations

import enum
import itertools

import pytest

from rules.board import Board, polygon, triangle
from rules.count_step import CountedGroup
from rules.games.oddy import OddYCounted
from rules.games.oddy.side_ways import joined_sides, side_steps
from rules.outcome import Count


class Label(enum.Enum):
    SIDES = "sides"


COUNT = Count(Label.SIDES, 3, 0)


def sites(board: Board, text: str) -> list[int]:
    return [board.names.index(name) for name in text.split()]


def test_a_group_joins_three_sides_by_the_shortest_ways() -> None:
    board = triangle(3)  # a1 / b1 b2 / c1 c2 c3
    group = sites(board, "a1 b1 c1 c2 c3")
    sides, ways = joined_sides(board, group)
    assert sides == (0, 1, 2)
    length = sum(len(way) for way in ways)
    for side, way in zip(sides, ways, strict=True):
        assert set(way) <= set(group)
        assert way[0] in board.side(side)
        assert way[-1] == ways[0][-1]  # they meet
        for one, other in itertools.pairwise(way):
            assert other in board.neighbours(one)
    # one cell of a corner for its two sides, and three cells to the third side
    assert length == 5


def test_of_a_big_group_the_shortest_ways_are_taken() -> None:
    board = polygon(5, 3)
    whole = list(range(board.site_count))
    sides, ways = joined_sides(board, whole)
    assert len(sides) == 3
    assert sum(len(way) for way in ways) <= 3 * 3
    assert len({way[-1] for way in ways}) == 1


def test_a_group_that_joins_none_is_an_error() -> None:
    board = triangle(4)
    with pytest.raises(ValueError, match=r"the group on \(0,\) does not enclose the middle"):
        joined_sides(board, [0])


def test_the_sides_are_counted_one_by_one() -> None:
    board = triangle(3)
    group = sites(board, "a1 b1 c1 c2 c3")
    sides, ways = joined_sides(board, group)
    winner, *reached, middle = side_steps(board, group, COUNT)
    gone = tuple(sites(board, "b2"))
    assert winner.reason is OddYCounted.WINNER
    assert winner.groups == (CountedGroup(tuple(group)),)
    assert (winner.done, winner.sides) == ((), ())
    marked = tuple(CountedGroup(way, side + 1) for way, side in zip(ways, sides, strict=True))
    for number, step in enumerate(reached):
        assert step.reason is OddYCounted.SIDE
        assert step.groups == (marked[number],)
        assert step.done == marked[:number]
        assert step.sides == sides[: number + 1]
    assert len(reached) == 3
    assert middle.reason is OddYCounted.MIDDLE
    assert (middle.groups, middle.done, middle.sides) == ((), marked, sides)
    for step in (winner, *reached, middle):
        assert (step.count, step.gone) == (COUNT, gone)
