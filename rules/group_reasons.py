"""Why a move was bad, in games that compare groups by size: groups are joined, cut or matched."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence

from rules.groups import Groups
from rules.position import BLACK, WHITE, Position
from rules.reason import Line, Measure, Reason, level, moves_to, nearest

Group = frozenset[int]  # of sites


class GroupReason(enum.Enum):
    """What a line shows about groups; the value says what the numbers of the reason are."""

    JOINED = "two groups or more become one: its size"
    CUT = "a group of the other player falls apart: its size, and that of its biggest part"
    MATCHED = (
        "the other player's score is gone, for there are as many groups of that size: the size"
    )
    SCORES = "the scores of Black and White at the end of the line, and of the better one"
    INSIDE = "the same of the squares that they hold away from the edge of the board"


def groups_at(position: Position) -> tuple[list[Group], list[Group]]:
    """Return the groups of Black and of White, the biggest first."""
    stones = [-1] * position.board.site_count
    for piece in position.pieces():  # the lower ones first
        stones[piece.site] = piece.colour
    groups = Groups.of(position.board, stones)
    found: tuple[list[Group], list[Group]] = ([], [])
    for group, colour in enumerate(groups.colours()):
        found[colour].append(frozenset(groups.sites(group)))
    for own in found:
        own.sort(key=len, reverse=True)
    return found


def size_reason(played: Line, better: Line) -> Reason | None:
    """Return why a move is bad: at the end of its line the player scores less, or is at the edge.

    Where scores are concerned, a change of groups is the better reason.
    """
    played, better = level(played, better)
    mover = played.start.colour
    scores = SCORES.reason(played, better)
    if scores is None:
        return INSIDE.reason(played, better)
    found = [
        *_changes(played, better.end, 1 - mover, missed=False),
        *_changes(better, played.end, mover, missed=True),
    ]
    return nearest(found) or scores


def _scores(position: Position) -> tuple[int, int]:
    scores = position.score()
    assert scores is not None, "these games have scores"
    return scores


def _inside(position: Position) -> tuple[int, int]:
    board = position.board
    tops = {piece.site: piece.colour for piece in position.pieces()}
    inside = [colour for site, colour in tops.items() if not board.sides_of(site)]
    return inside.count(BLACK), inside.count(WHITE)


SCORES = Measure(GroupReason.SCORES, _scores)
INSIDE = Measure(GroupReason.INSIDE, _inside)


def _changes(line: Line, other_end: Position, gainer: int, *, missed: bool) -> Iterator[Reason]:
    """Yield what turns of a colour gain in a line that is not so at the end of the other one."""
    loser = 1 - gainer
    ends = [[_biggest(own) for own in groups_at(end)] for end in (line.end, other_end)]
    for count, before, after in line.turns_of(gainer):
        old, new = groups_at(before), groups_at(after)
        moves = moves_to(line, count, missed=missed)
        for size in _joined(old[gainer], new[gainer]):
            if ends[0][gainer] >= size > ends[1][gainer]:
                yield Reason(GroupReason.JOINED, gainer, missed, moves, (size,))
        for size, part in _cut(old[loser], new[loser]):
            if ends[0][loser] < size <= ends[1][loser]:
                yield Reason(GroupReason.CUT, gainer, missed, moves, (size, part))
        size = _scores(before)[loser]
        matched = _count(new[loser], size) == _count(new[gainer], size) > 0
        if matched and _scores(line.end)[loser] < size <= _scores(other_end)[loser]:
            yield Reason(GroupReason.MATCHED, gainer, missed, moves, (size,))


def _biggest(groups: Sequence[Group]) -> int:
    return len(groups[0]) if groups else 0


def _count(groups: Sequence[Group], size: int) -> int:
    return sum([len(group) == size for group in groups])


def _joined(old: Sequence[Group], new: Sequence[Group]) -> Iterator[int]:
    """Yield the sizes of new groups that hold squares of several old ones, the biggest first."""
    for group in new:
        if sum([not group.isdisjoint(part) for part in old]) > 1:
            yield len(group)


def _cut(old: Sequence[Group], new: Sequence[Group]) -> Iterator[tuple[int, int]]:
    """Yield the sizes of old groups whose squares are in several new ones, and of the biggest."""
    for group in old:
        parts = [len(part) for part in new if not group.isdisjoint(part)]
        if len(parts) > 1 and max(parts) < len(group):
            yield len(group), max(parts)
