"""Explains why a disc of Themisto cannot slide from one square to another.

The position decides which slides are legal.
"""

from __future__ import annotations

import enum

from rules.games.themisto.discs import Discs, squares_from
from rules.refusal import Refusal, RefusalReason
from rules.translatable_text import TranslatableText


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
