"""How a game of Themisto ends, why a slide is not legal, and how its rows are counted.

It explains what the rules of Themisto decide.
"""

from __future__ import annotations

import enum
from collections.abc import Collection, Mapping, Sequence

from rules.count_step import CountedGroup, CountStep
from rules.games.themisto.discs import Discs, squares_from
from rules.outcome import Count
from rules.piece import Piece
from rules.refusal import Refusal, RefusalReason
from rules.translatable_text import TranslatableText


class ThemistoEnding(enum.Enum):
    """Why a Themisto game is over."""

    ROW = "a row of five"
    REPETITION = "the same position for the third time"


class ThemistoCounted(enum.Enum):
    """What a step of Themisto's count shows."""

    FRESH = "what the last turn moved or flipped"
    ROW = "a row that holds one of them"
    LENGTH = "how long the winner's rows must be"
    REPETITION = "the position has occurred before"


class ThemistoLabel(enum.Enum):
    """The numbers beside a Themisto board."""

    DISCS = "discs"
    ROW = "longest row"


class ThemistoRefusalReason(enum.Enum):
    """Why a step or a position of Themisto is not legal."""

    NO_DISC = TranslatableText("there is no disc there")
    NOT_IN_LINE = TranslatableText("a disc moves in a straight line")
    BLOCKED = TranslatableText("a disc cannot pass over others")
    ALONE = TranslatableText("the disc would not be next to another one")
    BOARD_BEFORE = TranslatableText("this would bring back the board from before the last move")
    UNDECIDED = TranslatableText("first decide whether to capture")
    DISC_COUNT = TranslatableText("there must be 28 discs")
    OTHER_PAST = TranslatableText("the earlier moves do not lead to this position")


def slide_refusal(discs: Discs, origin: int, target: int) -> Refusal | None:
    """Return why the board forbids a slide from ``origin`` to ``target``; None if it does not."""
    taken = {site for colour in (0, 1) for site in discs.of(colour)}
    if target in taken:
        return Refusal(RefusalReason.OCCUPIED, (target,))
    path = _path_between(origin, target)
    if path is None:
        return Refusal(ThemistoRefusalReason.NOT_IN_LINE, (origin, target))
    blocking = tuple([site for site in path if site in taken])
    if blocking:
        return Refusal(ThemistoRefusalReason.BLOCKED, blocking)
    if taken.isdisjoint(set(discs.around(target)) - {origin}):
        return Refusal(ThemistoRefusalReason.ALONE, (target,))
    return None


def _path_between(site: int, other: int) -> list[int] | None:
    """Return the sites between two on a straight line; None if they are not on one."""
    for direction in range(8):
        ray = squares_from(site, direction)
        if other in ray:
            return ray[: ray.index(other)]
    return None


_WINNING = 5  # discs in a row, at least


def row_steps(
    pieces: Sequence[Piece], fresh: tuple[int, ...], won: Sequence[int], count: Count
) -> tuple[CountStep, ...]:
    """Return the steps; ``fresh``: discs moved or flipped last, ``won``: discs of winning rows."""
    colours = {piece.site: piece.colour for piece in pieces}
    rows = winning_rows(pieces, won)
    steps = [
        CountStep(ThemistoCounted.FRESH, count, tuple([CountedGroup((site,)) for site in fresh]))
    ]
    for row in rows:
        numbered = tuple([CountedGroup((site,), i) for i, site in enumerate(row, 1)])
        steps.append(CountStep(ThemistoCounted.ROW, count, numbered))
    whole = tuple([CountedGroup(row) for row in rows])
    gone = tuple(sorted(set(colours) - set(won)))
    return (*steps, CountStep(ThemistoCounted.LENGTH, count, whole, gone=gone))


def winning_rows(pieces: Sequence[Piece], won: Collection[int]) -> list[tuple[int, ...]]:
    """Return the maximal straight runs of one colour within ``won``."""
    colours = {piece.site: piece.colour for piece in pieces}
    inside = set(won)
    found = []
    for site in sorted(inside):
        for direction in range(4):
            if _run(colours, site, direction + 4):
                continue  # it began before
            row = (site, *_run(colours, site, direction))
            if len(row) >= _WINNING and inside.issuperset(row):
                found.append(row)
    return found


def _run(colours: Mapping[int, int], site: int, direction: int) -> list[int]:
    """Return the discs that follow in a direction, of the same colour as the one on ``site``."""
    run = []
    for other in squares_from(site, direction):
        if colours.get(other) != colours[site]:
            break
        run.append(other)
    return run
