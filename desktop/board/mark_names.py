"""The names of marks on cells."""

from __future__ import annotations

from desktop.services.text import tr, tr_noop
from rules.record.notes import Mark, MarkKind

_NAMES = {
    MarkKind.TRIANGLE: tr_noop("triangle"),
    MarkKind.SQUARE: tr_noop("square"),
    MarkKind.CIRCLE: tr_noop("circle"),
    MarkKind.CROSS: tr_noop("cross"),
    MarkKind.LABEL: tr_noop("label"),
}


def mark_name(mark: Mark) -> str:
    """Return a mark in words: "triangle", "label A"."""
    return f"{tr(_NAMES[mark.kind])} {mark.text}".strip()
