"""Why a move of Yodd was bad: by the numbers of groups."""

from __future__ import annotations

import enum
from collections.abc import Iterator

from rules.games.yodd.outcome import YoddLabel
from rules.group_reasons import filled, groups_at
from rules.position import Position
from rules.reason import Line, Measure, Reason, level, moves_to, nearest

_EARLY = 1 / 3  # of the cells: until then the number of groups shows little; measured


class YoddReason(enum.Enum):
    """What a line shows; the value says what the numbers of the reason are."""

    FEWER = "the player who moves has fewer groups: their number before and after the last move"
    BIGGEST = "the size of the biggest group of Black and of White at the ends of both lines"
    JOINS = "the same of the empty cells that touch two groups or more"


def reason(played: Line, better: Line) -> Reason | None:
    """Return why a move is bad: at the end of its line there are more groups, or smaller ones."""
    played, better = level(played, better)
    mover = played.start.colour
    if filled(played.end) < _EARLY:
        biggest = _BIGGEST.reason(played, better)
        return biggest or _JOINS.reason(played, better)
    found = [
        *_joins(played, better.end, 1 - mover, missed=False),
        *_joins(better, played.end, mover, missed=True),
    ]
    groups = _GROUPS.reason(played, better)
    return groups and (nearest(found) or groups)


def _groups(position: Position) -> tuple[int, int]:
    (count,) = position.tally()
    return count.black, count.white


def _biggest(position: Position) -> tuple[int, int]:
    black, white = [max(map(len, own), default=0) for own in groups_at(position)]
    return black, white


def _joining(position: Position) -> tuple[int, int]:
    board = position.board
    groups = groups_at(position)
    taken = {site for own in groups for group in own for site in group}
    counts = [0, 0]
    for site in set(range(board.site_count)) - taken:
        near = set(board.neighbours(site))
        for colour, own in enumerate(groups):
            counts[colour] += sum([not near.isdisjoint(group) for group in own]) > 1
    return counts[0], counts[1]


_GROUPS = Measure(YoddLabel.GROUPS, _groups, -1)
_BIGGEST = Measure(YoddReason.BIGGEST, _biggest)
_JOINS = Measure(YoddReason.JOINS, _joining)


def _joins(line: Line, other_end: Position, gainer: int, *, missed: bool) -> Iterator[Reason]:
    """Yield turns by which a colour has fewer groups, if it has fewer than in the other line."""
    if _groups(line.end)[gainer] < _groups(other_end)[gainer]:
        for count, before, after in line.turns_of(gainer):
            numbers = _groups(before)[gainer], _groups(after)[gainer]
            if numbers[1] < numbers[0]:
                moves = moves_to(line, count, missed=missed)
                yield Reason(YoddReason.FEWER, gainer, missed, moves, numbers)
