"""Why a move was bad, in games on squares that compare groups by size."""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence

from rules.groups import Groups
from rules.position import Position
from rules.reason import Line, Measure, Reason, level, moves_to, nearest

Group = frozenset[int]  # of sites

# measured: which signs bad moves have more often than the better ones
_FULL = 2 / 3  # of the squares: from here on scores last
_SOON = 3  # moves to a change of groups that matters


class GroupReason(enum.Enum):
    """What a line shows about groups; the value says what the numbers of the reason are."""

    JOINED = "two groups or more become one: its size"
    CUT = "a group of the other player falls apart: its size, and that of its biggest part"
    MATCHED = (
        "the other player's score is gone, for there are as many groups of that size: the size"
    )
    SCORES = "the scores of Black and White at the end of the line, and of the better one"
    INSIDE = "the same of the squares that they hold away from the edge of the board"
    DISTANCE = "the same of the distances of their squares from the edge, added up"


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
    """Return why a move is bad: groups change by it, the scores do, or pieces are at the edge.

    While the board fills, scores come and go: there the edge is the better sign.
    """
    played, better = level(played, better)
    mover = played.start.colour
    scores = SCORES.reason(played, better)
    if scores is not None:
        changes = [
            *_changes(played, better.end, 1 - mover, missed=False),
            *_changes(better, played.end, mover, missed=True),
        ]
        soon = nearest([change for change in changes if len(change.moves) <= _SOON])
        if soon is not None:
            return soon
    if filled(played.end) >= _FULL:
        return scores
    return INSIDE.reason(played, better) or _DISTANCE.reason(played, better)


def filled(position: Position) -> float:
    """Return the share of the sites that are taken."""
    taken = {piece.site for piece in position.pieces()}
    return len(taken) / float(position.board.site_count)


def _scores(position: Position) -> tuple[int, int]:
    scores = position.score()
    assert scores is not None, "these games have scores"
    return scores


def _inside(position: Position) -> tuple[int, int]:
    black, white = [sum(map(bool, own)) for own in _distances(position)]
    return black, white


def _distance(position: Position) -> tuple[int, int]:
    black, white = map(sum, _distances(position))
    return black, white


def _distances(position: Position) -> tuple[list[int], list[int]]:
    """Return how far the squares of Black and of White are from the edge, 0 on it."""
    found: tuple[list[int], list[int]] = ([], [])
    last = position.board.size - 1
    for site, colour in {piece.site: piece.colour for piece in position.pieces()}.items():
        row, column = divmod(site, position.board.size)
        found[colour].append(min(row, column, last - row, last - column))
    return found


SCORES = Measure(GroupReason.SCORES, _scores)
INSIDE = Measure(GroupReason.INSIDE, _inside)
_DISTANCE = Measure(GroupReason.DISTANCE, _distance)


def _changes(line: Line, other_end: Position, gainer: int, *, missed: bool) -> Iterator[Reason]:
    """Yield what a colour gains in a line and does not have at the end of the other line."""
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
