"""Marks on cells as people call them."""

from __future__ import annotations

from rules.record.marks import Mark, MarkKind

MARK_NAMES = {
    MarkKind.TRIANGLE: "triangle",
    MarkKind.SQUARE: "square",
    MarkKind.CIRCLE: "circle",
    MarkKind.CROSS: "cross",
    MarkKind.LABEL: "label",
}


def mark_name(mark: Mark) -> str:
    """A mark in words: "triangle", "label A"."""
    return f"{MARK_NAMES[mark.kind]} {mark.text}".strip()
