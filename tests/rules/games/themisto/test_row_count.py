"""A count of rows, on arbitrary discs."""

from __future__ import annotations

import enum

from rules.count_step import CountedGroup
from rules.games.themisto import ThemistoCounted
from rules.games.themisto.row_count import row_steps
from rules.outcome import Count
from rules.piece import Piece


class Label(enum.Enum):
    LENGTH = "length"


COUNT = Count(Label.LENGTH, 5, 0)
COLUMN = tuple(range(0, 40, 8))  # a1 to a5
ROW = tuple(range(5))  # a1 to e1


def pieces(*black: int, white: tuple[int, ...] = ()) -> list[Piece]:
    return [Piece(site, 0) for site in black] + [Piece(site, 1) for site in white]


def test_fresh_discs_each_row_and_their_length_are_shown() -> None:
    lying = pieces(*ROW, *COLUMN[1:], 63, white=(5, 50))
    steps = row_steps(lying, (0, 4), (*ROW, *COLUMN), COUNT)
    assert [step.reason for step in steps] == [
        ThemistoCounted.FRESH,
        ThemistoCounted.ROW,
        ThemistoCounted.ROW,
        ThemistoCounted.LENGTH,
    ]
    assert all(step.count == COUNT for step in steps)
    fresh, one, two, length = steps
    assert fresh.groups == (CountedGroup((0,)), CountedGroup((4,)))
    rows = {tuple(group.sites[0] for group in step.groups) for step in (one, two)}
    assert rows == {ROW, COLUMN}
    assert [group.number for group in one.groups] == [1, 2, 3, 4, 5]
    assert {group.sites for group in length.groups} == {ROW, COLUMN}
    assert length.gone == (5, 50, 63)


def test_four_in_a_row_do_not_win_beside_winning_rows() -> None:
    lying = pieces(*ROW, *COLUMN[1:4])
    steps = row_steps(lying, (0,), (*ROW, *COLUMN[:4]), COUNT)
    assert [group.sites for group in steps[-1].groups] == [ROW]
    assert len(steps) == 3


def test_a_row_goes_as_far_as_its_colour() -> None:
    lying = pieces(*range(6), white=(6, 7))
    steps = row_steps(lying, (0,), tuple(range(6)), COUNT)
    assert [group.sites for group in steps[-1].groups] == [tuple(range(6))]
    # with a disc that did not win the run is not a row that won
    steps = row_steps(lying, (0,), tuple(range(5)), COUNT)
    assert steps[-1].groups == ()
