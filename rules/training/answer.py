"""The answer to an exercise."""

from __future__ import annotations

import dataclasses

from rules.review.move_review import Rate
from rules.training.exercise import Exercise


@dataclasses.dataclass(frozen=True, kw_only=True)
class Answer:
    """A turn that somebody played in an exercise.

    Attributes:
        turn: in notation.
        accepted: whether it solves the exercise.
        best: the best turn known, in notation; ``turn`` itself if none is better.
        before: the player's win rate with the best turn; None if the exercise knows its answers.
        after: the same with this turn.
    """

    turn: str
    accepted: bool
    best: str
    before: Rate | None = None
    after: Rate | None = None


def known_answer(exercise: Exercise, turn: str) -> Answer | None:
    """Return the answer if the exercise says which turns solve it; None if the engine must."""
    if not exercise.accepted:
        return None
    accepted = turn in exercise.accepted
    return Answer(turn=turn, accepted=accepted, best=turn if accepted else exercise.accepted[0])
