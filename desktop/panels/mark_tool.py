"""The tools for marking cells with clicks."""

from __future__ import annotations

import enum
from collections.abc import Collection

from rules.record.notes import Mark, MarkKind, next_letter, next_number


class MarkTool(enum.Enum):
    """A kind of mark; the value is its name in action ids."""

    TRIANGLE = "triangle"
    SQUARE = "square"
    CIRCLE = "circle"
    CROSS = "cross"
    LETTER = "letter"
    NUMBER = "number"
    ARROW = "arrow"

    @property
    def kind(self) -> MarkKind:
        """The shape of its marks on one cell, which an arrow has not."""
        return _KINDS.get(self, MarkKind.LABEL)

    def mark(self, before: Mark | None, others: Collection[Mark]) -> Mark | None:
        """Return the new mark of a cell whose mark is ``before``; None removes it.

        Letters and numbers are the first that are not in ``others``.
        """
        if self is MarkTool.LETTER:
            made = Mark(self.kind, next_letter(others))
            again = before is not None and before.text.isalpha()
        elif self is MarkTool.NUMBER:
            made = Mark(self.kind, next_number(others))
            again = before is not None and before.text.isdecimal()
        else:
            made = Mark(self.kind)
            again = before == made
        return None if again else made


_KINDS = {
    MarkTool.TRIANGLE: MarkKind.TRIANGLE,
    MarkTool.SQUARE: MarkKind.SQUARE,
    MarkTool.CIRCLE: MarkKind.CIRCLE,
    MarkTool.CROSS: MarkKind.CROSS,
}
