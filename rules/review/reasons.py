"""Why a move was bad, by the lines that its review and those of the next moves have found."""

from __future__ import annotations

from collections.abc import Sequence

from rules.games import PACKAGES
from rules.position import Position
from rules.reason import Line, Reason
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
    played, better = played_line(reviews), (review.best, *review.line)
    if _SWAP in (*played, *better):
        return None
    return find(Line.of(position, played), Line.of(position, better))
