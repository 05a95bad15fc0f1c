"""Marks on cells at a node: triangles, squares, circles, crosses, letters and numbers.

They are SGF's markup properties, with cells in our notation: ``TR[c4][d5]``, ``LB[c4:A]``. Values
that name no cell of the board are left unchanged.
"""

from __future__ import annotations

import dataclasses
import enum
import itertools
from collections.abc import Iterable, Iterator, Mapping
from string import ascii_uppercase

from rules.board import Board
from rules.record.simple_text import simple_text

LONGEST_LABEL = 12  # characters that are shown
_MAX_VALUES = 5000  # read per kind: a board has far fewer cells


class MarkKind(enum.Enum):
    """The shape of a mark; the value is its SGF property."""

    TRIANGLE = "TR"
    SQUARE = "SQ"
    CIRCLE = "CR"
    CROSS = "MA"
    LABEL = "LB"


@dataclasses.dataclass(frozen=True)
class Mark:
    """A mark; ``text`` is the text of a label."""

    kind: MarkKind
    text: str = ""


Properties = Mapping[str, list[str]]


def marks_of(properties: Properties, board: Board) -> dict[int, Mark]:
    """Return [site] -> its mark; of several on one cell, the label or else the last kind counts."""
    sites = {name: site for site, name in enumerate(board.names)}
    found: dict[int, Mark] = {}
    for kind in MarkKind:
        for value in properties.get(kind.value, [])[:_MAX_VALUES]:
            name, text = _parts(kind, value)
            label = simple_text(text, LONGEST_LABEL)
            if name in sites and (label or kind is not MarkKind.LABEL):
                found[sites[name]] = Mark(kind, label)
    return found


def marked(
    properties: Properties, board: Board, site: int, mark: Mark | None
) -> dict[str, list[str]]:
    """Return the properties that change, with their new values, when a cell gets this mark."""
    name = board.names[site]
    changed: dict[str, list[str]] = {}
    for kind in MarkKind:
        before = properties.get(kind.value, [])
        after = [value for value in before if _parts(kind, value)[0] != name]
        if mark is not None and mark.kind is kind:
            after.append(f"{name}:{mark.text}" if kind is MarkKind.LABEL else name)
        if after != list(before):
            changed[kind.value] = after
    return changed


def unmarked(properties: Properties, board: Board) -> dict[str, list[str]]:
    """Return the properties that change, with their new values, when all marks are removed."""
    names = frozenset(board.names)
    changed = {}
    for kind in MarkKind:
        before = properties.get(kind.value, [])
        after = [value for value in before if _parts(kind, value)[0] not in names]
        if after != list(before):
            changed[kind.value] = after
    return changed


def next_letter(marks: Iterable[Mark]) -> str:
    """Return the first of A to Z, AA and so on that no label has."""
    return _first_free(_letters(), marks)


def next_number(marks: Iterable[Mark]) -> str:
    """Return the first number from 1 that no label has."""
    return _first_free(map(str, itertools.count(1)), marks)


def _parts(kind: MarkKind, value: str) -> tuple[str, str]:
    """Return the name of a cell, and the text of a label."""
    name, _, text = value.partition(":") if kind is MarkKind.LABEL else (value, "", "")
    return name.strip(), text


def _letters() -> Iterator[str]:
    for length in itertools.count(1):
        for letters in itertools.product(ascii_uppercase, repeat=length):
            yield "".join(letters)


def _first_free(texts: Iterable[str], marks: Iterable[Mark]) -> str:
    taken = {mark.text for mark in marks}
    return next(text for text in texts if text not in taken)
