"""One step of counting a position out on its board: what is looked at, and what it comes to.

Games make the steps, from the data that decide their outcome; how a step is told and drawn is the
business of their views.
"""

from __future__ import annotations

import dataclasses
import enum

from rules.outcome import Count


class Counted(enum.Enum):
    """What a step of a count tells; each game uses some of them."""

    EQUAL = "as many groups of one size: all of them leave in pairs"
    MORE = "one colour has more groups of one size"
    SCORED = "the same, and it is the biggest such size of that colour: its score"
    SQUARES = "one colour's groups of one size, and the sum of their squares"
    KOMI = "what White is given"
    SCORES = "the scores"
    GROUP = "one more group of a colour"
    TOTAL = "all groups"
    WINNER = "the group that wins"
    SIDE = "a side that this group reaches"
    MIDDLE = "these sides hold the middle"
    FRESH = "what the last turn moved or turned over"
    ROW = "a row that holds one of them"
    LENGTH = "how long the winner's rows must be"
    REPETITION = "the position has stood before"


@dataclasses.dataclass(frozen=True)
class CountedGroup:
    """Sites that are counted as one.

    Attributes:
        number: what is written on it: which one it is, its pair, or its value; 0 for nothing.
    """

    sites: tuple[int, ...]
    number: int = 0


@dataclasses.dataclass(frozen=True)
class CountStep:
    """One step of a count.

    Attributes:
        reason: what it tells.
        count: the row of ``Position.tally`` that it is about, with the numbers so far.
        groups: what is looked at.
        done: what has been counted and stays.
        gone: sites that do not count any more.
        sides: of the board, that have been reached.
    """

    reason: Counted
    count: Count | None = None
    groups: tuple[CountedGroup, ...] = ()
    done: tuple[CountedGroup, ...] = ()
    gone: tuple[int, ...] = ()
    sides: tuple[int, ...] = ()
