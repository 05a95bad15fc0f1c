"""The tool bar for marking cells."""

from __future__ import annotations

import pytest
from driving import click
from lone_widgets import emitted, shown_alone
from pytestqt.qtbot import QtBot

from desktop.notes.mark_bar import MarkBar
from desktop.notes.mark_tool import MarkTool


@pytest.fixture
def bar(qtbot: QtBot) -> MarkBar:
    made = MarkBar()
    assert made.isHidden()
    shown_alone(qtbot, made)
    return made


def checked(bar: MarkBar) -> list[MarkTool]:
    return [tool for tool, button in bar.buttons.items() if button.isChecked()]


def test_triangles_are_selected_at_first(bar: MarkBar) -> None:
    assert bar.tool is MarkTool.TRIANGLE
    assert bar.property("role") == "notes"  # the style sheet knows it by that
    assert checked(bar) == [MarkTool.TRIANGLE]


def test_the_tools_are_named_with_their_keys(bar: MarkBar) -> None:
    assert [bar.buttons[tool].toolTip() for tool in MarkTool] == [
        "Triangles  (1)",
        "Squares  (2)",
        "Circles  (3)",
        "Crosses  (4)",
        "Letters: A, B, C …  (5)",
        "Numbers: 1, 2, 3 …  (6)",
    ]
    assert bar.clear.toolTip() == "Remove all marks here"
    assert bar.done.toolTip() == "Stop marking  (Esc)"
    places = [button.x() for button in (*bar.buttons.values(), bar.clear, bar.done)]
    assert places == sorted(places)
    assert len({button.icon().pixmap(16).cacheKey() for button in bar.buttons.values()}) == 6


def test_one_tool_is_selected_at_a_time(bar: MarkBar) -> None:
    for tool in reversed(MarkTool):
        click(bar.buttons[tool])
        assert bar.tool is tool
        assert checked(bar) == [tool]
    click(bar.buttons[MarkTool.TRIANGLE])  # it stays selected
    assert checked(bar) == [MarkTool.TRIANGLE]
    bar.take(MarkTool.LETTER)
    assert bar.tool is MarkTool.LETTER
    assert checked(bar) == [MarkTool.LETTER]


def test_the_buttons_at_the_end_clear_and_close(bar: MarkBar) -> None:
    cleared, closed = emitted(bar.cleared), emitted(bar.closed)
    click(bar.clear)
    assert (len(cleared), len(closed)) == (1, 0)
    click(bar.done)
    assert (len(cleared), len(closed)) == (1, 1)
