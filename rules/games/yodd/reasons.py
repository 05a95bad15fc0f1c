"""Why a move of Yodd was bad: by the numbers of groups."""

from __future__ import annotations

import enum
from collections.abc import Iterator

from rules.games.yodd.outcome import YoddLabel
from rules.group_reasons import groups_at
from rules.position import Position
from rules.reason import Line, Measure, Reason, level, moves_to, nearest


class YoddReason(enum.Enum):
    """What a line shows; the value says what the numbers of the reason are."""

    FEWER = "the player who moves has fewer groups: their number before and after the last move"
    MORE = "the other player has more groups: the same"
    BIGGEST = "the size of the biggest group of each colour at the end of each line"


def reason(played: Line, better: Line) -> Reason | None:
    """Return why a move is bad: at the end of its line there are more groups, or smaller ones."""
    played, better = level(played, better)
    mover = played.start.colour
    groups = _GROUPS.reason(played, better)
    if groups is None:
        return _BIGGEST.reason(played, better)
    found = [
        *_changes(played, better.end, 1 - mover, missed=False),
        *_changes(better, played.end, mover, missed=True),
    ]
    return nearest(found) or groups


def _groups(position: Position) -> tuple[int, int]:
    (count,) = position.tally()
    return count.black, count.white


def _biggest(position: Position) -> tuple[int, int]:
    black, white = [max(map(len, own), default=0) for own in groups_at(position)]
    return black, white


_GROUPS = Measure(YoddLabel.GROUPS, _groups, -1)
_BIGGEST = Measure(YoddReason.BIGGEST, _biggest)


def _changes(line: Line, other_end: Position, gainer: int, *, missed: bool) -> Iterator[Reason]:
    """Yield what turns of a colour gain in a line that is not so at the end of the other one."""
    loser = 1 - gainer
    end, other = _groups(line.end), _groups(other_end)
    for count, before, after in line.turns_of(gainer):
        old, new = _groups(before), _groups(after)
        moves = moves_to(line, count, missed=missed)
        if new[gainer] < old[gainer] and end[gainer] < other[gainer]:
            numbers = (old[gainer], new[gainer])
            yield Reason(YoddReason.FEWER, gainer, missed, moves, numbers)
        if new[loser] > old[loser] and end[loser] > other[loser]:
            yield Reason(YoddReason.MORE, gainer, missed, moves, (old[loser], new[loser]))
