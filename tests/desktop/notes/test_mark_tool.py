"""The mark that a click on a cell makes."""

from __future__ import annotations

import pytest

from desktop.notes.mark_tool import MarkTool
from rules.record.marks import Mark, MarkKind

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
