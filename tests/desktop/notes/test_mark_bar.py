"""The tool bar for marking cells, and the marks that its tools make."""

from __future__ import annotations

import pytest
from driving import click
from lone_widgets import emitted, shown_alone
from pytestqt.qtbot import QtBot

from desktop.notes.mark_bar import MarkBar
from desktop.notes.mark_tool import MarkTool
from rules.record.marks import Mark, MarkKind


@pytest.fixture
def bar(qtbot: QtBot) -> MarkBar:
    made = MarkBar()
    assert made.isHidden()
    shown_alone(qtbot, made)
    return made


def checked(bar: MarkBar) -> list[MarkTool]:
    return [tool for tool, button in bar.buttons.items() if button.isChecked()]


def test_one_tool_is_selected_at_a_time_at_first_triangles(bar: MarkBar) -> None:
    assert (bar.tool, checked(bar)) == (MarkTool.TRIANGLE, [MarkTool.TRIANGLE])
    for tool in (*reversed(MarkTool), MarkTool.TRIANGLE):
        click(bar.buttons[tool])  # the last one stays selected
        assert (bar.tool, checked(bar)) == (tool, [tool])
    bar.take(MarkTool.LETTER)
    assert (bar.tool, checked(bar)) == (MarkTool.LETTER, [MarkTool.LETTER])


def test_the_tools_look_different_and_are_named_with_their_keys(bar: MarkBar) -> None:
    tips = [bar.buttons[tool].toolTip() for tool in MarkTool]
    assert tips[0] == "Triangles  (1)"
    assert [tip.rpartition("(")[2] for tip in tips] == [f"{key})" for key in range(1, 7)]
    places = [button.x() for button in (*bar.buttons.values(), bar.clear, bar.done)]
    assert places == sorted(places)
    assert len({button.icon().pixmap(16).cacheKey() for button in bar.buttons.values()}) == 6


def test_the_buttons_at_the_end_clear_and_close(bar: MarkBar) -> None:
    cleared, closed = emitted(bar.cleared), emitted(bar.closed)
    click(bar.clear)
    assert (len(cleared), len(closed)) == (1, 0)
    click(bar.done)
    assert (len(cleared), len(closed)) == (1, 1)


# -- the mark that a click on a cell makes ---------------------------------------------------------

LABELS = [Mark(MarkKind.LABEL, "A"), Mark(MarkKind.LABEL, "1"), Mark(MarkKind.LABEL, "C")]


@pytest.mark.parametrize(
    ("tool", "mark"),
    [
        (MarkTool.TRIANGLE, Mark(MarkKind.TRIANGLE)),
        (MarkTool.SQUARE, Mark(MarkKind.SQUARE)),
        (MarkTool.CIRCLE, Mark(MarkKind.CIRCLE)),
        (MarkTool.CROSS, Mark(MarkKind.CROSS)),
        (MarkTool.LETTER, Mark(MarkKind.LABEL, "B")),
        (MarkTool.NUMBER, Mark(MarkKind.LABEL, "2")),
    ],
)
def test_a_click_marks_and_removes_the_same_mark(tool: MarkTool, mark: Mark) -> None:
    assert tool.kind is mark.kind
    assert tool.mark(None, LABELS) == mark
    assert tool.mark(mark, LABELS) is None
    for other in (Mark(MarkKind.TRIANGLE), Mark(MarkKind.CROSS)):
        if other != mark:
            assert tool.mark(other, LABELS) == mark


@pytest.mark.parametrize(
    ("tool", "before", "after"),
    [
        (MarkTool.LETTER, "Q", None),
        (MarkTool.LETTER, "7", "B"),
        (MarkTool.LETTER, "a1", "B"),
        (MarkTool.NUMBER, "12", None),
        (MarkTool.NUMBER, "Q", "2"),
        (MarkTool.NUMBER, "a1", "2"),
    ],
)
def test_letters_remove_letters_and_numbers_remove_numbers(
    tool: MarkTool, before: str, after: str | None
) -> None:
    made = tool.mark(Mark(MarkKind.LABEL, before), LABELS)
    assert made == (None if after is None else Mark(MarkKind.LABEL, after))
