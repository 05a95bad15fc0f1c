"""What is said of a moment of the game: its comment, its name, and what its turn is worth."""

from __future__ import annotations

import enum
from collections.abc import Mapping

from rules.record.simple_text import simple_text

COMMENT, NAME = "C", "N"
LONGEST_NAME = 200  # characters that are shown

Properties = Mapping[str, list[str]]


class Assessment(enum.Enum):
    """What a turn is worth; the value is SGF's property for it and that one's value."""

    VERY_GOOD = ("TE", "2")
    GOOD = ("TE", "1")
    INTERESTING = ("IT", "")
    DOUBTFUL = ("DO", "")
    BAD = ("BM", "1")
    VERY_BAD = ("BM", "2")

    @property
    def sign(self) -> str:
        """As behind a turn in print."""
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
REMARKS = frozenset((COMMENT, NAME, *_ASSESSMENTS))  # the properties that hold them


def comment_of(properties: Properties) -> str:
    """The comment, "" for none; several are put below one another."""
    return "\n\n".join(properties.get(COMMENT, []))


def name_of(properties: Properties) -> str:
    """The name of the moment, "" for none, in one line."""
    return simple_text(" ".join(properties.get(NAME, [])[:LONGEST_NAME]), LONGEST_NAME)


def assessment_of(properties: Properties) -> Assessment | None:
    """What the turn is said to be worth. A value that SGF does not know counts as the lesser."""
    for name in _ASSESSMENTS:
        if values := properties.get(name):
            known = [one for one in Assessment if one.value[0] == name]
            lesser = min(known, key=lambda one: one.value[1])
            return next((one for one in known if one.value[1] == values[0].strip()), lesser)
    return None


def assessed(properties: Properties, assessment: Assessment | None) -> dict[str, list[str]]:
    """The properties that change, whole, when a turn is said to be worth this."""
    changed = {}
    for name in _ASSESSMENTS:
        after = [assessment.value[1]] if assessment and assessment.value[0] == name else []
        if after != list(properties.get(name, [])):
            changed[name] = after
    return changed
