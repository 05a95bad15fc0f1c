"""Why a move was bad, by the lines that its review and those of the next moves have found."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import PACKAGES
from rules.position import Position
from rules.reason import Line, Reason, level
from rules.review.move_review import LINE_TURNS, MoveReview

_SWAP = "swap"  # it exchanges the colours that lines are compared by


def played_line(reviews: Sequence[MoveReview | None]) -> tuple[str, ...]:
    """Return a move and the best replies, in notation, as far as the reviews show them.

    ``reviews``: of the move, and of those that followed it in the game; some may be missing.
    """
    turns = [review.turn for review in reviews[:1] if review is not None]
    for review in reviews[1:LINE_TURNS]:
        if review is None:
            break
        turns.append(review.best)
        if review.best != review.turn:
            turns += review.line
            break
    return tuple(turns[:LINE_TURNS])


def find_reason(position: Position, reviews: Sequence[MoveReview | None]) -> Reason | None:
    """Return why a bad move is worse than the best one; None if the lines show nothing.

    ``position`` is where the move was played, ``reviews`` as for ``played_line``.
    """
    review = reviews[0]
    find = PACKAGES[position.setup.game.key].reason()
    if review is None or find is None or review.best == review.turn:
        return None
    if _SWAP in (*played_line(reviews), review.best, *review.line):
        return None
    return find(*_lines(position, reviews))


def shown_positions(
    position: Position, reviews: Sequence[MoveReview | None], reason: Reason
) -> tuple[Position, Position]:
    """Return the positions that show a reason: before its moves and after them.

    Of one that compares the ends of both lines: at the end of the move's line and of the better
    one. Of one that only the move itself shows: before it and after it.
    """
    played, better = _lines(position, reviews)
    line = better if reason.missed else played
    if reason.moves:
        first = 0 if reason.missed else 1
        return line.positions[first], line.positions[first + len(reason.moves)]
    if reason.numbers:
        played, better = level(played, better)
        return played.end, better.end
    return line.positions[0], line.positions[1]


def _lines(position: Position, reviews: Sequence[MoveReview | None]) -> tuple[Line, Line]:
    """Return the line of the move, and that of the better one."""
    review = reviews[0]
    assert review is not None
    better = (review.best, *review.line)
    return Line.of(position, played_line(reviews)), Line.of(position, better)
