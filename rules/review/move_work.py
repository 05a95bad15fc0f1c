"""The review of a move as a piece of work for a worker process."""

from __future__ import annotations

import dataclasses
import threading

from rules.engine.report import Turn
from rules.games import read_setup
from rules.review.game_review import SEED, review_move
from rules.review.move_review import MoveReview
from rules.review.turn_search import TurnSearch
from rules.translatable_text import error_text


@dataclasses.dataclass(frozen=True)
class MoveTask:
    """A move to review.

    Attributes:
        game: the setup, as text.
        turns: of the game, up to the move.
        following: the review of the next move, if there is one.
        simulations: of the search.
    """

    game: str
    turns: tuple[Turn, ...]
    following: MoveReview | None
    simulations: int


@dataclasses.dataclass(frozen=True)
class MoveFailure:
    """Why a move has no review: the engine failed, or its worker did again and again."""

    reason: str


def work_on_move(task: MoveTask) -> MoveReview | MoveFailure:
    """Return the review of a move; the same for the same task."""
    try:
        position = read_setup(task.game.split()).start()
        for turn in task.turns[:-1]:
            position.play_turn(turn)
        search = TurnSearch(task.simulations, SEED, threading.Event())
        return review_move(search, position, task.turns[-1], task.following)
    except Exception as error:  # whatever happens to one game, the others are reviewed
        return MoveFailure(f"the engine failed: {type(error).__name__}: {error_text(error)}")
