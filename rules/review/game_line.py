"""Which moves of a game are reviewed."""

from __future__ import annotations

from collections.abc import Mapping

from rules.record.game_record import GameRecord
from rules.record.node import Node
from rules.review.move_review import MoveReview

# [index of a move] -> its review; some moves may be missing
MoveReviews = dict[int, MoveReview]


def game_line(record: GameRecord) -> list[Node]:
    """Return the nodes of the game as played: the main line, to where the game was ended."""
    return record.end_node.path()


def moves_to_review(count: int, known: Mapping[int, MoveReview], simulations: int) -> list[int]:
    """Return the indexes of the moves that lack a review as deep as this, the last one first."""
    return [
        at
        for at in reversed(range(count))
        if at not in known or known[at].simulations < simulations
    ]
