"""The mistakes of one game, one after another."""

from __future__ import annotations

from collections.abc import Sequence

from rules.training.deck import Deck
from rules.training.exercise import Exercise
from rules.training.exercise_queue import ExerciseQueue


class RetryQueue(ExerciseQueue):
    """Gives each of some exercises once, in their order."""

    def __init__(self, exercises: Sequence[Exercise], deck: Deck | None) -> None:
        super().__init__(deck)
        self._exercises = exercises
        self._at = 0  # how many have been given

    def next(self) -> Exercise | None:
        if self._at == len(self._exercises):
            return None
        self._at += 1
        return self._exercises[self._at - 1]

    def undo(self) -> Exercise | None:
        exercise = super().undo()
        if exercise is not None:
            self._at = self._exercises.index(exercise) + 1
        return exercise
