"""Remarks at a node: its comment, its name, and the assessment of its turn."""

from __future__ import annotations

import enum
from collections.abc import Mapping

from rules.record.simple_text import simple_text

COMMENT, NAME = "C", "N"
LONGEST_NAME = 200  # characters shown

Properties = Mapping[str, list[str]]


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
