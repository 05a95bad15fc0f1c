"""Turn numbers on pieces, names of marks, and presses on boards."""

from __future__ import annotations

import pytest
from driving import small
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop.board.mark_names import mark_name
from desktop.board.press import Press
from desktop.board.shown_numbers import shown_numbers
from desktop.painting.drawing import LAST_TURNS, Drawing, Numbers
from desktop.painting.orientation import UPRIGHT
from rules.position import PLACE
from rules.record.marks import Mark, MarkKind

TURNS = [[PLACE + site] for site in (0, 5, 10, 15, 3, 12)]


def numbers(wanted: Numbers, count: int = 6, **options: int) -> list[int]:
    found = shown_numbers(small("oddy", size=6).start(), TURNS[:count], wanted, **options)
    assert all(place == (TURNS[number - 1][0] - PLACE, 0) for place, number in found.items())
    return sorted(found.values())


def test_numbers_are_on_no_piece_on_all_or_on_those_of_the_last_turns() -> None:
    assert numbers(Numbers.NONE) == []
    assert numbers(Numbers.ALL) == [1, 2, 3, 4, 5, 6]
    assert numbers(Numbers.LAST) == [3, 4, 5, 6]
    assert numbers(Numbers.LAST, last=1) == [6]
    assert numbers(Numbers.LAST, count=2) == [1, 2]
    assert numbers(Numbers.ALL, count=0) == []
    assert LAST_TURNS == 4


def test_a_board_is_drawn_upright_with_coordinates_and_without_numbers_at_first() -> None:
    drawing = Drawing()
    assert (drawing.flat, drawing.coordinates) == (False, True)
    assert (drawing.numbers, drawing.orientation) == (Numbers.NONE, UPRIGHT)


def test_marks_have_names(qapp: QApplication) -> None:
    kinds = [kind for kind in MarkKind if kind is not MarkKind.LABEL]
    assert [mark_name(Mark(kind)) for kind in kinds] == ["triangle", "square", "circle", "cross"]
    assert mark_name(Mark(MarkKind.LABEL, "A 1")) == "label A 1"


@pytest.mark.parametrize(
    ("way", "sites", "drags"),
    [
        ((0, 0), (4,), False),
        ((6, 4), (5,), True),
        ((-6, -4), (5,), True),
        ((5, 4), (5,), False),  # a hand that trembles
        ((60, 40), (4,), False),  # still on the same cell
        ((60, 40), (4, 5), False),
        ((60, 40), (5, 4), True),
        ((60, 40), (), True),  # off the board
    ],
)
def test_a_press_is_a_drag_once_it_has_left_its_cell_by_far_enough(
    qapp: QApplication, way: tuple[int, int], sites: tuple[int, ...], drags: bool
) -> None:
    before = qapp.startDragDistance()
    qapp.setStartDragDistance(10)
    try:
        press = Press(QPointF(30, 30), (4, 5), waits=False)
        assert press.is_drag(QPointF(30 + way[0], 30 + way[1]), sites) is drags
        assert not Press(QPointF(30, 30), (), waits=False).is_drag(QPointF(90, 90), sites)
    finally:
        qapp.setStartDragDistance(before)
