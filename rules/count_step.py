"""One step of counting a position on its board: what is counted, and the result so far.

Games make the steps from the data that decide their outcome; their views describe and draw them.
"""

from __future__ import annotations

import dataclasses
import enum

from rules.outcome import Count


class Counted(enum.Enum):
    """What a step of a count of groups shows; see ``GroupCount``."""

    EQUAL = "equally many groups of one size: all of them are removed in pairs"
    MORE = "one colour has more groups of one size"
    SCORED = "the same, and it is the biggest such size of that colour: its score"
    SQUARES = "one colour's groups of one size, and the sum of their squares"
    KOMI = "the points that White is given"
    SCORES = "the scores"
    GROUP = "one more group of a colour"
    TOTAL = "all groups"


@dataclasses.dataclass(frozen=True)
class CountedGroup:
    """Sites that are counted as one.

    Attributes:
        number: shown on it: its index, its pair or its value; 0 for nothing.
    """

    sites: tuple[int, ...]
    number: int = 0


@dataclasses.dataclass(frozen=True)
class CountStep:
    """One step of a count.

    Attributes:
        reason: what it shows: ``Counted``, or from the game's own enum.
        count: the row of ``Position.tally`` that it is about, with the numbers so far.
        groups: what is counted now.
        done: what has been counted before and stays.
        gone: sites that no longer count.
        sides: the sides of the board reached so far.
    """

    reason: enum.Enum
    count: Count | None = None
    groups: tuple[CountedGroup, ...] = ()
    done: tuple[CountedGroup, ...] = ()
    gone: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
