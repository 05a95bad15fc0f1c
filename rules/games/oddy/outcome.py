"""How a game of Odd-Y ends, what cannot be set up, and how a group holds the middle.

It connects three sides around it; the paths between them are shown.
"""

from __future__ import annotations

import enum
import itertools
from collections.abc import Collection, Sequence

from rules.board import Board
from rules.count_step import CountedGroup, CountStep
from rules.games.oddy.enclosure import encloses
from rules.outcome import Count
from rules.translatable_text import TranslatableText


class OddYEnding(enum.Enum):
    """Why an Odd-Y game is over."""

    CONNECTED = "a group encloses the middle"


class OddYRefusalReason(enum.Enum):
    """Why a position of Odd-Y is not legal."""

    WON_BEFORE = TranslatableText("this group had won before the last move")


class OddYCounted(enum.Enum):
    """What a step of Odd-Y's count shows."""

    WINNER = "the group that wins"
    SIDE = "a side that this group reaches"
    MIDDLE = "these sides hold the middle"


class OddYLabel(enum.Enum):
    """The numbers beside an Odd-Y board."""

    SIDES = "sides touched by one group"


Way = tuple[int, ...]  # neighbouring sites


def joined_sides(board: Board, group: Sequence[int]) -> tuple[tuple[int, ...], list[Way]]:
    """Return three sides around the middle that a group connects, and a path from each of them.

    The paths end in a common cell. Of all such sides, those with the shortest paths are returned.

    Raises:
        ValueError: it connects no such sides.
    """
    touched = {side for site in group for side in board.sides_of(site)}
    trees = {side: _ways_from(board, side, group) for side in touched}
    best: tuple[int, tuple[int, ...], int] | None = None
    for sides in itertools.combinations(sorted(touched), 3):
        if encloses(sum([1 << side for side in sides]), board.side_count):
            for site in group:
                length = sum([len(trees[side][site]) for side in sides])
                if best is None or length < best[0]:
                    best = length, sides, site
    if best is None:
        raise ValueError(f"the group on {tuple(group)} does not enclose the middle")
    _, joined, meeting = best
    return joined, [trees[side][meeting] for side in joined]


def side_steps(board: Board, group: Sequence[int], count: Count) -> tuple[CountStep, ...]:
    """Return the winning group, then its path to each of three sides, then all three."""
    sides, ways = joined_sides(board, group)
    gone = tuple(sorted(set(range(board.site_count)) - set(group)))
    steps = [CountStep(OddYCounted.WINNER, count, (CountedGroup(tuple(group)),), gone=gone)]
    reached = tuple([CountedGroup(w, side + 1) for w, side in zip(ways, sides, strict=True)])
    for i in range(3):
        steps.append(
            CountStep(
                OddYCounted.SIDE, count, reached[i : i + 1], reached[:i], gone, sides[: i + 1]
            )
        )
    return (*steps, CountStep(OddYCounted.MIDDLE, count, (), reached, gone, sides))


def _ways_from(board: Board, side: int, group: Collection[int]) -> dict[int, Way]:
    """Return the shortest path within the group from a side to each of its cells."""
    inside = set(group)
    ways: dict[int, Way] = {site: (site,) for site in board.side(side) if site in inside}
    queue = list(ways)
    for site in queue:
        for other in board.neighbours(site):
            if other in inside and other not in ways:
                ways[other] = (*ways[site], other)
                queue.append(other)
    return ways
