"""The notes in a game: comments, names, assessments, marks, arrows; and the search in them."""

from __future__ import annotations

import dataclasses
import enum
import functools
import itertools
import re
import sys
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from string import ascii_uppercase
from typing import TYPE_CHECKING

from rules.record.sgf import simple_text

if TYPE_CHECKING:
    from rules.board import Board
    from rules.record.game_record import Node


LONGEST_LABEL = 12  # characters that are shown

_MAX_VALUES = 5000  # read per kind: a board has far fewer cells

_ARROWS = ("AR", "LN")


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


@dataclasses.dataclass(frozen=True)
class Arrow:
    """An arrow from one cell to another, SGF's AR; without a head a line, LN."""

    start: int
    end: int
    has_head: bool = True


def arrows_of(properties: Properties, board: Board) -> tuple[Arrow, ...]:
    """Return the arrows and lines between cells of the board, each once."""
    sites = {name: site for site, name in enumerate(board.names)}
    found: dict[Arrow, None] = {}
    for name in _ARROWS:
        for value in properties.get(name, [])[:_MAX_VALUES]:
            start, end = _ends(value)
            if start in sites and end in sites and start != end:
                found[Arrow(sites[start], sites[end], name == "AR")] = None
    return tuple(found)


def with_arrow(properties: Properties, board: Board, arrow: Arrow) -> dict[str, list[str]]:
    """Return the new values of the properties that change when an arrow is drawn.

    Drawn again it is removed, and so is a line between its ends.
    """
    ends = board.names[arrow.start], board.names[arrow.end]
    changed: dict[str, list[str]] = {}
    for name in _ARROWS:
        same = (ends,) if name == "AR" else (ends, ends[::-1])
        before = list(properties.get(name, []))
        after = [value for value in before if _ends(value) not in same]
        if after != before:
            changed[name] = after
    return changed or {"AR": [*properties.get("AR", []), ":".join(ends)]}


def unmarked(properties: Properties, board: Board) -> dict[str, list[str]]:
    """Return the properties that change, with new values, when marks and arrows are removed."""
    names = frozenset(board.names)
    after = {}
    for kind in MarkKind:
        values = properties.get(kind.value, [])
        after[kind.value] = [value for value in values if _parts(kind, value)[0] not in names]
    for name in _ARROWS:
        values = properties.get(name, [])
        after[name] = [value for value in values if not names.issuperset(_ends(value))]
    return {name: left for name, left in after.items() if left != list(properties.get(name, []))}


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


def _ends(value: str) -> tuple[str, str]:
    """Return the names on both sides of a colon."""
    start, _, end = value.partition(":")
    return start.strip(), end.strip()


def _letters() -> Iterator[str]:
    for length in itertools.count(1):
        for letters in itertools.product(ascii_uppercase, repeat=length):
            yield "".join(letters)


def _first_free(texts: Iterable[str], marks: Iterable[Mark]) -> str:
    taken = {mark.text for mark in marks}
    return next(text for text in texts if text not in taken)


COMMENT, NAME = "C", "N"

LONGEST_NAME = 200  # characters shown


class Assessment(enum.Enum):
    """The assessment of a turn; the value is its SGF property and that property's value."""

    VERY_GOOD = ("TE", "2")
    GOOD = ("TE", "1")
    INTERESTING = ("IT", "")
    DOUBTFUL = ("DO", "")
    BAD = ("BM", "1")
    VERY_BAD = ("BM", "2")

    @property
    def sign(self) -> str:
        """The sign printed after a turn, such as "!"."""
        return _SIGNS[self]


_SIGNS = {
    Assessment.VERY_GOOD: "!!",
    Assessment.GOOD: "!",
    Assessment.INTERESTING: "!?",
    Assessment.DOUBTFUL: "?!",
    Assessment.BAD: "?",
    Assessment.VERY_BAD: "??",
}

_ASSESSMENTS = ("TE", "IT", "DO", "BM")

REMARKS = frozenset((COMMENT, NAME, *_ASSESSMENTS))  # their properties


def comment_of(properties: Properties) -> str:
    """Return the comment, "" for none; several are joined as lines."""
    return "\n\n".join(properties.get(COMMENT, []))


def name_of(properties: Properties) -> str:
    """Return the name of the node in one line, "" for none."""
    return simple_text(" ".join(properties.get(NAME, [])[:LONGEST_NAME]), LONGEST_NAME)


def assessment_of(properties: Properties) -> Assessment | None:
    """Return the assessment of the turn, or None; unknown SGF values count as the weaker one."""
    for name in _ASSESSMENTS:
        if values := properties.get(name):
            known = [one for one in Assessment if one.value[0] == name]
            lesser = min(known, key=lambda one: one.value[1])
            return next((one for one in known if one.value[1] == values[0].strip()), lesser)
    return None


def assessed(properties: Properties, assessment: Assessment | None) -> dict[str, list[str]]:
    """Return the new values of the properties that change when a turn gets this assessment."""
    changed = {}
    for name in _ASSESSMENTS:
        after = [assessment.value[1]] if assessment and assessment.value[0] == name else []
        if after != list(properties.get(name, [])):
            changed[name] = after
    return changed


_SEARCHED = (COMMENT, NAME, "LB")


def find_notes(root: Node, words: str) -> list[Node]:
    """Return the nodes of the whole tree whose notes contain these words, in the order of the tree.

    Case, accents and spacing make no difference.

    Without words, all nodes with notes.
    """
    wanted = folded(words)
    return [node for node in root.subtree() if node.properties and _holds(node, wanted)]


def step_from(root: Node, found: Sequence[Node], here: Node, step: int) -> tuple[Node, bool]:
    """Return the next of the nodes in ``found``, or with -1 the previous, and whether it wrapped.

    ``found`` is in the order of the tree and not empty.
    """
    order = {node: place for place, node in enumerate(root.subtree())}
    if step > 0:
        ahead = next((node for node in found if order[node] > order[here]), None)
    else:
        ahead = next((node for node in reversed(found) if order[node] < order[here]), None)
    return (found[0 if step > 0 else -1], True) if ahead is None else (ahead, False)


@functools.lru_cache(maxsize=1 << 15)  # a search repeats with every key typed
def folded(text: str) -> str:
    """Return a text for comparison: without accents, in lower case, with single spaces."""
    return " ".join(_plain_letters(text).split())


def places(text: str, words: str) -> list[tuple[int, int]]:
    """Return (start, end) of each place in a text where ``find_notes`` finds these words."""
    wanted = folded(words)
    if not wanted:
        return []
    letters: list[str] = []
    origins: list[int] = []  # [letter] -> its place in the text
    for index, character in enumerate(text):
        for letter in _plain_letters(character):
            shown = " " if letter.isspace() else letter
            if shown != " " or letters[-1:] != [" "]:
                letters.append(shown)
                origins.append(index)
    line, found, at = "".join(letters), [], 0
    while (at := line.find(wanted, at)) >= 0:
        found.append((origins[at], origins[at + len(wanted) - 1] + 1))
        at += len(wanted)
    return found


def _plain_letters(text: str) -> str:
    """Return a text without accents, in lower case."""
    if not text.isascii():
        apart = unicodedata.normalize("NFKD", text.casefold())
        text = apart if apart.isascii() else _accents().sub("", apart)
    return text.casefold()


@functools.cache
def _accents() -> re.Pattern[str]:
    every = map(chr, range(sys.maxunicode + 1))
    return re.compile(f"[{re.escape(''.join(filter(unicodedata.combining, every)))}]+")


def _holds(node: Node, wanted: str) -> bool:
    for name in _SEARCHED:
        for value in node.properties.get(name, ()):
            # a label follows the name of its cell
            said = value.partition(":")[2] if name == "LB" else value
            if said and (not wanted or wanted in folded(said)):
                return True
    return False
