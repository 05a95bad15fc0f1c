"""Why a move of Odd-Y was bad: by what is connected, and by the stones that are still needed."""

from __future__ import annotations

import collections
import enum
import itertools
from collections.abc import Iterator, Sequence

from rules.games.oddy.enclosure import encloses
from rules.games.oddy.outcome import joined_sides
from rules.position import Position
from rules.reason import Line, Measure, Reason, level, moves_to, nearest

_FAR = 1000  # more stones than any board has cells


class OddYReason(enum.Enum):
    """What a line shows; the value says what the numbers of the reason are."""

    CONNECTED = "three sides are connected: their indexes"
    BLOCKED = "the other player needs more stones: their number before the last move, and after it"
    NEEDED = "stones that Black and White need at the end of the line, then of the better one"


def reason(played: Line, better: Line) -> Reason | None:
    """Return why a move is bad: it lets the other player connect, or needs more stones."""
    mover = played.start.colour
    won = [
        *_connection(played, 1 - mover, missed=False),
        *_connection(better, mover, missed=True),
    ]
    if won and played.winner != better.winner:
        return nearest(won)
    played, better = level(played, better)
    needed = _NEEDED.reason(played, better)
    if needed is None or max(needed.numbers) >= _FAR:
        return None
    ends = needed.numbers[:2], needed.numbers[2:]
    found = [
        *_blocks(played, ends, 1 - mover, missed=False),
        *_blocks(better, ends[::-1], mover, missed=True),
    ]
    return nearest(found) or needed


def stones_needed(position: Position) -> tuple[int, int]:
    """Return how many more stones Black and White need to win if the opponent passed.

    A colour that cannot win any more needs more than the board has cells.
    """
    black, white = [_needed(position, colour) for colour in (0, 1)]
    return black, white


def _needed(position: Position, colour: int) -> int:
    """Return the fewest empty cells that connect three sides around the middle with stones.

    Paths from the three sides meet in some cell, so the shortest ones to it are the best.
    """
    board = position.board
    cost = [1] * board.site_count  # [site] -> stones that it takes
    for piece in position.pieces():
        cost[piece.site] = 0 if piece.colour == colour else _FAR
    ways = [_ways(position, side, cost) for side in range(board.side_count)]
    best = _FAR
    for three in itertools.combinations(range(board.side_count), 3):
        if encloses(sum([1 << side for side in three]), board.side_count):
            one, two, other = [ways[side] for side in three]
            sums = zip(one, two, other, cost, strict=True)
            best = min(best, min([a + b + c - 2 * own for a, b, c, own in sums]))
    return best


def _ways(position: Position, side: int, cost: list[int]) -> list[int]:
    """Return [site] -> the fewest stones that connect it to a side, its own included."""
    board = position.board
    found = [_FAR] * board.site_count
    queue: collections.deque[int] = collections.deque()
    for site in board.side(side):
        if cost[site] < _FAR:
            found[site] = cost[site]
            (queue.append if cost[site] else queue.appendleft)(site)
    while queue:
        site = queue.popleft()
        for other in board.neighbours(site):
            through = found[site] + cost[other]
            if through < found[other]:
                found[other] = through
                (queue.append if cost[other] else queue.appendleft)(other)
    return found


_NEEDED = Measure(OddYReason.NEEDED, stones_needed, -1)


def _connection(line: Line, colour: int, *, missed: bool) -> Iterator[Reason]:
    """Yield that a line ends with the connection of a colour, if it does."""
    outcome = line.end.outcome()
    if outcome is not None and outcome.winner == colour:
        sides, _ways_there = joined_sides(line.end.board, outcome.sites)
        moves = moves_to(line, len(line.turns), missed=missed)
        yield Reason(OddYReason.CONNECTED, colour, missed, moves, sides, outcome.sites)


def _blocks(
    line: Line, ends: Sequence[Sequence[int]], gainer: int, *, missed: bool
) -> Iterator[Reason]:
    """Yield the first turn of a colour if it blocks the opponent to the end of the line.

    ``ends``: stones that Black and White need at the end of this line and of the other line.
    """
    loser = 1 - gainer
    if ends[0][loser] > ends[1][loser]:
        for count, before, after in itertools.islice(line.turns_of(gainer), 1):
            needed = _needed(before, loser), _needed(after, loser)
            if needed[0] < needed[1] < _FAR:
                moves = moves_to(line, count, missed=missed)
                yield Reason(OddYReason.BLOCKED, gainer, missed, moves, needed)
