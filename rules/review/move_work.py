"""The review of a move as a piece of work for a worker process."""

from __future__ import annotations

import atexit
import dataclasses
import threading

from rules.engine.knowledge import GAME_KNOWLEDGE
from rules.engine.report import Turn
from rules.games import read_setup
from rules.gtp_client.errors import GtpEngineError
from rules.review.game_review import SEED, Comparer, review_move
from rules.review.move_review import MoveReview
from rules.review.review_engine import ReviewEngine, RunningEngine
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
        engine: which reviews; None for our own.
    """

    game: str
    turns: tuple[Turn, ...]
    following: MoveReview | None
    simulations: int
    engine: ReviewEngine | None = None


@dataclasses.dataclass(frozen=True)
class MoveFailure:
    """Why a move has no review: the engine failed, or its worker did again and again."""

    reason: str


def work_on_move(task: MoveTask) -> MoveReview | MoveFailure:
    """Return the review of a move; the same for the same task, if it is by our own engine."""
    try:
        start = read_setup(task.game.split()).start()
        position, line = start.copy(), task.turns[:-1]
        for turn in line:
            position.play_turn(turn)
        comparer: Comparer
        if task.engine is None:
            comparer = TurnSearch(task.simulations, SEED, threading.Event(), GAME_KNOWLEDGE)
        else:
            comparer = _RUNNING.comparer(task.engine, task.simulations, start, line)
        return review_move(comparer, position, task.turns[-1], task.following)
    except GtpEngineError as error:
        return MoveFailure(error_text(error))
    except Exception as error:  # whatever happens to one game, the others are reviewed
        return MoveFailure(f"the engine failed: {type(error).__name__}: {error_text(error)}")


_RUNNING = RunningEngine()  # in this process
atexit.register(_RUNNING.close)
